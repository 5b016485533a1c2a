// Examples for the machine-readable descriptions. A test reads each of them by its schema.

import type { Ask, Hello } from '../../../protocol/asks.ts';
import type { Frame } from '../../../protocol/frames.ts';
import type { BotBody, OpenBody, SitBody } from '../../../protocol/http.ts';

const MATCH = 'k3v9k3v9k3v9k3v9';
const ID = 'ab12-0001';
export const SEAT_TOKEN = 'iN0kQ3m7Vx2bY8sJ5tLwPz4cRf6hGd1eUa9oTq_-EXA';

const open: OpenBody = {
  game: 'diamant',
  seats: 3,
  options: { relics: false, openChests: false },
  open: 'link',
  bots: [{ seat: 2, level: 3, name: 'Pip' }],
  sit: { name: 'Ann' },
};
const sit: SitBody = { name: 'Bo' };
const bot: BotBody = { level: 3, name: 'Pip' };

/** By operation id. */
export const BODY_EXAMPLES: Readonly<Record<string, unknown>> = { openTable: open, takeSeat: sit, seatBot: bot };

export const HELLO_EXAMPLE: Hello = { type: 'hello', protocol: 1, match: MATCH, token: SEAT_TOKEN, seq: 17 };

type OneOf<T extends { readonly type: string }> = { readonly [Type in T['type']]: Extract<T, { readonly type: Type }> };

export const ASK_EXAMPLES: OneOf<Ask> = {
  act: { type: 'act', id: ID, phase: 4, action: { type: 'decide', choice: 'on' } },
  undo: { type: 'undo', id: ID },
  ready: { type: 'ready', commitment: '5f'.repeat(32) },
  unready: { type: 'unready' },
  reveal: { type: 'reveal', entropy: '0c'.repeat(16) },
  back: { type: 'back' },
  leave: { type: 'leave' },
  hint: { type: 'hint', id: ID, phase: 4, step: 0 },
  phrase: { type: 'phrase', phrase: 'well-played' },
  rematch: { type: 'rematch' },
  look: { type: 'look' },
  ping: { type: 'ping', id: 1 },
};

const presence = { here: [true, true, false], watchers: 1 };
const pending = { phase: 4, awaited: [1], deadline: 91_000 };
const table: Extract<Frame, { type: 'table' }>['table'] = {
  terms: {
    match: MATCH,
    game: 'diamant',
    rules: 1,
    seats: 3,
    options: { relics: false, openChests: false },
    pace: { decision: 120_000, away: 60_000 },
    open: 'link',
    commitment: '9a'.repeat(32),
  },
  stage: 'gathering',
  seats: [
    { occupant: { kind: 'person', name: 'Ann' }, ready: false, standIn: false },
    { ready: false, standIn: false },
    { occupant: { kind: 'bot', name: 'Pip', level: 3 }, ready: false, standIn: false },
  ],
  seq: 2,
  at: 48_210,
  pending: { awaited: [] },
  canUndo: false,
};

export const FRAME_EXAMPLES: OneOf<Frame> = {
  welcome: { type: 'welcome', protocol: 1, viewer: 0, now: 48_210, presence, table },
  news: {
    type: 'news',
    seq: 19,
    news: [{ type: 'moved', at: 48_300, effects: [{ type: 'decided', seat: 0, choice: 'on' }] }],
    pending,
    done: [ID],
  },
  table: { type: 'table', now: 48_210, table },
  refused: { type: 'refused', ask: 'act', id: ID, refusal: { code: 'stale-phase', rule: 'table' } },
  presence: { type: 'presence', presence },
  phrase: { type: 'phrase', seat: 1, phrase: 'wow' },
  pong: { type: 'pong', id: 1, now: 48_210 },
  denied: { type: 'denied', code: 'too-fast', retryAfter: 10_000 },
};
