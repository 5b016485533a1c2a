// Keeps every game that was played, so that a long measurement can be broken off and gone on with.

import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import { canonicalJson } from '../../kit/json.ts';
import { makeFolder } from '../../server/store/folder.ts';
import { type Crew, hireCrew, type Range } from './crew.ts';
import type { Fixture, GameResult } from './fixture.ts';

const LINE = z.object({ number: z.number(), shares: z.array(z.number()), points: z.array(z.number()) });

/** The crew of a command: as many as it asks for, with a folder for their games where it names one. */
export function crewFor({ threads, keep }: { readonly threads?: number; readonly keep?: string }): Crew {
  const crew = hireCrew(threads);
  return keep === undefined ? crew : keeping(crew, keep);
}

/** Plays nothing: gives the games that are in the folder, in whole groups of rotated seats, up to the first gap. */
export const onlyKept = (folder: string): Crew => ({
  async play(fixture, { from, to }, onResult) {
    const kept = readKept(path.join(folder, fileNameOf(fixture)));
    const results: GameResult[] = [];
    for (let number = from; number < to; number++) {
      const result = kept.get(number);
      if (result === undefined) break;
      results.push(result);
    }
    const whole = results.slice(0, results.length - (fixture.rotate ? results.length % fixture.names.length : 0));
    for (const [index, result] of whole.entries()) onResult?.(result, from + index);
    return whole;
  },
  async close() {},
});

/**
 * Plays only what is not in the folder yet. A game follows from its fixture and its number, but from the players too:
 * who changes a player begins with an empty folder.
 */
export function keeping(crew: Crew, folder: string): Crew {
  makeFolder(folder);
  return {
    async play(fixture, { from, to }, onResult) {
      const file = path.join(folder, fileNameOf(fixture));
      const kept = readKept(file);
      for (let number = from; number < to; number++) {
        const result = kept.get(number);
        if (result !== undefined) onResult?.(result, number);
      }
      for (const range of gapsIn(kept, { from, to })) {
        await crew.play(fixture, range, (result, number) => {
          // The break comes first: behind a line that was cut off, this one is whole.
          fs.appendFileSync(file, `\n${JSON.stringify({ number, ...result })}`);
          kept.set(number, result);
          onResult?.(result, number);
        });
      }
      return Array.from({ length: to - from }, (_, index) => kept.get(from + index)).filter((one) => one !== undefined);
    },
    close: () => crew.close(),
  };
}

function fileNameOf(fixture: Fixture): string {
  const digest = createHash('sha256').update(canonicalJson(fixture)).digest('hex').slice(0, 12);
  return `${fixture.game}-${fixture.names.join('-')}-${digest}.jsonl`;
}

/** What is whole; a line that was cut off is played again. */
function readKept(file: string): Map<number, GameResult> {
  const kept = new Map<number, GameResult>();
  if (!fs.existsSync(file)) return kept;
  for (const text of fs.readFileSync(file, 'utf8').split('\n')) {
    const line = LINE.safeParse(parseOrNothing(text));
    if (!line.success) continue;
    const { number, ...result } = line.data;
    kept.set(number, result);
  }
  return kept;
}

function parseOrNothing(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Runs of numbers that are not there, as long as can be. */
function gapsIn(kept: ReadonlyMap<number, GameResult>, { from, to }: Range): Range[] {
  const gaps: Range[] = [];
  for (let number = from; number < to; number++) {
    if (kept.has(number)) continue;
    const start = number;
    while (number < to && !kept.has(number)) number += 1;
    gaps.push({ from: start, to: number });
  }
  return gaps;
}
