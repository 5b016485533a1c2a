// Keys that work anywhere at the table. The board's own keys come first.

import type { Signal } from '@preact/signals';
import { useLayoutEffect } from 'preact/hooks';
import type { Presenter } from '../../play/presenter/presenter.ts';
import type { Session } from '../../play/session/session.ts';
import type { BoardModule, PartProps } from '../games/board.ts';
import { type KeyEntry, listenToKeys, pressKey } from '../kit/keys.ts';
import { words } from '../words.ts';
import { repeatSentence } from './announcer.ts';
import type { Panel } from './frame.tsx';

export interface KeyTargets {
  readonly session: Session;
  readonly presenter: Presenter;
  readonly panel: Signal<Panel | undefined>;
}

export interface TableKeys extends KeyTargets {
  readonly parts: PartProps;
  readonly board: BoardModule;
}

const opens = (which: Panel) => ({
  run({ panel }: Pick<TableKeys, 'panel'>) {
    panel.value = which;
    return true;
  },
});

export const TABLE_KEYS: readonly KeyEntry<TableKeys>[] = [
  {
    shown: 'Esc',
    keys: ['escape'],
    help: () => words.value.keys.escape,
    run({ parts, presenter }) {
      const isShowing = !parts.table.settled;
      if (isShowing) presenter.skip();
      return isShowing;
    },
  },
  {
    keys: ['s'],
    help: () => words.value.keys.status,
    run({ parts, board, session }) {
      repeatSentence(parts, board, session);
      return true;
    },
  },
  {
    keys: ['u'],
    help: () => words.value.table.undo,
    run({ session }) {
      if (session.canUndo.value) session.undo();
      return true;
    },
  },
  { keys: ['l'], help: () => words.value.table.log, ...opens('log') },
  { keys: ['m'], help: () => words.value.table.menu, ...opens('menu') },
  { keys: ['?'], help: () => words.value.keys.help, ...opens('keys') },
];

export function useKeys(parts: PartProps | undefined, board: BoardModule, targets: KeyTargets): void {
  // Before anything is painted: quick keys must not act on the table as it was before.
  useLayoutEffect(() =>
    listenToKeys((event) => {
      if (!parts || targets.panel.value || pressKey(board.keys, event, parts)) return;
      pressKey(TABLE_KEYS, event, { ...targets, parts, board });
    }),
  );
}
