// A position in which whole turns are tried and taken back: the rules play, and the chances of both seats keep up.

import {
  AMETHYST_KINDS,
  AMETHYST_SLOTS,
  at,
  COLLECT_MOVES,
  COMPANION_MOVES,
  COMPANION_SEES,
  copyPosition,
  DONE_MOVE,
  DRAW,
  DRAW_UNSEEN,
  EMPTY,
  FACE_SIGHT,
  faceOfMove,
  GEODE,
  generateCollects,
  IN_HAND,
  isEnough,
  LEVEL_OF,
  LOOKS,
  OVER,
  PLACE,
  type Position,
  play,
  ROCK_CRYSTAL,
  remember,
  STAR,
  SUN,
  spaceOfMove,
  TOKEN_KINDS,
  takeBack,
  tokensInHand,
} from '../../../games/ocelot/in-place.ts';
import { CELL_COUNT, MATS, type MatId, TILES } from '../../../games/ocelot/index.ts';
import type { State } from '../../../games/ocelot/types.ts';
import { BLOCK, type Chances, countCell, recount } from './chances.ts';
import type { Stays } from './prospects.ts';
import { leadOf, worthOfCells } from './worth.ts';
import {
  ADVANCED_KEY,
  COMPANION_KEYS,
  EMPTIED_KEYS,
  HAND_KEYS,
  keyOf,
  SEAT_KEY,
  SECOND_WORD,
  TOOL_KEYS,
} from './zobrist.ts';

/** 32 turns, in four of which a companion goes down first, and one block to begin with. */
export const DEEPEST = 40;
/** Moves of a whole match: placements, gems, draws, ends of turns. */
const LONGEST = 256;

/** Written and read within one call; kept to spare an allocation a turn. */
const collects: number[] = [];
const before = new Uint8Array(CELL_COUNT);

/** Per mat and space, the cells it sees. */
const SEEN_CELLS: Readonly<Record<MatId, readonly (readonly number[])[]>> = {
  split: LOOKS.split.map((looks) => looks.map((look) => look >> 3)),
  nested: LOOKS.nested.map((looks) => looks.map((look) => look >> 3)),
};

const changesOthers = (token: number): boolean => token >= SUN && (token <= STAR || token === GEODE);

/** A fingerprint of who holds what, as far as it decides what further tokens are worth. */
function ownershipKey({ collected, amethysts }: Position): number {
  let key = 1;
  for (let seat = 0; seat < 2; seat++) {
    for (let kind = SUN; kind <= STAR; kind++) key = mix(key, at(collected, seat * TOKEN_KINDS + kind - 1));
    for (let slot = AMETHYST_KINDS; slot < AMETHYST_SLOTS; slot++)
      key = mix(key, at(amethysts, seat * AMETHYST_SLOTS + slot));
  }
  return key;
}

const mix = (key: number, number: number): number => Math.imul(key ^ (key >>> 15) ^ (number + 1), 0x2c1b3c6d) | 0;

export interface TreeTerms {
  readonly worth?: Int16Array;
  /** How much is thought to be left in the end; all of it where nothing is said. */
  readonly stays?: Stays;
  /** Whether draws and celestites are booked exactly when they come: for a search to the end of the match. */
  readonly isExact?: boolean;
}

export class Tree implements Chances {
  readonly position: Position;
  readonly table = new Int16Array(DEEPEST * BLOCK);
  worth: Int16Array;
  readonly spaces: number;
  /** Turns tried since the start: the measure of effort, the same on every machine. */
  nodes = 0;
  ply = 0;
  /** The cells of the gems seen by the last turn that might better be left lying, and how many these are. */
  readonly doubts = new Int16Array(CELL_COUNT);
  doubtful = 0;
  /** Those of them that cost more than they bring, as bits. */
  costly = 0;
  /** Seat 0's lead, by what the tokens were worth at the root. */
  lead: number;
  key = 0;
  key2 = 0;
  private readonly moves = new Int32Array(LONGEST);
  private readonly memories = new Int32Array(LONGEST);
  private readonly kept = new Int32Array(4 * DEEPEST);
  private top = 0;
  private readonly isExact: boolean;
  /** The worths of earlier plies, where they are booked exactly. */
  private readonly worths: Int16Array[] = [];
  private readonly rooms: Int16Array[] = [];
  /** Whether this turn took what changes the worth of other tokens. */
  private isUnsettled = false;
  private settledKey = 0;
  private readonly settledKeys = new Int32Array(DEEPEST);

  /** `worth` is worked out from the position unless it is given. */
  constructor(state: State, { worth, stays, isExact = false }: TreeTerms = {}) {
    this.position = copyPosition(state);
    this.isExact = isExact;
    this.worth = worth ?? worthOfCells(this.position, stays, isExact ? 'facts' : 'hopes');
    this.lead = leadOf(this.position, stays);
    this.spaces = MATS[state.options.mat].spaces.length;
    this.countAll();
  }

  private countAll(): void {
    for (let cell = 0; cell < CELL_COUNT; cell++) countCell(this, this.block, this.position, cell, 1);
  }

  get block(): number {
    return this.ply * BLOCK;
  }

  /** The lead of the seat to move. */
  get ownLead(): number {
    return this.position.seat === 0 ? this.lead : -this.lead;
  }

  /** A placement with all that it lets the seat collect, to the end of the turn; or the companion's step before it. */
  make(move: number, left = 0): void {
    this.nodes += 1;
    this.keep();
    if (this.position.step === PLACE) this.flip(ADVANCED_KEY);
    if (move < COMPANION_MOVES) this.placeTool(move);
    else this.moveCompanion(move);
    if (this.position.step === PLACE) return;
    this.finish(left);
  }

  /** Takes everything that is seen but what is to be left lying (bits in the order of `doubtful`), and ends the turn. */
  finish(left = 0): void {
    const { position } = this;
    const { seat } = position;
    this.collectAll(left);
    this.play(DONE_MOVE);
    if (position.seat !== seat) this.flip(SEAT_KEY);
    if (this.isUnsettled) this.settle();
  }

  /** O31, O42: a draw or a celestite changes what other tokens are worth. */
  private settle(): void {
    const { position, block } = this;
    this.isUnsettled = false;
    if (position.step === OVER) {
      this.lead = leadOf(position);
      return;
    }
    const was = this.worth;
    const worth = worthOfCells(position, undefined, 'facts', this.roomFor());
    for (let cell = 0; cell < CELL_COUNT; cell++) {
      if (was[cell] === worth[cell] && was[CELL_COUNT + cell] === worth[CELL_COUNT + cell]) continue;
      countCell(this, block, position, cell, -1);
      this.worth = worth;
      countCell(this, block, position, cell, 1);
      this.worth = was;
    }
    this.worth = worth;
    this.lead = leadOf(position);
    this.key ^= this.settledKey;
    this.settledKey = ownershipKey(position);
    this.key ^= this.settledKey;
  }

  unmake(): void {
    this.ply -= 1;
    const at4 = 4 * this.ply;
    const top = this.kept[at4] ?? 0;
    while (this.top > top) {
      this.top -= 1;
      takeBack(this.position, this.moves[this.top] ?? 0, this.memories[this.top] ?? 0);
    }
    this.lead = this.kept[at4 + 1] ?? 0;
    this.key = this.kept[at4 + 2] ?? 0;
    this.key2 = this.kept[at4 + 3] ?? 0;
    this.settledKey = this.settledKeys[this.ply] ?? 0;
    this.worth = this.worths[this.ply] ?? this.worth;
  }

  /** Opens a new block, from which `unmake` leads back. */
  keep(): void {
    const at4 = 4 * this.ply;
    this.kept[at4] = this.top;
    this.kept[at4 + 1] = this.lead;
    this.kept[at4 + 2] = this.key;
    this.kept[at4 + 3] = this.key2;
    this.settledKeys[this.ply] = this.settledKey;
    this.worths[this.ply] = this.worth;
    this.table.copyWithin(this.block + BLOCK, this.block, this.block + BLOCK);
    this.ply += 1;
  }

  private play(move: number): void {
    this.moves[this.top] = move;
    this.memories[this.top] = remember(this.position, move);
    this.top += 1;
    play(this.position, move);
  }

  /** Worths of this ply, not to be read by any other. */
  private roomFor(): Int16Array {
    const room = this.rooms[this.ply] ?? new Int16Array(2 * CELL_COUNT);
    this.rooms[this.ply] = room;
    return room;
  }

  private flip(index: number): void {
    this.key ^= keyOf(index);
    this.key2 ^= keyOf(index + SECOND_WORD);
  }

  private count(cells: readonly number[], sign: 1 | -1): void {
    const { block, position } = this;
    for (let i = 0; i < cells.length; i++) countCell(this, block, position, at(cells, i), sign);
  }

  private placeTool(move: number): void {
    const { position, block } = this;
    const face = faceOfMove(move);
    const space = spaceOfMove(move);
    const hand = position.seat * TILES.length + (face >> 1);
    const cells = SEEN_CELLS[position.options.mat][space] ?? [];
    this.flip(TOOL_KEYS + 4 * space + at(FACE_SIGHT, face));
    this.flip(HAND_KEYS + 8 * hand + at(position.tiles, hand));
    for (let i = 0; i < cells.length; i++) before[i] = at(position.sight, at(cells, i));
    this.play(move);
    for (let i = 0; i < cells.length; i++) recount(this, block, position, at(cells, i), before[i] ?? 0);
    this.flip(HAND_KEYS + 8 * hand + at(position.tiles, hand));
  }

  private moveCompanion(move: number): void {
    const { position } = this;
    const { seat } = position;
    const from = at(position.companions, seat);
    const cell = move - COMPANION_MOVES;
    const places = COMPANION_KEYS + seat * (CELL_COUNT + 1);
    this.flip(places + from);
    this.flip(places + cell);
    this.take(cell);
    this.count(COMPANION_SEES[from] ?? [], -1);
    this.count(COMPANION_SEES[cell] ?? [], -1);
    this.play(move);
    this.count(COMPANION_SEES[from] ?? [], 1);
    this.count(COMPANION_SEES[cell] ?? [], 1);
    this.luck();
    if (position.step === PLACE) this.flip(ADVANCED_KEY);
  }

  /** Books a token that is about to leave its cell. */
  private take(cell: number): void {
    if (at(this.position.cells, cell) === EMPTY) return;
    const { seat } = this.position;
    if (this.isExact && changesOthers(at(this.position.cells, cell))) this.isUnsettled = true;
    countCell(this, this.block, this.position, cell, -1);
    this.lead += (seat === 0 ? 1 : -1) * (this.worth[seat * CELL_COUNT + cell] ?? 0);
    this.flip(EMPTIED_KEYS + cell);
  }

  /** An amethyst is drawn and counts at its mean. */
  private luck(): void {
    if (this.position.step === DRAW) this.play(DRAW_UNSEEN);
  }

  private collectAll(left: number): void {
    const { position } = this;
    const { seat } = position;
    const count = generateCollects(position, seat, collects);
    this.doubtful = 0;
    this.costly = 0;
    for (let i = 0; i < count; i++) {
      const cell = at(collects, i) - COLLECT_MOVES;
      if (!this.isWorthTaking(cell)) continue;
      if (this.isExact && this.isDoubtful(cell)) {
        const bit = 1 << this.doubtful;
        this.doubts[this.doubtful++] = cell;
        if ((this.worth[seat * CELL_COUNT + cell] ?? 0) < 0) this.costly |= bit;
        if ((left & bit) !== 0) continue;
      }
      this.take(cell);
      this.play(COLLECT_MOVES + cell);
      this.luck();
    }
  }

  /** O11, O14, O17: left lying, it may keep the other companion out; or it costs more than it brings. */
  private isDoubtful(cell: number): boolean {
    const { position } = this;
    const { seat } = position;
    if (tokensInHand(position, 1 - seat) === 0) return false;
    const worth = this.worth[seat * CELL_COUNT + cell] ?? 0;
    // What tools alone see, the other takes.
    if (worth < 0 && !isEnough(IN_HAND, cell, at(position.sight, cell))) return true;
    const level = at(LEVEL_OF, cell);
    const isBar = at(position.cells, cell) > (level === 1 ? STAR : ROCK_CRYSTAL);
    return isBar && level === at(LEVEL_OF, at(position.companions, 1 - seat)) + 1;
  }

  /** Only the last to collect can leave something lying for good (O42); whatever else is left, the other takes. */
  isWorthTaking(cell: number): boolean {
    const { seat } = this.position;
    return (this.worth[seat * CELL_COUNT + cell] ?? 0) > 0 || tokensInHand(this.position, 1 - seat) > 0;
  }
}
