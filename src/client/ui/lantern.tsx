// The lantern: shown while something loads.

import { words } from '../words.ts';

export function Lantern() {
  return (
    <svg viewBox="0 0 80 150" aria-hidden="true">
      <defs>
        <radialGradient id="lantern-glow">
          <stop offset="0" stop-color="#ffb454" stop-opacity=".75" />
          <stop offset=".4" stop-color="#ffb454" stop-opacity=".24" />
          <stop offset="1" stop-color="#ffb454" stop-opacity="0" />
        </radialGradient>
        <linearGradient id="lantern-brass" x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stop-color="#f7d795" />
          <stop offset=".5" stop-color="#bd8536" />
          <stop offset="1" stop-color="#704614" />
        </linearGradient>
      </defs>
      <circle cx="40" cy="96" r="40" fill="url(#lantern-glow)" />
      <path d="M40 0V48" stroke="#8a6a3a" stroke-width="3" stroke-dasharray="6 3" />
      <path d="M22 66C22 42 58 42 58 66" fill="none" stroke="url(#lantern-brass)" stroke-width="4" />
      <path d="M26 56H54L61 70H19Z" fill="url(#lantern-brass)" stroke="#3a230a" stroke-width="2" />
      <path d="M21 70H59L63 116H17Z" fill="#ffcf78" opacity=".35" />
      <g class="flame">
        <path d="M40 74C50 86 51 96 48 103 45 110 35 110 32 103 29 96 33 88 40 74Z" fill="#ffb23e" />
        <path d="M40 88C45 95 45 101 43 105 41 108 39 108 37 105 35 101 36 96 40 88Z" fill="#fff4cc" />
      </g>
      <path d="M21 70 17 116M59 70 63 116M33 70 31 116M47 70 49 116" stroke="#5a3a14" stroke-width="2.5" />
      <path d="M14 116H66L70 130H10Z" fill="url(#lantern-brass)" stroke="#3a230a" stroke-width="2" />
    </svg>
  );
}

export function Waiting({ text }: { readonly text?: string }) {
  return (
    <div class="waiting" role="status">
      <Lantern />
      <p>{text ?? words.value.table.loading}</p>
    </div>
  );
}
