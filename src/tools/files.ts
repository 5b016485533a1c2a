// Files from outside: looked at for size before they are read, and read as JSON with a line that says what is wrong.

import fs from 'node:fs';
import path from 'node:path';
import { makeFolder } from '../server/store/folder.ts';
import { BadInput } from './io.ts';

const MEGABYTE = 2 ** 20;
const LARGEST_RECORD = 5 * MEGABYTE;
const DEEPEST = 40;

export function readJson(file: string, largest = LARGEST_RECORD): unknown {
  const text = readText(file, largest);
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (fault) {
    throw new BadInput(`${file} is not JSON: ${fault instanceof Error ? oneLine(fault.message) : 'unreadable'}`);
  }
  if (depthOf(json) > DEEPEST) throw new BadInput(`${file} is nested too deeply: at most ${DEEPEST} levels are read`);
  return json;
}

/** How deep a value is nested, layer by layer: a recursion could be made to overflow. */
function depthOf(json: unknown): number {
  let layer: readonly unknown[] = [json];
  let depth = 0;
  while (depth <= DEEPEST) {
    layer = layer.flatMap((value) => (typeof value === 'object' && value !== null ? Object.values(value) : []));
    if (layer.length === 0) break;
    depth += 1;
  }
  return depth;
}

export function readText(file: string, largest: number): string {
  let stat: fs.Stats;
  try {
    stat = fs.statSync(file);
  } catch {
    throw new BadInput(`there is no file ${file}`);
  }
  if (!stat.isFile()) throw new BadInput(`${file} is not a file`);
  if (stat.size > largest) {
    const [found, allowed] = [stat.size, largest].map((size) => (size / MEGABYTE).toFixed(1));
    throw new BadInput(`${file} is too large: ${found} MB, and at most ${allowed} MB are read`);
  }
  return fs.readFileSync(file, 'utf8');
}

/** All or nothing: a file that was begun and not finished never takes the place of one that is whole. */
export function writeWhole(file: string, text: string): void {
  const draft = path.join(path.dirname(file), `.${path.basename(file)}.${process.pid}`);
  try {
    makeFolder(path.dirname(file));
    fs.writeFileSync(draft, text);
    fs.renameSync(draft, file);
  } catch (fault) {
    fs.rmSync(draft, { force: true });
    throw new BadInput(`cannot write ${file}: ${fault instanceof Error ? oneLine(fault.message) : 'no reason given'}`);
  }
}

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').slice(0, 160);
