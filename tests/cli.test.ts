// The command line from outside: answers, exit codes, and one kind line for whatever cannot be used.

import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { progressBar } from '../src/tools/progress.ts';
import { loadCommonWords } from '../src/words/catalogues.ts';
import { listTexts } from '../src/words/list.ts';
import { LANGUAGES } from '../src/words/types.ts';
import { runCli } from './run-cli.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'grotto-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));
const file = (name: string): string => path.join(folder, name);
const root = new URL('..', import.meta.url).pathname;
const snake = path.join(root, 'scenarios/diamant/dx2-second-snake.json');
const fixture = path.join(root, 'tests/fixtures/diamant-4-relics.json');

const COMMANDS = [
  'serve',
  'replay',
  'verify',
  'scenario',
  'record',
  'coach',
  'arena',
  'ladder',
  'mixed',
  'exploit',
  'train',
  'solve',
  'perft',
  'golden',
  'schema',
  'words',
];

test.each(COMMANDS)('%s has help', async (command) => {
  const { code, out } = await runCli(command, '--help');
  expect(code).toBe(0);
  expect(out).toMatch(new RegExp(`^Usage: grotto ${command}`));
});

test('help lists every command and the exit codes', async () => {
  const { code, out } = await runCli('--help');
  expect(code).toBe(0);
  for (const command of COMMANDS) expect(out).toContain(`  ${command}`);
  expect(out).toMatch(/0 good, 1 checked and found false, 2 bad input/);
});

describe('bad input: exit code 2, one line, nothing on the output', () => {
  test.each<[string, string[], RegExp]>([
    ['no command', [], /which command/],
    ['an unknown command', ['dance'], /unknown command 'dance'/],
    ['an unknown option', ['perft', 'ocelot', '--depth', '1', '--deep', '3'], /unknown option '--deep'/],
    ['a missing option', ['perft', 'ocelot'], /--depth/],
    ['a depth that is none', ['perft', 'ocelot', '--depth', 'three'], /whole number from 1 to 12/],
    ['an unknown game', ['perft', 'chess', '--depth', '1'], /no game "chess": one of ocelot, diamant, out-of-mine/],
    ['too many seats', ['perft', 'ocelot', '--depth', '1', '--seats', '5'], /ocelot is for 2 seats, not for 5/],
    ['an unknown player', ['arena', 'ocelot', '--seats', 'random,deepblue'], /no player "deepblue"/],
    ['no games', ['arena', 'ocelot', '--seats', 'random,random', '--games', '0'], /whole number from 1/],
    ['a bad option', ['arena', 'ocelot', '--seats', 'random,random', '--option', 'mat=round'], /options/],
    ['an option without a value', ['arena', 'ocelot', '--seats', 'random,random', '--option', 'mat'], /name=value/],
    ['a file that is not there', ['replay', file('nothing.json')], /there is no file/],
    ['a folder', ['replay', folder], /is not a file/],
    [
      'a language without words',
      ['replay', fixture, '--lang', 'tlh'],
      /there is no language "tlh": one of en, de, es, fr, nl/,
    ],
    ['a record as a scenario', ['scenario', fixture], /this is not a scenario: format/],
    ['a move in a strange notation', ['scenario', snake, '0 sideways'], /move "0 sideways": .*\(rule D14\)/],
    ['an illegal move', ['scenario', snake, '3 on'], /move "3 on": You’re back in camp.*\(rule D16\)/],
    ['an impossible card', ['scenario', snake, '0 on', '1 on', '2 on', 'turn 17'], /move "turn 17": .*\(rule D10\)/],
    ['a golden that is none', ['golden', 'ocelot', '--print', 'ocelot-9'], /there is no "ocelot-9"/],
    ['a schema that is none', ['schema', 'move'], /there is no schema "move"/],
    ['a piece that is none', ['solve', '--region', '2x2', '--pieces', 'Q'], /Q is no piece/],
  ])('%s', async (_, args, line) => {
    const { code, out, error } = await runCli(...args);
    expect([code, out]).toEqual([2, '']);
    expect(error).toMatch(line);
    expect(error.split('\n')).toHaveLength(1);
  });

  test('with --json the line is JSON and carries the refusal', async () => {
    const { code, error } = await runCli('scenario', snake, '3 on', '--json');
    expect(code).toBe(2);
    expect(JSON.parse(error)).toMatchObject({ refusal: { code: 'not-inside', rule: 'D16' } });
  });

  test('nothing is written', async () => {
    const target = file('never.json');
    await runCli('record', 'diamant', '--seats', 'random,random', '--out', target);
    await runCli('record', 'diamant', '--seats', 'random,random,nobody', '--out', target);
    expect(fs.existsSync(target)).toBe(false);
  });
});

describe('scenario', () => {
  test('plays the moves of the file and says that it ends as expected', async () => {
    const { code, out } = await runCli('scenario', snake);
    expect(code).toBe(0);
    expect(out).toContain('> turn snake\n  The second snake!');
    expect(out).toMatch(/It ends as expected\.$/);
  });

  test('exits with 1 when it ends otherwise', async () => {
    const target = file('other.json');
    const json = JSON.parse(fs.readFileSync(snake, 'utf8'));
    fs.writeFileSync(target, JSON.stringify({ ...json, expect: { aside: ['lava'] } }));
    const { code, out } = await runCli('scenario', target);
    expect(code).toBe(1);
    expect(out).toContain('unexpected: the public view.aside.0 is "snake", not "lava"');
  });

  test('plays other moves, and lists what is legal', async () => {
    const { code, out } = await runCli('scenario', snake, '0 on', '1 back');
    expect(code).toBe(0);
    expect(out).toContain('Seat 2 may (2): on | back');
    const json = JSON.parse((await runCli('scenario', snake, '0 on', '--json')).out);
    expect(json).toMatchObject({ game: 'diamant', legal: [['back'], ['on', 'back'], ['on', 'back'], []], unmet: [] });
  });
});

describe('record, replay, verify', () => {
  test('a match can be played, read and checked', async () => {
    const target = file('match.json');
    const played = await runCli('record', 'ocelot', '--seats', 'random,random', '--seed', '7', '--out', target);
    expect(played).toEqual({ code: 0, out: '', error: '' });
    expect((await runCli('replay', target)).out).toMatch(/^Sir Ocelot’s Cave: Mira, Jonas/);
    expect((await runCli('verify', target)).code).toBe(0);
    expect((await runCli('replay', target, '--moves')).out).toMatch(/^deal [01] /);
  });

  test.each(LANGUAGES)('a match is told from its name to its winner in %s', async (language) => {
    const { result } = await loadCommonWords(language);
    const mira = result.won({ name: 'Mira', you: false });
    const endings = {
      'ocelot-2': mira,
      'diamant-4-relics': mira,
      'out-of-mine-3': result.shared(listTexts(language, ['Mira', 'Jonas', 'Pip']), false),
    };
    for (const [match, ending] of Object.entries(endings)) {
      const { out } = await runCli('replay', path.join(root, `tests/fixtures/${match}.json`), '--lang', language);
      expect(out.endsWith(`\n${ending}`)).toBe(true);
      expect(/ (the|takes|goes) /.test(out)).toBe(language === 'en');
    }
  });

  test('the same seed gives the same match', async () => {
    const record = () => runCli('record', 'diamant', '--seats', 'random,random,random', '--seed', '7');
    expect((await record()).out).toBe((await record()).out);
  });

  test('a level is recorded as a bot, everybody else as a person', async () => {
    const { out } = await runCli('record', 'out-of-mine', '--seats', 'level-2,random', '--option', 'rounds=1');
    expect(JSON.parse(out).seats).toEqual([
      { kind: 'bot', name: 'Mira', level: 2 },
      { kind: 'person', name: 'Jonas' },
    ]);
  });
});

describe('measuring', () => {
  test('arena gives a share for each seat', async () => {
    const args = ['arena', 'diamant', '--seats', 'random,random,random', '--games', '12', '--seed', '3'];
    const report = JSON.parse((await runCli(...args, '--json')).out);
    expect(report).toMatchObject({ game: 'diamant', games: 12, seed: '3' });
    expect(report.seats).toHaveLength(3);
    expect(report.seats[0]).toMatchObject({ player: 'random', share: expect.any(Number) });
    expect((await runCli(...args)).out).toMatch(/^seat 2 {2}random/m);
  });

  test('perft counts', async () => {
    const { out } = await runCli('perft', 'ocelot', '--depth', '2', '--json');
    expect(JSON.parse(out).counts).toEqual([255, 255]);
  });

  test('solve counts the pentominoes of 3 × 20', async () => {
    const { code, out } = await runCli('solve', '--region', '20x3', '--pieces', 'pentominoes');
    expect([code, out]).toEqual([0, '8 solutions, 2 up to symmetry']);
    expect((await runCli('solve', '--region', '3x3', '--pieces', 'I4')).code).toBe(1);
  });

  test('golden compares, and writes only when told to', async () => {
    const compared = await runCli('golden', 'ocelot', '--folder', file('golden'));
    expect(compared.code).toBe(1);
    expect(fs.existsSync(file('golden'))).toBe(false);
    expect((await runCli('golden', 'ocelot', '--folder', file('golden'), '--write')).code).toBe(0);
    expect((await runCli('golden', 'ocelot', '--folder', file('golden'))).code).toBe(0);
  });
});

describe('the progress bar', () => {
  test('is drawn where somebody looks, and wiped away', () => {
    const drawn: string[] = [];
    const bar = progressBar({ out: () => {}, error: () => {}, draw: (text) => drawn.push(text) }, 'games');
    bar(1, 4);
    bar(4, 4);
    bar.finish();
    expect(drawn[0]).toMatch(/^games █{8}░{22} 1\/4, /);
    expect(drawn.at(-1)).toBe('');
  });

  test('is not drawn where nobody does', () => {
    const bar = progressBar({ out: () => {}, error: () => {} }, 'games');
    expect(() => bar(1, 2)).not.toThrow();
  });
});
