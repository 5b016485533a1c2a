// The board of Sir Ocelot's Cave: three caves in lamp light, tools around them, and a companion within.

import './styles/theme.css';
import './styles/seats.css';
import './styles/low-screens.css';
import './styles/medallion.css';
import './styles/points.css';
import './styles/mat.css';
import './styles/pieces.css';
import './styles/bar.css';
import './styles/bar-sizes.css';
import './styles/forced-colors.css';
import type { Seat } from '../../../contract/game.ts';
import { type Ocelot, ocelot } from '../../../games/ocelot/index.ts';
import { GAME_WORDS } from '../../../words/catalogues.ts';
import type { OcelotWords } from '../../../words/en/ocelot.ts';
import type { BoardModule } from '../board.ts';
import { Actions } from './actions/actions.tsx';
import { markBetter, showAdvice } from './advice.ts';
import { Picture } from './art/symbols.tsx';
import { Backdrop } from './board/backdrop.tsx';
import { Board } from './board/board.tsx';
import { Status } from './board/status.tsx';
import { KEYS } from './keys.ts';
import { defaultOptions, optionFields } from './options.ts';
import { dwell, sound } from './pacing.ts';
import { Breakdown } from './scoring/breakdown.tsx';
import { Face, SeatDetails, seatNote } from './seats/seat.tsx';
import { makeSelection, type OcelotSelection } from './selection.ts';
import { logLine, sentence } from './speech.ts';

export const board: BoardModule<Ocelot, OcelotSelection, OcelotWords> = {
  game: ocelot,
  words: GAME_WORDS.ocelot,
  layout: { sentence: 'above', actions: 'column', log: 'side' },
  makeSelection,
  quickSeats: 2,
  defaultOptions,
  optionFields,
  Board,
  Actions,
  Backdrop,
  Status,
  SeatDetails,
  Face,
  seatNote,
  sentence,
  logLine(effect, props) {
    const line = logLine(effect, props);
    // By reference: a hundred lines need not draw the face a hundred times.
    return line && { ...line, icon: <Picture of={iconOf(line.seat)} /> };
  },
  dwell,
  sound,
  keys: KEYS,
  showAdvice,
  markBetter,
  Breakdown,
};

const iconOf = (seat: Seat | undefined): string => (seat === undefined ? 'cluster' : seat === 0 ? 'ocelot' : 'penguin');
