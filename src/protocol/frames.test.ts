import { describe, expect, test } from 'vitest';
import { type Frame, readFrame } from './frames.ts';

const pending = { phase: 2, awaited: [1], deadline: 900 };
const presence = { here: [true, false], watchers: 1 };
const table = { stage: 'playing', seats: [], seq: 4, at: 700, pending, canUndo: false };
const refusal = { code: 'stale-phase', rule: 'table' };

const FRAMES = [
  { type: 'welcome', protocol: 1, viewer: 0, now: 800, presence, table },
  { type: 'welcome', protocol: 1, viewer: 'public', now: 800, presence, tail: { seq: 4, news: [], pending } },
  { type: 'news', seq: 5, news: [{ type: 'rose', seat: 1 }], pending, canUndo: true, done: ['12345678'] },
  { type: 'table', now: 800, table },
  { type: 'refused', ask: 'act', id: '12345678', refusal },
  { type: 'presence', presence },
  { type: 'phrase', seat: 1, phrase: 'wow' },
  { type: 'pong', id: 3, now: 800 },
  { type: 'denied', code: 'full', retryAfter: 1000 },
];

/** As a newer server might say it: with a field more in every object, however deep. */
function withMore(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withMore);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([name, part]) => [name, withMore(part)]);
  return { ...Object.fromEntries(fields), newer: { much: 'more' } };
}

describe('reading what the server says', () => {
  test.each(FRAMES)('$type is read as it is', (frame) => {
    expect(readFrame(JSON.stringify(frame))).toEqual(frame);
  });

  test.each(FRAMES)('$type of a newer server, with more than we know, is read all the same', (frame) => {
    expect(readFrame(JSON.stringify(withMore(frame)))).toMatchObject(frame as unknown as Frame);
  });

  test.each([
    '{"type":"weather","rain":true}',
    '{"type":"phrase","seat":1,"phrase":"gesundheit"}',
    '{"type":"news","seq":5}',
    '[]',
    '',
  ])('%s is none that we know', (text) => {
    expect(readFrame(text)).toBeUndefined();
  });
});
