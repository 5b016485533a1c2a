// Plays for bots and stand-ins: decides when to ask, what to ask, and what to do when a bot fails.

import type { Answer, Question } from '../bots/bot.ts';
import { randomBot } from '../bots/random.ts';
import type { Game, Millis, Refusal, Seat, Shapes } from '../contract/game.ts';
import { botSeats } from '../match/host.ts';
import { type Input, type Match, STAND_IN_LEVEL } from '../match/types.ts';
import { pause, type Scheduler } from './scheduler.ts';

/** The match that a driver plays in, as it stands at any moment. */
export interface DrivenMatch<G extends Shapes = Shapes> {
  readonly game: Game<G>;
  readonly match: Match<G>;
}

type Act = Extract<Input, { type: 'act' }>;

/** How long to wait for an answer, given how long a person would take. */
export type Pace = (takes: Millis) => Millis;

export interface BotDriverOptions<G extends Shapes = Shapes> {
  readonly hosted: DrivenMatch<G>;
  readonly scheduler: Scheduler;
  /** Match time. */
  now(): Millis;
  /** Called when a bot may begin to think: now, or once this settles. */
  begin(seat: Seat): Pace | Promise<Pace>;
  /** Undefined where there is nothing to do for this seat until something is told. */
  choose(question: Question<G>): Promise<Answer | undefined>;
  /** What a bot draws its own choices from. It must tell nothing of the match's luck. */
  seed(seat: Seat, seq: number): string;
  /** Gives the refusal, or undefined when it is done. */
  act(input: Act): Refusal | undefined | Promise<Refusal | undefined>;
  /** Whether somebody who plays here looks on. Stand-ins do not play a match that everybody has left. */
  isAnyoneHere?(): boolean;
  /** Which seats to play for, where those are not just the bots and stand-ins. */
  seats?(game: Game<G>, match: Match<G>): readonly Seat[];
  /** A bot threw: something legal is done in its place. */
  onBotFault(error: unknown, seat: Seat): void;
  /** Anything else threw: this seat is not played for until the match goes on. */
  onFault(error: unknown): void;
}

/** A race goes on while a bot thinks: refusals are part of it, but asking again must not become a storm. */
const AFTER_REFUSAL: Millis = 50;
/** A bot whose answers are refused so often, one after the other at the same position, is broken. */
const MOST_REFUSALS = 5;
/** The server's way of saying that it has not judged: the same may be asked again. */
const NOT_JUDGED = 'busy';

export interface BotDriver {
  /** Call it after every change of the match, and when somebody comes or goes. */
  look(): void;
  /** Whether some bot thinks, or waits until its answer is due. */
  readonly isBusy: boolean;
  close(): void;
}

/** What is known of a seat since the match got to entry `seq`. */
interface Standing {
  readonly seq: number;
  readonly refusals: number;
  /** There is nothing to do for it until the match goes on. */
  readonly rests?: true;
}

export function botDriver<G extends Shapes>(options: BotDriverOptions<G>): BotDriver {
  const { hosted, scheduler, seats = botSeats, isAnyoneHere, onFault } = options;
  const { game } = hosted;
  const thinking = new Set<Seat>();
  const standings = new Map<Seat, Standing>();
  let closed = false;

  function awaited(): readonly Seat[] {
    const { match } = hosted;
    return closed || (match.leftSince !== undefined && isAnyoneHere?.() === false) ? [] : seats(game, match);
  }

  function standingOf(seat: Seat): Standing {
    const { seq } = hosted.match;
    const known = standings.get(seat);
    return known?.seq === seq ? known : { seq, refusals: 0 };
  }

  function look(): void {
    for (const seat of awaited()) {
      if (thinking.has(seat) || standingOf(seat).rests) continue;
      thinking.add(seat);
      void playSafely(seat);
    }
  }

  async function playSafely(seat: Seat): Promise<void> {
    try {
      await play(seat).finally(() => thinking.delete(seat));
      look();
    } catch (error) {
      standings.set(seat, { ...standingOf(seat), rests: true });
      if (!closed) onFault(error);
    }
  }

  async function play(seat: Seat): Promise<void> {
    const pace = await options.begin(seat);
    if (!awaited().includes(seat)) return;
    const { match } = hosted;
    const standing = standingOf(seat);
    const began = scheduler.now();
    const answer = await answerFor(seat, standing.refusals);
    if (answer === undefined) {
      standings.set(seat, { ...standing, rests: true });
      return;
    }
    await pause(scheduler, pace(answer.takes) - (scheduler.now() - began));
    if (!awaited().includes(seat)) return;
    const phase = game.phase(match.state as G['State']);
    // `standIn` always: by the time it is judged, the seat may have become a person's.
    const refusal = await options.act({ type: 'act', seat, phase, action: answer.action, standIn: true });
    if (refusal === undefined) return;
    if (refusal.code !== NOT_JUDGED) standings.set(seat, { ...standing, refusals: standing.refusals + 1 });
    await pause(scheduler, AFTER_REFUSAL);
  }

  async function answerFor(seat: Seat, refusals: number): Promise<Answer | undefined> {
    const { match } = hosted;
    const occupant = match.seats[seat]?.occupant;
    const isBot = occupant?.kind === 'bot';
    const seed = options.seed(seat, match.seq);
    const question = {
      view: game.view(match.state as G['State'], seat),
      seat,
      level: isBot ? occupant.level : STAND_IN_LEVEL,
      seed,
      at: options.now(),
      since: isBot ? undefined : match.awaitedSince[seat],
    };
    if (refusals < MOST_REFUSALS) {
      try {
        return await options.choose(question);
      } catch (error) {
        if (closed) return undefined;
        options.onBotFault(error, seat);
      }
    }
    return randomBot(game).answer({ ...question, seed: `${seed}/${refusals}` });
  }

  return {
    look,
    get isBusy() {
      return thinking.size > 0;
    },
    close() {
      closed = true;
    },
  };
}
