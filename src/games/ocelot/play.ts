// The rules at work: plays legal moves in place, and takes them back. `told` collects what happened; a search leaves it out.

import {
  AMETHYST_KINDS,
  AMETHYST_SLOTS,
  amethystOf,
  at,
  bagOf,
  bump,
  COLLECT,
  COMPANION,
  DRAW,
  EMPTY,
  FACE_SIGHT,
  faceOf,
  GEODE,
  IN_HAND,
  LEVEL_OF,
  MOON,
  OVER,
  PLACE,
  STAR,
  SUN,
  TOKEN_KINDS,
  tokenCode,
  tokenOf,
} from './compact/codes.ts';
import {
  COLLECT_MOVES,
  COMPANION_MOVES,
  DONE_MOVE,
  DRAW_MOVES,
  DRAW_UNSEEN,
  faceOfMove,
  spaceOfMove,
} from './compact/moves.ts';
import { bitOf, entry, looksFrom, SET_WORDS, TOOLS_IN, wordOf } from './compact/sight.ts';
import { canPlace, tokensInHand } from './legal.ts';
import { addView, fill, type Position, unfill } from './position.ts';
import { type Amethyst, type Cell, type Effect, TILES, type Token } from './types.ts';

type Told = Effect[] | undefined;

/** O4, O44. */
export function deal(position: Position, first: number, layout: readonly Token[], told?: Told): void {
  layTokens(position, layout);
  settleStart(position, first);
  told?.push({ type: 'dealt', first, layout });
  beginTurn(position, first, told);
}

/** O45: where it brings points to begin, the options say from now on who did. */
export function settleStart(position: Position, first: number): void {
  const { options } = position;
  if (options.headStart !== undefined) position.options = { ...options, start: first === 0 ? 'seat-0' : 'seat-1' };
}

export function layTokens(position: Position, layout: readonly Token[]): void {
  for (const [cell, token] of layout.entries()) {
    position.cells[cell] = tokenCode(token);
    fill(position, cell);
  }
}

/** Plays a move that is legal: nothing is checked. */
export function play(position: Position, move: number, told?: Told): void {
  if (move < COMPANION_MOVES) placeTool(position, faceOfMove(move), spaceOfMove(move), told);
  else if (move < COLLECT_MOVES) moveCompanion(position, move - COMPANION_MOVES, told);
  else if (move < DONE_MOVE) collect(position, move - COLLECT_MOVES, told);
  else if (move === DONE_MOVE) endTurn(position, told);
  else draw(position, move - DRAW_MOVES, told);
}

/** O13, O15. */
function placeTool(position: Position, face: number, space: number, told: Told): void {
  const { seat, sight } = position;
  position.spaces[space] = face + 1;
  bump(position.tiles, seat * TILES.length + (face >> 1), -1);
  const tool = at(FACE_SIGHT, face);
  const looks = looksFrom(position.options.mat, space);
  for (let i = 0; i < looks.length; i++) {
    const look = at(looks, i);
    sight[look >> 3] = at(sight, look >> 3) | (tool << (look & 7));
  }
  addView(position, space, tool - 1);
  position.step = COLLECT;
  told?.push({ type: 'placed', seat, ...faceOf(face), space });
}

/** O10–O12, O14: entering is the turn's token, advancing comes before it. */
function moveCompanion(position: Position, cell: Cell, told: Told): void {
  const { seat } = position;
  const from = at(position.companions, seat);
  const token = at(position.cells, cell);
  position.companions[seat] = cell;
  position.step = from === IN_HAND ? COLLECT : PLACE;
  if (told !== undefined) {
    const gained = token === EMPTY ? {} : { gained: tokenOf(token) };
    told.push(
      from === IN_HAND ? { type: 'entered', seat, cell, ...gained } : { type: 'advanced', seat, from, cell, ...gained },
    );
  }
  if (token !== EMPTY) gain(position, cell, token, told);
}

/** O17. */
function collect(position: Position, cell: Cell, told: Told): void {
  const token = at(position.cells, cell);
  told?.push({ type: 'collected', seat: position.seat, cell, token: tokenOf(token) });
  gain(position, cell, token, told);
}

/** The token leaves its cell for the seat; a geode or a full set of celestites leads to a bag (O30, O31). */
function gain(position: Position, cell: Cell, token: number, told: Told): void {
  const level = at(LEVEL_OF, cell);
  position.cells[cell] = EMPTY;
  unfill(position, cell);
  const held = position.seat * TOKEN_KINDS + token - 1;
  bump(position.collected, held, 1);
  if (token === GEODE) reach(position, level, 'geode', told);
  // The new celestite completes a set when there are now as many sets as there are of its kind.
  else if (token >= SUN && token <= STAR && celestiteSets(position, position.seat) === at(position.collected, held)) {
    reach(position, 1, 'set', told);
  }
}

export function celestiteSets({ collected }: { readonly collected: readonly number[] }, seat: number): number {
  const base = seat * TOKEN_KINDS - 1;
  return Math.min(at(collected, base + SUN), at(collected, base + MOON), at(collected, base + STAR));
}

function reach(position: Position, level: number, cause: 'geode' | 'set', told: Told): void {
  position.step = DRAW;
  position.drawing = level;
  told?.push({ type: 'reached', seat: position.seat, bag: bagOf(level), cause });
}

/** O32. */
function draw(position: Position, kind: number, told: Told): void {
  const { seat, drawing } = position;
  if (kind < AMETHYST_KINDS) {
    bump(position.amethysts, seat * AMETHYST_SLOTS + kind, 1);
    bump(position.bags, kind, -1);
  } else {
    bump(position.amethysts, seat * AMETHYST_SLOTS + AMETHYST_KINDS + drawing - 1, 1);
  }
  position.step = COLLECT;
  position.drawing = 0;
  told?.push({
    type: 'drew',
    seat,
    bag: bagOf(drawing),
    ...(kind < AMETHYST_KINDS ? { amethyst: amethystOf(kind) } : {}),
  });
}

/** O16, O40: on to the other seat, or past it when it can place nothing; when neither can, the match is over. */
function endTurn(position: Position, told: Told): void {
  const { seat } = position;
  if (takesTurn(position, 1 - seat, told) || takesTurn(position, seat, told)) return;
  position.step = OVER;
  told?.push({ type: 'ended', amethysts: [openAmethysts(position, 0), openAmethysts(position, 1)] });
}

/** Begins this seat's turn if it can place anything; otherwise skips it, if it still has anything to place. */
function takesTurn(position: Position, seat: number, told: Told): boolean {
  if (canPlace(position, seat)) {
    beginTurn(position, seat, told);
    return true;
  }
  if (tokensInHand(position, seat) > 0) {
    position.turn += 1;
    told?.push({ type: 'skipped', seat });
  }
  return false;
}

export function beginTurn(position: Position, seat: number, told?: Told): void {
  position.turn += 1;
  position.seat = seat;
  position.step = COMPANION;
  told?.push({ type: 'turned', seat });
}

/** A seat's amethysts by name, in the order of AMETHYSTS. */
export function openAmethysts(position: { readonly amethysts: readonly number[] }, seat: number): Amethyst[] {
  const names: Amethyst[] = [];
  for (let kind = 0; kind < AMETHYST_KINDS; kind++) {
    for (let i = 0; i < at(position.amethysts, seat * AMETHYST_SLOTS + kind); i++) names.push(amethystOf(kind));
  }
  return names;
}

/** What a move is about to overwrite, in one number: keep it, play, and `takeBack` with it. */
export function remember(position: Position, move: number): number {
  const { turn, seat, step, drawing } = position;
  const cell = move < COLLECT_MOVES ? move - COMPANION_MOVES : move - COLLECT_MOVES;
  const token = move >= COMPANION_MOVES && move < DONE_MOVE ? at(position.cells, cell) : EMPTY;
  const companion = at(position.companions, seat);
  return (((((((((turn << 1) | seat) << 3) | step) << 2) | drawing) << 7) | companion) << 4) | token;
}

/** Undoes the move that was just played. */
export function takeBack(position: Position, move: number, memory: number): void {
  position.turn = memory >> 17;
  position.seat = (memory >> 16) & 1;
  position.step = (memory >> 13) & 7;
  position.drawing = (memory >> 11) & 3;
  if (move < COMPANION_MOVES) takeTool(position, faceOfMove(move), spaceOfMove(move));
  else if (move < COLLECT_MOVES) takeCompanion(position, move - COMPANION_MOVES, memory);
  else if (move < DONE_MOVE) putToken(position, move - COLLECT_MOVES, memory & 15);
  else if (move > DONE_MOVE) putAmethyst(position, move);
}

function takeTool(position: Position, face: number, space: number): void {
  const { sight, seen } = position;
  position.spaces[space] = EMPTY;
  bump(position.tiles, position.seat * TILES.length + (face >> 1), 1);
  const tool = at(FACE_SIGHT, face) - 1;
  const looks = looksFrom(position.options.mat, space);
  for (let i = 0; i < looks.length; i++) {
    const look = at(looks, i);
    const cell = look >> 3;
    const after = at(sight, cell) & ~(3 << (look & 7));
    sight[cell] = after;
    // Another tool of the kind may see the cell from another side.
    const word = tool * SET_WORDS + wordOf(cell);
    if (((entry(TOOLS_IN, after) >> tool) & 1) === 0) seen[word] = at(seen, word) & ~bitOf(cell);
  }
}

function takeCompanion(position: Position, cell: Cell, memory: number): void {
  position.companions[position.seat] = (memory >> 4) & 127;
  putToken(position, cell, memory & 15);
}

function putToken(position: Position, cell: Cell, token: number): void {
  if (token === EMPTY) return;
  position.cells[cell] = token;
  fill(position, cell);
  bump(position.collected, position.seat * TOKEN_KINDS + token - 1, -1);
}

function putAmethyst(position: Position, move: number): void {
  const base = position.seat * AMETHYST_SLOTS;
  if (move === DRAW_UNSEEN) {
    bump(position.amethysts, base + AMETHYST_KINDS + position.drawing - 1, -1);
    return;
  }
  bump(position.amethysts, base + move - DRAW_MOVES, -1);
  bump(position.bags, move - DRAW_MOVES, 1);
}
