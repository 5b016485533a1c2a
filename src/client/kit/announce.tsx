// Live regions for screen readers: a polite one for the course of play, an assertive one for refusals.

import { signal } from '@preact/signals';

const polite = signal('');
const urgent = signal('');
let turn = false;

/** The same text twice in a row is two announcements. An invisible character tells them apart. */
const fresh = (text: string): string => {
  turn = !turn;
  return turn ? `${text}\u200b` : text;
};

export function announce(text: string): void {
  polite.value = fresh(text);
}

export function announceNow(text: string): void {
  urgent.value = fresh(text);
}

export function LiveRegions() {
  return (
    <div class="unseen">
      <div role="status" aria-live="polite">
        {polite.value}
      </div>
      <div role="alert" aria-live="assertive">
        {urgent.value}
      </div>
    </div>
  );
}
