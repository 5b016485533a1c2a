// The words of Sir Ocelot's Cave, and the shapes that its matches are made of.

import type { Seat, Viewer } from '../../contract/game.ts';

export const MAT_IDS = ['split', 'nested'] as const;
export type MatId = (typeof MAT_IDS)[number];

export const LEVELS = [1, 2, 3] as const;
export type Level = (typeof LEVELS)[number];

/** O4: what lies in the caves. Sun, moon and star are the three celestites. */
export const TOKENS = ['rock-crystal', 'sun', 'moon', 'star', 'opal', 'emerald', 'red-beryl', 'geode'] as const;
export type Token = (typeof TOKENS)[number];

/** O6: a tile shows one of two tools, whichever face is up. */
export const TILES = ['A', 'B', 'C'] as const;
export type Tile = (typeof TILES)[number];

export const TOOLS = ['compass', 'lamp', 'pickaxe'] as const;
export type Tool = (typeof TOOLS)[number];

/** Seat 0 is Sir Ocelot with the Moth, seat 1 Professor Penguin with the Bat. */
export const COMPANIONS = ['moth', 'bat'] as const;
export type Companion = (typeof COMPANIONS)[number];

/** The bag of level 1, 2 and 3. */
export const BAGS = ['blue', 'green', 'red'] as const;
export type Bag = (typeof BAGS)[number];

/** O5: the amethysts by bag and print. */
export const AMETHYSTS = [
  'blue-2',
  'blue-4',
  'blue-5',
  'blue-6',
  'blue-per-1',
  'blue-per-3',
  'green-5',
  'green-6',
  'green-7',
  'green-8',
  'green-left-1',
  'red-9',
  'red-10',
  'red-left-23',
] as const;
export type Amethyst = (typeof AMETHYSTS)[number];

/** A cell of a cave: 0–40 level 1, 41–53 level 2, 54–66 level 3, each in reading order. The same on every mat. */
export type Cell = number;

/** A round space on the perimeter, counted from 0 clockwise around level 1, then 2, then 3. See `MATS`. */
export type Space = number;

/** Where a turn stands. In `companion` it may advance or place, in `place` it has advanced and must place. */
export const STEPS = ['deal', 'companion', 'place', 'collect', 'draw', 'over'] as const;
export type Step = (typeof STEPS)[number];

/** O44. `loser` is left to luck in the first match; a rematch knows the seat that lost: `loser-0` or `loser-1`. */
export const STARTS = ['random', 'seat-0', 'seat-1', 'loser', 'loser-0', 'loser-1'] as const;
export type Start = (typeof STARTS)[number];

/** What can be agreed on. */
export const START_CHOICES = ['random', 'seat-0', 'seat-1', 'loser'] as const satisfies readonly Start[];

export interface Options {
  readonly mat: MatId;
  readonly start: Start;
  /** O45: points for the seat that begins, because to see the other begin is worth something. */
  readonly headStart?: number;
}

export type TileCounts = Readonly<Record<Tile, number>>;
export type TokenCounts = Readonly<Record<Token, number>>;
export type BagCounts = Readonly<Record<Bag, number>>;

/** What a seat holds in a written position. What is left out is: all tiles, nothing collected, no amethysts. */
export interface ScenarioPlayer {
  readonly tiles?: TileCounts;
  readonly collected?: Partial<TokenCounts>;
  readonly amethysts?: readonly Amethyst[];
}

/** A position as a person would note it down. The companions that the drawing does not show are in hand. */
export interface Scenario {
  readonly mat: MatId;
  /** The mat as `formatDrawing` draws it: cells, tools on spaces, companions. */
  readonly drawing: readonly string[];
  /** Whose turn it is. */
  readonly turn: Seat;
  readonly step?: 'companion' | 'place' | 'collect';
  readonly players?: readonly [ScenarioPlayer, ScenarioPlayer];
  /** What the bags hold; when left out, every amethyst that no player has. */
  readonly bags?: readonly Amethyst[];
}

/**
 * The whole truth, as small numbers in flat arrays, so that a search can copy and play it at speed.
 * Codes: a token is its place in TOKENS + 1 and 0 an empty cell; a tool on a space is 1 + 2 × tile + face and 0 a
 * free space; a step is its place in STEPS. Two seats share an array, the second after the first.
 */
export interface State {
  readonly options: Options;
  /** Turns begun, skipped ones included; 0 before the deal. */
  readonly turn: number;
  readonly seat: Seat;
  readonly step: number;
  /** The level whose bag is being reached into; 0 when none. */
  readonly drawing: number;
  /** Per cell, its token. */
  readonly cells: readonly number[];
  /** Per space, its tool. */
  readonly spaces: readonly number[];
  /** Per cell, the tools that see it, two bits a side: north lowest, then east, south, west. */
  readonly sight: readonly number[];
  /** Per tool, the cells that at least one such tool sees, as a set of cells: cell 24w + b is bit b of word w. */
  readonly seen: readonly number[];
  /** The cells with a token, as a set of cells. */
  readonly filled: readonly number[];
  /** Tokens lying in each level. */
  readonly lying: readonly number[];
  /** Per seat, tiles A, B and C in hand. */
  readonly tiles: readonly number[];
  /** Per seat, the companion's cell; IN_HAND before it enters. */
  readonly companions: readonly number[];
  /** Per seat, tokens gained, by kind. A geode counts as gained, though it leaves the game. */
  readonly collected: readonly number[];
  /** Per seat, amethysts by kind, then those not looked at, by bag (only a search leaves them so). */
  readonly amethysts: readonly number[];
  /** Amethysts in the bags, by kind. */
  readonly bags: readonly number[];
  /** What a written position left in the box: tokens, then amethysts, then tiles, by kind. All 0 in a dealt match. */
  readonly boxed: readonly number[];
}

export type Action =
  /** O10: the companion goes one level down. */
  | { readonly type: 'advance'; readonly cell: Cell }
  /** O13: a tile, this face up, on a free space. */
  | { readonly type: 'place'; readonly tile: Tile; readonly tool: Tool; readonly space: Space }
  /** O14: the companion's first placement. */
  | { readonly type: 'enter'; readonly cell: Cell }
  /** O17: one gem. */
  | { readonly type: 'collect'; readonly cell: Cell }
  /** Ends the turn; gems still seen stay where they are. */
  | { readonly type: 'done' };

export type Chance =
  /** One token a cell, in the order of the cells. */
  | { readonly type: 'deal'; readonly first: Seat; readonly layout: readonly Token[] }
  | { readonly type: 'draw'; readonly amethyst: Amethyst };

export type Effect =
  | { readonly type: 'dealt'; readonly first: Seat; readonly layout: readonly Token[] }
  | {
      readonly type: 'advanced';
      readonly seat: Seat;
      readonly from: Cell;
      readonly cell: Cell;
      readonly gained?: Token;
    }
  | { readonly type: 'entered'; readonly seat: Seat; readonly cell: Cell; readonly gained?: Token }
  | {
      readonly type: 'placed';
      readonly seat: Seat;
      readonly tile: Tile;
      readonly tool: Tool;
      readonly space: Space;
    }
  | { readonly type: 'collected'; readonly seat: Seat; readonly cell: Cell; readonly token: Token }
  /** O30, O31: the seat reaches into a bag; luck answers next. */
  | { readonly type: 'reached'; readonly seat: Seat; readonly bag: Bag; readonly cause: 'geode' | 'set' }
  /** O32: only the owner is told which one. */
  | { readonly type: 'drew'; readonly seat: Seat; readonly bag: Bag; readonly amethyst?: Amethyst }
  /** O16. */
  | { readonly type: 'skipped'; readonly seat: Seat }
  | { readonly type: 'turned'; readonly seat: Seat }
  /** O40: all amethysts are opened. */
  | { readonly type: 'ended'; readonly amethysts: readonly [readonly Amethyst[], readonly Amethyst[]] };

/** O41, O42: where a seat's points come from. */
export interface Breakdown {
  readonly gems: Readonly<Record<GemRow, { readonly count: number; readonly points: number }>>;
  readonly amethysts: readonly { readonly amethyst: Amethyst; readonly points: number }[];
  /** O45: of the seat that began, where that was agreed. */
  readonly headStart?: number;
  readonly total: number;
}

export const GEM_ROWS = ['rock-crystal', 'celestite', 'opal', 'emerald', 'red-beryl'] as const;
export type GemRow = (typeof GEM_ROWS)[number];

export interface PlayerView {
  /** Its cell; absent while it is in hand. */
  readonly companion?: Cell;
  /** Tiles in hand. */
  readonly tiles: TileCounts;
  /** Tokens gained; geodes are those opened. */
  readonly collected: TokenCounts;
  /** How many amethysts were drawn from each bag. */
  readonly drawn: BagCounts;
  /** Which ones, in the order of AMETHYSTS: for the owner, and for all once the match is over. */
  readonly amethysts?: readonly Amethyst[];
  /** O20, O22: cells whose token this seat could take now if it were at that step. */
  readonly collectable: readonly Cell[];
  /** O41: points of what lies open before this seat; a known amethyst counts as if the match ended now. */
  readonly breakdown: Breakdown;
}

export interface View {
  readonly viewer: Viewer;
  readonly options: Options;
  readonly turn: number;
  /** Whose turn it is; absent before the deal and after the end. */
  readonly seat?: Seat;
  readonly step: Step;
  /** The bag being reached into, in step `draw`. */
  readonly drawing?: Bag;
  /** Per cell of the mat. */
  readonly cells: readonly (Token | 'empty')[];
  /** Per space of the mat. */
  readonly spaces: readonly (PlacedTool | 'free')[];
  readonly players: readonly [PlayerView, PlayerView];
  /** Amethysts left in each bag. */
  readonly bags: BagCounts;
  /** All amethysts of this match by kind, in the order of AMETHYSTS; a lesson may play with fewer. */
  readonly supply: readonly number[];
  /** Tokens by kind, in the order of TOKENS, that a written position left in the box. */
  readonly boxed: readonly number[];
  /** The seats that share the win, once the match is over. */
  readonly winners?: readonly Seat[];
}

export interface PlacedTool {
  readonly tile: Tile;
  readonly tool: Tool;
}

/** The types of Sir Ocelot's Cave, for the contract. */
export interface Ocelot {
  Options: Options;
  Scenario: Scenario;
  State: State;
  Action: Action;
  Chance: Chance;
  Effect: Effect;
  View: View;
}
