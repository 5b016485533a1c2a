// The board of Diamant: a cave you look into, with everyone's lamp on the last card.

import './styles/diamant.css';
import './styles/dock.css';
import './styles/scene.css';
import './styles/table.css';
import './styles/table-full.css';
import { type Diamant, diamant } from '../../../games/diamant/index.ts';
import { GAME_WORDS } from '../../../words/catalogues.ts';
import type { DiamantWords } from '../../../words/en/diamant.ts';
import type { BoardModule } from '../board.ts';
import { Actions, choose } from './actions/actions.tsx';
import { DiamantSymbols } from './art/symbols.tsx';
import { Board } from './board/board.tsx';
import { guess, isGuessing } from './board/guess.tsx';
import { Status } from './board/status.tsx';
import { logIcon } from './log-icon.tsx';
import { dwell, sound } from './pacing.ts';
import { insiders, type Parts } from './parts.ts';
import { Breakdown } from './scoring/breakdown.tsx';
import { Face, SeatDetails, seatNote } from './seats/seat.tsx';
import { type DiamantDesk, makeDesk } from './selection.ts';
import { saying, sentence } from './speech.ts';

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
