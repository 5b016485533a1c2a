// Set-up with nothing but Node: install, build, find (or install) what the tests need. Safe to run twice at once.

import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

const say = (line) => console.error(`[setup] ${line}`);

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  say(`Node ${process.version} is too old: Grotto needs 20.19 or newer`);
  process.exit(1);
}

function run(command, args, options = {}) {
  const started = Date.now();
  const { status } = spawnSync(command, args, { cwd: root, stdio: ['ignore', 2, 2], ...options });
  say(`${path.basename(command)} ${args.slice(0, 4).join(' ')} (${((Date.now() - started) / 1000).toFixed(1)} s)`);
  return status ?? 1;
}

/** One set-up at a time; a lock whose owner has died is broken. */
function withLock(name, work) {
  const folder = path.join(root, '.setup');
  fs.mkdirSync(folder, { recursive: true });
  const file = path.join(folder, `${name}.lock`);
  for (let tries = 0; ; tries++) {
    try {
      fs.writeFileSync(file, String(process.pid), { flag: 'wx' });
      break;
    } catch {
      const owner = Number(fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : 0);
      if (tries > 0 && !isAlive(owner)) fs.rmSync(file, { force: true });
      else Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 250);
      if (tries === 0) say(`waiting for another set-up (process ${owner})`);
    }
  }
  try {
    return work();
  } finally {
    fs.rmSync(file, { force: true });
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return pid > 0;
  } catch {
    return false;
  }
}

/** Installs a folder's locked dependencies, unless that very lock file is installed already. */
export function installDependencies(folder = root) {
  const stamp = path.join(folder, 'node_modules', '.setup-stamp');
  const lockFile = fs.readFileSync(path.join(folder, 'package-lock.json'));
  const wanted = `${createHash('sha256').update(lockFile).digest('hex')} ${process.platform}-${process.arch}`;
  const isInstalled = () => fs.existsSync(stamp) && fs.readFileSync(stamp, 'utf8') === wanted;
  if (isInstalled()) return;
  withLock(`install-${path.basename(folder)}`, () => {
    if (isInstalled()) return;
    const npm = process.env.npm_execpath?.endsWith('.js') ? [process.execPath, process.env.npm_execpath] : ['npm'];
    const flags = ['ci', '--include=dev', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'];
    // npm hands its own settings down; which engines a folder wants is for that folder to say.
    const { npm_config_engine_strict: _, ...env } = process.env;
    if (run(npm[0], [...npm.slice(1), ...flags], { cwd: folder, env: { ...env, NODE_ENV: 'development' } })) {
      say('npm could not install the dependencies; its messages stand above');
      process.exit(1);
    }
    fs.writeFileSync(stamp, wanted);
  });
}

function newestChange(paths) {
  let newest = 0;
  const look = (file) => {
    if (!fs.existsSync(file)) return;
    const stat = fs.statSync(file);
    if (stat.isDirectory()) for (const name of fs.readdirSync(file)) look(path.join(file, name));
    else newest = Math.max(newest, stat.mtimeMs);
  };
  for (const name of paths) look(path.join(root, name));
  return newest;
}

/** Runs a build unless its output is newer than everything it is made of. */
function buildUnlessFresh(name, sources, build) {
  const stamp = path.join(root, 'dist', `.built-${name}`);
  const isFresh = () => fs.existsSync(stamp) && Number(fs.readFileSync(stamp, 'utf8')) >= newestChange(sources);
  if (isFresh()) return;
  withLock(`build-${name}`, () => {
    if (isFresh()) return;
    const started = Date.now();
    if (build() !== 0) process.exit(1);
    fs.mkdirSync(path.dirname(stamp), { recursive: true });
    fs.writeFileSync(stamp, String(started));
  });
}

/** The page: what a browser loads. */
export function buildClient() {
  buildUnlessFresh('client', ['src', 'index.html', 'public', 'vite.config.ts', 'package-lock.json'], () =>
    run(process.execPath, ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn']),
  );
}

/** The programs for Node: the server, the command line, and their workers, each bundled into one file. */
export function buildNode() {
  buildUnlessFresh('node', ['src', 'scripts/build-node.mjs', 'scripts/for-node.mjs', 'package-lock.json'], () =>
    run(process.execPath, ['scripts/build-node.mjs']),
  );
}

/** The benchmarks, each suite bundled with the peers it is measured against. */
export function buildBench() {
  withLock('build-bench', () => {
    if (run(process.execPath, ['scripts/build-bench.mjs']) !== 0) process.exit(1);
  });
}

/** Whether a process can be kept on one core here. */
export const canPin = () => spawnSync('taskset', ['-c', '0', process.execPath, '--version']).status === 0;

const CHROMIUM = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/google-chrome',
  '/usr/bin/chromium-browser',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

export function findChromium() {
  const find = () => [process.env.CHROMIUM, ...CHROMIUM].find((file) => file && fs.existsSync(file));
  return find() ?? (installPackages(['chromium', 'fonts-dejavu-core']) ? find() : undefined);
}

const FIREFOX = ['/usr/bin/firefox-esr', '/usr/bin/firefox'];
const WEBKIT_DRIVER = ['/usr/bin/WebKitWebDriver'];

/** Firefox and WebKit, as far as they are here or can be installed. */
export function findEngines() {
  const here = (files) => files.find((file) => file && fs.existsSync(file));
  const find = () => ({ firefox: here([process.env.FIREFOX, ...FIREFOX]), webkit: here(WEBKIT_DRIVER) });
  let { firefox, webkit } = find();
  if (!firefox || !webkit || !here(['/usr/bin/Xvfb'])) {
    installPackages(['firefox-esr', 'webkit2gtk-driver', 'xvfb', 'fonts-dejavu-core']);
    ({ firefox, webkit } = find());
  }
  return { ...(firefox && { firefox }), ...(webkit && { webkit }) };
}

/** PostgreSQL and NATS, for the tests of several machines. Those tests say themselves what they had to skip. */
export function findServices() {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin'];
  const hasNats = folders.some((folder) => fs.existsSync(path.join(folder, 'nats-server')));
  const hasPostgres =
    fs.existsSync('/usr/lib/postgresql') || folders.some((at) => fs.existsSync(path.join(at, 'initdb')));
  if (!hasNats || !hasPostgres) installPackages(['postgresql', 'nats-server']);
}

/** Debian's packages, where there is a Debian and we may. */
export function installPackages(names) {
  if (process.platform !== 'linux' || !fs.existsSync('/usr/bin/apt-get')) return false;
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const apt = (...args) => {
    const [command, ...rest] = [...sudo, 'apt-get', '-q', '-o', 'DPkg::Lock::Timeout=300', ...args];
    return run(command, rest, { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }) === 0;
  };
  return withLock('apt', () => {
    apt('update');
    return apt('install', '-y', '--no-install-recommends', ...names);
  });
}
