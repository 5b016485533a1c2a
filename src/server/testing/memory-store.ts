// In-memory store for tests, for one node or for several that share it. It passes the same contracts as the real ones.

import type { Millis } from '../../contract/game.ts';
import type { EndReason, Stage } from '../../match/types.ts';
import { chainOf } from '../store/chain.ts';
import { readEntries } from '../store/entries.ts';
import {
  type Append,
  type Appended,
  FAILOVER_GRACE,
  type Fence,
  type LeaseState,
  type LobbyCard,
  type NewMatch,
  type SharedStore,
  type Store,
} from '../store/store.ts';

interface Row {
  readonly number: number;
  readonly fresh: NewMatch;
  readonly opened: number;
  readonly chain: string;
  /** JSON, as in a real store: whoever reads it gets objects of their own. */
  log: string;
  seq: number;
  state: Stage | EndReason;
  card: LobbyCard | undefined;
  due: Millis | undefined;
  epoch: Millis;
  fence: Fence;
  /** The node that has the lease. */
  keeper: string | undefined;
  /** Since when no node has it, where one has left. */
  leftAt: Millis | undefined;
}

interface Node {
  readonly clock: Millis;
  readonly until: Millis;
}

const LEASE_TIME: Millis = 3_000;

/** What would be on the disk. */
export class MemoryDatabase {
  readonly rows = new Map<string, Row>();
  readonly nodes = new Map<string, Node>();
  clock: Millis = 0;
  private readonly now: () => Millis;

  constructor(now: () => Millis = () => performance.now()) {
    this.now = now;
  }

  /** Makes every node look as if it had sent no heartbeat for long. */
  silence(): void {
    for (const [node, { clock }] of this.nodes) this.nodes.set(node, { clock, until: Number.NEGATIVE_INFINITY });
  }

  /** Puts this text in place of a log. */
  damage(match: string, log: string): void {
    this.row(match).log = log;
  }

  row(match: string): Row {
    const row = this.rows.get(match);
    if (row === undefined) throw new Error(`no match ${match}`);
    return row;
  }

  open(fresh: NewMatch): void {
    if (this.rows.has(fresh.match)) throw new Error(`the name ${fresh.match} is taken`);
    const opened = Date.now();
    const chain = chainOf([...this.rows.values()].at(-1)?.chain ?? '', fresh.commitment, opened);
    this.rows.set(fresh.match, {
      number: this.rows.size + 1,
      fresh,
      opened,
      chain,
      log: JSON.stringify(fresh.entries),
      seq: fresh.entries.length,
      state: 'gathering',
      card: fresh.card,
      due: undefined,
      epoch: fresh.epoch,
      fence: 0,
      keeper: undefined,
      leftAt: undefined,
    });
  }

  append({ match, seq, entries, listing, fence }: Append): Appended {
    const row = this.row(match);
    if (fence !== undefined && fence !== row.fence) return 'fenced';
    if (seq !== row.seq) return 'conflict';
    row.log = JSON.stringify([...readEntries(row.log), ...entries]);
    row.seq += entries.length;
    if (listing) {
      row.state = listing.state;
      row.card = listing.card;
    }
    return 'stored';
  }

  isLive(node: string | undefined): boolean {
    const known = node === undefined ? undefined : this.nodes.get(node);
    return known !== undefined && known.until > this.now();
  }

  heartbeat(node: string, now: Millis): Millis {
    this.clock = Math.max(this.clock, now);
    this.nodes.set(node, { clock: this.clock, until: this.now() + LEASE_TIME });
    return this.clock;
  }

  claim(node: string, match: string, now: Millis): LeaseState | undefined {
    const row = this.rows.get(match);
    if (row === undefined) return undefined;
    if (this.isLive(node) && !this.isLive(row.keeper)) {
      row.epoch += Math.max(0, this.pausedFor(row, now));
      row.fence += 1;
      row.keeper = node;
      row.leftAt = undefined;
    }
    const { seq, epoch, fence, keeper } = row;
    return { match, seq, epoch, ...(keeper === node && { fence }) };
  }

  private pausedFor({ keeper, leftAt }: Row, now: Millis): Millis {
    if (keeper === undefined) return leftAt === undefined ? 0 : now - leftAt;
    const dead = this.nodes.get(keeper);
    return dead === undefined ? 0 : now - dead.clock + FAILOVER_GRACE;
  }

  /** The alarms of matches without a lease; those whose node has gone are due at once. */
  *due(now: Millis): Generator<{ match: string; due: Millis }> {
    for (const [match, { due, keeper, leftAt }] of this.rows) {
      const isLost = leftAt !== undefined || (keeper !== undefined && !this.isLive(keeper));
      if (isLost) yield { match, due: due ?? now };
      else if (keeper === undefined && due !== undefined && due <= now) yield { match, due };
    }
  }
}

/** `node`: this node among several. Without it, the store is a single node's own. */
export function openMemoryStore(database: MemoryDatabase, node?: string): Store {
  const byNumber = (): Row[] => [...database.rows.values()];
  const dateOf = (opened: number): string => new Date(opened).toISOString();
  return {
    ...(node !== undefined && { shared: shareMemory(database, node) }),
    async open(fresh) {
      database.open(fresh);
    },
    append(append, answer) {
      // Later, as from a disk, and the entries as they are now.
      const copy: Append = structuredClone(append);
      queueMicrotask(() => answer(attempt(() => database.append(copy))));
    },
    async load(match) {
      const row = database.rows.get(match);
      if (row === undefined) return undefined;
      return { match, serverSeed: row.fresh.serverSeed, epoch: row.epoch, entries: readEntries(row.log) };
    },
    async entriesFrom(match, seq) {
      const row = database.rows.get(match);
      return row === undefined ? [] : readEntries(row.log).slice(seq);
    },
    async setAlarm(match, due) {
      const row = database.rows.get(match);
      if (row) row.due = due;
    },
    async dueAlarms(now, limit) {
      return [...database.due(now)].sort((a, b) => a.due - b.due).slice(0, limit);
    },
    async nextAlarm() {
      const dues = byNumber().flatMap(({ due }) => due ?? []);
      return dues.length === 0 ? undefined : Math.min(...dues);
    },
    async lobby(limit) {
      const listed = byNumber().flatMap(({ card, opened }) => (card ? { ...card, opened: dateOf(opened) } : []));
      return listed.reverse().slice(0, limit);
    },
    async gathering(matches) {
      return matches.filter((match) => database.rows.get(match)?.state === 'gathering');
    },
    async commitments(after, limit) {
      const lines = byNumber().map(({ number, fresh: { commitment }, opened, chain, state }) => {
        return { number, commitment, opened: dateOf(opened), chain, state };
      });
      return lines.slice(after, after + limit);
    },
    async readClock() {
      return database.clock;
    },
    async saveClock(now) {
      database.clock = Math.max(database.clock, now);
    },
    async check() {},
    async close() {},
  };
}

function shareMemory(database: MemoryDatabase, node: string): SharedStore {
  const own = (): [string, Row][] => [...database.rows].filter(([, { keeper }]) => keeper === node);
  return {
    async heartbeat(now) {
      return database.heartbeat(node, now);
    },
    async liveNodes() {
      return new Set([...database.nodes.keys()].filter((one) => database.isLive(one)));
    },
    async claimLeases(matches, now) {
      return [...new Set(matches)].flatMap((match) => database.claim(node, match, now) ?? []);
    },
    async releaseLeases(matches) {
      for (const [match, row] of own()) if (matches.includes(match)) row.keeper = undefined;
    },
    async creditPause(time) {
      for (const [, row] of own()) row.epoch += time;
      return new Map(own().map(([match, { epoch }]) => [match, epoch]));
    },
    async leave(now) {
      for (const [, row] of own()) {
        row.keeper = undefined;
        row.leftAt = now;
      }
      database.nodes.delete(node);
    },
  };
}

function attempt(run: () => Appended): Appended | Error {
  try {
    return run();
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}
