// Every npm script starts here: set-up first, then the work, with signals passed on to it.

import path from 'node:path';
import { COLLECTOR } from './collector.mjs';
import {
  buildBench,
  buildClient,
  buildNode,
  canPin,
  findChromium,
  findEngines,
  findServices,
  installDependencies,
  root,
} from './setup.mjs';
import { runSteps, start } from './steps.mjs';

const execute = (command, args, env) =>
  new Promise((resolve) => {
    start(command, args, env, 'inherit').on('exit', (code, signal) => resolve(code ?? (signal ? 1 : 0)));
  });

const node = (args, env) => execute(process.execPath, args, env);
const bin = (name, ...parts) => path.join('node_modules', name, ...parts);
const GROTTO = 'dist/node/grotto.js';
/** What needs no build, by name; those of one group run side by side. */
const CHECKS = [
  [
    { name: 'types', args: [bin('@typescript/native', 'bin/tsc'), '-b'] },
    { name: 'lint', args: [bin('@biomejs/biome', 'bin/biome'), 'check', '--error-on-warnings', '.'] },
    { name: 'walls', args: [bin('dependency-cruiser', 'bin/dependency-cruise.mjs'), 'src', '--output-type', 'err'] },
  ],
  [{ name: 'fast', args: [bin('vitest', 'vitest.mjs'), 'run', '--project', 'fast'] }],
];

const BENCHES = `npm run bench                     the rules and the solver against peers; --rounds 7, --time 300 (ms)
npm run bench -- diamant          only the suites that are named
npm run bench -- server           our server against others; --rounds 5, --only Grotto, --matches 500, --stored 10000
npm run bench -- cluster          two nodes against one; --rounds 3, --seconds 4, --matches 100, --nominal 200
npm run bench -- client           the size of the client, and how fast it answers
npm run bench -- lighthouse       what Lighthouse says of it; --preset mobile, --runs 3, --faults
What they measure, and the last figures: docs/benchmarks.md`;

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
  check: () => runSteps(CHECKS),
  async test() {
    buildClient();
    buildNode();
    const chromium = findChromium();
    findServices();
    if (!chromium) {
      console.error('No Chromium found and none could be installed: set CHROMIUM to its path.');
      return 1;
    }
    const engines = findEngines();
    const missing = ['firefox', 'webkit'].filter((name) => !engines[name]);
    if (missing.length > 0) {
      console.error(`Not tested for want of a browser: ${missing.join(', ')}.`);
      if (process.env.CI) return 1;
    }
    const groups = [
      ...CHECKS,
      // Side by side: the slow tests mostly wait, for clocks, disks and processes that are to end.
      [
        { name: 'slow', args: [bin('vitest', 'vitest.mjs'), 'run', '--project', 'slow'] },
        { name: 'browser', args: [bin('@playwright/test', 'cli.js'), 'test'], env: { CHROMIUM: chromium } },
      ],
      Object.keys(engines).length === 0
        ? []
        : [
            {
              name: 'engines',
              args: [bin('@playwright/test', 'cli.js'), 'test', '-c', 'tests/engines/playwright.config.ts'],
              env: { CHROMIUM: chromium, FIREFOX: engines.firefox ?? '', ENGINES: Object.keys(engines).join(',') },
            },
          ],
    ];
    const names = groups.flat().map(({ name }) => name);
    const unknown = args.find((name) => !names.includes(name));
    if (unknown !== undefined) {
      console.error(`no part ${unknown}: npm test -- ${names.join(' ')}`);
      return 2;
    }
    const wanted = (group) => group.filter(({ name }) => args.length === 0 || args.includes(name));
    return runSteps(groups.map(wanted).filter((group) => group.length > 0));
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
  mutants: () => node(['scripts/mutants.mjs', ...args]),
  repeat: () => node(['scripts/repeat.mjs', ...args]),
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
