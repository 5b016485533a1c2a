// A match as a device keeps it, with one decision to go: its end is seen in every language without playing it whole.

import { randomBot } from '../../src/bots/random.ts';
import { GAMES } from '../../src/games/all.ts';
import { present } from '../../src/kit/invariant.ts';
import { commitment, seatCommitment } from '../../src/kit/luck.ts';
import { host } from '../../src/match/host.ts';
import { openMatch } from '../../src/match/step.ts';
import type { Entry, Input, Match, Occupant, Terms } from '../../src/match/types.ts';

const TABLES = {
  ocelot: { seats: 2, options: { mat: 'split', start: 'seat-0' } },
  diamant: { seats: 3, options: { relics: true, openChests: false } },
} as const;

const BOT_NAMES = ['Pip', 'Mira', 'Jonas', 'Aiko', 'Tomás', 'Tilda', 'Bruno'];
const SERVER_SEED = '5a'.repeat(32);
const MATCH = 'nearlyover000000';

const occupantAt = (seat: number): Occupant =>
  seat === 0 ? { kind: 'person', name: 'Anna' } : { kind: 'bot', name: BOT_NAMES[seat - 1] ?? 'Bo', level: 1 };

/** What local storage holds, and the path to the match. */
export function nearlyOver(id: keyof typeof TABLES, seats: number = TABLES[id].seats) {
  const game = GAMES[id];
  const { options } = TABLES[id];
  const terms: Terms = {
    match: MATCH,
    game: id,
    rules: game.rules,
    seats,
    options,
    pace: {},
    open: 'link',
    commitment: commitment({ match: MATCH, rules: game.rules }, SERVER_SEED),
  };
  let match: Match = openMatch(terms);
  const entries: Entry[] = [{ type: 'opened', terms }];
  /** How long the log was before the person's last decision. */
  let cut = 0;
  const ask = (input: Input): void => {
    const hosted = host(game, match, input, { at: match.at, serverSeed: SERVER_SEED });
    if (!hosted.ok) throw new Error(`${input.type}: ${hosted.error.code}`);
    match = hosted.value.match;
    entries.push(...hosted.value.news.map((news) => news.entry));
  };
  const each = Array.from({ length: seats }, (_, seat) => seat);
  const entropy = '01'.repeat(32);
  for (const seat of each) ask({ type: 'sit', seat, occupant: occupantAt(seat) });
  for (const seat of each) ask({ type: 'ready', seat, commitment: seatCommitment(entropy) });
  for (const seat of each) ask({ type: 'reveal', seat, entropy });
  const bot = randomBot(game);
  while (match.stage === 'playing') {
    const state = present(match.state);
    const waiting = game.waiting(state);
    const seat = waiting.for === 'seats' ? present(waiting.seats[0]) : 0;
    const seed = `${id}/${match.seq}`;
    const answer = present(bot.answer({ view: game.view(state, seat), seat, level: 1, seed, at: match.at }));
    if (seat === 0) cut = entries.length;
    ask({ type: 'act', seat, action: answer.action });
  }
  const shelf = {
    matches: [{ match: MATCH, game: id, names: ['Pip'], over: false }],
    [`match.${MATCH}`]: { serverSeed: SERVER_SEED, entries: entries.slice(0, cut) },
  };
  return { path: `/play/${MATCH}`, shelf };
}
