// How long the viewer still has to decide, shown when it is short. Announced only once.

import { useEffect, useState } from 'preact/hooks';
import type { Session } from '../../play/session/session.ts';
import type { Table } from '../games/board.ts';
import { announce } from '../kit/announce.tsx';
import { words } from '../words.ts';

/** Timers cannot run for weeks: a long wait is checked again now and then. */
const LONGEST_WAIT = 60_000;

export interface TimeLeftProps {
  readonly session: Session;
  readonly table: Table;
}

export function TimeLeft({ session, table }: TimeLeftProps) {
  const [, look] = useState(0);
  // A game with its own clock shows that one.
  const due = table.deadline === undefined ? session.decideBy?.value : undefined;
  const left = due && Math.max(0, due.at - session.now());
  const isShort = due !== undefined && left !== undefined && left <= due.warn;
  const seconds = Math.ceil((left ?? 0) / 1000);

  useEffect(() => {
    if (due === undefined || left === undefined || left === 0) return;
    const wait = isShort ? left - (seconds - 1) * 1000 : Math.min(left - due.warn, LONGEST_WAIT);
    const timer = setTimeout(() => look((times) => times + 1), wait + 5);
    return () => clearTimeout(timer);
  });
  useEffect(() => {
    if (isShort) announce(words.value.table.timeLeft(seconds));
  }, [isShort, due?.at]);

  if (!isShort) return undefined;
  return (
    <span class="time-left" role="timer" aria-label={words.value.table.timeLeft(seconds)}>
      {Math.floor(seconds / 60)}:{String(seconds % 60).padStart(2, '0')}
    </span>
  );
}
