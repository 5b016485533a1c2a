// Beside the title: the five entrances. Closed ones, the current one, and those to come.

import { EXPEDITIONS } from '../../../../games/diamant/index.ts';
import { Picture } from '../art/symbols.tsx';
import type { Parts } from '../parts.ts';

const ENTRANCES = Array.from({ length: EXPEDITIONS }, (_, index) => index + 1);

export function Status({ table, words }: Parts) {
  const { expedition, stage } = table.view;
  const stateOf = (n: number): 'done' | 'now' | 'next' => {
    if (n < expedition || stage === 'over') return 'done';
    return n === expedition ? 'now' : 'next';
  };
  return (
    <div class="entrances">
      <span class="where" aria-hidden="true">
        {words.expedition(expedition, EXPEDITIONS)}
      </span>
      <ol aria-label={words.expedition(expedition, EXPEDITIONS)}>
        {ENTRANCES.map((n) => {
          const state = stateOf(n);
          return (
            <li key={n} class={state} aria-current={state === 'now' ? 'step' : undefined}>
              <span class="unseen">{words.entrance[state](n)}</span>
              <Picture of="entrance" class="arch" />
              <b aria-hidden="true">{n}</b>
              {state === 'done' && <Boards />}
            </li>
          );
        })}
      </ol>
    </div>
  );
}

/** The boards over a closed entrance (D20). */
const Boards = () => (
  <svg class="boards" viewBox="0 0 64 56" aria-hidden="true">
    <path d="m12 30 40-6 1 7-40 6z" fill="#8a5a2c" />
    <path d="m12 42 40 4-1 7-40-4z" fill="#6d4321" />
    <path d="m12 30 40-6v2l-40 6zM12 42l40 4v2l-40-4z" fill="#c08a4c" />
    <path d="M16 33h2M46 29h2M16 46h2M46 49h2" stroke="#2b1a0c" stroke-width="2" stroke-linecap="round" />
  </svg>
);
