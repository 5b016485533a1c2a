// The board of Sir Ocelot's Cave: three caves in lamp light, tools around them, and a companion within.

import './styles/ocelot.css';
import './styles/mat.css';
import './styles/bar.css';
import type { Seat } from '../../../contract/game.ts';
import {
  FAIR_HEAD_START,
  MAT_IDS,
  type Ocelot,
  ocelot,
  STARTS,
  TILES,
  TILES_EACH,
} from '../../../games/ocelot/index.ts';
import { GAME_WORDS } from '../../../words/catalogues.ts';
import type { OcelotWords } from '../../../words/en/ocelot.ts';
import type { BoardModule } from '../board.ts';
import { Actions } from './actions/actions.tsx';
import { point } from './actions/intent.ts';
import { Picture } from './art/symbols.tsx';
import { Backdrop } from './board/backdrop.tsx';
import { Board } from './board/board.tsx';
import { onKey } from './keys.ts';
import { dwell, sound } from './pacing.ts';
import type { OcelotTable } from './parts.ts';
import { Breakdown } from './scoring/breakdown.tsx';
import { Face, SeatDetails, seatNote } from './seats/seat.tsx';
import { makeDesk, type OcelotDesk } from './selection.ts';
import { logLine, sentence } from './speech.ts';

/** Three kinds of tiles and the companion. */
const TURNS_EACH = 3 * TILES_EACH + 1;

export const board: BoardModule<Ocelot, OcelotDesk, OcelotWords> = {
  game: ocelot,
  words: GAME_WORDS.ocelot,
  layout: { sentence: 'above', actions: 'column', log: 'side' },
  makeDesk,
  quickSeats: 2,
  defaultOptions: () => ({ mat: 'split', start: 'random' }),
  optionFields: ({ options }) => [
    {
      type: 'choice',
      label: options.mat,
      choices: MAT_IDS.map((value) => ({ value, label: options.mats[value] })),
      read: ({ mat }) => mat,
      write: (all, value) => ({ ...all, mat: MAT_IDS.find((mat) => mat === value) ?? all.mat }),
    },
    {
      type: 'choice',
      label: options.start,
      choices: STARTS.map((value) => ({ value, label: options.starts[value] })),
      read: ({ start }) => start,
      write: (all, value) => ({ ...all, start: STARTS.find((start) => start === value) ?? all.start }),
    },
    {
      type: 'toggle',
      label: options.fair,
      hint: options.fairHint(FAIR_HEAD_START),
      read: ({ headStart }) => headStart !== undefined,
      write: ({ headStart: _, ...all }, isFair) => (isFair ? { ...all, headStart: FAIR_HEAD_START } : all),
    },
  ],
  Board,
  Actions,
  Backdrop,
  Status: ({ table, words }) => words.turnOfAll(turnNow(table), TURNS_EACH),
  SeatDetails,
  Face,
  seatNote,
  sentence,
  logLine(effect, props) {
    const line = logLine(effect, props);
    // A face by reference: a hundred lines need not draw it a hundred times.
    return line && { ...line, icon: <Picture of={iconOf(line.seat)} /> };
  },
  dwell,
  sound,
  onKey,
  point,
  Breakdown,
};

const iconOf = (seat: Seat | undefined): string => (seat === undefined ? 'cluster' : seat === 0 ? 'ocelot' : 'penguin');

/** By tokens placed, because a lesson may start anywhere. */
function turnNow({ view }: OcelotTable): number {
  const { tiles, companion } = view.players[view.seat === 1 ? 1 : 0];
  const left = TILES.reduce((sum, tile) => sum + tiles[tile], companion === undefined ? 1 : 0);
  const isPlacing = view.step === 'companion' || view.step === 'place' || view.step === 'deal';
  return TURNS_EACH - left + (isPlacing ? 1 : 0);
}
