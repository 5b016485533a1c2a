// Automation: what happens in a match by itself: bots act, stand-ins replace absent players, deadlines run out.

import type { Answer, Question } from '../../bots/bot.ts';
import type { Game, Millis, Seat } from '../../contract/game.ts';
import { seatCommitment } from '../../kit/luck.ts';
import { pick, seededRng } from '../../kit/rng.ts';
import { botSeats } from '../../match/host.ts';
import { type Input, type Match, STAND_IN_LEVEL } from '../../match/types.ts';
import type { LiveMatch } from '../matches/live-match.ts';
import { botEntropy, botSeed } from '../secrets.ts';
import type { ServerContext } from '../server-context.ts';
import type { Timers } from './timers.ts';

/** How long to wait after something went wrong, and after a bot came too late. */
const RETRY_DELAY: Millis = 500;
const REFUSED_DELAY: Millis = 50;
const DAY: Millis = 24 * 60 * 60_000;
/** A table that nobody looks at is given up after this long: one that still gathers, one that plays. */
const ABANDONED_AFTER = { gathering: DAY, sealing: DAY, playing: 30 * DAY };

export interface AutomationOptions {
  /** How much of the time that a person would take bots take as well, so that people can follow. */
  readonly botPace: number;
}

export class Automation {
  private readonly live: LiveMatch;
  private readonly context: ServerContext;
  private readonly timers: Timers;
  private readonly options: AutomationOptions;
  private readonly thinking = new Set<Seat>();
  /** Bots that had nothing to do, and how many entries there were then: they are asked again when there are more. */
  private readonly idleBots = new Map<Seat, number>();
  private wakesAt = Number.POSITIVE_INFINITY;
  private cancelWake: () => void = () => {};
  private isClosed = false;
  /** What was due has been asked for, and is not answered yet. */
  private isWaking = false;

  constructor(live: LiveMatch, context: ServerContext, timers: Timers, options: AutomationOptions) {
    this.live = live;
    this.context = context;
    this.timers = timers;
    this.options = options;
  }

  get isBusy(): boolean {
    return this.thinking.size > 0;
  }

  close(): void {
    this.isClosed = true;
    this.cancelWake();
  }

  /** Called after every change, and when something is due. */
  update(): void {
    if (this.isClosed || !this.live.hasLease) return;
    this.readyBots();
    this.askBots();
    const due = this.nextDue();
    if (due === undefined || this.isWaking) return;
    const at = this.live.serverTime(due);
    if (at >= this.wakesAt) return;
    this.wakesAt = at;
    this.cancelWake();
    this.cancelWake = this.timers.at(at, () => {
      this.wake(at).catch((error: unknown) => this.live.freeze(error));
    });
  }

  /** Match time of what comes next by itself, if anything does. */
  nextDue(): Millis | undefined {
    const { match, pending } = this.live;
    if (match.terms.pace.away === undefined) return pending.deadline;
    let due = pending.deadline ?? Number.POSITIVE_INFINITY;
    for (const seat of match.seats.keys()) due = Math.min(due, this.awayDeadline(seat) ?? due);
    return due === Number.POSITIVE_INFINITY ? undefined : due;
  }

  /** Server time at which the match must be woken, should it be unloaded. */
  alarm(): Millis | undefined {
    const { stage } = this.live.match;
    if (stage === 'over' || stage === 'frozen') return undefined;
    return this.live.serverTime(this.nextDue() ?? this.nextAbandonedAt(stage));
  }

  /** Ends a match that nobody has looked at for long. Where something is due, that has to come first. */
  endIfAbandoned(): void {
    const { stage } = this.live.match;
    if (stage === 'over' || stage === 'frozen' || this.nextDue() !== undefined) return;
    const now = this.live.now();
    if (now < this.abandonedAt(stage, now)) return;
    this.live.submit({ input: { type: 'end', reason: stage === 'gathering' ? 'aborted' : 'abandoned' } });
  }

  /**
   * The log knows when somebody last did something. When somebody last looked on, only the alarm does that was set
   * then: a match that was woken by it has been unseen for long.
   */
  private abandonedAt(stage: keyof typeof ABANDONED_AFTER, now: Millis): Millis {
    const { match, presenceTracker } = this.live;
    return Math.max(match.at, presenceTracker.unseenSince ?? now) + ABANDONED_AFTER[stage];
  }

  /** What is forgotten already, and yet here, is looked at now. */
  private nextAbandonedAt(stage: keyof typeof ABANDONED_AFTER): Millis {
    const now = this.live.now();
    const forgotten = this.abandonedAt(stage, now);
    return forgotten > now ? forgotten : now + ABANDONED_AFTER[stage];
  }

  private async wake(at: Millis): Promise<void> {
    if (this.isClosed || this.wakesAt !== at) return;
    this.wakesAt = Number.POSITIVE_INFINITY;
    this.isWaking = true;
    const refusals = await Promise.all(this.dueInputs().map((input) => this.live.request(input)));
    if (refusals.some((refusal) => refusal !== undefined)) await pause(RETRY_DELAY);
    this.isWaking = false;
    this.update();
  }

  private dueInputs(): readonly Input[] {
    const now = this.live.now();
    const inputs: Input[] = [];
    if ((this.live.pending.deadline ?? Number.POSITIVE_INFINITY) <= now) inputs.push({ type: 'tick' });
    for (const seat of this.live.match.seats.keys()) {
      if ((this.awayDeadline(seat) ?? Number.POSITIVE_INFINITY) <= now) inputs.push({ type: 'stand-in', seat });
    }
    return inputs;
  }

  private awayDeadline(seat: Seat): Millis | undefined {
    const { match, presenceTracker } = this.live;
    const { away } = match.terms.pace;
    const status = match.seats[seat];
    const absence = presenceTracker.absence(seat);
    const awaitedSince = match.awaitedSince[seat];
    if (away === undefined || absence === undefined || match.stage !== 'playing') return undefined;
    if (status?.occupant?.kind !== 'person' || status.standIn || awaitedSince === undefined) return undefined;
    return Math.max(absence, awaitedSince) + away;
  }

  /** Bots are ready at once, and show their share of the luck when it is asked for. */
  private readyBots(): void {
    const { match, serverSeed } = this.live;
    if (match.stage !== 'gathering' && match.stage !== 'sealing') return;
    for (const [seat, { occupant, commitment, entropy: shown }] of match.seats.entries()) {
      if (occupant?.kind !== 'bot') continue;
      const entropy = botEntropy(serverSeed, seat);
      if (match.stage === 'gathering' && commitment === undefined) {
        this.live.submit({ input: { type: 'ready', seat, commitment: seatCommitment(entropy) } });
      } else if (match.stage === 'sealing' && shown === undefined) {
        this.live.submit({ input: { type: 'reveal', seat, entropy } });
      }
    }
  }

  private askBots(): void {
    const { match, game } = this.live;
    // Nobody is left to play for: the stand-ins only hold the table.
    if (match.leftSince !== undefined && !this.isAnyoneHere()) return;
    for (const seat of botSeats(game, match)) {
      if (this.thinking.has(seat) || this.idleBots.get(seat) === match.seq) continue;
      this.thinking.add(seat);
      void this.playBot(seat)
        .finally(() => {
          this.thinking.delete(seat);
          this.update();
        })
        .catch((error: unknown) => this.live.freeze(error));
    }
  }

  /** Whether somebody who plays here looks on, even if a stand-in has their seat. */
  private isAnyoneHere(): boolean {
    const { match, presenceTracker } = this.live;
    return match.seats.some(({ occupant }, seat) => occupant?.kind === 'person' && presenceTracker.isHere(seat));
  }

  private async playBot(seat: Seat): Promise<void> {
    const { live, context } = this;
    const { match } = live;
    const began = performance.now();
    const answer = await this.choose(match, seat);
    if (answer === undefined) {
      this.idleBots.set(seat, match.seq);
      return;
    }
    const takes = (answer.takes * this.options.botPace) / context.clock.speed;
    await pause(Math.max(0, takes - (performance.now() - began)));
    if (this.isClosed || !botSeats(live.game, live.match).includes(seat)) return;
    const refusal = await live.request({
      type: 'act',
      seat,
      phase: live.game.phase(match.state),
      action: answer.action,
      // Always, for by the time it is judged the seat may be a person's.
      standIn: true,
    });
    // The table went on while it thought. That is how it goes in a race; only looking again must not become a storm.
    if (refusal) await pause(REFUSED_DELAY);
  }

  private async choose(match: Match, seat: Seat): Promise<Answer | undefined> {
    const { game, serverSeed } = this.live;
    const occupant = match.seats[seat]?.occupant;
    const isBot = occupant?.kind === 'bot';
    const question = {
      view: game.view(match.state, seat),
      seat,
      level: isBot ? occupant.level : STAND_IN_LEVEL,
      seed: botSeed(serverSeed, seat, match.seq),
      at: this.live.now(),
      since: isBot ? undefined : match.awaitedSince[seat],
    };
    try {
      return await this.context.bots.choose({ game: game.id, ...question });
    } catch (error) {
      if (this.isClosed) return undefined;
      this.context.log.error({ match: this.live.id, seat, err: error }, 'a bot failed');
      return randomAnswer(game, question);
    }
  }
}

/** So that nobody waits for a bot that has failed. */
function randomAnswer(game: Game, { view, seat, seed, at }: Question): Answer | undefined {
  const rng = seededRng(seed);
  const actions = game.legal(game.sampleState(view, rng), seat, at);
  return actions.length === 0 ? undefined : { action: pick(rng, actions), takes: RETRY_DELAY };
}

const pause = (time: Millis): Promise<void> => new Promise((resolve) => setTimeout(resolve, time));
