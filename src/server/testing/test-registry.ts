// Test registry: a whole node in memory, with virtual time and faults on demand, but without sockets.

import { expect, onTestFinished } from 'vitest';
import type { Millis } from '../../contract/game.ts';
import { GAMES } from '../../games/all.ts';
import { present } from '../../kit/invariant.ts';
import { seatCommitment } from '../../kit/luck.ts';
import type { Entry, Pace } from '../../match/types.ts';
import { VirtualTime } from '../../play/virtual-time.ts';
import type { OpenBody } from '../../protocol/http.ts';
import type { Bots } from '../bots/bots.ts';
import { createLocalBus } from '../bus/local.ts';
import type { LiveMatch } from '../matches/live-match.ts';
import { MatchRegistry } from '../matches/match-registry.ts';
import { Metrics } from '../metrics.ts';
import type { Append, AppendAnswer } from '../store/store.ts';
import { MemoryDatabase, openMemoryStore } from './memory-store.ts';

export const MINUTE: Millis = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
const IDLE = 20;
const STEP = 10;

export class TestRegistry {
  /** Server time. It is set by hand, and jumps; `scheduler` is what timers see of it. */
  time: Millis = DAY;
  readonly scheduler = new VirtualTime();
  isOverloaded = false;
  /** What was logged as an error. Where no fault was asked for, an error fails the test. */
  readonly errors: string[] = [];
  /** What becomes of the entry that names the next match: `unknown` is stored, but answered with an error. */
  naming: 'stored' | 'not stored' | 'unknown' = 'stored';
  /** Whether it is stored that somebody has risen. */
  canRise = true;
  private isDamaged = false;
  /** Errors are expected. */
  errorsAllowed = false;
  /** Whether this append fails, and is not stored. */
  failAppend: (append: Append) => boolean = () => false;
  /** How often the alarms were read, and until when the store does not answer that. */
  alarmsRead = 0;
  alarmsHeld: Promise<void> = Promise.resolve();
  botPace = 0;
  /** What bots answer: nothing to do, unless a test says otherwise. */
  choose: Bots['choose'];
  private held: (() => void)[] | undefined;
  private readonly database = new MemoryDatabase(() => this.scheduler.now());
  private readonly store = openMemoryStore(this.database);
  private readonly bus = createLocalBus(queueMicrotask);
  registry = this.openRegistry();

  constructor(choose: Bots['choose'] = async () => undefined) {
    this.choose = choose;
    onTestFinished(() => this.registry.close());
  }

  private openRegistry(): MatchRegistry {
    const registry = new MatchRegistry(
      {
        games: GAMES,
        store: {
          ...this.store,
          append: (append, answer) => {
            if (this.held) this.held.push(() => this.append(append, answer));
            else this.append(append, answer);
          },
          dueAlarms: async (now, limit) => {
            this.alarmsRead += 1;
            await this.alarmsHeld;
            return this.store.dueAlarms(now, limit);
          },
        },
        bus: this.bus,
        clock: { now: () => this.time, speed: 1, close: async () => {} },
        scheduler: this.scheduler,
        bots: { choose: (question) => this.choose(question), close: async () => {} },
        metrics: new Metrics({ matches: () => 0, sockets: () => 0 }),
        log: { info() {}, error: (fields, message) => this.onError(`${message} ${JSON.stringify(fields)}`) },
        node: 'one',
        isOverloaded: () => this.isOverloaded,
      },
      { botPace: this.botPace, idle: IDLE, publicTables: 1 },
    );
    // During its first minute nobody counts as away.
    this.time += HOUR;
    return registry;
  }

  private append(append: Append, answer: AppendAnswer): void {
    const isNaming = append.entries.some(({ type }) => type === 'followed');
    const isRising = append.entries.some(({ type }) => type === 'rose');
    if (this.failAppend(append)) answer(new Error('not stored'));
    else if (isRising && !this.canRise) answer(new Error('not stored'));
    else if (isNaming && this.naming === 'not stored') answer(new Error('not stored'));
    else if (isNaming && this.naming === 'unknown') this.store.append(append, () => answer(new Error('unknown')));
    else this.store.append(append, answer);
  }

  private onError(error: string): void {
    if (this.naming !== 'stored' || !this.canRise || this.isDamaged) return;
    this.errors.push(error);
    if (this.errorsAllowed) return;
    expect.unreachable(error);
  }

  /** Nothing is stored from now on, until `letGo`. */
  hold(): void {
    this.held = [];
  }

  letGo(): void {
    const { held = [] } = this;
    this.held = undefined;
    for (const store of held) store();
  }

  async restart(): Promise<void> {
    await this.close();
    this.registry = this.openRegistry();
  }

  /** Lets time pass until the registry is closed: it waits for what it has begun. */
  private async close(): Promise<void> {
    let isClosed = false;
    const closing = this.registry.close().then(() => {
      isClosed = true;
    });
    await this.scheduler.until(() => isClosed);
    await closing;
  }

  async open(pace: Pace = {}): Promise<string> {
    const options = { relics: false, openChests: false };
    const body = { game: 'diamant', seats: 3, options, open: 'link', pace, sit: { name: 'Ada' } } as const;
    const table = await this.registry.open(body);
    return table.ok ? table.value.match : expect.unreachable(table.error.code);
  }

  async find(match: string): Promise<LiveMatch> {
    return (await this.registry.find(match)) ?? expect.unreachable('no match');
  }

  rematch(live: LiveMatch): ReturnType<MatchRegistry['rematch']> {
    return this.registry.rematch(live, { address: 'here', mayOpen: () => true });
  }

  async sit(match: string, seat: number): Promise<void> {
    const occupant = { kind: 'person', name: `P${seat}` } as const;
    expect(await (await this.find(match)).request({ type: 'sit', seat, occupant })).toBeUndefined();
  }

  async start(match: string): Promise<void> {
    for (const seat of [1, 2]) await this.sit(match, seat);
    await this.begin(await this.find(match), [0, 1, 2]);
  }

  /** A match in play, with people on all seats that have no bot. */
  async startAs(wish: Pick<OpenBody, 'game' | 'seats' | 'options' | 'bots' | 'scenario' | 'pace'>): Promise<LiveMatch> {
    const table = await this.registry.open({ open: 'link', pace: {}, ...wish });
    const live = present(await this.registry.find(table.ok ? table.value.match : ''));
    const taken = new Set(wish.bots?.map(({ seat }) => seat));
    const people = [...live.match.seats.keys()].filter((seat) => !taken.has(seat));
    for (const seat of people) {
      await live.request({ type: 'sit', seat, occupant: { kind: 'person', name: `P${seat}` }, key: `key ${seat}` });
    }
    await this.begin(live, people);
    return live;
  }

  private async begin(live: LiveMatch, people: readonly number[]): Promise<void> {
    for (const seat of people) await live.request({ type: 'ready', seat, commitment: seatCommitment('00') });
    await this.scheduler.settle();
    for (const seat of people) await live.request({ type: 'reveal', seat, entropy: '00' });
    await this.scheduler.settle();
    expect(live.match.stage).toBe('playing');
  }

  /** Until whatever is being stored is stored. */
  settle = (): Promise<void> => this.scheduler.pass(IDLE);

  /** Until the automation has run and its outcome is stored. */
  async turns(): Promise<void> {
    for (let turn = 0; turn < 3; turn++) await this.settle();
  }

  /** Lets time pass as it does in the world: server time and timers together. */
  async pass(span: Millis): Promise<void> {
    for (let left = span; left > 0; left -= STEP) {
      const step = Math.min(left, STEP);
      this.time += step;
      await this.scheduler.pass(step);
    }
  }

  /** Lets so much time pass, until every match that was woken by it sleeps again. */
  async sleep(time: Millis): Promise<void> {
    await this.settle();
    this.time += time;
    for (let quiet = 0; quiet < 5; quiet = this.registry.size === 0 ? quiet + 1 : 0) {
      this.time += IDLE;
      await this.settle();
    }
  }

  /** Puts this text in place of a stored log, behind the registry's back. */
  damage(match: string, log: string): void {
    this.isDamaged = true;
    this.database.damage(match, log);
  }

  /** The alarm that the store has. */
  alarm(match: string): Millis | undefined {
    return this.database.row(match).due;
  }

  async log(match: string): Promise<readonly Entry[]> {
    return (await this.store.load(match))?.entries ?? [];
  }
}
