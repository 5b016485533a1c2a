// Repeats `npm test`, or some parts of it, and prints what each run came to.

import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { root } from './setup.mjs';
import { LAST_RUN } from './steps.mjs';

const HELP = `npm run repeat                               ten runs of npm test
npm run repeat -- --runs 5 --busy 2          beside two processes that each keep a core busy
npm run repeat -- --runs 20 slow browser     only these parts: types, lint, walls, fast, slow, browser
What the runs say goes to out/repeat/.`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '10' },
    busy: { type: 'string', default: '0' },
    help: { type: 'boolean', default: false },
  },
});
if (values.help) {
  console.log(HELP);
  process.exit(0);
}

const OUT = path.join(root, 'out/repeat');
fs.mkdirSync(OUT, { recursive: true });

const busy = Array.from({ length: Number(values.busy) }, () =>
  spawn(process.execPath, ['-e', 'for(;;);'], { stdio: 'ignore' }),
);
const rest = () => {
  for (const child of busy) child.kill('SIGKILL');
};
process.on('exit', rest);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(1));

function runOnce(number) {
  fs.rmSync(LAST_RUN, { force: true });
  const log = fs.openSync(path.join(OUT, `${number}.log`), 'w');
  const args = [path.join(root, 'scripts/run.mjs'), 'test', ...positionals];
  const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', log, log] });
  process.once('exit', () => child.kill());
  return new Promise((resolve) => {
    child.on('exit', () => {
      fs.closeSync(log);
      resolve(fs.existsSync(LAST_RUN) ? JSON.parse(fs.readFileSync(LAST_RUN, 'utf8')) : undefined);
    });
  });
}

const runs = Number(values.runs);
let green = 0;
for (let number = 1; number <= runs; number++) {
  const run = await runOnce(number);
  if (!run) {
    console.log(`${String(number).padStart(3)}  did not run: out/repeat/${number}.log`);
    continue;
  }
  const { ok, seconds, parts } = run;
  if (number === 1) {
    console.log(`run  ${parts.map(({ name }) => name.padStart(8)).join('')}   total  passed  failed`);
  }
  const times = parts.map((part) => `${part.seconds.toFixed(0)}${part.ok ? ' ' : '!'}`.padStart(8)).join('');
  const sum = (key) => String(parts.reduce((total, part) => total + part[key], 0)).padStart(6);
  console.log(
    `${String(number).padStart(3)}  ${times} ${seconds.toFixed(0).padStart(6)}s  ${sum('passed')}  ${sum('failed')}  ${ok ? 'green' : 'RED'}`,
  );
  if (ok) green += 1;
}
rest();
console.log(`${green} of ${runs} runs green, beside ${busy.length} busy processes. ! marks a part that failed.`);
process.exit(green === runs ? 0 : 1);
