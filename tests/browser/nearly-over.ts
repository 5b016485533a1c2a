// Matches as a device keeps them, in mid-play: what comes next is seen without playing all that led there.

import { randomBot } from '../../src/bots/random.ts';
import { GAMES } from '../../src/games/all.ts';
import { type Ocelot, scenarioOf } from '../../src/games/ocelot/index.ts';
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

/** A match of a person and bots, ready to be played. */
export function storedMatch(id: keyof typeof TABLES, seats: number = TABLES[id].seats) {
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
  return {
    game,
    match: () => match,
    state: () => present(match.state),
    entries,
    act: (seat: number, action: unknown) => ask({ type: 'act', seat, action }),
    /** The effects that this would have, if the luck were drawn from this seed from now on. */
    effectsOf(seat: number, action: unknown, serverSeed: string): readonly unknown[] {
      const hosted = host(game, match, { type: 'act', seat, action }, { at: match.at, serverSeed });
      if (!hosted.ok) throw new Error(hosted.error.code);
      return hosted.value.news.flatMap(({ effects }) => effects);
    },
    /** What local storage holds, and the path to the match. */
    stored: (serverSeed = SERVER_SEED, length = entries.length) => ({
      path: `/play/${MATCH}`,
      shelf: {
        matches: [{ match: MATCH, game: id, names: ['Pip'], over: false }],
        [`match.${MATCH}`]: { serverSeed, entries: entries.slice(0, length) },
      },
    }),
  };
}

/** A match with one decision to go. */
export function nearlyOver(id: keyof typeof TABLES, seats: number = TABLES[id].seats) {
  const { cut, stored } = playedOut(id, seats);
  return stored(SERVER_SEED, cut);
}

/** The same position of Sir Ocelot's Cave, for a table on the server. */
export const nearlyOverScenario = () => scenarioOf(playedOut('ocelot', 2).last as Ocelot['State']);

/** Plays to the end, and knows how long the log was before the person's last decision, and the position then. */
function playedOut(id: keyof typeof TABLES, seats: number) {
  const { game, match, state: now, entries, act, stored } = storedMatch(id, seats);
  let cut = 0;
  let last: unknown;
  const bot = randomBot(game);
  while (match().stage === 'playing') {
    const state = now();
    const waiting = game.waiting(state);
    const seat = waiting.for === 'seats' ? present(waiting.seats[0]) : 0;
    const seed = `${id}/${match().seq}`;
    const answer = present(bot.answer({ view: game.view(state, seat), seat, level: 1, seed, at: match().at }));
    if (seat === 0) [cut, last] = [entries.length, state];
    act(seat, answer.action);
  }
  return { cut, last, stored };
}
