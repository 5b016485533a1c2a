// The faults that the system tests hold, many times larger, and what came of them by number.

import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

interface Ran {
  readonly fullName: string;
  readonly status: string;
  readonly duration?: number;
}

interface Report {
  readonly testResults: readonly { readonly name: string; readonly assertionResults: readonly Ran[] }[];
}

const REPORT = path.resolve('out/chaos/system.json');
/** Whatever has not ended by then has failed. */
const LONGEST = 45 * 60_000;

export interface NumberFigures {
  readonly tests: number;
  readonly failed: readonly string[];
  readonly seconds: number;
}

export async function systemFaults(factor: number): Promise<ReadonlyMap<number, NumberFigures>> {
  fs.rmSync(REPORT, { force: true });
  const args = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'slow', '--project', 'fast', '-t', 'fault \\d+'];
  const files = ['tests/system', 'src/server', 'src/match', '--exclude', '**/cluster*'];
  const child = spawn(
    process.execPath,
    [...args, ...files, '--passWithNoTests', '--reporter=json', `--outputFile=${REPORT}`],
    { env: { ...process.env, CHAOS: String(factor) }, stdio: ['ignore', 'ignore', 'inherit'], timeout: LONGEST },
  );
  await new Promise((resolve) => child.on('exit', resolve));
  if (!fs.existsSync(REPORT)) return new Map();
  const { testResults } = JSON.parse(fs.readFileSync(REPORT, 'utf8')) as Report;
  return byNumber(testResults.flatMap(({ assertionResults }) => assertionResults));
}

function byNumber(all: readonly Ran[]): ReadonlyMap<number, NumberFigures> {
  const numbers = new Map<number, NumberFigures>();
  for (const { fullName, status, duration } of all) {
    const number = Number(/\[fault (\d+)\]/.exec(fullName)?.[1]);
    if (Number.isNaN(number) || status === 'skipped' || status === 'pending') continue;
    const before = numbers.get(number) ?? { tests: 0, failed: [], seconds: 0 };
    numbers.set(number, {
      tests: before.tests + 1,
      failed: status === 'passed' ? before.failed : [...before.failed, fullName],
      seconds: Math.round(before.seconds + (duration ?? 0) / 1000),
    });
  }
  return new Map([...numbers].sort(([a], [b]) => a - b));
}
