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

interface Standing {
  /** The match has got so far. */
  readonly seq: number;
  /** How often this seat was refused since. */
  readonly refusals: number;
  /** There is nothing to do for it until the match goes on. */
  readonly rests: boolean;
}

export class BotDriver<G extends Shapes = Shapes> {
  private readonly options: BotDriverOptions<G>;
  private readonly thinking = new Set<Seat>();
  private readonly standings = new Map<Seat, Standing>();
  private isClosed = false;

  constructor(options: BotDriverOptions<G>) {
    this.options = options;
  }

  get isBusy(): boolean {
    return this.thinking.size > 0;
  }

  close(): void {
    this.isClosed = true;
  }

  /** Call it after every change of the match, and when somebody comes or goes. */
  look(): void {
    for (const seat of this.seats()) {
      if (this.thinking.has(seat) || this.standing(seat).rests) continue;
      this.thinking.add(seat);
      void this.playSafely(seat);
    }
  }

  private seats(): readonly Seat[] {
    const { hosted, seats = botSeats, isAnyoneHere } = this.options;
    const { game, match } = hosted;
    if (this.isClosed || (match.leftSince !== undefined && isAnyoneHere?.() === false)) return [];
    return seats(game, match);
  }

  private standing(seat: Seat): Standing {
    const { seq } = this.options.hosted.match;
    const known = this.standings.get(seat);
    return known?.seq === seq ? known : { seq, refusals: 0, rests: false };
  }

  private async playSafely(seat: Seat): Promise<void> {
    try {
      await this.play(seat).finally(() => this.thinking.delete(seat));
      this.look();
    } catch (error) {
      this.standings.set(seat, { ...this.standing(seat), rests: true });
      if (!this.isClosed) this.options.onFault(error);
    }
  }

  private async play(seat: Seat): Promise<void> {
    const { hosted, scheduler, begin, act } = this.options;
    const pace = await begin(seat);
    if (!this.seats().includes(seat)) return;
    const { match, game } = hosted;
    const before = this.standing(seat);
    const began = scheduler.now();
    const answer = await this.answer(seat, before);
    if (answer === undefined) {
      this.standings.set(seat, { ...before, rests: true });
      return;
    }
    await pause(scheduler, pace(answer.takes) - (scheduler.now() - began));
    if (!this.seats().includes(seat)) return;
    const phase = game.phase(match.state);
    // `standIn` always: by the time it is judged, the seat may have become a person's.
    const refusal = await act({ type: 'act', seat, phase, action: answer.action, standIn: true });
    if (refusal === undefined) return;
    if (refusal.code !== NOT_JUDGED) this.standings.set(seat, { ...before, refusals: before.refusals + 1 });
    await pause(scheduler, AFTER_REFUSAL);
  }

  private async answer(seat: Seat, { refusals }: Standing): Promise<Answer | undefined> {
    const { hosted, choose, onBotFault } = this.options;
    const question = this.question(seat);
    if (refusals < MOST_REFUSALS) {
      try {
        return await choose(question);
      } catch (error) {
        if (this.isClosed) return undefined;
        onBotFault(error, seat);
      }
    }
    return randomBot(hosted.game).answer({ ...question, seed: `${question.seed}/${refusals}` });
  }

  private question(seat: Seat): Question<G> {
    const { hosted, seed, now } = this.options;
    const { game, match } = hosted;
    const occupant = match.seats[seat]?.occupant;
    const isBot = occupant?.kind === 'bot';
    return {
      view: game.view(match.state, seat),
      seat,
      level: isBot ? occupant.level : STAND_IN_LEVEL,
      seed: seed(seat, match.seq),
      at: now(),
      since: isBot ? undefined : match.awaitedSince[seat],
    };
  }
}
