// Every npm script starts here: set-up first, then the work, with signals passed on to it.

import { spawn } from 'node:child_process';
import path from 'node:path';
import { COLLECTOR } from './collector.mjs';
import {
  buildBench,
  buildClient,
  buildNode,
  canPin,
  findChromium,
  findServices,
  installDependencies,
  root,
} from './setup.mjs';

function start(command, args, env, stdio) {
  const child = spawn(command, args, { cwd: root, stdio, env: { ...process.env, ...env } });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  return child;
}

const execute = (command, args, env) =>
  new Promise((resolve) => {
    start(command, args, env, 'inherit').on('exit', (code, signal) => resolve(code ?? (signal ? 1 : 0)));
  });

const node = (args, env) => execute(process.execPath, args, env);
const bin = (name, ...parts) => path.join('node_modules', name, ...parts);
const GROTTO = 'dist/node/grotto.js';
const TAIL_LENGTH = 4000;
const CHECKS = [
  ['types', [bin('@typescript/native', 'bin/tsc'), '-b']],
  ['lint and format', [bin('@biomejs/biome', 'bin/biome'), 'check', '--error-on-warnings', '.']],
  ['walls', [bin('dependency-cruiser', 'bin/dependency-cruise.mjs'), 'src', '--output-type', 'err']],
  ['fast tests', [bin('vitest', 'vitest.mjs'), 'run', '--project', 'fast']],
];

const BENCHES = `npm run bench                     the rules and the solver against peers; --rounds 7, --time 300 (ms)
npm run bench -- diamant          only the suites that are named
npm run bench -- server           our server against others; --rounds 5, --only Grotto, --matches 500, --stored 10000
npm run bench -- cluster          two nodes against one; --rounds 3, --seconds 4, --matches 100, --nominal 200
npm run bench -- client           the size of the client, and how fast it answers
npm run bench -- lighthouse       what Lighthouse says of it; --preset mobile, --runs 3, --faults
What they measure, and the last figures: docs/benchmarks.md`;

/** Runs one step and keeps the last of what it said. */
const keepingTail = (args, env) =>
  new Promise((resolve) => {
    const child = start(process.execPath, args, env, ['inherit', 'pipe', 'pipe']);
    let tail = '';
    for (const [from, to] of [
      [child.stdout, process.stdout],
      [child.stderr, process.stderr],
    ]) {
      from.on('data', (bytes) => {
        to.write(bytes);
        tail = (tail + bytes).slice(-TAIL_LENGTH);
      });
    }
    // Not 'close': a service that outlives its test holds the pipe open for ever.
    child.on('exit', (code) => setTimeout(() => resolve({ code: code ?? 1, tail }), 300));
  });

/** Runs every step, also after one has failed, and says at the end which did, and what those said last. */
async function inTurn(steps) {
  const failed = [];
  for (const [name, args, env] of steps) {
    const started = Date.now();
    const { code, tail } = await keepingTail(args, env);
    console.error(`[${code === 0 ? 'ok' : 'FAILED'}] ${name} (${((Date.now() - started) / 1000).toFixed(1)} s)`);
    if (code !== 0) failed.push({ name, tail });
  }
  for (const { name, tail } of failed) console.error(`\n[FAILED] ${name}, once more:\n${tail}`);
  if (failed.length > 0) console.error(`failed: ${failed.map(({ name }) => name).join(', ')}`);
  return failed.length === 0 ? 0 : 1;
}

const [command, ...args] = process.argv.slice(2);
installDependencies();

const commands = {
  async start() {
    buildClient();
    buildNode();
    return node([...COLLECTOR, GROTTO, 'serve', ...args]);
  },
  async grotto() {
    buildNode();
    return node(['--enable-source-maps', GROTTO, ...args]);
  },
  check: () => inTurn(CHECKS),
  async test() {
    buildClient();
    buildNode();
    const chromium = findChromium();
    findServices();
    if (!chromium) {
      console.error('No Chromium found and none could be installed: set CHROMIUM to its path.');
      return 1;
    }
    return inTurn([
      ...CHECKS,
      ['slow tests', [bin('vitest', 'vitest.mjs'), 'run', '--project', 'slow']],
      ['browser tests', [bin('@playwright/test', 'cli.js'), 'test'], { CHROMIUM: chromium }],
    ]);
  },
  async bench() {
    const [suite, ...rest] = args;
    if (args.includes('--help')) {
      console.log(BENCHES);
      return 0;
    }
    switch (suite) {
      case 'server':
        installDependencies(path.join(root, 'bench/peers'));
        return node(['scripts/bench-server.mjs', ...rest]);
      case 'cluster':
        findServices();
        return node(['scripts/bench-cluster.mjs', ...rest]);
      case 'client':
        buildClient();
        buildNode();
        return node(['scripts/bench-client.mjs'], { CHROMIUM: findChromium() ?? '' });
      case 'lighthouse':
        installDependencies(path.join(root, 'bench/lighthouse'));
        buildClient();
        buildNode();
        return node(['bench/lighthouse/main.js', ...rest], { CHROMIUM: findChromium() ?? '' });
      default: {
        installDependencies(path.join(root, 'bench/peers'));
        buildBench();
        const program = [process.execPath, '--enable-source-maps', 'dist/bench/main.js', ...args];
        return canPin() ? execute('taskset', ['-c', '0', ...program]) : node(program.slice(1));
      }
    }
  },
  chaos: () => node(['scripts/chaos.mjs', ...args]),
  async screenshots() {
    buildClient();
    buildNode();
    return node(['scripts/screenshots.mjs', ...args], { CHROMIUM: findChromium() ?? '' });
  },
  async dev() {
    buildNode();
    return node([bin('vite', 'bin/vite.js'), ...args]);
  },
};

const work = commands[command];
if (!work) {
  console.error(`unknown command ${command}: one of ${Object.keys(commands).join(', ')}`);
  process.exit(2);
}
process.exit(await work());
