// Announces to screen readers what happened and what to do now, and notifies players who look elsewhere that it is their turn.

import { useEffect, useRef } from 'preact/hooks';
import type { Logged, Presenter } from '../../play/presenter/presenter.ts';
import type { Session } from '../../play/session/session.ts';
import type { BoardModule, PartProps } from '../games/board.ts';
import { announce } from '../kit/announce.tsx';
import { mayNotify, showNotice } from '../kit/notice.ts';
import { playSound } from '../kit/sound.ts';
import { settings } from '../settings.ts';
import { words } from '../words.ts';
import { lineOf } from './log.tsx';
import { sentenceOf } from './stood-in.tsx';

const spoken = (parts: PartProps, board: BoardModule, session: Session): string => {
  const { lead, text } = sentenceOf(parts, board, session);
  return lead ? `${lead} ${text}` : text;
};

export function repeatSentence(parts: PartProps, board: BoardModule, session: Session): void {
  announce(spoken(parts, board, session));
}

/** News that is announced elsewhere: of the viewer's own seat by the sentence, of a handed-over seat by a toast. */
const isSaid = (logged: Logged): boolean =>
  'news' in logged && (logged.news.type === 'taken-over' || logged.table.who(logged.news.seat).you);

export interface Announced {
  readonly session: Session;
  readonly presenter: Presenter;
}

export function useAnnouncer(
  parts: PartProps | undefined,
  board: BoardModule,
  { session, presenter }: Announced,
): void {
  const heard = useRef<number | undefined>(undefined);
  const said = useRef('');
  const log = presenter.log.value;
  const settled = parts?.table.settled === true;
  const sentence = parts && settled ? spoken(parts, board, session) : '';

  useEffect(() => {
    if (!parts || !settled) return;
    // A short wait joins messages that belong together: screen readers drop all but the last of quick ones.
    const timer = setTimeout(() => {
      const fresh = heard.current === undefined ? [] : log.slice(heard.current);
      heard.current = log.length;
      const lines = fresh.flatMap((logged) => (isSaid(logged) ? [] : (lineOf(logged, parts, board)?.text ?? [])));
      // At the end of a match the last log line is the same as the sentence.
      const now = sentence === said.current || lines.at(-1) === sentence ? [] : [sentence];
      said.current = sentence;
      if (lines.length + now.length > 0) announce([...lines, ...now].join(' '));
    }, 120);
    return () => clearTimeout(timer);
  }, [settled, sentence, log, board, parts]);

  const myTurn = parts?.table.myTurn === true;
  const game = board.game.id;
  useEffect(() => {
    if (!myTurn) return;
    playSound('turn');
    if (!document.hidden || !settings.value.notify || !mayNotify()) return;
    const close = showNotice(words.value.table.yourTurnIn(words.value.games[game].name));
    document.addEventListener('visibilitychange', close, { once: true });
    return close;
  }, [myTurn, game]);
}
