import { describe, expect, test } from 'vitest';
import { askSchema, readAsk, readHello } from './asks.ts';

const hello = { type: 'hello', protocol: 1, match: 'k3v9k3v9k3v9k3v9' };

describe('the door for messages', () => {
  test.each([
    [{ ...hello }, 'ok'],
    [{ ...hello, seq: 4, token: 'x'.repeat(43) }, 'ok'],
    [{ ...hello, protocol: 2 }, 'bad-protocol'],
    [{ ...hello, match: '../../etc/passwd' }, 'bad-message'],
    [{ ...hello, token: '' }, 'bad-message'],
    [{ ...hello, extra: 1 }, 'bad-message'],
    [[], 'bad-message'],
    [null, 'bad-message'],
  ])('hello %j: %s', (json, why) => {
    const read = readHello(JSON.stringify(json));
    expect(read.ok ? 'ok' : read.error.why).toBe(why);
  });

  test.each([
    ['{"type":"act","id":"12345678","phase":1,"action":{"type":"decide","choice":"on"}}', 'ok'],
    ['{"type":"act","id":"short","phase":1,"action":{}}', 'bad-message'],
    ['{"type":"act","id":"12345678","phase":1.5,"action":{}}', 'bad-message'],
    ['{"type":"act","id":"12345678","phase":1e999,"action":{}}', 'bad-message'],
    ['{"type":"act","id":"12345678","phase":1,"action":{},"at":0}', 'bad-message'],
    ['{"type":"__proto__"}', 'bad-message'],
    ['{"__proto__":{"type":"look"}}', 'bad-message'],
    ['{"type":"look"}', 'ok'],
    ['{"type":"hint","id":"12345678","phase":4,"step":2}', 'ok'],
    ['{"type":"hint","id":"12345678","phase":4,"step":3}', 'bad-message'],
    ['{"type":"hint","id":"12345678","phase":-1,"step":0}', 'bad-message'],
    ['{"type":"hello","protocol":1,"match":"k3v9k3v9k3v9k3v9"}', 'bad-message'],
    ['', 'not-json'],
    ['NaN', 'not-json'],
    [`${'['.repeat(8000)}${']'.repeat(8000)}`, 'bad-message'],
  ])('ask %s: %s', (text, why) => {
    const read = readAsk(text);
    expect(read.ok ? 'ok' : read.error.why).toBe(why);
  });

  const values = ['act', 'undo', 'x', '12345678', 'ä2345678', 1, -0, 1.5, 2 ** 53, null, true, {}, ['12345678']];
  test.each(['type', 'id', 'phase', 'action', 'more'])(
    'an act whose %s is anything is judged as its schema has it',
    (key) => {
      const act = { type: 'act', id: '12345678', phase: 3, action: { type: 'decide', choice: 'on' } };
      for (const value of [undefined, ...values]) {
        const json: unknown = JSON.parse(JSON.stringify({ ...act, [key]: value }));
        const parsed = askSchema.safeParse(json);
        const read = readAsk(JSON.stringify(json));
        expect(read.ok ? read.value : undefined).toEqual(parsed.data);
      }
    },
  );
});
