// The board of Out of Mine!: your gallery in lamp light, the shared supply below it, and the rivals' mines beside it.

import './styles/tokens.css';
import './styles/crystal.css';
import './styles/timber-frame.css';
import './styles/gallery.css';
import './styles/tiles.css';
import './styles/banner.css';
import './styles/choose-side.css';
import './styles/workbench.css';
import './styles/workbench-phones.css';
import './styles/workbench-wide.css';
import './styles/card.css';
import './styles/card-wide.css';
import './styles/seats.css';
import './styles/sentence-and-status.css';
import './styles/seats-sizes.css';
import './styles/marks.css';
import './styles/ledger.css';
import './styles/breakdown.css';
import './styles/scoring-sizes.css';
import './styles/forced-colors.css';
import { outOfMine } from '../../../games/out-of-mine/index.ts';
import type { OutOfMine } from '../../../games/out-of-mine/types.ts';
import { GAME_WORDS } from '../../../words/catalogues.ts';
import type { OutOfMineWords } from '../../../words/en/out-of-mine.ts';
import { lazy } from '../../ui/lazy.tsx';
import type { BoardModule } from '../board.ts';
import { Actions } from './actions/actions.tsx';
import { showAdvice } from './advice.ts';
import { MineSymbols } from './art/symbols.tsx';
import { Board } from './board/board.tsx';
import { Status } from './board/status.tsx';
import { KEYS } from './keys.ts';
import { defaultOptions, optionFields } from './options.ts';
import { dwell, sound } from './pacing.ts';
import { seatFields, seatHelp } from './seat-help.ts';
import { Face, SeatDetails, seatNote } from './seats/seat.tsx';
import { type MineSelection, makeSelection } from './selection.ts';
import { logLine, sentence } from './speech.ts';

export const board: BoardModule<OutOfMine, MineSelection, OutOfMineWords> = {
  game: outOfMine,
  words: GAME_WORDS['out-of-mine'],
  layout: { actions: 'wide', log: 'sheet' },
  makeSelection,
  quickSeats: 3,
  defaultOptions,
  optionFields,
  seatFields,
  seatHelp,
  Backdrop: MineSymbols,
  Board,
  Actions,
  Status,
  SeatDetails,
  Face,
  seatNote,
  sentence,
  logLine,
  dwell,
  sound,
  keys: KEYS,
  showAdvice,
  Breakdown: lazy(async () => (await import('./scoring/breakdown.tsx')).Breakdown),
};
