// What a board is given: all that the viewer of this screen knows and can do at this instant.

import type { Game, Millis, Outcome, Refusal, Seat, Shapes, Step, Viewer } from '../../contract/game.ts';
import type { Result } from '../../kit/result.ts';
import type { Who } from '../../words/types.ts';
import type { SeatInfo } from '../session/session.ts';

export interface Company {
  readonly here: readonly Seat[];
  /** "Ben is away." Empty when all are here. */
  readonly others: string;
}

/**
 * A new object for every step. The presenter shows told effects one by one: `view` is what was known after `effect`, so a
 * board never has to queue anything.
 */
export interface Table<G extends Shapes = Shapes> {
  readonly game: Game<G>;
  readonly options: G['Options'];
  readonly seats: readonly SeatInfo[];
  readonly viewer: Viewer;

  readonly view: G['View'];
  /** The effect that led here and the view before it; undefined at the start, after undo, and when somebody else looks. */
  readonly effect: G['Effect'] | undefined;
  readonly before: G['View'] | undefined;
  /**
   * The effect that is on its way: all else is still as it was before it. A board may draw that something comes, as a card
   * that lies face down, and nothing that tells what it is.
   */
  readonly coming: G['Effect'] | undefined;
  /** Counts up with each new view: the key of an animation. */
  readonly step: number;
  /** False while an effect is on its way, or more of them wait to be shown. */
  readonly settled: boolean;

  /** Seats that have to act now, by what the viewer knows; empty while effects are being shown. */
  readonly toAct: readonly Seat[];
  /** Whether the viewer is one of them. */
  readonly myTurn: boolean;
  readonly deadline: Millis | undefined;
  readonly outcome: Outcome | undefined;
  /** Match time now; for clocks that run while they are drawn. */
  now(): Millis;

  /** What the viewer may do, worked out when first read; empty when it is not their turn. */
  readonly legal: readonly G['Action'][];
  /** Of these, what a lesson wants to see now: draw the eye to it with `data-wanted`. Empty at every other table. */
  readonly wanted: readonly G['Action'][];
  /** What the rules would say to an action of the viewer, without doing it: for previews, and for reasons why not. */
  judge(action: G['Action']): Result<Step<G>, Refusal>;
  /** Does it. Skips what is still being shown. A refusal comes back in `refusal` and is spoken by the table. */
  act(action: G['Action']): void;
  /** Sent, and not yet answered. Always false without a network. */
  readonly pending: boolean;
  /** What that is, if it is an action: also after a reload, until it is answered. */
  readonly sent: G['Action'] | undefined;
  /** Why the last action was refused; undefined again with the next step or action. */
  readonly refusal: Refusal | undefined;

  /** The seat's person for a sentence: `you` only for the viewer. */
  who(seat: Seat): Who;
  /** Who of these seats is here and, in words, what is so of the others: nobody is said to think who is away. */
  company(seats: readonly Seat[]): Company;
  /** Says something to screen readers that no sentence or log line says. */
  announce(text: string): void;
}
