// The board of Out of Mine!: your gallery in lamp light, the shared supply below it, and the rivals' mines beside it.

import './tokens.css';
import './crystal.css';
import './mine.css';
import './workbench.css';
import './card.css';
import './seats.css';
import './score.css';
import { outOfMine } from '../../../games/out-of-mine/index.ts';
import type { OutOfMine } from '../../../games/out-of-mine/types.ts';
import { GAME_WORDS } from '../../../words/catalogues.ts';
import type { OutOfMineWords } from '../../../words/en/out-of-mine.ts';
import { late } from '../../ui/late.tsx';
import type { BoardModule } from '../board.ts';
import { Actions } from './actions.tsx';
import { MineSymbols } from './art/symbols.tsx';
import { Board } from './board.tsx';
import { type MineDesk, makeDesk } from './desk.ts';
import { seatFields, seatHelp } from './help.ts';
import { onKey } from './keys.ts';
import { dwell, sound } from './moments.ts';
import { optionFields } from './options.ts';
import { point } from './point.ts';
import { Face, SeatDetails, seatNote } from './seat.tsx';
import { logLine, sentence } from './speech.ts';
import { Status } from './status.tsx';

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
  Breakdown: late(async () => (await import('./breakdown.tsx')).Breakdown),
};
