// Mutation testing: changes the code in one place at a time, and lists the changes that no test notices.

import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { installNextNode } from './next-node.mjs';
import { installDependencies, root } from './setup.mjs';

/** Folders that are tried when none is named. */
const FOLDERS = ['src/kit', 'src/contract', 'src/match', 'src/play', 'src/games', 'src/server/matches'];
const OUT = path.join(root, 'out/mutants');
const HELP = `npm run mutants                       ${FOLDERS.join(' ')}
npm run mutants -- src/kit            only this folder, tried on its own tests
npm run mutants -- src/kit/rng.ts     only this file, tried on the tests of its folder
npm run mutants -- src/match --tests src/games   on the tests of a second folder as well`;

function readArguments(args) {
  const wanted = [];
  const tests = [];
  for (let at = 0; at < args.length; at++) {
    if (args[at] === '--tests') tests.push(args[++at]);
    else wanted.push(args[at].replace(/\/+$/, ''));
  }
  for (const name of [...wanted, ...tests]) {
    if (name === undefined || !fs.existsSync(path.join(root, name)))
      throw new Error(`no such folder: ${name}\n${HELP}`);
  }
  return { targets: wanted.length > 0 ? wanted : FOLDERS, tests };
}

const isFile = (name) => name.endsWith('.ts');

function mutate(name) {
  if (isFile(name)) return [name];
  const not = ['*.test.ts', 'testing/**', 'testing.ts', 'laws.ts', 'conformance.ts', 'contract.ts'].map(
    (rest) => `!${name}/**/${rest}`,
  );
  return [`${name}/**/*.ts`, ...not];
}

/** Gives what Stryker wrote, or nothing when it could not run. */
function tryTarget(node, name, tests) {
  const title = name.replaceAll('/', '-');
  const report = path.join(OUT, `${title}.json`);
  const settings = path.join(OUT, `${title}.settings.json`);
  const folder = isFile(name) ? path.dirname(name) : name;
  fs.mkdirSync(OUT, { recursive: true });
  fs.rmSync(report, { force: true });
  const options = {
    testRunner: 'vitest',
    plugins: [path.join(root, 'tools/mutants/node_modules/@stryker-mutator/vitest-runner/dist/src/index.js')],
    vitest: { configFile: 'tools/mutants/vitest.config.ts', related: false },
    mutate: mutate(name),
    // Tables of constants are set up once for all mutants; each would need all tests again.
    ignoreStatic: true,
    ignorePatterns: ['dist', 'out', 'data', 'screenshots', 'test-results', 'docs', 'public', 'bench', 'tests/browser'],
    tempDirName: path.join('out/mutants', `sandbox-${title}`),
    reporters: ['json', 'progress-append-only'],
    jsonReporter: { fileName: report },
    concurrency: 2,
    dryRunTimeoutMinutes: 60,
    timeoutMS: 10_000,
    timeoutFactor: 4,
    allowEmpty: true,
  };
  fs.writeFileSync(settings, JSON.stringify(options, undefined, 2));
  spawnSync(node, ['tools/mutants/node_modules/@stryker-mutator/core/bin/stryker.js', 'run', settings], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, GROTTO_MUTANTS: [folder, ...tests].join(',') },
  });
  return fs.existsSync(report) ? JSON.parse(fs.readFileSync(report, 'utf8')) : undefined;
}

const FOUND = ['Killed', 'Timeout'];
const MISSED = ['Survived', 'NoCoverage'];

function summarise({ files }) {
  const all = Object.entries(files).flatMap(([file, { source, mutants }]) =>
    mutants.map((mutant) => ({ ...mutant, file, source })),
  );
  const found = all.filter(({ status }) => FOUND.includes(status)).length;
  const missed = all.filter(({ status }) => MISSED.includes(status));
  return { found, missed, skipped: all.length - found - missed.length };
}

/** `file:line  before -> after`, shortened to one line. */
function describe({ file, source, location: { start, end }, status, replacement }) {
  const lines = source.split('\n').slice(start.line - 1, end.line);
  lines[lines.length - 1] = (lines.at(-1) ?? '').slice(0, end.column - 1);
  lines[0] = (lines[0] ?? '').slice(start.column - 1);
  const flat = (text) => text.replace(/\s+/g, ' ').slice(0, 90);
  const why = status === 'NoCoverage' ? ' (run by no test)' : '';
  return `${file}:${start.line}  ${flat(lines.join(' '))}  ->  ${flat(replacement ?? '')}${why}`;
}

const percent = (found, missed) => (found + missed === 0 ? '-' : `${((100 * found) / (found + missed)).toFixed(1)} %`);

const args = process.argv.slice(2);
if (args.includes('--help')) {
  console.log(HELP);
  process.exit(0);
}
const { targets, tests } = readArguments(args);
installDependencies();
installDependencies(path.join(root, 'tools/mutants'));
const node = installNextNode();
let failed = false;
const rows = targets.map((name, nth) => {
  const started = Date.now();
  console.log(`[${nth + 1}/${targets.length}] ${name}`);
  const report = tryTarget(node, name, tests);
  const seconds = Math.round((Date.now() - started) / 1000);
  if (!report) {
    failed = true;
    return { name, found: 0, missed: [], skipped: 0, seconds };
  }
  const figures = { name, seconds, ...summarise(report) };
  fs.writeFileSync(
    path.join(OUT, `${name.replaceAll('/', '-')}.survivors.txt`),
    `${figures.missed.map(describe).join('\n')}\n`,
  );
  return figures;
});
console.log('\nfolder                    found  missed  left out  score    seconds');
for (const { name, found, missed, skipped, seconds } of rows) {
  const cells = [String(found).padStart(5), String(missed.length).padStart(7), String(skipped).padStart(9)];
  console.log(`${name.padEnd(25)} ${cells.join(' ')}  ${percent(found, missed.length).padStart(7)}  ${seconds}`);
}
const sum = (count) => rows.reduce((total, row) => total + count(row), 0);
console.log(
  `all: ${percent(
    sum(({ found }) => found),
    sum(({ missed }) => missed.length),
  )}. Survivors: out/mutants/*.survivors.txt`,
);
process.exit(failed ? 1 : 0);
