// grotto migrate-store: moves a host's matches from its data file into PostgreSQL, and replays each of them there.

import path from 'node:path';
import { knowsRules } from '../../contract/game.ts';
import { GAMES } from '../../games/all.ts';
import { fingerprint } from '../../kit/hash.ts';
import { foldMatch } from '../../match/step.ts';
import type { Entry, Match } from '../../match/types.ts';
import type { SqliteExport, WholeMatch } from '../../server/store/sqlite/export.ts';
import type { Store } from '../../server/store/store.ts';
import { BadInput, FoundFalse, type Io } from '../io.ts';
import { progressBar } from '../progress.ts';
import { type MakeCommand, newCommand, printJson } from './command.ts';

const AT_ONCE = 100;

interface Options {
  readonly from: string;
  readonly to: string;
  readonly json?: true;
}

const HELP = `
Stop the server first. The data file stays as it is. Should the move be interrupted, start it again: it goes on where
it was. Example: --from sqlite:data/grotto.db --to postgres://grotto@localhost/grotto`;

export const migrateStore: MakeCommand = (io) =>
  newCommand('migrate-store', 'move all matches from a data file into PostgreSQL')
    .requiredOption('--from <store>', 'sqlite:<file or data folder>')
    .requiredOption('--to <store>', 'postgres://…')
    .option('--json', 'the report as JSON')
    .addHelpText('after', HELP)
    .action(async (options: Options) => {
      const report = await move(io, fileOf(options.from), databaseOf(options.to));
      if (options.json) printJson(io, report);
      else {
        io.out(`${report.moved} matches moved, ${report.before} were there already.`);
        io.out(`${report.replayed} were replayed there to the same position.`);
        if (report.unreadable > 0) {
          io.out(`${report.unreadable} cannot be replayed by today's rules: their logs are there, byte for byte.`);
        }
        for (const match of report.wrong) io.out(`wrong: ${match} is not the same there`);
      }
      if (report.wrong.length > 0) throw new FoundFalse();
    });

function fileOf(from: string): string {
  const [, file] = /^sqlite:(?:\/\/)?(.+)$/.exec(from) ?? [];
  if (file === undefined) throw new BadInput(`--from must be sqlite:<file>, not ${from}`);
  return file.endsWith('.db') ? file : path.join(file, 'grotto.db');
}

function databaseOf(to: string): string {
  if (!/^postgres(ql)?:\/\//.test(to)) throw new BadInput('--to must begin with postgres://');
  return to;
}

interface Report {
  readonly before: number;
  readonly moved: number;
  readonly replayed: number;
  readonly unreadable: number;
  readonly wrong: readonly string[];
}

async function move(io: Io, file: string, database: string): Promise<Report> {
  // Loaded only here: no other command needs a database.
  const { openExport } = await import('../../server/store/sqlite/export.ts');
  const { openImport } = await import('../../server/store/postgres/import.ts');
  const { openPostgresStore } = await import('../../server/store/postgres/postgres-store.ts');
  const from = await openExport(file).catch(complain(`cannot read ${file}`));
  try {
    const to = await openImport(database).catch(complain('cannot open the database'));
    const there = await openPostgresStore(database, { node: 'migrate-store', connections: 4 });
    try {
      const end = await to.end();
      checkSameHouse(from, end);
      await to.setClock(from.clock);
      return await moveFrom(end.number, { io, from, to, there });
    } finally {
      await there.close();
      await to.close();
    }
  } finally {
    await from.close();
  }
}

/** What is there must be the beginning of what is here: the chain of commitments tells. */
function checkSameHouse(from: SqliteExport, end: { readonly number: number; readonly chain: string }): void {
  if (end.number === 0 || from.chainAt(end.number) === end.chain) return;
  throw new BadInput('the database must be empty: it has other matches, or newer moves of these');
}

interface Moving {
  readonly io: Io;
  readonly from: SqliteExport;
  readonly to: { add(matches: readonly WholeMatch[]): Promise<void> };
  readonly there: Store;
}

async function moveFrom(first: number, { io, from, to, there }: Moving): Promise<Report> {
  const progress = progressBar(io, 'moving');
  const report = { before: 0, moved: 0, replayed: 0, unreadable: 0, wrong: [] as string[] };
  for (let number = 0; ; ) {
    const batch = await from.after(number, AT_ONCE);
    const last = batch.at(-1);
    if (last === undefined) break;
    const missing = batch.filter((one) => one.number > first);
    if (missing.length > 0) await to.add(missing);
    for (const one of batch) {
      const verdict = await compare(one, there);
      if (verdict === 'wrong') report.wrong.push(one.match);
      else report[verdict] += 1;
    }
    report.moved += missing.length;
    report.before += batch.length - missing.length;
    progress(report.moved + report.before, from.count);
    number = last.number;
  }
  progress.finish();
  return report;
}

async function compare(here: WholeMatch, there: Store): Promise<'replayed' | 'unreadable' | 'wrong'> {
  const copy = await there.load(here.match);
  if (copy === undefined || copy.serverSeed !== here.serverSeed || copy.epoch !== here.epoch) return 'wrong';
  const [before, after] = [fold(here.entries), fold(copy.entries)];
  if (before === undefined || after === undefined) {
    return fingerprint(here.entries) === fingerprint(copy.entries) ? 'unreadable' : 'wrong';
  }
  return fingerprint(before) === fingerprint(after) ? 'replayed' : 'wrong';
}

/** As today's rules have it; undefined where they have it no more. */
function fold(entries: readonly Entry[]): Match | undefined {
  const [opening] = entries;
  if (opening?.type !== 'opened') return undefined;
  const game = GAMES[opening.terms.game];
  if (game === undefined || !knowsRules(game, opening.terms.rules)) return undefined;
  const folded = foldMatch(game, entries);
  return folded.ok ? folded.value : undefined;
}

const complain =
  (what: string) =>
  (fault: unknown): never => {
    throw new BadInput(`${what}: ${fault instanceof Error ? fault.message : String(fault)}`);
  };
