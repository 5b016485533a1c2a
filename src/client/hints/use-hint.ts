// Asking for advice: each further request about the same position gets a longer answer.

import { type ReadonlySignal, useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { Hint } from '../../bots/bot.ts';
import type { Viewer } from '../../contract/game.ts';
import type { Session } from '../../play/session/session.ts';
import type { Table } from '../games/board.ts';
import { announce } from '../kit/announce.tsx';
import { type Bots, botsInWorker } from '../session/bots.ts';
import { language } from '../settings.ts';
import { coachWords } from '../words.ts';
import { noteHinted } from './hinted.ts';

export interface Advice {
  readonly step: number;
  readonly text: string;
  readonly hint: Hint | undefined;
}

export interface Adviser {
  readonly advice: ReadonlySignal<Advice | undefined>;
  /** Asks for more about this position. */
  ask(): void;
  /** Closes the advice. */
  close(): void;
}

export function useHint(session: Session, table: Table): Adviser {
  const advice = useSignal<Advice | undefined>(undefined);
  const bots = useRef<Bots | undefined>(undefined);
  const now = useRef(table);
  now.current = table;
  /** How much was asked for about this position; undefined before the first press. */
  const goal = useRef<number | undefined>(undefined);
  useEffect(() => () => bots.current?.close(), []);

  const { viewer, view, effect, settled, myTurn } = table;
  // A move of one's own makes advice outdated. In a race others move all the time: then the bot is asked again.
  useEffect(() => {
    if (goal.current === undefined || !settled) return;
    if (!myTurn || isBy(effect, viewer)) close();
    else void think(goal.current);
  }, [view, viewer, settled, myTurn]);

  async function think(step: number): Promise<void> {
    const asked = now.current;
    if (asked.viewer === 'public' || !asked.myTurn) return;
    const seat = asked.viewer;
    bots.current ??= botsInWorker();
    const question = { view: asked.view, seat, level: 5, seed: 'hint', at: asked.now() } as const;
    const [words, hint] = await Promise.all([
      // Fetched with the first hint: most tables never need them.
      import('../../words/game-coach.ts').then((words) => words.GAME_COACH_WORDS[session.game.id](language())),
      bots.current.hint(session.game.id, question, step).catch(() => undefined),
    ]);
    // Somebody has moved meanwhile. If it matters, the effect above has asked again.
    if (now.current.view !== asked.view || goal.current !== step) return;
    const text = (hint && words.hints[hint.code]?.(hint.detail ?? {})) ?? coachWords.value.noHint;
    if (hint) {
      noteHinted(session.match, seat);
      session.noteHint?.(step);
    }
    if (text !== advice.value?.text) announce(text);
    advice.value = { step, text, hint };
  }

  function ask(): void {
    if (now.current.settled && !now.current.myTurn) return;
    goal.current = goal.current === undefined ? 0 : goal.current + 1;
    void think(goal.current);
  }

  function close(): void {
    goal.current = undefined;
    advice.value = undefined;
  }

  return { advice, ask, close };
}

/** Effects that somebody caused name their seat, in every game. */
const isBy = (effect: unknown, viewer: Viewer): boolean =>
  typeof effect === 'object' && effect !== null && 'seat' in effect && effect.seat === viewer;
