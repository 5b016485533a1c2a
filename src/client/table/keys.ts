// Keys that work anywhere at the table.

import type { Signal } from '@preact/signals';
import { useLayoutEffect } from 'preact/hooks';
import type { Presenter } from '../../play/presenter/presenter.ts';
import type { Session } from '../../play/session/session.ts';
import type { BoardModule, PartProps } from '../games/board.ts';
import { repeatSentence } from './announcer.ts';
import type { Panel } from './frame.tsx';

export interface KeyTargets {
  readonly session: Session;
  readonly presenter: Presenter;
  readonly panel: Signal<Panel | undefined>;
}

export function useKeys(
  parts: PartProps | undefined,
  board: BoardModule,
  { session, presenter, panel }: KeyTargets,
): void {
  // Before anything is painted: quick keys must not act on the table as it was before.
  useLayoutEffect(() => {
    function onKey(event: KeyboardEvent): void {
      const typing = event.target instanceof Element && event.target.matches('input, select, textarea');
      if (!parts || panel.value || typing || event.defaultPrevented) return;
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      if (board.onKey?.(event, parts)) {
        event.preventDefault();
        return;
      }
      switch (event.key) {
        case 'Escape':
          if (!parts.table.settled) presenter.skip();
          return;
        case 'u':
          if (session.canUndo.value) session.undo();
          return;
        case 'l':
          panel.value = 'log';
          return;
        case 'm':
          panel.value = 'menu';
          return;
        case '?':
          panel.value = 'keys';
          return;
        case 's':
          repeatSentence(parts, board, session);
          return;
      }
    }
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  });
}
