// Test registry with a slow store: a real file that answers only when the test lets it; the clock is set by hand.

import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished } from 'vitest';
import type { Millis } from '../../contract/game.ts';
import { GAMES } from '../../games/all.ts';
import { present } from '../../kit/invariant.ts';
import { seatCommitment } from '../../kit/luck.ts';
import type { OpenBody } from '../../protocol/http.ts';
import type { Bots } from '../bots/bots.ts';
import { createLocalBus } from '../bus/local.ts';
import type { LiveMatch } from '../matches/live-match.ts';
import { MatchRegistry } from '../matches/match-registry.ts';
import { Metrics } from '../metrics.ts';
import { openSqliteStore } from '../store/sqlite/sqlite-store.ts';

export class SlowStoreRegistry {
  time: Millis = 0;
  private readonly folder = fs.mkdtempSync(path.join(os.tmpdir(), 'grotto-registry-'));
  readonly store = openSqliteStore(path.join(this.folder, 'grotto.db'));
  readonly registry: MatchRegistry;
  private held: (() => void)[] | undefined;

  constructor(choose: Bots['choose'] = async () => undefined) {
    const { store } = this;
    this.registry = new MatchRegistry(
      {
        games: GAMES,
        store: {
          ...store,
          append: (append, answer) => {
            if (this.held) this.held.push(() => store.append(append, answer));
            else store.append(append, answer);
          },
        },
        bus: createLocalBus(),
        clock: { now: () => this.time, speed: 1, close: async () => {} },
        bots: { choose, close: async () => {} },
        metrics: new Metrics({ matches: () => 0, sockets: () => 0 }),
        log: { info() {}, error: (fields, message) => expect.unreachable(`${message} ${JSON.stringify(fields)}`) },
        node: 'one',
      },
      { botPace: 0, idle: 60_000, publicTables: 1 },
    );
    onTestFinished(async () => {
      await this.registry.close();
      await store.close();
      fs.rmSync(this.folder, { recursive: true });
    });
  }

  /** Nothing is stored from now on, until it is let go. */
  hold(): void {
    this.held = [];
  }

  letGo(): void {
    const { held = [] } = this;
    this.held = undefined;
    for (const store of held) store();
  }

  /** A match that is being played, with people on all seats that have no bot. */
  async start(wish: Pick<OpenBody, 'game' | 'seats' | 'options' | 'bots' | 'scenario'>): Promise<LiveMatch> {
    const table = await this.registry.open({ open: 'link', pace: {}, ...wish });
    const live = present(await this.registry.find(table.ok ? table.value.match : ''));
    const taken = new Set(wish.bots?.map(({ seat }) => seat));
    const people = [...live.match.seats.keys()].filter((seat) => !taken.has(seat));
    for (const seat of people) {
      await live.request({ type: 'sit', seat, occupant: { kind: 'person', name: `P${seat}` }, key: `key ${seat}` });
      await live.request({ type: 'ready', seat, commitment: seatCommitment('00') });
    }
    await expect.poll(() => live.match.stage).toBe('sealing');
    for (const seat of people) await live.request({ type: 'reveal', seat, entropy: '00' });
    await expect.poll(() => live.match.stage).toBe('playing');
    return live;
  }
}

export const pause = (time: Millis): Promise<void> => new Promise((resolve) => setTimeout(resolve, time));
