// Runs the parts of a check, some of them side by side, and shows how far it is and how long each part took.

import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from './setup.mjs';

const TAIL_LENGTH = 6000;
/** What the last run came to, for scripts/repeat.mjs. */
export const LAST_RUN = path.join(root, 'out/last-run.json');

export function start(command, args, env, stdio) {
  const child = spawn(command, args, { cwd: root, stdio, env: { ...process.env, ...env } });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  return child;
}

/** Passes whole lines on, so that parts which run side by side do not break into each other's. */
function passLines(from, to, prefix, keep) {
  let rest = '';
  from.setEncoding('utf8');
  from.on('data', (text) => {
    keep(text);
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) to.write(`${prefix}${line}\n`);
  });
  return () => rest && to.write(`${prefix}${rest}\n`);
}

/** Runs one part and keeps the last of what it said. */
function runStep({ name, args, env }, isAlone) {
  return new Promise((resolve) => {
    const child = start(process.execPath, args, env, ['inherit', 'pipe', 'pipe']);
    let tail = '';
    const keep = (text) => {
      tail = (tail + text).slice(-TAIL_LENGTH);
    };
    const prefix = isAlone ? '' : `${name} | `;
    const ends = [
      passLines(child.stdout, process.stdout, prefix, keep),
      passLines(child.stderr, process.stderr, prefix, keep),
    ];
    // Not 'close': a service that outlives its test holds the pipe open for ever.
    child.on('exit', (code) =>
      setTimeout(() => {
        for (const end of ends) end();
        resolve({ code: code ?? 1, tail });
      }, 300),
    );
  });
}

/** How many tests passed and failed, as Vitest and Playwright say it at the end. */
export function countTests(tail) {
  const lines = stripVTControlCharacters(tail).split('\n');
  const vitest = lines.findLast((line) => /^\s*Tests\s+\d/.test(line));
  const of = (text, word) => Number(new RegExp(`(\\d+) ${word}`).exec(text)?.[1] ?? 0);
  if (vitest !== undefined) return { passed: of(vitest, 'passed'), failed: of(vitest, 'failed') };
  const said = (word) => of(lines.findLast((line) => new RegExp(`^\\s*\\d+ ${word}\\b`).test(line)) ?? '', word);
  return { passed: said('passed'), failed: said('failed') };
}

/** Runs all parts, also after one has failed. Parts of one group run side by side. Gives the exit code. */
export async function runSteps(groups) {
  const total = groups.flat().length;
  const results = [];
  const began = Date.now();
  let started = 0;
  for (const group of groups) {
    await Promise.all(
      group.map(async (step) => {
        const place = `[${++started}/${total}] ${step.name}`;
        console.error(`${place} …`);
        const from = Date.now();
        const { code, tail } = await runStep(step, group.length === 1);
        const seconds = (Date.now() - from) / 1000;
        results.push({ name: step.name, ok: code === 0, seconds, tail, ...countTests(tail) });
        console.error(`${place} … ${seconds.toFixed(0)} s ${code === 0 ? 'ok' : 'FAILED'}`);
      }),
    );
  }
  const failed = results.filter(({ ok }) => !ok);
  for (const { name, tail } of failed) console.error(`\n[FAILED] ${name}, once more:\n${tail}`);
  const times = results.map(({ name, ok, seconds }) => `${name} ${seconds.toFixed(0)} s${ok ? '' : ' FAILED'}`);
  const seconds = (Date.now() - began) / 1000;
  console.error(`${failed.length === 0 ? 'all parts ok' : 'failed'} in ${seconds.toFixed(0)} s: ${times.join(', ')}`);
  fs.mkdirSync(path.dirname(LAST_RUN), { recursive: true });
  const parts = results.map(({ tail: _, ...result }) => result);
  fs.writeFileSync(LAST_RUN, JSON.stringify({ seconds, ok: failed.length === 0, parts }, undefined, 2));
  return failed.length === 0 ? 0 : 1;
}
