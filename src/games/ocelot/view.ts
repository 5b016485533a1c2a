// What a viewer has been told: the position with the other seats' amethysts unseen, in words for the board (O32).

import type { Seat, Viewer } from '../../contract/game.ts';
import { pickByCount, type Rng } from '../../kit/rng.ts';
import {
  AMETHYST_COUNTS,
  AMETHYST_KINDS,
  AMETHYST_LEVEL,
  AMETHYST_SLOTS,
  amethystCode,
  at,
  bagOf,
  bump,
  EMPTY,
  faceCode,
  faceOf,
  IN_HAND,
  OVER,
  TOKEN_KINDS,
  tokenCode,
  tokenOf,
} from './compact/codes.ts';
import { COLLECT_MOVES, collectMove, companionMove, DRAW_UNSEEN, drawMove, placeMove } from './compact/moves.ts';
import { generateCollects } from './legal.ts';
import { beginTurn, layTokens, openAmethysts, play, settleStart } from './play.ts';
import { boxTiles, copyPosition, newPosition, type Position, refresh } from './position.ts';
import { breakdownOf, outcomeOf } from './scoring.ts';
import {
  type Amethyst,
  BAGS,
  type BagCounts,
  type Effect,
  type PlayerView,
  STEPS,
  type State,
  TILES,
  type TileCounts,
  TOKENS,
  type Token,
  type TokenCounts,
  type View,
} from './types.ts';

/** O32: a drawn amethyst is told to its owner; that one was drawn, and from which bag, to all. */
export function tell(effect: Effect, viewer: Viewer): Effect {
  if (effect.type !== 'drew' || effect.seat === viewer) return effect;
  return { type: 'drew', seat: effect.seat, bag: effect.bag };
}

export function view(state: State, viewer: Viewer): View {
  const position = copyPosition(state);
  if (state.step !== OVER) {
    for (const seat of [0, 1]) if (seat !== viewer) unsee(position, seat);
  }
  return viewOf(position, viewer);
}

/** Puts a seat's amethysts among those that may be in the bag. */
function unsee(position: Position, seat: Seat): void {
  const base = seat * AMETHYST_SLOTS;
  for (let kind = 0; kind < AMETHYST_KINDS; kind++) {
    const count = at(position.amethysts, base + kind);
    position.amethysts[base + kind] = 0;
    bump(position.amethysts, base + AMETHYST_KINDS + at(AMETHYST_LEVEL, kind) - 1, count);
    bump(position.bags, kind, count);
  }
}

const unseenOf = (position: State, seat: Seat, bag: number): number =>
  at(position.amethysts, seat * AMETHYST_SLOTS + AMETHYST_KINDS + bag);

function viewOf(position: Position, viewer: Viewer): View {
  const { step, seat } = position;
  const over = step === OVER;
  return {
    viewer,
    options: position.options,
    turn: position.turn,
    ...(position.turn === 0 || over ? {} : { seat }),
    step: STEPS[step] ?? 'over',
    ...(position.drawing === 0 ? {} : { drawing: bagOf(position.drawing) }),
    cells: position.cells.map((token) => (token === EMPTY ? 'empty' : tokenOf(token))),
    spaces: position.spaces.map((tool) => (tool === EMPTY ? 'free' : faceOf(tool - 1))),
    players: [playerOf(position, 0, viewer), playerOf(position, 1, viewer)],
    bags: bagCounts((bag) => sumOfBag(position.bags, 0, bag) - unseenOf(position, 0, bag) - unseenOf(position, 1, bag)),
    supply: AMETHYST_COUNTS.map((count, kind) => count - at(position.boxed, TOKEN_KINDS + kind)),
    boxed: position.boxed.slice(0, TOKEN_KINDS),
    ...(over ? { winners: outcomeOf(position).winners } : {}),
  };
}

function playerOf(position: Position, seat: Seat, viewer: Viewer): PlayerView {
  const companion = at(position.companions, seat);
  const moves: number[] = [];
  generateCollects(position, seat, moves);
  return {
    ...(companion === IN_HAND ? {} : { companion }),
    tiles: tileCounts((index) => at(position.tiles, seat * TILES.length + index)),
    collected: tokenCounts((kind) => at(position.collected, seat * TOKEN_KINDS + kind)),
    drawn: bagCounts((bag) => sumOfBag(position.amethysts, seat * AMETHYST_SLOTS, bag) + unseenOf(position, seat, bag)),
    ...(seat === viewer || position.step === OVER ? { amethysts: openAmethysts(position, seat) } : {}),
    collectable: moves.map((move) => move - COLLECT_MOVES).sort((a, b) => a - b),
    breakdown: breakdownOf(position, seat),
  };
}

/** How many amethysts of a bag these counts by kind hold. */
function sumOfBag(counts: readonly number[], base: number, bag: number): number {
  let sum = 0;
  for (let kind = 0; kind < AMETHYST_KINDS; kind++) {
    if (at(AMETHYST_LEVEL, kind) === bag + 1) sum += at(counts, base + kind);
  }
  return sum;
}

const bagCounts = (count: (bag: number) => number): BagCounts => ({ blue: count(0), green: count(1), red: count(2) });

const tileCounts = (count: (index: number) => number): TileCounts => ({ A: count(0), B: count(1), C: count(2) });

function tokenCounts(count: (kind: number) => number): TokenCounts {
  const of = (token: Token): number => count(TOKENS.indexOf(token));
  return {
    'rock-crystal': of('rock-crystal'),
    sun: of('sun'),
    moon: of('moon'),
    star: of('star'),
    opal: of('opal'),
    emerald: of('emerald'),
    'red-beryl': of('red-beryl'),
    geode: of('geode'),
  };
}

/** Back from words to numbers. What the viewer was not told stays unseen. */
export function positionOf(seen: View): Position {
  const position = newPosition(seen.options);
  position.turn = seen.turn;
  position.seat = seen.seat ?? 0;
  position.step = STEPS.indexOf(seen.step);
  position.drawing = seen.drawing === undefined ? 0 : BAGS.indexOf(seen.drawing) + 1;
  for (const [cell, token] of seen.cells.entries()) position.cells[cell] = token === 'empty' ? EMPTY : tokenCode(token);
  for (const [space, tool] of seen.spaces.entries()) {
    position.spaces[space] = tool === 'free' ? EMPTY : (faceCode(tool.tile, tool.tool) ?? 0) + 1;
  }
  for (const [kind, count] of seen.supply.entries()) {
    position.bags[kind] = count;
    position.boxed[TOKEN_KINDS + kind] = at(AMETHYST_COUNTS, kind) - count;
  }
  for (const [kind, count] of seen.boxed.entries()) position.boxed[kind] = count;
  for (const [seat, player] of seen.players.entries()) seatPlayer(position, seat, player);
  boxTiles(position);
  refresh(position);
  return position;
}

function seatPlayer(position: Position, seat: Seat, player: PlayerView): void {
  position.companions[seat] = player.companion ?? IN_HAND;
  for (const [index, tile] of TILES.entries()) position.tiles[seat * TILES.length + index] = player.tiles[tile];
  for (const [kind, token] of TOKENS.entries()) {
    position.collected[seat * TOKEN_KINDS + kind] = player.collected[token];
  }
  const base = seat * AMETHYST_SLOTS;
  if (player.amethysts === undefined) {
    for (const [bag, name] of BAGS.entries()) position.amethysts[base + AMETHYST_KINDS + bag] = player.drawn[name];
    return;
  }
  for (const name of player.amethysts) {
    bump(position.amethysts, base + amethystCode(name), 1);
    bump(position.bags, amethystCode(name), -1);
  }
}

export function hear(seen: View, effect: Effect): View {
  const position = positionOf(seen);
  hearInto(position, effect);
  return viewOf(position, seen.viewer);
}

/** Plays what was told. The rules do the work, but for turns and the end, of which one is told by their own effects. */
function hearInto(position: Position, effect: Effect): void {
  switch (effect.type) {
    case 'dealt':
      layTokens(position, effect.layout);
      settleStart(position, effect.first);
      break;
    case 'advanced':
    case 'entered':
      play(position, companionMove(effect.cell));
      break;
    case 'placed':
      play(position, placeMove(faceCode(effect.tile, effect.tool) ?? 0, effect.space));
      break;
    case 'collected':
      play(position, collectMove(effect.cell));
      break;
    case 'reached':
      break;
    case 'drew':
      play(position, effect.amethyst === undefined ? DRAW_UNSEEN : drawMove(amethystCode(effect.amethyst)));
      break;
    case 'skipped':
      position.turn += 1;
      break;
    case 'turned':
      beginTurn(position, effect.seat);
      break;
    case 'ended':
      for (const [seat, names] of effect.amethysts.entries()) open(position, seat, names);
      position.step = OVER;
  }
}

/** Replaces whatever was known of a seat's amethysts by the truth. */
function open(position: Position, seat: Seat, names: readonly Amethyst[]): void {
  unsee(position, seat);
  for (const bag of BAGS.keys()) position.amethysts[seat * AMETHYST_SLOTS + AMETHYST_KINDS + bag] = 0;
  for (const name of names) {
    bump(position.amethysts, seat * AMETHYST_SLOTS + amethystCode(name), 1);
    bump(position.bags, amethystCode(name), -1);
  }
}

/** Every unseen amethyst becomes one of those that may be in its bag. */
export function sampleState(seen: View, rng: Rng): State {
  const position = positionOf(seen);
  for (const seat of [0, 1]) {
    const base = seat * AMETHYST_SLOTS;
    for (const bag of BAGS.keys()) {
      for (; unseenOf(position, seat, bag) > 0; bump(position.amethysts, base + AMETHYST_KINDS + bag, -1)) {
        const kind = pickByCount(
          rng,
          position.bags.map((count, index) => (at(AMETHYST_LEVEL, index) === bag + 1 ? count : 0)),
        );
        bump(position.amethysts, base + kind, 1);
        bump(position.bags, kind, -1);
      }
    }
  }
  return position;
}
