// grotto content: generates the galleries of Out of Mine! anew, and checks or writes the files they are kept in.

import path from 'node:path';
import { contentFiles } from '../content/files.ts';
import { readText, writeWhole } from '../files.ts';
import { FoundFalse } from '../io.ts';
import { type MakeCommand, newCommand, printJson } from './command.ts';

interface Options {
  readonly write?: true;
  readonly json?: true;
}

const LARGEST = 2 ** 20;

export const content: MakeCommand = (io) =>
  newCommand('content', 'generate the galleries of Out of Mine!, and compare them with the files in the source')
    .option('--write', 'write the files instead of comparing them')
    .option('--json', 'as JSON')
    .action(({ write, json }: Options) => {
      const files = contentFiles().map(({ path: file, text }) => {
        const place = path.resolve(file);
        if (write) writeWhole(place, text);
        return { file, same: write || readText(place, LARGEST) === text };
      });
      if (json) printJson(io, { files });
      else
        for (const { file, same } of files) io.out(`${file}: ${write ? 'written' : same ? 'as generated' : 'differs'}`);
      if (files.some(({ same }) => !same)) throw new FoundFalse('content differs');
    });
