// What the table says when there is nothing to decide: the match was cut short, or a bot plays for the viewer, who may come back.

import { STAND_IN_LEVEL } from '../../match/types.ts';
import type { Session } from '../../play/session/session.ts';
import { BotFace } from '../art/bot-face.tsx';
import type { BoardModule, PartProps, Sentence, Table } from '../games/board.ts';
import { Button } from '../ui/button.tsx';
import { words } from '../words.ts';

export const isStoodIn = ({ viewer, seats, outcome }: Table): boolean =>
  viewer !== 'public' && seats[viewer]?.presence === 'stand-in' && outcome === undefined;

/** Why it ended before its end, if it did. */
export function cutShort({ ended: { value: reason } }: Session): string | undefined {
  return reason === undefined || reason === 'finished' ? undefined : words.value.result[reason];
}

/** What the board says; but nobody is asked to decide what a bot decides for them, or what is over. */
export function sentenceOf(parts: PartProps, board: BoardModule, session: Session): Sentence {
  const cut = cutShort(session);
  if (cut !== undefined) return { text: cut };
  const said = board.sentence(parts);
  if (!isStoodIn(parts.table) || session.looksOn) return said;
  const { botPlays } = words.value.table;
  return { lead: botPlays, text: '', ...(said.aside !== undefined && { aside: said.aside }) };
}

/** In place of the actions, which are the bot's for now. */
export function StoodInBar({ session }: { readonly session: Session }) {
  const { botPlaysHint, iAmHere } = words.value.table;
  const comeBack = () => {
    session.comeBack?.();
    // The button goes away: whoever came by keyboard goes on from the board.
    document.getElementById('main')?.focus();
  };
  return (
    <div class="stood-in">
      <BotFace level={STAND_IN_LEVEL} />
      <p>{botPlaysHint}</p>
      <Button look="main" onClick={comeBack}>
        {iAmHere}
      </Button>
    </div>
  );
}
