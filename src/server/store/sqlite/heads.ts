// Heads: where the log of each match ends, as an append is taken only there. The log itself says so, and the table is written
// only now and then: writing it with every append would take as long as the append.

import { type Database, isFault, numberOf } from './driver.ts';

export interface Head {
  readonly number: number;
  /** The number of entries, and the last log row with entries of this match. */
  seq: number;
  last: number;
}

const MOST_KNOWN = 10_000;
/** So many are written in a few milliseconds. */
const MOST_MOVED = 1_000;

export class SqliteHeads {
  private readonly readMatch;
  private readonly readHead;
  private readonly writeHead;
  private readonly writeHeaded;
  /** By match. */
  private readonly known = new Map<string, Head>();
  /** By number, those that differ from the table. */
  private readonly moved = new Map<number, Head>();
  /** Their values before the open transaction, in order. */
  private before: Head[] = [];
  private isDue = false;
  private isWritten = false;

  constructor(db: Database) {
    this.readMatch = db.prepare<[string]>('SELECT number FROM matches WHERE match = ?');
    this.readHead = db.prepare<[number]>('SELECT seq, last FROM heads WHERE number = ?');
    this.writeHead = db.prepare<[number, number, number]>('REPLACE INTO heads VALUES (?, ?, ?)');
    this.writeHeaded = db.prepare<[number]>('UPDATE house SET headed = ?');
    for (const head of movedHeads(db)) this.moved.set(head.number, head);
  }

  of(match: string): Head | undefined {
    const known = this.known.get(match);
    if (known) return known;
    const found = this.readMatch.get(match);
    const head = found && this.ofNumber(numberOf(found, 'number'));
    return head && this.know(match, head);
  }

  private ofNumber(number: number): Head | undefined {
    const moved = this.moved.get(number);
    if (moved) return moved;
    const row = this.readHead.get(number);
    return row && { number, seq: numberOf(row, 'seq'), last: numberOf(row, 'last') };
  }

  private know(match: string, head: Head): Head {
    if (this.known.size >= MOST_KNOWN) this.known.clear();
    this.known.set(match, head);
    return head;
  }

  /** For a new match. */
  add(match: string, number: number): Head {
    return this.know(match, { number, seq: 0, last: 0 });
  }

  move(head: Head, seq: number, last: number): void {
    this.before.push({ ...head });
    head.seq = seq;
    head.last = last;
    this.moved.set(head.number, head);
  }

  /** Writes them with the next commit. */
  wantWritten(): void {
    this.isDue = true;
  }

  /** Before each commit, with the id of the last log row. */
  write(last: number): void {
    if (!this.isDue && this.moved.size < MOST_MOVED) return;
    for (const head of this.moved.values()) this.writeHead.do(head.number, head.seq, head.last);
    this.writeHeaded.do(last);
    this.isWritten = true;
  }

  onCommit(): void {
    this.before = [];
    if (!this.isWritten) return;
    this.moved.clear();
    this.isDue = false;
    this.isWritten = false;
  }

  onRollback(): void {
    for (const { number, seq, last } of this.before.reverse()) {
      const head = this.moved.get(number);
      if (head) Object.assign(head, { seq, last });
      if (last === 0) this.moved.delete(number);
    }
    this.before = [];
    this.isWritten = false;
    // Some may belong to matches that were rolled back.
    this.known.clear();
  }
}

/** For a corrupt log: nothing is appended to it, and reading it fails. All other matches go on. */
const SPOILT = Number.MAX_SAFE_INTEGER;

/** Heads that have moved since the table was written, read from the log: the last process was killed. */
function movedHeads(db: Database): readonly Head[] {
  const readEnd = db.prepare<[number]>(
    'SELECT seq + iif(json_valid(entries), json_array_length(entries), NULL) AS seq FROM log WHERE id = ?',
  );
  function seqAt(last: number): number {
    try {
      const seq = readEnd.get(last)?.seq;
      return typeof seq === 'number' ? seq : SPOILT;
    } catch (error) {
      if (isFault(error, 'corrupt')) return SPOILT;
      throw error;
    }
  }
  const rows = db
    .prepare('SELECT number, max(id) AS last FROM log WHERE id > (SELECT headed FROM house) GROUP BY number')
    .all();
  return rows.map((row) => {
    const last = numberOf(row, 'last');
    return { number: numberOf(row, 'number'), seq: seqAt(last), last };
  });
}
