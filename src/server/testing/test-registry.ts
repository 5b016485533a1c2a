// Test registry: a clock that is set by hand, a real file, and no sockets.

import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished } from 'vitest';
import type { Millis } from '../../contract/game.ts';
import { GAMES } from '../../games/all.ts';
import { seatCommitment } from '../../kit/luck.ts';
import type { Entry, Pace } from '../../match/types.ts';
import { createLocalBus } from '../bus/local.ts';
import type { LiveMatch } from '../matches/live-match.ts';
import { MatchRegistry } from '../matches/match-registry.ts';
import { Metrics } from '../metrics.ts';
import { openDatabase } from '../store/sqlite/driver.ts';
import { openSqliteStore } from '../store/sqlite/sqlite-store.ts';
import type { Append, AppendAnswer } from '../store/store.ts';

export const MINUTE: Millis = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
const IDLE = 20;

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, IDLE));

export class TestRegistry {
  time: Millis = DAY;
  isOverloaded = false;
  /** What it had to say to its operator, who expects nothing. */
  readonly errors: string[] = [];
  /** What becomes of the next match's being named in the log of the one before. */
  naming: 'stored' | 'not stored' | 'unknown' = 'stored';
  /** Whether it is stored that somebody has risen. */
  canRise = true;
  private isDamaged = false;
  /** How often it was asked for alarms, and until when the store does not answer that. */
  alarmsRead = 0;
  alarmsHeld: Promise<void> = Promise.resolve();
  /** What bots come up with: nothing. */
  thought: Promise<undefined> = Promise.resolve(undefined);
  private readonly folder = fs.mkdtempSync(path.join(os.tmpdir(), 'grotto-registry-'));
  private readonly store = openSqliteStore(path.join(this.folder, 'grotto.db'));
  private readonly bus = createLocalBus();
  registry = this.openRegistry();

  constructor() {
    onTestFinished(() => this.close());
  }

  private openRegistry(): MatchRegistry {
    const registry = new MatchRegistry(
      {
        games: GAMES,
        store: {
          ...this.store,
          append: (append, answer) => this.append(append, answer),
          dueAlarms: async (now, limit) => {
            this.alarmsRead += 1;
            await this.alarmsHeld;
            return this.store.dueAlarms(now, limit);
          },
        },
        bus: this.bus,
        clock: { now: () => this.time, speed: 1, close: async () => {} },
        bots: { choose: () => this.thought, close: async () => {} },
        metrics: new Metrics({ matches: () => 0, sockets: () => 0 }),
        log: { info() {}, error: (fields, message) => this.hearError(`${message} ${JSON.stringify(fields)}`) },
        node: 'one',
        isOverloaded: () => this.isOverloaded,
      },
      { botPace: 0, idle: IDLE, publicTables: 1 },
    );
    // In its first minute nobody counts as away.
    this.time += HOUR;
    return registry;
  }

  private append(append: Append, answer: AppendAnswer): void {
    const isNaming = append.entries.some(({ type }) => type === 'followed');
    const isRising = append.entries.some(({ type }) => type === 'rose');
    if (isRising && !this.canRise) answer(new Error('not stored'));
    else if (isNaming && this.naming === 'not stored') answer(new Error('not stored'));
    else if (isNaming && this.naming === 'unknown') this.store.append(append, () => answer(new Error('unknown')));
    else this.store.append(append, answer);
  }

  private hearError(error: string): void {
    if (this.naming !== 'stored' || !this.canRise || this.isDamaged) return;
    this.errors.push(error);
    expect.unreachable(error);
  }

  async restart(): Promise<void> {
    await this.registry.close();
    this.registry = this.openRegistry();
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
    const live = await this.find(match);
    for (const seat of [0, 1, 2]) await live.request({ type: 'ready', seat, commitment: seatCommitment('00') });
    for (const seat of [0, 1, 2]) await live.request({ type: 'reveal', seat, entropy: '00' });
    expect(live.match.stage).toBe('playing');
  }

  /** Until whatever is being stored is stored. */
  settle = pause;

  /** Until the automation has run and its outcome is stored. */
  async turns(): Promise<void> {
    for (let turn = 0; turn < 3; turn++) await pause();
  }

  /** Lets so much time pass, until whatever was woken by it sleeps again. */
  async sleep(time: Millis): Promise<void> {
    await this.settle();
    this.time += time;
    for (let quiet = 0; quiet < 5; quiet = this.registry.size === 0 ? quiet + 1 : 0) {
      this.time += IDLE;
      await pause();
    }
  }

  /** Changes the data file behind the registry's back. */
  damage(sql: string): void {
    this.isDamaged = true;
    const db = openDatabase(path.join(this.folder, 'grotto.db'));
    db.exec(sql);
    db.close();
  }

  async log(match: string): Promise<readonly Entry[]> {
    return (await this.store.load(match))?.entries ?? [];
  }

  private async close(): Promise<void> {
    await this.registry.close();
    await this.store.close();
    fs.rmSync(this.folder, { recursive: true });
  }
}
