// SQLite behind the interface of `node:sqlite`, with the few types we bind. The one place to change the driver in.

import { DatabaseSync } from '@photostructure/sqlite';

export type Value = string | number | null;
export type Row = Readonly<Record<string, Value>>;

/** A prepared statement. Only text, finite numbers and null are bound: the driver silently turns all else into NULL. */
export interface Statement<Values extends readonly Value[]> {
  /** Gives the number of changed rows. */
  run(...values: Values): number;
  /** The same without that number: counting rows takes the driver as long as writing one. */
  do(...values: Values): void;
  get(...values: Values): Row | undefined;
  all(...values: Values): readonly Row[];
}

export interface Database {
  exec(sql: string): void;
  prepare<Values extends readonly Value[]>(sql: string): Statement<Values>;
  close(): void;
}

export function openDatabase(file: string): Database {
  const db = new DatabaseSync(file);
  return {
    exec: (sql) => db.exec(sql),
    prepare<Values extends readonly Value[]>(sql: string): Statement<Values> {
      const statement = db.prepare(sql);
      return {
        run: (...values) => Number(statement.run(...checked(values)).changes),
        do: (...values) => {
          statement.get(...checked(values));
        },
        get: (...values) => statement.get(...checked(values)) as Row | undefined,
        all: (...values) => statement.all(...checked(values)) as readonly Row[],
      };
    },
    close: () => db.close(),
  };
}

function checked<Values extends readonly Value[]>(values: Values): Values {
  for (const value of values) {
    const fits = typeof value === 'string' || value === null || Number.isFinite(value);
    if (!fits) throw new TypeError(`cannot bind ${typeof value} ${String(value)}`);
  }
  return values;
}

export const textOf = (row: Row, column: string): string => {
  const value = row[column];
  if (typeof value !== 'string') throw new TypeError(`column ${column} is not text`);
  return value;
};

export const numberOf = (row: Row, column: string): number => {
  const value = row[column];
  if (typeof value !== 'number') throw new TypeError(`column ${column} is not a number`);
  return value;
};

/** Error codes of SQLite. */
const FAULTS = { busy: 5, readonly: 8, io: 10, corrupt: 11, full: 13, 'cannot-open': 14 } as const;
export type Fault = keyof typeof FAULTS;
/** Of a file, and of its folder. */
const FAILED_SYNCS: readonly number[] = [1034, 1290];

/** The upper bits of a code say more of the same fault. */
export const isFault = (error: unknown, fault: Fault): boolean => (codeOf(error) & 0xff) === FAULTS[fault];

export const isFailedSync = (error: unknown): boolean => FAILED_SYNCS.includes(codeOf(error));

function codeOf(error: unknown): number {
  const isFromSqlite = error instanceof Error && 'errcode' in error && typeof error.errcode === 'number';
  return isFromSqlite ? Number(error.errcode) : 0;
}
