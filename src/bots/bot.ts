// What a game's bots give: answers, hints and the coach. Their only knowledge is a seat's view.

import {
  BOT_LEVELS,
  type BotLevel,
  type Millis,
  type Move,
  type Seat,
  type Setup,
  type Shapes,
} from '../contract/game.ts';

export { BOT_LEVELS as LEVELS, type BotLevel as Level };

export interface Question<G extends Shapes = Shapes> {
  readonly view: G['View'];
  readonly seat: Seat;
  readonly level: BotLevel;
  /** The same view and seed give the same answer. */
  readonly seed: string;
  readonly at: Millis;
  /** When this seat acted last, for a bot that plays on for somebody: it has patience of its own. */
  readonly since?: Millis | undefined;
}

export interface Answer<G extends Shapes = Shapes> {
  readonly action: G['Action'];
  /** How long a person of this level would take: the time of thought and hands. The host waits that long. */
  readonly takes: Millis;
}

/** Help during play. `code` names the sentence (src/words), `action` what it leads to if it goes that far. */
export interface Hint<G extends Shapes = Shapes, Code extends string = string> {
  readonly code: Code;
  readonly detail?: Readonly<Record<string, string | number>>;
  readonly action?: G['Action'];
}

/** A match as the coach gets it: finished, everything open. */
export interface Played<G extends Shapes = Shapes> {
  readonly setup: Setup<G>;
  readonly moves: readonly Move<G>[];
}

/** One decision, judged by what its seat could know, before luck struck. Shares of the win, from 0 to 1. */
export interface Judged<G extends Shapes = Shapes, Code extends string = string> {
  /** Index into the moves. */
  readonly move: number;
  readonly seat: Seat;
  readonly chosen: number;
  readonly best: number;
  readonly better?: G['Action'];
  /** Figures worth telling, such as the chance of a bust; the sentence that tells them is named by `code`. */
  readonly code?: Code;
  readonly detail?: Readonly<Record<string, string | number>>;
}

/** Something worth telling that was not one decision, such as how a round went for a seat. */
export interface Note<Code extends string = string> {
  /** Index into the moves. */
  readonly move: number;
  readonly seat: Seat;
  readonly code: Code;
  readonly detail: Readonly<Record<string, string | number>>;
}

export interface Review<G extends Shapes = Shapes> {
  readonly judged: readonly Judged<G>[];
  /** Win share of every seat after each move that changed it. */
  readonly curve: readonly { readonly move: number; readonly shares: readonly number[] }[];
  /** By seat: what luck gave or took, summed over its draws, as share of the win. */
  readonly luck: readonly number[];
  readonly notes?: readonly Note[];
}

export interface Bot<G extends Shapes = Shapes> {
  /** What to do now; undefined when there is nothing to do until something is told. */
  answer(question: Question<G>): Answer<G> | undefined;
  /** `step` climbs: each call for the same view says more. */
  hint(question: Question<G>, step: number): Hint<G> | undefined;
  review(played: Played<G>, onProgress?: (done: number) => void): Review<G>;
}
