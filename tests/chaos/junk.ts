// What no client of ours would send: whole frames, and actions inside a frame that is otherwise as it should be.

import type { GameId } from '../../src/contract/game.ts';
import { below, pick, type Rng } from '../../src/kit/rng.ts';
import { MAX_MESSAGE } from '../../src/protocol/words.ts';

const TYPES = ['hello', 'act', 'undo', 'ready', 'reveal', 'phrase', 'look', 'ping', '__proto__', 'constructor', ''];
const ATOMS = [null, true, -0, 1e308, -1, 0.5, '', '\u0000', '__proto__', '💎'.repeat(50), [], {}, [[[]]]];

export function junkFrame(rng: Rng): string | Buffer {
  switch (below(rng, 8)) {
    case 0:
      return '';
    case 1:
      return Buffer.from(Array.from({ length: below(rng, 300) }, () => below(rng, 256)));
    case 2:
      return '['.repeat(below(rng, 8000));
    case 3:
      return nest(rng, 1 + below(rng, 1500));
    case 4:
      return '{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}';
    case 5:
      return pick(rng, ['NaN', 'Infinity', '1e999', '"', 'undefined', '\ufeff{}', '{"type":NaN}', '0x10', 'null']);
    default:
      return JSON.stringify(randomMessage(rng));
  }
}

function randomMessage(rng: Rng): object {
  const message: Record<string, unknown> = { type: pick(rng, TYPES) };
  for (const key of ['id', 'phase', 'action', 'commitment', 'entropy', 'phrase', 'match', 'token', 'seq', 'protocol']) {
    if (below(rng, 2) === 0) message[key] = pick<unknown>(rng, ATOMS);
  }
  return message;
}

/** As JSON: some of it cannot be had by writing a value. None of it is a legal action anywhere. */
export function junkAction(rng: Rng, game: GameId): string {
  switch (below(rng, 6)) {
    case 0:
      return pick(rng, [
        'null',
        '[]',
        '{}',
        '""',
        '-0',
        '1e999',
        '-1e999',
        '"\\ud800"',
        '"\\u0000"',
        `"${'x'.repeat(15_000)}"`,
      ]);
    case 1:
      return pick(rng, [
        '{"__proto__":{"polluted":true}}',
        '{"constructor":{"prototype":{"polluted":true}}}',
        '{"type":"__proto__","__proto__":{"type":"decide","choice":"on"}}',
        '{"type":{"__proto__":{"polluted":true}}}',
        '{"type":"decide","choice":"on","choice":["on"]}',
      ]);
    case 2:
      return nest(rng, 1 + below(rng, 60));
    case 3:
      return JSON.stringify(randomJson(rng, 6));
    default:
      return JSON.stringify(spoilt(rng, game));
  }
}

const ACTIONS: Readonly<Record<GameId, readonly Readonly<Record<string, unknown>>[]>> = {
  diamant: [{ type: 'decide', choice: 'on' }],
  ocelot: [
    { type: 'place', tile: 'A', tool: 'lamp', space: 12 },
    { type: 'enter', cell: 20 },
    { type: 'collect', cell: 3 },
  ],
  'out-of-mine': [
    { type: 'side', side: 'back' },
    { type: 'take', tile: 17 },
    { type: 'lay', tile: 17, x: 2, y: 0, rotation: 1, flipped: false },
  ],
};

/** An action with one of its fields spoilt. */
function spoilt(rng: Rng, game: GameId): object {
  const action = pick(rng, ACTIONS[game]);
  return { ...action, [pick(rng, Object.keys(action))]: pick<unknown>(rng, [...SPOILT, randomJson(rng, 4)]) };
}

const SPOILT = [null, [], {}, -1, 0.5, 1e308, 2 ** 53, '', '__proto__', 'constructor', 'toString', { type: 'decide' }];

function randomJson(rng: Rng, depth: number): unknown {
  if (depth === 0 || below(rng, 4) === 0) return pick<unknown>(rng, [null, -1, 1e308, '', '__proto__', '💎']);
  const parts = Array.from({ length: below(rng, 4) }, () => randomJson(rng, depth - 1));
  if (below(rng, 2) === 0) return parts;
  return Object.fromEntries(parts.map((part, i) => [pick(rng, ['type', 'choice', 'tile', '', `k${i}`]), part]));
}

const PAIRS = [
  ['[', ']'],
  ['{"a":', '}'],
  ['[{"type":', '}]'],
] as const;

/** Arrays or objects or both, one inside the other. */
function nest(rng: Rng, levels: number): string {
  const [opening, closing] = pick(rng, PAIRS);
  return wrap(levels, opening, closing);
}

const wrap = (levels: number, opening: string, closing: string): string =>
  `${opening.repeat(levels)}1${closing.repeat(levels)}`;

/** As deep as a frame may be long: thousands of levels, more than any stack of calls should have to follow. */
export function deepActions(): readonly string[] {
  const room = MAX_MESSAGE - 200;
  return PAIRS.map(([opening, closing]) =>
    wrap(Math.floor(room / (opening.length + closing.length)), opening, closing),
  );
}
