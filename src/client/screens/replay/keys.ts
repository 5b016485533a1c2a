// The keys of a replay.

import { useLayoutEffect } from 'preact/hooks';
import { type KeyEntry, listenToKeys, pressKey } from '../../kit/keys.ts';
import { words } from '../../words.ts';

export interface ReplaySteps {
  readonly at: number;
  readonly length: number;
  to(step: number): void;
}

export const REPLAY_KEYS: readonly KeyEntry<ReplaySteps>[] = [
  {
    shown: '←',
    keys: ['arrowleft'],
    help: () => words.value.replay.back,
    run({ at, to }) {
      if (at > 0) to(at - 1);
      return at > 0;
    },
  },
  {
    shown: '→',
    keys: ['arrowright'],
    help: () => words.value.replay.forward,
    run({ at, length, to }) {
      if (at < length) to(at + 1);
      return at < length;
    },
  },
];

export function useReplayKeys(steps: ReplaySteps): void {
  // Before anything is painted: a key pressed right after one step means the next, not the same again.
  useLayoutEffect(() =>
    listenToKeys((event) => {
      if (!document.querySelector('dialog[open]')) pressKey(REPLAY_KEYS, event, steps);
    }),
  );
}
