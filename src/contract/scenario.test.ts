import fs from 'node:fs';
import { describe, expect, test } from 'vitest';
import { GAMES } from '../games/all.ts';
import { diamant } from '../games/diamant/index.ts';
import { GAME_TOOLS } from '../games/tools.ts';
import { GAME_IDS } from './game.ts';
import { parseMove } from './move-line.ts';
import { parseScenarioFile, playScenario, type ScenarioFile, unmet } from './scenario.ts';

const FILE: ScenarioFile = {
  format: 'grotto/scenario/1',
  game: 'diamant',
  title: 'Three at a snake',
  seats: 3,
  options: { relics: false, openChests: false },
  position: { expedition: 1, path: ['snake'], explorers: [{}, {}, { inside: false }], next: ['9', '4'] },
};

const play = (...lines: string[]) => playScenario(diamant, FILE, { lines });

describe('lines', () => {
  test('luck that no line says is drawn', () => {
    const played = play('0 on', '1 on', '0 on');
    expect(played.ok && played.value.steps.map(({ line, move }) => line || move.by)).toEqual([
      '0 on',
      '1 on',
      'chance',
      '0 on',
    ]);
  });

  test('luck may be said', () => {
    expect(play('0 on', '1 on', 'turn 9')).toMatchObject({ ok: true, value: { state: { loot: [4, 4, 0] } } });
  });

  test('a refusal that is expected goes on', () => {
    const played = play('2 on ! D16', '0 on');
    expect(played).toMatchObject({
      ok: true,
      value: { steps: [{ refusal: { code: 'not-inside' } }, { line: '0 on' }] },
    });
  });

  test.each([
    ['nobody expected', ['0 on', '2 on'], 'not-inside', '2 on'],
    ['by another rule', ['2 on ! D14'], 'not-inside', '2 on ! D14'],
    ['that did not come', ['0 on ! D14'], 'not-refused', '0 on ! D14'],
    ['of the notation', ['0 sideways'], 'bad-action', '0 sideways'],
    ['of an empty line', [' '], 'bad-line', ' '],
  ])('a refusal %s ends it, and names the line', (_, lines, code, line) => {
    expect(play(...lines)).toMatchObject({ ok: false, error: { code, detail: { line } } });
  });

  test('a time stands in front, and stays until the next', () => {
    expect(parseMove(diamant, '@1500 0 on', 7)).toMatchObject({ ok: true, value: { seat: 0, at: 1500 } });
    expect(parseMove(diamant, '1: back', 7)).toMatchObject({ ok: true, value: { seat: 1, at: 7 } });
    expect(parseMove(diamant, '@90 clock', 7)).toEqual({ ok: true, value: { by: 'clock', at: 90 } });
  });
});

describe('documents', () => {
  test.each<[string, object, string]>([
    ['another format', { format: 'grotto/scenario/9' }, 'bad-document'],
    ['a field too many', { secret: 1 }, 'bad-document'],
    ['no title', { title: '' }, 'bad-document'],
  ])('with %s are refused', (_, change, code) => {
    expect(parseScenarioFile({ ...FILE, ...change })).toMatchObject({ ok: false, error: { code } });
  });

  test.each<[string, object, string]>([
    ['too few seats', { seats: 2 }, 'bad-seats'],
    ['other options', { options: { mat: 'split' } }, 'bad-options'],
    ['a position of nothing', { position: {} }, 'bad-scenario'],
    ['more seats than explorers', { seats: 4 }, 'bad-setup'],
  ])('with %s cannot be played', (_, change, code) => {
    expect(playScenario(diamant, { ...FILE, ...change })).toMatchObject({ ok: false, error: { code } });
  });
});

test('what is expected may be less than what is there, but not other', () => {
  const value = { a: 1, list: [{ b: 2, c: 3 }] };
  expect(unmet({ list: [{ b: 2 }] }, value)).toEqual([]);
  expect(unmet(undefined, value)).toEqual([]);
  expect(unmet({ a: 2, list: [] }, value, 'view')).toEqual([
    'view.a is 1, not 2',
    'view.list is [{"b":2,"c":3}], not []',
  ]);
});

const FOLDER = new URL('../../scenarios/', import.meta.url);
const FILES = fs.readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.json'));

const opened = (name: string): ScenarioFile => {
  const file = parseScenarioFile(JSON.parse(fs.readFileSync(new URL(name, FOLDER), 'utf8')));
  if (!file.ok) throw new Error(JSON.stringify(file.error));
  return file.value;
};

test.each(FILES)('scenarios/%s ends as it says', (name) => {
  const file = opened(name);
  const game = GAMES[file.game];
  const played = playScenario(game, file);
  if (!played.ok) throw new Error(JSON.stringify(played.error));
  expect(GAME_TOOLS[file.game].laws(played.value.state)).toEqual([]);
  expect(unmet(file.expect, game.view(played.value.state, 'public'))).toEqual([]);
});

test.each(GAME_IDS)('every worked example of %s has a file', (game) => {
  const rules = fs.readFileSync(`docs/rules/${game}.md`, 'utf8');
  const examples = [...rules.matchAll(/^- \*\*([ODM]X\d+)\*\*/gm)].map(([, id]) => id);
  const shown = FILES.map(opened).flatMap((file) => (file.game === game ? (file.rules ?? []) : []));
  expect(examples.length).toBeGreaterThan(1);
  expect(shown).toEqual(expect.arrayContaining(examples));
});
