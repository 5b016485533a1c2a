// boardgame.io's MCTSBot at a table of Sir Ocelot's Cave: the peer to be measured against, where bench/peers is installed.

import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Bot } from '../../bots/bot.ts';
import { nextCollect } from '../../bots/ocelot/collect.ts';
import { knownTo } from '../../bots/ocelot/think.ts';
import {
  actionOf,
  at,
  copyPosition,
  DONE_MOVE,
  DRAW,
  generateCollects,
  generateMoves,
  OVER,
  outcomeOf,
  PLACE,
  play,
  randomMove,
} from '../../games/ocelot/in-place.ts';
import { type Ocelot, ocelot, type State } from '../../games/ocelot/index.ts';
import { type Rng, seededRng } from '../../kit/rng.ts';
import { BadInput } from '../io.ts';

/** Sir Ocelot's Cave as the peer plays it: whole turns, with everything collected. */
interface Rules {
  readonly start: State;
  seatOf(state: State): number;
  moves(state: State): number[];
  after(state: State, move: number, luck: () => number): State;
  winners(state: State): readonly number[] | undefined;
}

type Choose = (state: State) => { readonly move: number; readonly visits: number };

interface Peer {
  mctsFor(rules: Rules, terms: { readonly millis: number; clock(): number; readonly seed: string }): Choose;
}

const PEERS = 'bench/peers';
/** What it is given for each move, on the processor. */
const MILLIS = 1000;

export const RULES: Rules = {
  start: ocelot.setup({ seats: 2, options: { mat: 'split', start: 'seat-0' } }),
  seatOf: ({ seat }) => seat,
  moves(state) {
    const moves: number[] = [];
    moves.length = generateMoves(state, moves);
    return moves;
  },
  after(state, move, luck) {
    const position = copyPosition(state);
    const rng: Rng = { bits: () => Math.floor(luck() * 2 ** 32) };
    const playOn = (next: number): void => {
      play(position, next);
      if (position.step === DRAW) play(position, randomMove(position, rng));
    };
    playOn(move);
    if (position.step === PLACE) return position;
    const collects: number[] = [];
    const count = generateCollects(position, position.seat, collects);
    for (let i = 0; i < count; i++) playOn(at(collects, i));
    play(position, DONE_MOVE);
    return position;
  },
  winners: (state) => (state.step === OVER ? outcomeOf(state).winners : undefined),
};

/** Knows what its seat has been told; what the other has drawn is drawn anew for each question. */
export async function loadMcts(folder = PEERS): Promise<Pick<Bot<Ocelot>, 'answer'>> {
  const { mctsFor } = await loadPeer(path.resolve(folder));
  return {
    answer({ view, seat, seed }) {
      if (view.seat !== seat || view.step === 'draw') return undefined;
      if (view.step === 'collect') return { action: actionOf(nextCollect(knownTo(view))), takes: 0 };
      const state = ocelot.sampleState(view, seededRng(seed));
      const { move } = mctsFor(RULES, { millis: MILLIS, clock: processorTime, seed })(state);
      return { action: actionOf(move), takes: 0 };
    },
  };
}

async function loadPeer(folder: string): Promise<Peer> {
  if (!fs.existsSync(path.join(folder, 'node_modules/boardgame.io'))) {
    throw new BadInput('"mcts" is the bot of boardgame.io, which is not installed: npm ci --prefix bench/peers');
  }
  return await import(pathToFileURL(path.join(folder, 'boardgame-ocelot.js')).href);
}

/** Milliseconds that this thread has had of a processor, where the system tells; else those of the whole process. */
function processorTime(): number {
  try {
    return Number.parseInt(fs.readFileSync('/proc/thread-self/schedstat', 'utf8'), 10) / 1e6;
  } catch {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
  }
}
