// grotto golden: the written-down tellings of whole matches, compared with what the rules tell now.

import fs from 'node:fs';
import path from 'node:path';
import { writeWhole } from '../files.ts';
import { GOLDEN_CASES, goldenText } from '../golden-cases.ts';
import { BadInput, FoundFalse } from '../io.ts';
import { gameNamed } from '../tables.ts';
import { type MakeCommand, newCommand, printJson } from './command.ts';

interface Options {
  readonly write?: true;
  readonly folder: string;
  readonly print?: string;
  readonly json?: true;
}

export const golden: MakeCommand = (io) =>
  newCommand('golden', 'compare whole matches with how they were told before')
    .argument('<game>', 'ocelot, diamant or out-of-mine')
    .option('--write', 'write them down anew')
    .option('--print <name>', 'print one of them as it is told now')
    .option('--folder <path>', 'where they are', 'tests/golden')
    .option('--json', 'as JSON')
    .action((name: string, options: Options) => {
      const { id } = gameNamed(name);
      const cases = GOLDEN_CASES.filter(({ game }) => game === id);
      if (options.print !== undefined) {
        const wanted = cases.find((one) => one.name === options.print);
        if (!wanted)
          throw new BadInput(`there is no "${options.print}": one of ${cases.map((one) => one.name).join(', ')}`);
        io.out(goldenText(wanted).trimEnd());
        return;
      }
      const found = cases.map((one) => {
        const file = path.join(options.folder, `${one.name}.txt`);
        const before = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : undefined;
        const now = goldenText(one);
        if (options.write && before !== now) writeWhole(file, now);
        return {
          name: one.name,
          same: before === now,
          ...(before !== now && { line: firstChange(before ?? '', now) }),
        };
      });
      const changed = found.filter(({ same }) => !same);
      if (options.json) printJson(io, { game: id, cases: found });
      else {
        for (const { name, line } of changed)
          io.out(`${options.write ? 'written' : 'changed'}: ${name}, from line ${line}`);
        io.out(`${found.length - changed.length} of ${found.length} as before.`);
      }
      if (!options.write && changed.length > 0) throw new FoundFalse();
    });

/** The first line that is not the same, counted from 1. */
function firstChange(before: string, now: string): number {
  const [old, fresh] = [before.split('\n'), now.split('\n')];
  return fresh.findIndex((line, place) => line !== old[place]) + 1 || fresh.length;
}
