import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { encode, type Frame, frameSchema, readFrame } from './frames.ts';
import { arbitraryOf } from './testing.ts';

const HASH = 'ab'.repeat(32);
const pending = { phase: 2, awaited: [1], deadline: 900 } as const;
const presence = { here: [true, false], watchers: 1 } as const;
const terms = {
  match: 'k3v9k3v9k3v9k3v9',
  game: 'ocelot',
  rules: 1,
  seats: 2,
  options: { mat: 'split', start: 'random' },
  pace: {},
  open: 'link',
  commitment: HASH,
} as const;
const table = { terms, stage: 'playing', seats: [], seq: 4, at: 700, view: {}, pending, canUndo: false } as const;
const refusal = { code: 'stale-phase', rule: 'table', detail: { phase: 3 } } as const;

const FRAMES: readonly Frame[] = [
  { type: 'welcome', protocol: 1, viewer: 0, now: 800, presence, table },
  { type: 'welcome', protocol: 1, viewer: 'public', now: 800, presence, tail: { seq: 4, news: [], pending } },
  { type: 'news', seq: 5, news: [{ type: 'rose', seat: 1 }], pending, canUndo: true, done: ['12345678'] },
  { type: 'table', now: 800, table },
  { type: 'refused', ask: 'act', id: '12345678', refusal },
  { type: 'presence', presence },
  { type: 'phrase', seat: 1, phrase: 'wow' },
  { type: 'pong', id: 3, now: 800 },
  { type: 'denied', code: 'full', retryAfter: 1000 },
  { type: 'denied', code: 'bad-message', where: 'phase' },
];

/** As a newer server might say it: with a field more in every object, however deep. */
function withMore(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withMore);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([name, part]) => [name, withMore(part)]);
  return { ...Object.fromEntries(fields), newer: 4 };
}

describe('reading what the server says', () => {
  test.each(FRAMES)('$type is read as it is', (frame) => {
    expect(readFrame(encode(frame))).toEqual(frame);
  });

  test.each(FRAMES)('$type of a newer server, with more than we know, is read all the same', (frame) => {
    expect(readFrame(JSON.stringify(withMore(frame)))).toMatchObject(frame as object);
  });

  test('a line that nobody knows yet is read as it came', () => {
    const news = [{ type: 'rose', seat: 1 }, { type: 'applauded', seat: 0, how: 'loudly' }, { type: 'toString' }];
    expect(readFrame(JSON.stringify({ type: 'news', seq: 5, news, pending }))).toEqual({
      type: 'news',
      seq: 5,
      news,
      pending,
    });
  });

  test.each([
    '{"type":"weather","rain":true}',
    '{"type":"phrase","seat":1,"phrase":"gesundheit"}',
    '{"type":"news","seq":5}',
    '{"type":"news","seq":5,"news":[{"type":"rose"}],"pending":{"awaited":[]}}',
    '{"type":"news","seq":5,"news":[{}],"pending":{"awaited":[]}}',
    '{"type":"table","now":1,"table":{"stage":"playing","seats":[]}}',
    '[]',
    '',
  ])('%s is none that we know', (text) => {
    expect(readFrame(text)).toBeUndefined();
  });

  test('every frame that the schema allows is read as it was written', () => {
    const kinds = new Set<string>();
    fc.assert(
      fc.property(arbitraryOf(frameSchema), (json) => {
        const frame = frameSchema.parse(json) as Frame;
        kinds.add(frame.type);
        expect(frame).toEqual(json);
        expect(readFrame(encode(frame))).toEqual(frame);
      }),
      { numRuns: 300, seed: 20 },
    );
    expect([...kinds].sort()).toEqual([...new Set(FRAMES.map(({ type }) => type))].sort());
  });
});
