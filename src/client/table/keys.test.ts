// @vitest-environment happy-dom
// Every key that does something is in the keyboard help, and Enter presses the button that has the focus.

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { GAME_IDS } from '../../contract/game.ts';
import { GAME_WORDS } from '../../words/catalogues.ts';
import { LANGUAGES } from '../../words/types.ts';
import type { BoardModule, PartProps } from '../games/board.ts';
import { KEYS as DIAMANT_KEYS } from '../games/diamant/keys.ts';
import { KEYS as OCELOT_KEYS } from '../games/ocelot/keys.ts';
import { KEYS as OUT_OF_MINE_KEYS } from '../games/out-of-mine/keys.ts';
import { HINT_KEYS } from '../hints/keys.ts';
import { type KeyEntry, pressKey } from '../kit/keys.ts';
import { REPLAY_KEYS } from '../screens/replay/keys.ts';
import { loadWords } from '../words.ts';
import { TABLE_KEYS } from './keys.ts';
import { keyLines } from './keys-sheet.tsx';

const BOARD_KEYS = { ocelot: OCELOT_KEYS, diamant: DIAMANT_KEYS, 'out-of-mine': OUT_OF_MINE_KEYS } as const;
const SHARED = [TABLE_KEYS, HINT_KEYS, REPLAY_KEYS] as const;

/** Keys that mean something else wherever the player is: put back, close, walk, choose. */
const SHARED_MEANING = ['escape', 'enter', 'arrowup', 'arrowdown', 'arrowleft', 'arrowright'];

const boundKeys = <Context>(entries: readonly KeyEntry<Context>[]): readonly string[] =>
  entries.flatMap((entry) => (entry.run ? entry.keys : []));

beforeAll(loadWords);

describe('the keyboard help', () => {
  const games = GAME_IDS.flatMap((game) => LANGUAGES.map((language) => [game, language] as const));

  test.each(games)('%s in %s names every key', async (game, language) => {
    // What the help reads of the table is the words alone.
    const parts = { words: await GAME_WORDS[game](language) } as unknown as PartProps;
    const board = { keys: BOARD_KEYS[game] } as Pick<BoardModule, 'keys'>;
    const shown = new Map(keyLines(board, parts, SHARED).map((line) => [line.shown, line.text]));
    for (const { shown: label, keys } of [board.keys, ...SHARED].flat()) {
      expect(shown.get(label ?? keys.join().toUpperCase()), keys.join()).toMatch(/\S/);
    }
  });

  test('M opens the menu, and the help says so', () => {
    const board = { keys: [] } as Pick<BoardModule, 'keys'>;
    const lines = keyLines(board, {} as PartProps, SHARED);
    expect(lines).toContainEqual({ shown: 'M', text: 'Menu' });
  });

  test.each(GAME_IDS)('%s: no key means two things', (game) => {
    const keys = [BOARD_KEYS[game], TABLE_KEYS, HINT_KEYS].flatMap((entries) => boundKeys<never>(entries));
    const twice = keys.filter((key, at) => keys.indexOf(key) !== at && !SHARED_MEANING.includes(key));
    expect(twice).toEqual([]);
  });

  // Widgets that walk by arrows and Enter, which the help says of the whole table.
  const WIDGETS = [
    'coach/curve.tsx',
    'games/ocelot/board/arrow-keys.ts',
    'games/out-of-mine/race/own-gallery.tsx',
    'kit/keys.ts',
    'ui/roving.ts',
  ];

  test('no key is handled outside the lists', () => {
    const root = path.resolve(import.meta.dirname, '..');
    const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.test.ts'))
      .filter((file) => /\bevent\.(key|code|keyCode|which)\b/.test(readFileSync(path.join(root, file), 'utf8')));
    expect(sources.sort()).toEqual(WIDGETS);
  });
});

describe('pressing a key', () => {
  function press(target: Element, entry: Partial<KeyEntry<undefined>>, key = 'Enter') {
    const run = vi.fn(() => true);
    document.body.replaceChildren(target);
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
    const listener = (heard: KeyboardEvent): void => {
      pressKey([{ shown: '', keys: [key.toLowerCase()], help: () => '', ...entry, run }], heard, undefined);
    };
    window.addEventListener('keydown', listener, { once: true });
    target.dispatchEvent(event);
    window.removeEventListener('keydown', listener);
    return { ran: run.mock.calls.length > 0, used: event.defaultPrevented };
  }

  const element = (tag: string, name = ''): Element => {
    const made = document.createElement(tag);
    made.className = name;
    if (tag === 'a') made.setAttribute('href', '/');
    return made;
  };

  test.each(['button', 'a', 'summary'])('Enter on a focused %s is left to it', (tag) => {
    expect(press(element(tag), {})).toEqual({ ran: false, used: false });
  });

  test('Enter elsewhere does what the list says, and is used up', () => {
    expect(press(element('main'), {})).toEqual({ ran: true, used: true });
  });

  test('Enter on a button that gives it up does what the list says', () => {
    expect(press(element('button', 'pile'), { over: '.pile' })).toEqual({ ran: true, used: true });
    expect(press(element('button', 'menu'), { over: '.pile' })).toEqual({ ran: false, used: false });
  });

  test('letters work on a focused button, also as capitals', () => {
    expect(press(element('button'), {}, 'R')).toEqual({ ran: true, used: true });
  });

  test.each(['input', 'select', 'textarea'])('whoever types in an %s presses no keys of the table', (tag) => {
    expect(press(element(tag), {}, 'r')).toEqual({ ran: false, used: false });
  });
});
