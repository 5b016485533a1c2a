// Keys that work anywhere at the table.

import type { Signal } from '@preact/signals';
import { useLayoutEffect } from 'preact/hooks';
import type { BoardModule, PartProps } from '../games/board.ts';
import type { Session } from '../session/session.ts';
import { repeatSentence } from './announcer.ts';
import type { Panel } from './frame.tsx';
import type { Stage } from './stage.ts';

export interface KeyTargets {
  readonly session: Session;
  readonly stage: Stage;
  readonly panel: Signal<Panel | undefined>;
}

export function useKeys(parts: PartProps | undefined, board: BoardModule, { session, stage, panel }: KeyTargets): void {
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
          if (!parts.table.settled) stage.skip();
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
