// Symbols and gradients that only the home page needs.

export function HomeSymbols() {
  return (
    <svg class="symbols" aria-hidden="true">
      <linearGradient id="title-face" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="82">
        <stop offset="0" style={{ stopColor: 'var(--title-a)' }} />
        <stop offset="1" style={{ stopColor: 'var(--title-b)' }} />
      </linearGradient>
      <linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" style={{ stopColor: 'var(--sky-a)' }} />
        <stop offset="1" style={{ stopColor: 'var(--sky-b)' }} />
      </linearGradient>
      <radialGradient id="blue-cave">
        <stop offset="0" stop-color="#4c74a8" />
        <stop offset=".55" stop-color="#22385a" />
        <stop offset="1" stop-color="#0d1526" />
      </radialGradient>
      <radialGradient id="red-cave" cy=".56">
        <stop offset="0" stop-color="#8a2f3c" />
        <stop offset=".5" stop-color="#3f1a2b" />
        <stop offset="1" stop-color="#170d18" />
      </radialGradient>
      <radialGradient id="mine" cy=".4">
        <stop offset="0" stop-color="#7b5a34" />
        <stop offset=".6" stop-color="#3a2a1d" />
        <stop offset="1" stop-color="#17110d" />
      </radialGradient>
      <defs>
        <g id="letters">
          <path d="M58 22 44 8H22L8 22V60L22 74H44L58 60V43H36" />
          <path d="M84 82V8H120L132 20V32L120 44H84M108 44 132 82" />
          <path d="M174 8H194L208 22V60L194 74H174L160 60V22Z" />
          <path d="M224 8H284M254 8V82" />
          <path d="M294 8H354M324 8V82" />
        </g>
      </defs>
      <symbol id="ruby" viewBox="0 0 24 24">
        <path d="M12 22 1 9 6 2H18L23 9Z" fill="#c01f45" />
        <path d="M6 2H18L15 9H9Z" fill="#ff9db0" />
        <path d="M1 9 6 2 9 9ZM23 9 18 2 15 9Z" fill="#ef5674" />
        <path d="M9 9H15L12 22Z" fill="#8d0f2d" />
      </symbol>
      <symbol id="diamond" viewBox="0 0 24 24">
        <path d="M12 22 1 9 6 2H18L23 9Z" fill="#7cc3ea" />
        <path d="M6 2H18L15 9H9Z" fill="#fff" />
        <path d="M1 9 6 2 9 9ZM23 9 18 2 15 9Z" fill="#d3f1ff" />
        <path d="M9 9H15L12 22Z" fill="#4c96c4" />
      </symbol>
      <symbol id="explorer" viewBox="0 0 60 90">
        <path d="M10 90C8 62 16 48 30 48S52 62 50 90Z" fill="var(--coat,#3f78c9)" />
        <path d="M18 58H42V80H18Z" fill="#6b4423" />
        <path d="M18 66H42" stroke="#3d2410" stroke-width="3" />
        <circle cx="30" cy="36" r="14" fill="#6b4423" />
        <path d="M14 32C14 14 20 8 30 8S46 14 46 32Z" fill="var(--hat,#caa45f)" />
        <path d="M4 33C14 26 46 26 56 33 46 39 14 39 4 33Z" fill="var(--hat,#caa45f)" />
        <path d="M14 26H46V31H14Z" fill="#0004" />
      </symbol>
      <symbol id="dwarf" viewBox="0 0 90 100">
        <path d="M12 100C10 74 24 64 45 64S80 74 78 100Z" fill="var(--coat,#2f6b8f)" />
        <circle cx="45" cy="46" r="22" fill="#f0bd92" />
        <path d="M20 48C18 82 32 98 45 98S72 82 70 48C64 56 58 58 45 58S26 56 20 48Z" fill="var(--beard,#c8552b)" />
        <path d="M32 66C34 80 38 88 42 94M58 66C56 80 52 88 48 94" fill="none" stroke="#0003" stroke-width="3" />
        <path
          d="M28 56C36 50 42 52 45 56 48 52 54 50 62 56 56 64 48 62 45 59 42 62 34 64 28 56Z"
          fill="var(--beard,#c8552b)"
          stroke="#0004"
          stroke-width="1.5"
        />
        <ellipse cx="45" cy="51" rx="6" ry="5" fill="#e39b72" />
        <circle cx="36" cy="43" r="3" fill="#2a1a10" />
        <circle cx="54" cy="43" r="3" fill="#2a1a10" />
        <path d="M19 38C19 16 30 8 45 8S71 16 71 38Z" fill="var(--helm,#8c939c)" stroke="#0006" stroke-width="2" />
        <path d="M15 36H75V42H15Z" fill="#5d636c" />
        <circle cx="45" cy="24" r="16" fill="url(#g-glow)" />
        <circle cx="45" cy="24" r="8" fill="#fff3c4" stroke="#8a5b1d" stroke-width="3" />
      </symbol>
    </svg>
  );
}
