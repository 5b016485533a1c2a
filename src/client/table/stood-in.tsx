// What the table says when the viewer has nothing to decide: the match was cut short, or a stand-in plays for them.

import { STAND_IN_LEVEL } from '../../match/types.ts';
import type { Session } from '../../play/session/session.ts';
import { BotFace } from '../art/bot-face.tsx';
import type { BoardModule, PartProps, Sentence, Table } from '../games/board.ts';
import { Button } from '../ui/button.tsx';
import { words } from '../words.ts';

export const isStoodIn = ({ viewer, seats, outcome }: Table): boolean =>
  viewer !== 'public' && seats[viewer]?.presence === 'stand-in' && outcome === undefined;

/** Why the match was cut short, if it was. */
export function cutShort({ ended: { value: reason } }: Session): string | undefined {
  return reason === undefined || reason === 'finished' ? undefined : words.value.result[reason];
}

/** The board's sentence, unless a stand-in decides for the viewer or the match was cut short. */
export function sentenceOf(parts: PartProps, board: BoardModule, session: Session): Sentence {
  const cut = cutShort(session);
  if (cut !== undefined) return { text: cut };
  const said = board.sentence(parts);
  if (!isStoodIn(parts.table) || session.looksOn) return said;
  const { botPlays } = words.value.table;
  return { lead: botPlays, text: '', ...(said.aside !== undefined && { aside: said.aside }) };
}

/** Replaces the actions while a stand-in plays. */
export function StoodInBar({ session }: { readonly session: Session }) {
  const { botPlaysHint, iAmHere } = words.value.table;
  const comeBack = () => {
    session.comeBack?.();
    // The button disappears: keyboard users go on from the board.
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
