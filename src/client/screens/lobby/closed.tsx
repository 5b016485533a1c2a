// There is no such table: says why, and what to do.

import type { ComponentChildren } from 'preact';
import { formatPath } from '../../router.ts';
import { Button } from '../../ui/button.tsx';
import { words } from '../../words.ts';
import './lobby.css';

export interface ClosedProps {
  readonly text: string;
  readonly retry?: boolean;
  /** What else can be done. */
  readonly children?: ComponentChildren;
}

export function Closed({ text, retry, children }: ClosedProps) {
  const { notFound, ui } = words.value;
  return (
    <main class="closed" id="main" tabIndex={-1}>
      <EmptyTable />
      <div role="status">
        <h1>{text}</h1>
      </div>
      <span>
        {children}
        {retry && (
          <Button look="main" onClick={() => location.reload()}>
            {ui.reload}
          </Button>
        )}
        <a class="button" href={formatPath({ screen: 'home' })}>
          {notFound.home}
        </a>
      </span>
    </main>
  );
}

function EmptyTable() {
  return (
    <svg class="empty-table" viewBox="0 0 320 170" aria-hidden="true">
      <ellipse cx="160" cy="150" rx="140" ry="16" fill="#000" opacity=".35" />
      <path d="M84 96 66 150M236 96 254 150" stroke="#4a2f18" stroke-width="12" stroke-linecap="round" />
      <ellipse cx="160" cy="92" rx="120" ry="26" fill="#6b4423" stroke="#3d2410" stroke-width="4" />
      <ellipse cx="160" cy="87" rx="120" ry="26" fill="#8a5a2e" stroke="#3d2410" stroke-width="3" />
      <path
        d="M60 84C100 74 220 74 260 84M72 94C110 102 210 102 248 94"
        fill="none"
        stroke="#6b4423"
        stroke-width="2"
      />
      <path d="M142 46H178L186 84H134Z" fill="#2b1a08" stroke="#bd8536" stroke-width="5" stroke-linejoin="round" />
      <path d="M146 44C146 22 174 22 174 44" fill="none" stroke="#bd8536" stroke-width="4" />
      <path d="M160 80C153 72 155 66 160 60" fill="none" stroke="#8f8a80" stroke-width="3" stroke-linecap="round" />
      <path d="M30 112 24 150M62 112 68 150M22 112H70" stroke="#4a2f18" stroke-width="8" stroke-linecap="round" />
      <path d="M258 112 252 150M290 112 296 150M250 112H298" stroke="#4a2f18" stroke-width="8" stroke-linecap="round" />
    </svg>
  );
}
