// grotto train: trains the networks of Diamant's levels. Stopped and started again, it goes on where it was.

import { BadInput } from '../io.ts';
import { progressBar } from '../progress.ts';
import { LESSONS, train as trainLesson } from '../train/diamant.ts';
import { type MakeCommand, newCommand, printJson } from './command.ts';

interface Options {
  readonly lesson?: string;
  readonly out: string;
  readonly work: string;
  readonly json?: true;
}

export const train: MakeCommand = (io) =>
  newCommand('train', 'train the networks of the levels')
    .argument('<game>', 'diamant: the other games need no networks')
    .option('--lesson <name>', `one lesson only: ${LESSONS.map(({ name }) => name).join(', ')}`)
    .option('--out <folder>', 'where the networks go', 'src/bots/diamant/data')
    .option('--work <folder>', 'where unfinished training is kept', '.train')
    .option('--json', 'as JSON')
    .action((name: string, { lesson, out, work, json }: Options) => {
      if (name !== 'diamant') throw new BadInput(`only diamant is trained, not "${name}"`);
      const lessons = LESSONS.filter((each) => lesson === undefined || each.name === lesson);
      if (lessons.length === 0) {
        throw new BadInput(`there is no lesson "${lesson}": one of ${LESSONS.map((each) => each.name).join(', ')}`);
      }
      for (const each of lessons) {
        const onProgress = progressBar(io, each.name);
        trainLesson(each, { out, work, onProgress });
        onProgress.finish();
        if (!json) io.out(`${each.name}: ${each.matches} matches, written to ${out}`);
      }
      if (json) printJson(io, { trained: lessons.map((each) => each.name), out });
    });
