// The board of Diamant: a cave you look into, with everyone's lamp on the last card.

import './diamant.css';
import './dock.css';
import './scene.css';
import './table.css';
import './table-full.css';
import { type Diamant, diamant } from '../../../games/diamant/index.ts';
import { GAME_WORDS } from '../../../words/catalogues.ts';
import type { DiamantWords } from '../../../words/en/diamant.ts';
import type { BoardModule } from '../board.ts';
import { Actions, choose } from './actions.tsx';
import { DiamantSymbols } from './art/symbols.tsx';
import { Board } from './board.tsx';
import { Breakdown } from './breakdown.tsx';
import { type DiamantDesk, makeDesk } from './desk.ts';
import { guess, isGuessing } from './guess.tsx';
import { logIcon } from './log-icon.tsx';
import { dwell, sound } from './moments.ts';
import { insiders, type Parts } from './parts.ts';
import { Face, SeatDetails, seatNote } from './seat.tsx';
import { saying, sentence } from './speech.ts';
import { Status } from './status.tsx';

export const board: BoardModule<Diamant, DiamantDesk, DiamantWords> = {
  game: diamant,
  words: GAME_WORDS.diamant,
  layout: { sentence: 'over', actions: 'column', log: 'side' },
  makeDesk,
  quickSeats: 5,
  defaultOptions: () => ({ relics: true, openChests: false }),
  optionFields: ({ options }) => [
    {
      type: 'toggle',
      label: options.relics,
      hint: options.relicsHint,
      read: ({ relics }) => relics,
      write: (all, relics) => ({ ...all, relics }),
    },
    {
      type: 'toggle',
      label: options.openChests,
      hint: options.openChestsHint,
      read: ({ openChests }) => openChests,
      write: (all, openChests) => ({ ...all, openChests }),
    },
  ],
  Backdrop: DiamantSymbols,
  Board,
  Actions,
  Status,
  SeatDetails,
  Face,
  seatNote,
  sentence,
  logLine(effect, props) {
    const text = saying(effect, props);
    return text === '' ? undefined : { text, icon: logIcon(effect) };
  },
  dwell,
  sound,
  onKey,
  point(action, { table, desk }) {
    desk.advised.value = { round: table.view.round, choice: action.choice };
  },
  Breakdown,
};

/** Arrows as the buttons lie; digits for the guess of those in camp, 0 for nobody. */
function onKey(event: KeyboardEvent, { table, desk }: Parts): boolean {
  // A key that is held down goes no further than one that was pressed.
  if (event.repeat || event.ctrlKey || event.metaKey || event.altKey) return false;
  if (event.key === 'ArrowRight') return choose({ table, desk }, 'on');
  if (event.key === 'ArrowLeft') return choose({ table, desk }, 'back');
  if (!isGuessing(table) || !/^[0-8]$/.test(event.key)) return false;
  const seat = Number(event.key) - 1;
  if (seat >= 0 && !insiders(table.view).includes(seat)) return false;
  guess(desk, table, seat < 0 ? undefined : seat);
  return true;
}
