// Looks after a table: gets bots to act, sends a stand-in for those who are away, and keeps the deadlines.

import type { Millis, Seat } from '../../contract/game.ts';
import { seatCommitment } from '../../kit/luck.ts';
import { botSeats } from '../../match/host.ts';
import type { BotLevel, Input, Match } from '../../match/types.ts';
import { botEntropy, botSeed } from '../secrets.ts';
import type { Timers } from '../timers.ts';
import type { HouseTools } from './house-tools.ts';
import type { LiveMatch } from './live-match.ts';

/** How well a stand-in plays. */
const STAND_IN_LEVEL: BotLevel = 3;
/** How long a bot that cannot act waits before it looks again. */
const LOOK_AGAIN: Millis = 500;
const DAY: Millis = 24 * 60 * 60_000;
/** A table that nobody looks at is given up after this long: one that still gathers, one that plays. */
const FORGOTTEN = { gathering: DAY, sealing: DAY, playing: 30 * DAY };

export interface Attending {
  /** Least time between a bot's turn and its action, so that people can follow. */
  readonly botDelay: Millis;
}

export class Attendant {
  private readonly live: LiveMatch;
  private readonly tools: HouseTools;
  private readonly timers: Timers;
  private readonly attending: Attending;
  private readonly thinking = new Set<Seat>();
  private wakesAt = Number.POSITIVE_INFINITY;
  private isClosed = false;
  /** What was due has been asked for, and is not answered yet. */
  private isWaking = false;

  constructor(live: LiveMatch, tools: HouseTools, timers: Timers, attending: Attending) {
    this.live = live;
    this.tools = tools;
    this.timers = timers;
    this.attending = attending;
  }

  get isBusy(): boolean {
    return this.thinking.size > 0;
  }

  close(): void {
    this.isClosed = true;
  }

  /** Called after every change, and when something is due. */
  look(): void {
    if (this.isClosed) return;
    this.settleBots();
    this.thinkForBots();
    const due = this.nextDue();
    if (due === undefined || this.isWaking) return;
    const at = this.live.houseTime(due);
    if (at >= this.wakesAt) return;
    this.wakesAt = at;
    this.timers.at(at, () => void this.wake(at));
  }

  /** Match time of what comes next by itself, if anything does. */
  nextDue(): Millis | undefined {
    const { deadline } = this.live.pending;
    let due = deadline ?? Number.POSITIVE_INFINITY;
    for (const seat of this.live.match.seats.keys()) due = Math.min(due, this.awayDeadline(seat) ?? due);
    return due === Number.POSITIVE_INFINITY ? undefined : due;
  }

  /** House time at which the table must be woken, should it be put to sleep. */
  alarm(): Millis | undefined {
    const { stage, at } = this.live.match;
    if (stage === 'over' || stage === 'frozen') return undefined;
    const forgotten = at + FORGOTTEN[stage];
    const next = forgotten > this.live.now() ? forgotten : this.live.now() + FORGOTTEN[stage];
    return this.live.houseTime(Math.min(this.nextDue() ?? next, next));
  }

  /** Ends a match that nobody has looked at for long. */
  giveUp(): void {
    const { stage, at } = this.live.match;
    if (stage === 'over' || stage === 'frozen' || !this.live.present.isEmpty) return;
    if (this.live.now() < at + FORGOTTEN[stage]) return;
    this.live.ask({ input: { type: 'end', reason: stage === 'gathering' ? 'aborted' : 'abandoned' } });
  }

  private async wake(at: Millis): Promise<void> {
    if (this.isClosed || this.wakesAt !== at) return;
    this.wakesAt = Number.POSITIVE_INFINITY;
    this.isWaking = true;
    const refusals = await Promise.all(this.dueInputs().map((input) => this.live.request(input)));
    if (refusals.some((refusal) => refusal !== undefined)) await pause(LOOK_AGAIN);
    this.isWaking = false;
    this.look();
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
    const { match, present } = this.live;
    const { away } = match.terms.pace;
    const status = match.seats[seat];
    const absence = present.absence(seat);
    if (away === undefined || absence === undefined || match.stage !== 'playing') return undefined;
    if (status?.occupant?.kind !== 'person' || status.standIn || status.awaitedSince === undefined) return undefined;
    return Math.max(absence, status.awaitedSince) + away;
  }

  /** Bots are ready at once, and show their share of the luck when it is asked for. */
  private settleBots(): void {
    const { match, serverSeed } = this.live;
    if (match.stage !== 'gathering' && match.stage !== 'sealing') return;
    for (const [seat, { occupant, commitment, entropy: shown }] of match.seats.entries()) {
      if (occupant?.kind !== 'bot') continue;
      const entropy = botEntropy(serverSeed, seat);
      if (match.stage === 'gathering' && commitment === undefined) {
        this.live.ask({ input: { type: 'ready', seat, commitment: seatCommitment(entropy) } });
      } else if (match.stage === 'sealing' && shown === undefined) {
        this.live.ask({ input: { type: 'reveal', seat, entropy } });
      }
    }
  }

  private thinkForBots(): void {
    const { match, game } = this.live;
    // Nobody is left to play for: the stand-ins only hold the table.
    if (match.leftSince !== undefined) return;
    for (const seat of botSeats(game, match)) {
      if (this.thinking.has(seat)) continue;
      this.thinking.add(seat);
      void this.think(seat).finally(() => {
        this.thinking.delete(seat);
        this.look();
      });
    }
  }

  private async think(seat: Seat): Promise<void> {
    await pause(this.attending.botDelay);
    const { live } = this;
    const { match, game } = live;
    if (this.isClosed || !botSeats(game, match).includes(seat)) return;
    const action = await this.choose(match, seat);
    if (action === undefined) {
      await pause(LOOK_AGAIN);
      return;
    }
    const refusal = await live.request({
      type: 'act',
      seat,
      phase: game.phase(match.state),
      action,
      ...(match.seats[seat]?.standIn && { standIn: true }),
    });
    // Stale, or the owner is back: look again. Anything else is our fault and must not be asked for in a loop.
    if (refusal && refusal.code !== 'stale-phase' && refusal.code !== 'not-standing-in') {
      this.tools.log.error({ match: live.id, seat, code: refusal.code }, 'a bot was refused');
      await pause(LOOK_AGAIN);
    }
  }

  private async choose(match: Match, seat: Seat): Promise<unknown> {
    const { game, serverSeed } = this.live;
    const occupant = match.seats[seat]?.occupant;
    try {
      return await this.tools.bots.choose({
        game: game.id,
        view: game.view(match.state, seat),
        seat,
        level: occupant?.kind === 'bot' ? occupant.level : STAND_IN_LEVEL,
        seed: botSeed(serverSeed, seat, match.seq),
        at: this.live.now(),
      });
    } catch (error) {
      this.tools.log.error({ match: this.live.id, seat, err: error }, 'a bot failed');
      return undefined;
    }
  }
}

const pause = (time: Millis): Promise<void> => new Promise((resolve) => setTimeout(resolve, time));
