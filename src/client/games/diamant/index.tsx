// The board of Diamant: a cave you look into, with everyone's lamp on the last card.

import './styles/diamant.css';
import './styles/dock.css';
import './styles/choices.css';
import './styles/outcome.css';
import './styles/dock-phones.css';
import './styles/cave.css';
import './styles/cards.css';
import './styles/explorers.css';
import './styles/flights.css';
import './styles/traps-seen.css';
import './styles/cave-shapes.css';
import './styles/table.css';
import './styles/table-wide.css';
import './styles/seats.css';
import './styles/table-full.css';
import './styles/forced-colors.css';
import { type Diamant, diamant } from '../../../games/diamant/index.ts';
import { GAME_WORDS } from '../../../words/catalogues.ts';
import type { DiamantWords } from '../../../words/en/diamant.ts';
import type { BoardModule } from '../board.ts';
import { Actions } from './actions/actions.tsx';
import { showAdvice } from './advice.ts';
import { DiamantSymbols } from './art/symbols.tsx';
import { Board } from './board/board.tsx';
import { Status } from './board/status.tsx';
import { KEYS } from './keys.ts';
import { logIcon } from './log-icon.tsx';
import { defaultOptions, optionFields } from './options.ts';
import { dwell, sound, suspense } from './pacing.ts';
import { Breakdown } from './scoring/breakdown.tsx';
import { Face, SeatDetails, seatNote } from './seats/seat.tsx';
import { type DiamantSelection, makeSelection } from './selection.ts';
import { saying, sentence } from './speech.ts';

export const board: BoardModule<Diamant, DiamantSelection, DiamantWords> = {
  game: diamant,
  words: GAME_WORDS.diamant,
  layout: { sentence: 'over', actions: 'column', log: 'side' },
  makeSelection,
  quickSeats: 5,
  defaultOptions,
  optionFields,
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
  suspense,
  dwell,
  sound,
  keys: KEYS,
  showAdvice,
  Breakdown,
};
