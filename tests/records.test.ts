// Records of whole matches: they replay to their outcome, and nobody can change one without being told so.

import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { finalState, outcomeOf } from '../src/contract/replay.ts';
import { GAMES } from '../src/games/all.ts';
import { type OutOfMineAction, type OutOfMineState, openSpaces } from '../src/games/out-of-mine/index.ts';
import { present } from '../src/kit/invariant.ts';
import { type MatchRecord, type ReadRecord, readRecord, readRecordOf } from '../src/match/record.ts';
import { setupOf } from '../src/match/step.ts';
import { verifyLuck } from '../src/match/verify.ts';
import { SCHEMA_NAMES, schemaFile, schemaText } from '../src/tools/json-schemas.ts';
import { runCli } from './run-cli.ts';

const FIXTURES = new URL('./fixtures/', import.meta.url);
const NAMES = ['ocelot-2', 'diamant-4-relics', 'out-of-mine-3'] as const;
const fileOf = (name: string): string => new URL(`${name}.json`, FIXTURES).pathname;
const jsonOf = (name: string): MatchRecord => JSON.parse(fs.readFileSync(fileOf(name), 'utf8'));

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'grotto-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

/** A file with this in it. */
function written(content: unknown): string {
  const file = path.join(folder, 'record.json');
  fs.writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
}

function read(json: unknown): ReadRecord {
  const record = readRecord(json, GAMES);
  if (!record.ok) throw new Error(`${record.error.code}: ${JSON.stringify(record.error.detail)}`);
  return record.value;
}

describe.each(NAMES)('%s', (name) => {
  test('replays to its outcome, move by move and at once', () => {
    const { game, terms, moves, outcome, states } = read(jsonOf(name));
    expect(outcome).toBeDefined();
    expect(outcomeOf(game, finalState(game, setupOf(terms), moves))).toEqual(outcome);
    expect(states).toHaveLength(moves.length + 1);
  });

  test('ends with the scores that are told', async () => {
    const { outcome, record } = read(jsonOf(name));
    const { code, out } = await runCli('replay', fileOf(name));
    expect(code).toBe(0);
    for (const [seat, score] of (outcome?.scores ?? []).entries()) {
      expect(out).toMatch(new RegExp(`^${record.seats[seat]?.name} +${score}\\b`, 'm'));
    }
    const json = JSON.parse((await runCli('replay', fileOf(name), '--json')).out);
    expect(json.outcome).toEqual(outcome);
  });

  test('its luck follows from its seeds', async () => {
    expect(verifyLuck(read(jsonOf(name)))).toMatchObject({ faults: [], withheld: [] });
    expect(await runCli('verify', fileOf(name))).toMatchObject({ code: 0, error: '' });
  });
});

describe('[M16] a record with rules number 1 whose calls came while spaces were open', () => {
  const old = jsonOf('out-of-mine-3');

  test('replays by its own rules number', () => {
    const { moves, states } = read(old);
    const open = moves.flatMap((move, index) => {
      if (move.by !== 'seat' || (move.action as OutOfMineAction).type !== 'call') return [];
      return [openSpaces(present((states[index] as OutOfMineState).seats[move.seat]))];
    });
    expect([old.rules, ...open]).toEqual([1, 20, 15]);
  });

  test('is refused by the newest rules, which want every space covered', () => {
    const refused = readRecord({ ...old, rules: 2 }, GAMES);
    expect(refused).toMatchObject({ ok: false, error: { code: 'uncovered', rule: 'M16' } });
  });

  test.each([0, 3])('no program knows rules number %i', (rules) => {
    expect(readRecord({ ...old, rules }, GAMES).ok).toBe(false);
  });
});

describe('one byte of luck changed', () => {
  const flipped = (hex: string, place: number): string =>
    hex.slice(0, place) + (hex[place] === '0' ? '1' : '0') + hex.slice(place + 1);

  const CHANGES: readonly [string, (record: MatchRecord, place: number) => MatchRecord][] = [
    ['of the secret', (record, place) => withLuck(record, { serverSeed: flipped(record.luck.serverSeed, place) })],
    ['of the commitment', (record, place) => withLuck(record, { commitment: flipped(record.luck.commitment, place) })],
    ['of a share', (record, place) => withLuck(record, { entropy: changeFirst(record.luck.entropy, place % 32) })],
  ];

  const withLuck = (record: MatchRecord, luck: Partial<MatchRecord['luck']>): MatchRecord => ({
    ...record,
    luck: { ...record.luck, ...luck },
  });
  const changeFirst = ([first = '', ...rest]: readonly string[], place: number): string[] => [
    flipped(first, place),
    ...rest,
  ];

  test.each(CHANGES)('%s: found out, at every third place', (_, change) => {
    const record = jsonOf('diamant-4-relics');
    for (let place = 0; place < 64; place += 3) {
      expect(verifyLuck(read(change(record, place))).faults).not.toEqual([]);
    }
  });

  test.each(CHANGES)('%s: verify exits with 1 and says what is wrong', async (_, change) => {
    const { code, out } = await runCli('verify', written(change(jsonOf('ocelot-2'), 5)));
    expect(code).toBe(1);
    expect(out).toMatch(/^wrong: /);
  });

  test('another amethyst drawn: verify names the draw', async () => {
    const record = jsonOf('ocelot-2');
    const index = record.moves.findIndex((move) => JSON.stringify(move).includes('"draw"'));
    const moves = record.moves.map((move, place) =>
      place === index && move.by === 'chance'
        ? { ...move, outcome: { type: 'draw', amethyst: otherAmethyst(move.outcome) } }
        : move,
    );
    const { code, out } = await runCli('verify', written({ ...record, moves }));
    expect([code, out]).toEqual([1, `wrong: draw 2 (move ${index + 1}) is not what the seeds give`]);
  });

  /** Another one of the same bag. */
  function otherAmethyst(outcome: unknown): string {
    const drawn = JSON.stringify(outcome);
    const others = ['blue-2', 'blue-4', 'green-5', 'green-6', 'red-9', 'red-10'];
    const [bag = ''] = /blue|green|red/.exec(drawn) ?? [];
    return others.find((other) => other.startsWith(bag) && !drawn.includes(other)) ?? '';
  }

  test('the secret withheld: verify says so', () => {
    const record = withLuck(jsonOf('ocelot-2'), { serverSeed: '' });
    expect(verifyLuck(read(record)).faults).toEqual(['the secret seed is not in the record: the match has not ended']);
  });
});

describe('a record that cannot be is refused with one line', () => {
  const DIAMANT = jsonOf('diamant-4-relics');
  const changedMove = (index: number, change: object): MatchRecord => ({
    ...DIAMANT,
    moves: DIAMANT.moves.map((move, place) =>
      place === index ? { ...move, ...change } : move,
    ) as MatchRecord['moves'],
  });

  test.each<[string, unknown, RegExp]>([
    ['broken JSON', '{"format": "grotto/rec', /is not JSON: /],
    [
      'an older format',
      { ...DIAMANT, format: 'grotto/record/0' },
      /has format grotto\/record\/0.*reads grotto\/record\/1/,
    ],
    ['something else', { hello: 'world' }, /this is not a record: format/],
    ['other rules', { ...DIAMANT, rules: 99 }, /played by rules number 99, and this program knows up to 1/],
    ['a field too many', { ...DIAMANT, cheat: true }, /this is not a record/],
    ['too few seats', { ...DIAMANT, seats: DIAMANT.seats.slice(0, 2) }, /seats/],
    ['options of another game', { ...DIAMANT, options: { mat: 'split' } }, /relics/],
    ['an unknown move', changedMove(2, { action: { type: 'sing' } }), /move 3, .*sing.*\(rule D14\)/],
    ['a card twice', changedMove(5, { outcome: DIAMANT.moves[0] }), /move 6/],
    ['a move out of turn', changedMove(1, { by: 'clock' }), /this is not a record: moves\.1/],
    ['time that runs back', changedMove(9, { at: 0 }), /moves\.9\.at \(time runs back\)/],
    [
      'a match that goes on after its end',
      { ...DIAMANT, moves: [...DIAMANT.moves, ...DIAMANT.moves.slice(1, 2)] },
      /time/,
    ],
    ['a tower of brackets', `${'['.repeat(50_000)}${']'.repeat(50_000)}`, /nested too deeply/],
  ])('%s', async (_, content, line) => {
    const { code, out, error } = await runCli('replay', written(content));
    expect([code, out]).toEqual([2, '']);
    expect(error).toMatch(line);
    expect(error.split('\n')).toHaveLength(1);
  });

  test('an illegal move is named, with the reason and the rule', async () => {
    const index = DIAMANT.moves.findIndex((move) => JSON.stringify(move).includes('"back"'));
    const gone = DIAMANT.moves[index];
    const later = DIAMANT.moves.findIndex((move, place) => place > index + 4 && move.by === 'seat');
    const file = written(changedMove(later, { seat: gone?.by === 'seat' ? gone.seat : 0 }));
    const { code, error } = await runCli('replay', file);
    expect(code).toBe(2);
    expect(error).toBe(
      `grotto: ${file}: move ${later + 1}, "1 on": You’re back in camp. You’ll go in again on the next expedition (rule D16)`,
    );
  });

  test('a position that does not fit its seats is refused, not thrown', () => {
    const scenario = { expedition: 1, path: [], explorers: [{}, {}, {}] };
    expect(readRecord({ ...DIAMANT, scenario }, GAMES)).toMatchObject({ ok: false, error: { code: 'bad-setup' } });
  });

  test('where one game is at hand, the record of another is refused', () => {
    expect(readRecordOf(GAMES.diamant, DIAMANT)).toMatchObject({ ok: true });
    const refused = { ok: false, error: { code: 'bad-record', detail: { where: 'game' } } };
    expect(readRecordOf(GAMES.ocelot, DIAMANT)).toMatchObject(refused);
  });

  test('50 MB are refused by their size, unread', async () => {
    const file = path.join(folder, 'large.json');
    fs.closeSync(fs.openSync(file, 'w'));
    fs.truncateSync(file, 50 * 2 ** 20);
    const { code, error } = await runCli('verify', file);
    expect([code, error]).toEqual([2, `grotto: ${file} is too large: 50.0 MB, and at most 5.0 MB are read`]);
  });
});

test.each(SCHEMA_NAMES)('%s in schemas/ is what `grotto schema --write` writes', (name) => {
  const file = new URL(`../schemas/${schemaFile(name)}`, import.meta.url);
  expect(fs.readFileSync(file, 'utf8')).toBe(schemaText(name));
});
