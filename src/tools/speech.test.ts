// Whatever happens and whatever is refused can be said.

import { describe, expect, test } from 'vitest';
import { GAME_IDS } from '../contract/game.ts';
import { playRandomly } from '../contract/random-play.ts';
import { GAMES } from '../games/all.ts';
import { seededRng } from '../kit/rng.ts';
import { sayRefusal, speechOf } from './speech.ts';
import { RANDOM_CHOICE, setupFrom } from './tables.ts';

const DETAIL = {
  why: 'so',
  text: 'so',
  name: 'F5',
  seat: 1,
  tile: 3,
  colour: 'red',
  until: 1000,
  cell: '1e5',
  what: 'x',
};

describe.each(GAME_IDS)('%s', (id) => {
  const game = GAMES[id];
  const speech = speechOf(id);

  test('has one sentence for each refusal, and none for others', () => {
    expect(Object.keys(speech.words.refusals).sort()).toEqual([...game.refusals].sort());
  });

  test.each(game.refusals)('%s is a sentence that cites its rule', (code) => {
    const said = sayRefusal({ code, rule: 'D14', detail: DETAIL }, speech);
    expect(said).toMatch(/^[A-Z].* \(rule D14\)$/);
    expect(said).not.toMatch(/undefined|\[object/);
  });

  test('a whole match is told in whole sentences', () => {
    const options = id === 'out-of-mine' ? ['elves=true', 'finds=true', 'rounds=2'] : [];
    const setup = setupFrom(game, game.seats.max, options);
    const who = (seat: number) => ({ name: `Player ${seat}`, you: seat === 0 });
    const lines: string[] = [];
    for (const { effects } of playRandomly(game, setup, seededRng('speech'), RANDOM_CHOICE[id])) {
      lines.push(...speech.lines(effects, who));
    }
    expect(lines.length).toBeGreaterThan(20);
    expect(lines.filter((line) => !/^[\p{Lu}\d].*[.!)]$/u.test(line) || /undefined|NaN/.test(line))).toEqual([]);
  });
});
