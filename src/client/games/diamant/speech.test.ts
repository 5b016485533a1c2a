import { describe, expect, test } from 'vitest';
import { diamant, type Effect } from '../../../games/diamant/index.ts';
import { seededRng } from '../../../kit/rng.ts';
import { GAME_WORDS } from '../../../words/catalogues.ts';
import { diamant as en } from '../../../words/en/diamant.ts';
import { LANGUAGES } from '../../../words/types.ts';
import type { Glance, Speech } from './parts.ts';
import { pondering, saying, sentence } from './speech.ts';

const NAMES = ['Mira', 'Jonas', 'Aiko', 'Pip'];
const OPTIONS = { relics: true, openChests: false };
const OPENING = diamant.view(diamant.setup({ seats: 4, options: OPTIONS }), 0);

const who = (seat: number) => ({ name: NAMES[seat] ?? '', you: seat === 0 });

const ALL_HERE: Glance['company'] = (here) => ({ here, others: '' });

function heard(...effects: readonly Effect[]): Speech {
  const table: Glance = {
    view: effects.reduce(diamant.hear, OPENING),
    effect: effects.at(-1),
    settled: true,
    viewer: 0,
    who,
    company: ALL_HERE,
    sent: undefined,
  };
  return { table, words: en };
}

const SNAKE: Effect = { type: 'turned', card: { type: 'trap', trap: 'snake' }, share: 0, left: 0 };

describe('the line above the board', () => {
  test('asks, and says what has just been turned over', () => {
    expect(sentence(heard(SNAKE))).toEqual({
      lead: 'Go on or go back?',
      text: '',
      aside: 'Venomous snake! Careful now.',
    });
  });

  test('[D14] tells who has decided, never what', () => {
    expect(sentence(heard(SNAKE, { type: 'decided', seat: 2 })).text).toBe('Aiko has decided.');
  });

  test('[D14] tells those who watch who has decided, and nothing of it before', () => {
    expect(pondering(heard(SNAKE))).toBe('Everyone inside is thinking.');
    expect(pondering(heard(SNAKE, { type: 'decided', seat: 1 }))).toBe('Jonas has decided.');
  });

  test('[D14] tells whom all wait for, once I have decided', () => {
    const mine: Effect = { type: 'decided', seat: 0, choice: 'back' };
    expect(sentence(heard(SNAKE, mine, { type: 'decided', seat: 1 }))).toMatchObject({
      lead: 'You go back.',
      text: 'Waiting for Aiko and Pip.',
    });
  });

  test('[D14] does not ask on while a decision is on its way, nor say that it was heard', () => {
    const { table, words } = heard(SNAKE);
    expect(sentence({ table: { ...table, sent: { type: 'decide', choice: 'on' } }, words })).toMatchObject({
      lead: 'You go on.',
      text: 'On its way…',
    });
    const { table: changing } = heard(SNAKE, { type: 'decided', seat: 0, choice: 'on' });
    expect(sentence({ table: { ...changing, sent: { type: 'decide', choice: 'back' } }, words }).lead).toBe(
      'You go back.',
    );
  });

  test('does not wait for, nor call thinking, whoever is away', () => {
    const withoutPip = (speech: Speech): Speech => {
      const company: Glance['company'] = (seats) => ({
        here: seats.filter((seat) => seat !== 3),
        others: seats.includes(3) ? 'Pip is away.' : '',
      });
      return { ...speech, table: { ...speech.table, company } };
    };
    const mine: Effect = { type: 'decided', seat: 0, choice: 'on' };
    const [jonas, aiko] = [1, 2].map((seat): Effect => ({ type: 'decided', seat })) as [Effect, Effect];
    expect(sentence(withoutPip(heard(SNAKE, mine))).text).toBe('Waiting for Jonas and Aiko. Pip is away.');
    expect(sentence(withoutPip(heard(SNAKE, mine, jonas, aiko))).text).toBe('Pip is away.');
    expect(pondering(withoutPip(heard(SNAKE)))).toBe('Waiting for you, Jonas, and Aiko. Pip is away.');
  });

  test('[D13] warns of the first trap and not of the second, which speaks for itself', () => {
    expect(saying(SNAKE, heard(SNAKE))).toContain('Careful');
    expect(saying(SNAKE, heard(SNAKE, SNAKE))).toBe('');
  });
});

const spoken = await Promise.all(
  LANGUAGES.map(async (language) => [language, await GAME_WORDS.diamant(language)] as const),
);

describe.each(spoken)('in %s', (_, words) => {
  test('every refusal has a sentence', () => {
    for (const code of diamant.refusals) expect(Object.keys(words.refusals)).toContain(code);
  });

  test('a whole match can be told, with nothing left out and no gap', () => {
    const rng = seededRng('speech');
    let state = diamant.setup({ seats: 4, options: OPTIONS });
    let view = OPENING;
    for (let moves = 0; state.stage !== 'over'; moves++) {
      const waiting = diamant.waiting(state);
      const [seat] = waiting.for === 'seats' ? waiting.seats : [];
      const choice = rng.bits() % 4 === 0 ? 'back' : 'on';
      const step = diamant.apply(
        state,
        seat === undefined
          ? { by: 'chance', at: moves, outcome: diamant.sampleChance(state, rng) }
          : { by: 'seat', seat, at: moves, action: { type: 'decide', choice } },
      );
      if (!step.ok) throw new Error(step.error.code);
      state = step.value.state;
      for (const effect of step.value.effects) {
        const told = diamant.tell(effect, 0);
        if (told === undefined) continue;
        view = diamant.hear(view, told);
        for (const settled of [true, false]) {
          const speech = {
            table: { view, effect: told, settled, viewer: 0, who, company: ALL_HERE, sent: undefined },
            words,
          };
          const { lead, text, aside } = sentence(speech);
          expect([lead, text].join('')).not.toBe('');
          for (const said of [lead, text, aside, saying(told, speech)]) {
            expect(said ?? '').not.toMatch(/undefined|NaN|\[object|\s{2}/);
          }
        }
      }
    }
  });
});
