// The embedded store: one SQLite file.

import path from 'node:path';
import type { Millis } from '../../../contract/game.ts';
import type { EndReason, Entry, Stage } from '../../../match/types.ts';
import type { CommitmentLine } from '../../../protocol/http.ts';
import type { Log } from '../../server-context.ts';
import { chainOf } from '../chain.ts';
import { readEntries } from '../entries.ts';
import { makeFolder } from '../folder.ts';
import {
  type Append,
  type Appended,
  Corrupt,
  type LobbyCard,
  type NewMatch,
  type Store,
  type StoredMatch,
} from '../store.ts';
import { type Answer, SqliteCommits } from './commits.ts';
import { lockData } from './data-lock.ts';
import { DiskReport } from './disk-report.ts';
import { type Database, isFault, numberOf, openDatabase, type Row, textOf } from './driver.ts';
import { SqliteHeads } from './heads.ts';
import { forgetOpenings } from './openings.ts';
import { CHECKPOINT_PAGES, migrate } from './schema.ts';
import { WalDisk } from './wal-disk.ts';
import { WalFile } from './wal-file.ts';

/**
 * Databases whose disk has failed. To close one would checkpoint it, also when it is collected as garbage. The end of the
 * process does not: the next one writes the log anew, and reads it then.
 */
const LEFT_OPEN: Database[] = [];

const SILENT: Log = { info() {}, error() {} };

/** Throws `InUse` where another process, or another store of this one, has the file. */
export function openSqliteStore(file: string, said: Log = SILENT): Store {
  makeFolder(path.dirname(file));
  const lock = lockData(file);
  const log = new WalFile(file);
  let db: Database | undefined;
  try {
    log.rewriteLeftovers();
    db = openDatabase(file);
    migrate(db);
    log.reserve(CHECKPOINT_PAGES);
    const store = sqliteStore(db, log, new DiskReport(said, file));
    return { ...store, close: () => store.close().finally(() => lock.release()) };
  } catch (error) {
    log.close();
    db?.close();
    lock.release();
    throw error;
  }
}

/** The store in this database, whose layout is the newest, and whose log goes to the disk like this. */
export function sqliteStore(db: Database, log: Pick<WalFile, 'sync' | 'close'>, report: DiskReport): Store {
  const disk = new WalDisk(log.sync, (error) => {
    forgetOpenings(db, durable);
    return report.lost(error);
  });

  const lastMatch = db.prepare<[]>('SELECT chain FROM matches ORDER BY number DESC LIMIT 1');
  const insertMatch = db.prepare<[string, string, string, number, string, number, string, string | null]>(
    `INSERT INTO matches (match, server_seed, commitment, opened, chain, epoch, state, card)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?) RETURNING number`,
  );
  const insertLog = db.prepare<[number, number, number, number, string]>('INSERT INTO log VALUES (?, ?, ?, ?, ?)');
  const readLog = db.prepare<[number]>('SELECT before, seq, entries FROM log WHERE id = ?');
  const readMatch = db.prepare<[string]>('SELECT number, server_seed, epoch FROM matches WHERE match = ?');
  const setListing = db.prepare<[string, string | null, number]>(
    'UPDATE matches SET state = ?, card = ? WHERE number = ?',
  );
  const setDue = db.prepare<[number | null, string]>('UPDATE matches SET due = ? WHERE match = ?');
  const readDue = db.prepare<[number, number]>('SELECT match, due FROM matches WHERE due <= ? ORDER BY due LIMIT ?');
  const readNextDue = db.prepare<[]>('SELECT min(due) AS due FROM matches WHERE due IS NOT NULL');
  const readLobby = db.prepare<[number]>(
    'SELECT card, opened FROM matches WHERE card IS NOT NULL ORDER BY number DESC LIMIT ?',
  );
  const readState = db.prepare<[string]>('SELECT state FROM matches WHERE match = ?');
  const readCommitments = db.prepare<[number, number]>(
    'SELECT number, commitment, opened, chain, state FROM matches WHERE number > ? ORDER BY number LIMIT ?',
  );
  const readClockRow = db.prepare<[]>('SELECT clock FROM house');
  const saveClockRow = db.prepare<[number]>('UPDATE house SET clock = ?');

  const readLastId = db.prepare<[]>('SELECT max(id) AS id FROM log');

  let nextId = idAfterLast();
  /** Log rows up to this one would survive a power cut. */
  let durable = nextId - 1;
  /** The newest log row that has changed the lobby. */
  let lastListed = 0;
  const heads = new SqliteHeads(db);
  const commits = new SqliteCommits({
    db,
    disk,
    // Everything with an id is in the log by now.
    beforeCommit: () => heads.write(nextId - 1),
    onCommit() {
      heads.onCommit();
      const last = nextId - 1;
      disk.afterSync((error) => {
        if (error === undefined) durable = last;
      });
    },
    // Ids that were given out are not used again.
    onRollback: () => heads.onRollback(),
    onError: (error) => report.failed(error),
  });

  /** For what is shown next: it must not be lost any more. Waits only where the newest log row in it is not on the disk. */
  async function settled(row: number): Promise<void> {
    if (row > durable) await disk.settle();
    else disk.check();
  }

  function entriesBack(last: number, from: number): readonly Entry[] {
    const batches: (readonly Entry[])[] = [];
    for (let id = last; id !== 0; ) {
      const row = logRow(id);
      const seq = numberOf(row, 'seq');
      const entries = readEntries(textOf(row, 'entries'));
      batches.push(seq < from ? entries.slice(from - seq) : entries);
      id = seq <= from ? 0 : numberOf(row, 'before');
    }
    return batches.reverse().flat();
  }

  function logRow(id: number): Row {
    try {
      const row = readLog.get(id);
      if (row) return row;
    } catch (cause) {
      if (isFault(cause, 'corrupt')) throw new Corrupt(`log row ${id} is spoilt`, { cause });
      throw cause;
    }
    throw new Corrupt(`log row ${id} is missing`);
  }

  function idAfterLast(): number {
    const last = readLastId.get()?.id;
    return (typeof last === 'number' ? last : 0) + 1;
  }

  return {
    open: (match) => commits.run(() => insertNew(match)),
    append: (append, answer) => commits.add(() => appendNow(append), answer as Answer),
    async load(match): Promise<StoredMatch | undefined> {
      disk.check();
      const found = readMatch.get(match);
      const head = heads.of(match);
      if (!found || !head) return undefined;
      const { last } = head;
      const entries = entriesBack(last, 0);
      await settled(last);
      return { match, serverSeed: textOf(found, 'server_seed'), epoch: numberOf(found, 'epoch'), entries };
    },
    async entriesFrom(match, seq) {
      disk.check();
      const head = heads.of(match);
      if (head === undefined || head.seq <= seq) return [];
      const { last } = head;
      const entries = entriesBack(last, seq);
      await settled(last);
      return entries;
    },
    setAlarm: (match, due) =>
      commits.run(() => {
        setDue.run(due ?? null, match);
      }),
    async dueAlarms(now, limit) {
      return readDue.all(now, limit).map((row) => ({ match: textOf(row, 'match'), due: numberOf(row, 'due') }));
    },
    async nextAlarm() {
      const due = readNextDue.get()?.due;
      return typeof due === 'number' ? due : undefined;
    },
    async lobby(limit) {
      const tables = readLobby
        .all(limit)
        .map((row) => ({ ...(JSON.parse(textOf(row, 'card')) as LobbyCard), opened: openedOf(row) }));
      await settled(lastListed);
      return tables;
    },
    async gathering(matches) {
      return matches.filter((match) => readState.get(match)?.state === 'gathering');
    },
    async commitments(after, limit) {
      const lines = readCommitments.all(after, limit).map(commitmentLine);
      // A commitment that was shown must never change: wait for the disk first.
      await disk.settle();
      return lines;
    },
    async readClock() {
      const row = readClockRow.get();
      return row ? numberOf(row, 'clock') : 0;
    },
    async saveClock(now: Millis) {
      await commits.run(() => {
        heads.wantWritten();
        saveClockRow.do(now);
      });
      // It is saved every few seconds, so this finds out by itself that there is room again.
      report.stored();
    },
    async check() {
      disk.check();
      readClockRow.get();
      report.check();
    },
    async close() {
      commits.add(
        () => heads.wantWritten(),
        () => {},
      );
      commits.flush();
      const hasFailed = await disk.settle().then(
        () => false,
        () => true,
      );
      if (hasFailed) {
        LEFT_OPEN.push(db);
        return;
      }
      log.close();
      carryOver();
      db.close();
    },
  };

  /** Checkpoints into the data file and removes the log. Closing alone does that only after all statements are collected. */
  function carryOver(): void {
    try {
      db.exec('PRAGMA journal_mode = DELETE');
    } catch {
      // Another process reads the file, and needs the log.
    }
  }

  function insertNew({ match, serverSeed, commitment, epoch, entries, card }: NewMatch): void {
    const before = lastMatch.get();
    const opened = Date.now();
    const chain = chainOf(before ? textOf(before, 'chain') : '', commitment, opened);
    const cardText = card ? JSON.stringify(card) : null;
    const inserted = insertMatch.get(match, serverSeed, commitment, opened, chain, epoch, 'gathering', cardText);
    if (!inserted) throw new Error('the match was not inserted');
    const number = numberOf(inserted, 'number');
    const id = nextId++;
    lastListed = id;
    insertLog.do(id, 0, number, 0, JSON.stringify(entries));
    heads.move(heads.add(match, number), entries.length, id);
  }

  function appendNow({ match, seq, entries, listing }: Append): Appended {
    const head = heads.of(match);
    if (head === undefined) throw new Error(`no match ${match} to append to`);
    if (head.seq !== seq) return 'conflict';
    const id = nextId++;
    insertLog.do(id, head.last, head.number, seq, JSON.stringify(entries));
    heads.move(head, seq + entries.length, id);
    if (!listing) return 'stored';
    lastListed = id;
    setListing.run(listing.state, listing.card ? JSON.stringify(listing.card) : null, head.number);
    return 'stored';
  }
}

const openedOf = (row: Row): string => new Date(numberOf(row, 'opened')).toISOString();

function commitmentLine(row: Row): CommitmentLine {
  return {
    number: numberOf(row, 'number'),
    commitment: textOf(row, 'commitment'),
    opened: openedOf(row),
    chain: textOf(row, 'chain'),
    state: textOf(row, 'state') as Stage | EndReason,
  };
}
