// Automation: what happens in a match by itself: bots act, stand-ins replace absent players, deadlines run out.

import type { Millis, Seat } from '../../contract/game.ts';
import { seatCommitment } from '../../kit/luck.ts';
import { botSeats } from '../../match/host.ts';
import type { Input } from '../../match/types.ts';
import { type BotDriver, botDriver } from '../../play/bot-driver.ts';
import { pause } from '../../play/scheduler.ts';
import type { LiveMatch } from '../matches/live-match.ts';
import { botEntropy, botSeed } from '../secrets.ts';
import type { ServerContext } from '../server-context.ts';
import type { Timers } from './timers.ts';

/** The wait before a retry, when the automation's own input was refused. */
const RETRY_DELAY: Millis = 500;
const DAY: Millis = 24 * 60 * 60_000;
/** A match that nobody visits ends after this long, by its stage. */
const ABANDONED_AFTER = { gathering: DAY, sealing: DAY, playing: 30 * DAY };

export interface AutomationOptions {
  /** The share of a person's thinking time that bots take, so that people can follow. */
  readonly botPace: number;
}

export class Automation {
  private readonly live: LiveMatch;
  private readonly context: ServerContext;
  private readonly timers: Timers;
  private readonly bots: BotDriver;
  private wakesAt = Number.POSITIVE_INFINITY;
  private cancelWake: () => void = () => {};
  private isClosed = false;
  /** What was due has been submitted, and is not answered yet. */
  private isWaking = false;

  constructor(live: LiveMatch, context: ServerContext, timers: Timers, { botPace }: AutomationOptions) {
    this.live = live;
    this.context = context;
    this.timers = timers;
    this.bots = botDriver({
      hosted: live,
      scheduler: context.scheduler,
      now: () => live.now(),
      begin: () => (takes) => (takes * botPace) / context.clock.speed,
      choose: (question) => context.bots.choose({ game: live.game.id, ...question }),
      seed: (seat, seq) => botSeed(live.serverSeed, seat, seq),
      act: (input) => live.request(input),
      isAnyoneHere: () => this.isAnyoneHere(),
      // Without the lease, every answer would be refused and asked for again.
      seats: (game, match) => (live.hasLease ? botSeats(game, match) : []),
      onBotFault: (error, seat) => context.log.error({ match: live.id, seat, err: error }, 'a bot failed'),
      onFault: (error) => live.freeze(error),
    });
  }

  get isBusy(): boolean {
    return this.bots.isBusy;
  }

  close(): void {
    this.isClosed = true;
    this.bots.close();
    this.cancelWake();
  }

  /** Called after every change, and when something is due. */
  update(): void {
    if (this.isClosed || !this.live.hasLease) return;
    this.readyBots();
    this.bots.look();
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

  /** Match time of the next thing that happens by itself, if there is one. */
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

  /** Ends a match that nobody has visited for long, unless something is due in it: that comes first. */
  endIfAbandoned(): void {
    const { stage } = this.live.match;
    if (stage === 'over' || stage === 'frozen' || this.nextDue() !== undefined) return;
    const now = this.live.now();
    if (now < this.abandonedAt(stage, now)) return;
    this.live.submit({ input: { type: 'end', reason: stage === 'gathering' ? 'aborted' : 'abandoned' } });
  }

  /**
   * The log says when somebody last acted. Only the alarm says when somebody last watched: it was set then, so a match
   * that is woken by its alarm has not been watched for long.
   */
  private abandonedAt(stage: keyof typeof ABANDONED_AFTER, now: Millis): Millis {
    const { match, presenceTracker } = this.live;
    return Math.max(match.at, presenceTracker.unseenSince ?? now) + ABANDONED_AFTER[stage];
  }

  /** A match that counts as abandoned but is loaded has a visitor now: its time starts again. */
  private nextAbandonedAt(stage: keyof typeof ABANDONED_AFTER): Millis {
    const now = this.live.now();
    const abandoned = this.abandonedAt(stage, now);
    return abandoned > now ? abandoned : now + ABANDONED_AFTER[stage];
  }

  private async wake(at: Millis): Promise<void> {
    if (this.isClosed || this.wakesAt !== at) return;
    this.wakesAt = Number.POSITIVE_INFINITY;
    this.isWaking = true;
    const refusals = await Promise.all(this.dueInputs().map((input) => this.live.request(input)));
    if (refusals.some((refusal) => refusal !== undefined)) await pause(this.context.scheduler, RETRY_DELAY);
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

  /** Match time at which a stand-in replaces an absent player for whom the match waits. */
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

  /** Bots are ready at once, and reveal their share of the luck when it is needed. */
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

  /** Whether a player of this match is connected, even if a stand-in has their seat. */
  private isAnyoneHere(): boolean {
    const { match, presenceTracker } = this.live;
    return match.seats.some(({ occupant }, seat) => occupant?.kind === 'person' && presenceTracker.isHere(seat));
  }
}
