// The board of Out of Mine!: your gallery in lamp light, the shared supply below it, and the rivals' mines beside it.

import './styles/tokens.css';
import './styles/crystal.css';
import './styles/mine.css';
import './styles/workbench.css';
import './styles/card.css';
import './styles/seats.css';
import './styles/score.css';
import { outOfMine } from '../../../games/out-of-mine/index.ts';
import type { OutOfMine } from '../../../games/out-of-mine/types.ts';
import { GAME_WORDS } from '../../../words/catalogues.ts';
import type { OutOfMineWords } from '../../../words/en/out-of-mine.ts';
import { late } from '../../ui/lazy.tsx';
import type { BoardModule } from '../board.ts';
import { Actions } from './actions/actions.tsx';
import { point } from './advice.ts';
import { MineSymbols } from './art/symbols.tsx';
import { Board } from './board/board.tsx';
import { Status } from './board/status.tsx';
import { onKey } from './keys.ts';
import { optionFields } from './options.ts';
import { dwell, sound } from './pacing.ts';
import { seatFields, seatHelp } from './seat-help.ts';
import { Face, SeatDetails, seatNote } from './seats/seat.tsx';
import { type MineDesk, makeDesk } from './selection.ts';
import { logLine, sentence } from './speech.ts';

export const board: BoardModule<OutOfMine, MineDesk, OutOfMineWords> = {
  game: outOfMine,
  words: GAME_WORDS['out-of-mine'],
  layout: { actions: 'wide', log: 'sheet' },
  makeDesk,
  quickSeats: 3,
  // Whoever plays alone is learning, and nobody waits while they do (M15).
  defaultOptions: (way) => ({
    elves: true,
    finds: true,
    guardRails: way === 'bots' ? 'on' : 'off',
    rounds: 7,
    handicaps: [],
  }),
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
  onKey,
  point,
  Breakdown: late(async () => (await import('./scoring/breakdown.tsx')).Breakdown),
};
