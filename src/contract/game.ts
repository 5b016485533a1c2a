// The one interface that every game fulfils, and the words it is made of. See docs/architecture.md.

import type { Labelled } from '../kit/label.ts';
import type { Result } from '../kit/result.ts';
import type { Rng } from '../kit/rng.ts';

export const GAME_IDS = ['ocelot', 'diamant', 'out-of-mine'] as const;
export type GameId = (typeof GAME_IDS)[number];

/** What a match is called, everywhere and for good. */
export type MatchId = Labelled<string, 'match'>;

/** A place at the table, counted from 0. */
export type Seat = Labelled<number, 'seat'>;

/** How well a bot plays. */
export const BOT_LEVELS = [1, 2, 3, 4, 5] as const;
export type BotLevel = (typeof BOT_LEVELS)[number];

/** Milliseconds of match time: it starts at 0 with the match and stands still while the host is down. */
export type Millis = Labelled<number, 'millis'>;

/** Who looks: a seat, or anyone (spectators, the big screen, those who are not seated). */
export type Viewer = Seat | 'public';

/** The types a game is made of. All are plain, readonly JSON. */
export interface Shapes {
  /** Variants and house rules agreed before play. */
  Options: unknown;
  /** A written starting position, as a person would note it down. */
  Scenario: unknown;
  /** The whole truth. Never leaves the host. */
  State: unknown;
  /** What a seat may want to do. */
  Action: unknown;
  /** One outcome of luck. */
  Chance: unknown;
  /** Something that happened, whole or as somebody was told of it. */
  Effect: unknown;
  /** All that one viewer has been told so far. */
  View: unknown;
}

export interface Setup<G extends Shapes> {
  readonly seats: number;
  readonly options: G['Options'];
  readonly scenario?: G['Scenario'];
  /** By which rules number it is played; the newest when left out. */
  readonly rules?: number;
}

export type Move<G extends Shapes = Shapes> =
  | { readonly by: 'seat'; readonly seat: Seat; readonly at: Millis; readonly action: G['Action'] }
  | { readonly by: 'chance'; readonly at: Millis; readonly outcome: G['Chance'] }
  | { readonly by: 'clock'; readonly at: Millis };

/** Who or what has to act next. */
export type Waiting =
  | { readonly for: 'seats'; readonly seats: readonly Seat[]; readonly deadline?: Millis }
  | { readonly for: 'chance' }
  | { readonly for: 'nothing'; readonly outcome: Outcome };

/** How a match ended: a score for each seat, and the seats that share the win. */
export interface Outcome {
  readonly scores: readonly number[];
  readonly winners: readonly Seat[];
}

/** A no that a player can cause: which mistake, by which rule, and the words to fill into the sentence. */
export interface Refusal {
  readonly code: string;
  readonly rule: string;
  readonly detail?: Readonly<Record<string, string | number>>;
}

/** What became of a move: the new truth, and all that happened on the way, in order. */
export interface Step<G extends Shapes = Shapes> {
  readonly state: G['State'];
  readonly effects: readonly G['Effect'][];
}

/** The only doors for JSON from outside. */
export interface Doors<G extends Shapes = Shapes> {
  options(json: unknown): Result<G['Options'], Refusal>;
  scenario(json: unknown): Result<G['Scenario'], Refusal>;
  action(json: unknown): Result<G['Action'], Refusal>;
  chance(json: unknown): Result<G['Chance'], Refusal>;
}

/** What people write and read of a move: one line. Each `parse` undoes its `format`. */
export interface Notation<G extends Shapes = Shapes> {
  formatAction(action: G['Action']): string;
  parseAction(text: string): Result<G['Action'], Refusal>;
  formatChance(outcome: G['Chance']): string;
  parseChance(text: string): Result<G['Chance'], Refusal>;
}

export interface Game<G extends Shapes = Shapes> {
  readonly id: GameId;
  /** Raised when an old log would replay differently. */
  readonly rules: number;
  /** The oldest rules number whose matches are still played as they were; the newest alone when left out. */
  readonly oldestRules?: number;
  readonly seats: { readonly min: number; readonly max: number };
  /** Whether a seat may take back its last action while it is still its turn and luck has not spoken since. */
  readonly undo: 'turn' | 'never';
  /** Every code its refusals may carry: each has a sentence in each language. */
  readonly refusals: readonly string[];

  /**
   * The options for the same people on other seats: who sat on seat `order[i]` now sits on seat i, undefined is somebody
   * new. `last` is how their last match ended, in the seats of then.
   */
  reseat?(options: G['Options'], order: readonly (Seat | undefined)[], last?: Outcome): G['Options'];
  /** The state carries all that differs between rules numbers: nothing else is told of them. */
  setup(setup: Setup<G>): G['State'];
  waiting(state: G['State']): Waiting;
  /** Counts up whenever earlier decisions stop mattering: an action sent for another phase is stale. */
  phase(state: G['State']): number;
  legal(state: G['State'], seat: Seat, at: Millis): readonly G['Action'][];
  /** The rules. Copies, then plays; the given state stays as it was. A seat's mistake is a Refusal, ours throws. */
  apply(state: G['State'], move: Move<G>): Result<Step<G>, Refusal>;

  /** The part of what happened that this viewer is told; undefined when that is nothing. */
  tell(effect: G['Effect'], viewer: Viewer): G['Effect'] | undefined;
  /** All this viewer has been told. Equal to hearing every told effect from the start. */
  view(state: G['State'], viewer: Viewer): G['View'];
  hear(view: G['View'], effect: G['Effect']): G['View'];

  /** One outcome, drawn as late as it is needed: bags hold counts, and no order exists that nobody may know. */
  sampleChance(state: G['State'], rng: Rng): G['Chance'];
  /** Some truth in which this viewer would have been told exactly this. */
  sampleState(view: G['View'], rng: Rng): G['State'];

  readonly doors: Doors<G>;
  readonly notation: Notation<G>;
}

/** What tests and tools want to know of a position. A page at play does not load it. */
export interface GameTools<G extends Shapes = Shapes> {
  /** A position as text, drawn where it can be drawn. `parsePosition` undoes it. */
  formatPosition(state: G['State']): string;
  parsePosition(text: string): Result<G['State'], Refusal>;
  /** Broken invariants, in words. Always empty. */
  laws(state: G['State']): readonly string[];
}

/** Whether matches with this rules number can be played, and old ones replayed. */
export const knowsRules = (
  { rules, oldestRules = rules }: Pick<Game, 'rules' | 'oldestRules'>,
  found: number,
): boolean => found >= oldestRules && found <= rules;
