// The keys of advice.

import { useEffect } from 'preact/hooks';
import { type KeyEntry, listenToKeys, pressKey } from '../kit/keys.ts';
import { coachWords, words } from '../words.ts';
import type { Adviser } from './use-hint.ts';

export const HINT_KEYS: readonly KeyEntry<Adviser>[] = [
  {
    keys: ['h'],
    help: () => coachWords.value.keyHint,
    run({ ask }) {
      ask();
      return true;
    },
  },
  {
    shown: 'Esc',
    keys: ['escape'],
    help: () => words.value.keys.escape,
    run({ advice, close }) {
      const isOpen = advice.value !== undefined;
      if (isOpen) close();
      return isOpen;
    },
  },
];

export function useHintKeys(adviser: Adviser): void {
  // After the table's keys: what is picked up is put back first.
  useEffect(() =>
    listenToKeys((event) => {
      if (!document.querySelector('dialog[open]')) pressKey(HINT_KEYS, event, adviser);
    }),
  );
}
