// What Out of Mine! is made of at the table: options, the state (which is also every view), actions, luck and effects.

import type { Millis, Seat } from '../../contract/game.ts';
import type { Rotation } from '../../solver/polyomino.ts';
import type { BoardSide, Find } from './content/types.ts';

export type { Rotation };

/** M42: help for one seat. Times are in seconds. */
export interface Handicap {
  /** This seat begins so much earlier than a seat without. */
  readonly headStart?: number;
  /** This seat may go on laying for so long after somebody else's call. */
  readonly grace?: number;
  /** This seat has so many times as long as the others: 2 is twice the time. */
  readonly timeScale?: number;
  readonly guardRails?: boolean;
  /** This seat draws two treasure cards and keeps the easier one. */
  readonly easierCard?: boolean;
}

/**
 * What a table may agree on about scoring, each on or off: elves (M25), finds (M26), rounds below zero (M24).
 * A further one needs a name here, its step in scoring.ts, and its words.
 */
export const SCORING_OPTIONS = ['elves', 'finds', 'belowZero'] as const;
export type ScoringOption = (typeof SCORING_OPTIONS)[number];

export interface OutOfMineOptions extends Readonly<Partial<Record<ScoringOption, boolean>>> {
  readonly elves: boolean;
  readonly finds: boolean;
  /** M15: `on` refuses wrong laying at every seat. */
  readonly guardRails: 'off' | 'on';
  /** M17: seconds after which a round ends without a caller. */
  readonly timeLimit?: number;
  /** M41: milliseconds after a call in which another correct call shares the bonus. */
  readonly photoFinish?: number;
  /** 7 by the rules; fewer is a house rule that the result names. */
  readonly rounds: number;
  /** M42: one for each seat, from seat 0; seats left out have none. */
  readonly handicaps: readonly Handicap[];
  /** M16 as it was by rules number 1: a call counts while spaces are uncovered. Set for old matches only, never agreed. */
  readonly earlyCalls?: true;
}

/**
 * How a tile lies: mirrored left to right first when flipped, then turned, then its bounding box put with the upper
 * left corner at x, y. The gallery's drawing begins at 0, 0; x runs right, y down.
 */
export interface Placement {
  readonly x: number;
  readonly y: number;
  readonly rotation: Rotation;
  readonly flipped: boolean;
}

export interface LaidTile extends Placement {
  /** Index into TILES. */
  readonly tile: number;
}

/** M20: why a tile is taken off before scoring. With guard rails, why it may not be laid (M15). */
export const FAULTS = ['over-edge', 'wrong-colour', 'too-many'] as const;
export type Fault = (typeof FAULTS)[number];

/** One seat's score of a round, step by step (M20 to M26). */
export interface Scoring {
  readonly removed: readonly { readonly tile: number; readonly fault: Fault }[];
  /** Spaces left empty once wrong tiles are gone. */
  readonly empty: number;
  /** M22: 2, −2, or 0 for those who did not call. */
  readonly bonus: number;
  /** M25: indices into the gallery's elves that see their colour. */
  readonly elves: readonly number[];
  /** M26: visible finds that count, and their points. */
  readonly finds: readonly { readonly tile: number; readonly find: Find; readonly points: number }[];
  readonly points: number;
}

export interface SeatState {
  /** Index of the board, 0 to 9; the gallery is GALLERIES[2 × board + (side is back)]. */
  readonly board?: number;
  readonly side?: BoardSide;
  /** M30: false when the side is forced. */
  readonly choice: boolean;
  /** Said to be ready: for the start (M40), or, once a round is scored, for the next. */
  readonly ready: boolean;
  /** Index into CARDS, from the start of the round until the next boards are dealt. */
  readonly card?: number;
  /** The tile in hand (M12). */
  readonly hand?: number;
  /** In the order laid. */
  readonly laid: readonly LaidTile[];
  /** May take and lay right now: not before its head start or after the call (M16, M42). */
  readonly mining: boolean;
  /** The photo finish (M41) has ended for this seat, which could have called. */
  readonly late?: true;
  /** Has said to be stuck (M17). */
  readonly stuck: boolean;
  readonly total: number;
  /** Of the round that was scored last. */
  readonly scoring?: Scoring;
}

/**
 * dealing: luck deals the boards · preparing: seats choose sides and say that they are ready · revealing: luck deals
 * the cards · mining: the race · called: somebody has called, and grace or photo finish is still running · scored:
 * seats look at the scoring and say that they are ready · over: the match has ended.
 */
export const STAGES = ['dealing', 'preparing', 'revealing', 'mining', 'called', 'scored', 'over'] as const;
export type Stage = (typeof STAGES)[number];

export interface Call {
  readonly seat: Seat;
  readonly at: Millis;
}

/** Why a round ended. */
export const ENDINGS = ['call', 'stuck', 'time'] as const;
export type Ending = (typeof ENDINGS)[number];

/** Nothing at this table is hidden: what luck has not drawn yet does not exist. So a view is the state. */
export interface OutOfMineState {
  readonly options: OutOfMineOptions;
  /** From 1. */
  readonly round: number;
  readonly stage: Stage;
  readonly seats: readonly SeatState[];
  /** Tiles that nobody has, ascending. */
  readonly supply: readonly number[];
  /** Boards that went back to the box, in that order. */
  readonly retired: readonly number[];
  /** Cards of earlier rounds, in the order played. */
  readonly usedCards: readonly number[];
  /** M40: the instant at which this round, or the one just scored, started. */
  readonly startedAt?: Millis;
  /** This round's calls. The first ended the race; others are in its photo finish (M41). */
  readonly calls: readonly Call[];
  /** How the round just scored ended. */
  readonly ending?: Ending;
}

export type OutOfMineView = OutOfMineState;

/** A state of one's own, to play on in place. Its arrays are replaced, never written into, so that copies are cheap. */
export type Draft = { -readonly [Field in keyof Omit<OutOfMineState, 'seats'>]: OutOfMineState[Field] } & {
  seats: DraftSeat[];
};
export type DraftSeat = { -readonly [Field in keyof SeatState]: SeatState[Field] };

export type OutOfMineAction =
  | { readonly type: 'side'; readonly side: BoardSide }
  | { readonly type: 'ready' }
  | { readonly type: 'take'; readonly tile: number }
  /** The tile in hand, onto the own board. */
  | ({ readonly type: 'lay' } & LaidTile)
  /** A tile already laid, to another place. */
  | ({ readonly type: 'move' } & LaidTile)
  /** A tile already laid, into the empty hand. */
  | { readonly type: 'pick-up'; readonly tile: number }
  /** The tile in hand or a laid one, to the supply. */
  | { readonly type: 'put-back'; readonly tile: number }
  | { readonly type: 'call' }
  | { readonly type: 'stuck' }
  | { readonly type: 'unstuck' };

export type OutOfMineChance =
  /** Each seat's board; from the second round on also whose board went back to the box (M30, M31). */
  | { readonly type: 'boards'; readonly boards: readonly number[]; readonly leaves?: Seat }
  /** The cards each seat drew: one, or two for a seat with the easier card. */
  | { readonly type: 'cards'; readonly drawn: readonly (readonly number[])[] };

export type OutOfMineEffect =
  | { readonly type: 'boards'; readonly boards: readonly number[]; readonly leaves?: Seat }
  | { readonly type: 'side'; readonly seat: Seat; readonly side: BoardSide }
  | { readonly type: 'ready'; readonly seat: Seat }
  /** "Into the mine!": the cards the seats play with. */
  | { readonly type: 'started'; readonly at: Millis; readonly cards: readonly number[] }
  /** M42: the others' head start is over for this seat. */
  | { readonly type: 'opened'; readonly seat: Seat }
  | { readonly type: 'took'; readonly seat: Seat; readonly tile: number }
  | ({ readonly type: 'laid'; readonly seat: Seat } & LaidTile)
  | ({ readonly type: 'moved'; readonly seat: Seat } & LaidTile)
  | { readonly type: 'picked-up'; readonly seat: Seat; readonly tile: number }
  | { readonly type: 'put-back'; readonly seat: Seat; readonly tile: number }
  | { readonly type: 'stuck'; readonly seat: Seat; readonly stuck: boolean }
  | { readonly type: 'called'; readonly seat: Seat; readonly at: Millis }
  /** This seat's grace (M42) or photo finish (M41) is over. */
  | { readonly type: 'stopped'; readonly seat: Seat }
  | { readonly type: 'ended'; readonly ending: Ending }
  | { readonly type: 'scored'; readonly seat: Seat; readonly scoring: Scoring }
  | { readonly type: 'over' };

/** One seat of a written position. Tiles, places and cards are in notation: `L3:2 c4 r1 flip`, `01230`. */
export interface ScenarioSeat {
  readonly board: number;
  readonly side: BoardSide;
  readonly card?: string;
  readonly laid?: readonly string[];
  readonly hand?: string;
  readonly total?: number;
}

/** With cards for all seats the race is on from instant 0; without, the seats get ready first. */
export interface OutOfMineScenario {
  readonly round?: number;
  readonly seats: readonly ScenarioSeat[];
}

/** The types of Out of Mine!, for the contract. */
export interface OutOfMine {
  Options: OutOfMineOptions;
  Scenario: OutOfMineScenario;
  State: OutOfMineState;
  Action: OutOfMineAction;
  Chance: OutOfMineChance;
  Effect: OutOfMineEffect;
  View: OutOfMineView;
}
