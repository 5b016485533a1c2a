// What a viewer is sent depends on nothing that it may not know. Compared byte by byte.

import { describe, expect, test } from 'vitest';
import { GAME_IDS, type GameId, type Viewer } from '../../src/contract/game.ts';
import { playRandomly } from '../../src/contract/random-play.ts';
import { GAMES } from '../../src/games/all.ts';
import { below, seededRng } from '../../src/kit/rng.ts';
import { openMatch } from '../../src/match/step.ts';
import { viewTable } from '../../src/match/told.ts';
import type { Match } from '../../src/match/types.ts';
import { tryIllegal } from '../chaos/illegal.ts';
import { sized, timeFor } from '../chaos/size.ts';
import { OPTIONS } from './kit/table.ts';

/** A match in this very state. */
function matchAt(id: GameId, state: unknown, at: number): Match {
  const game = GAMES[id];
  const seats = game.seats.max;
  const match = openMatch({
    match: 'k3v9k3v9k3v9k3v9',
    game: id,
    rules: game.rules,
    seats,
    options: {},
    pace: { decision: 60_000 },
    open: 'link',
    commitment: '',
  });
  const waiting = game.waiting(state);
  const awaited = waiting.for === 'seats' ? waiting.seats : [];
  const occupant = { kind: 'person', name: 'P' } as const;
  return {
    ...match,
    stage: 'playing',
    state,
    outcome: undefined,
    ended: undefined,
    serverSeed: undefined,
    at,
    seats: match.seats.map((seat) => ({ ...seat, occupant })),
    awaitedSince: match.seats.map((_, seat) => (awaited.includes(seat) ? at : undefined)),
  };
}

describe('two worlds that a viewer cannot tell apart', () => {
  test.each(GAME_IDS)('[fault 1] %s: the whole table is the same to the byte', { timeout: timeFor(300_000) }, (id) => {
    const game = GAMES[id];
    const rng = seededRng(`secrecy ${id}`);
    const options = game.doors.options(OPTIONS[id]);
    if (!options.ok) throw new Error('bad options');
    let pairs = 0;
    const wanted = sized(1000);
    while (pairs < wanted) {
      for (const { state, move } of playRandomly(game, { seats: game.seats.max, options: options.value }, rng)) {
        const viewer: Viewer = below(rng, 4) === 0 ? 'public' : below(rng, game.seats.max);
        const other = game.sampleState(game.view(state, viewer), rng);
        const shown = [state, other].map((world) =>
          JSON.stringify(viewTable(game, matchAt(id, world, move.at), viewer)),
        );
        expect(shown[1]).toBe(shown[0]);
        pairs += 1;
        if (pairs >= wanted) break;
      }
    }
  });
});

test.each(GAME_IDS)(
  '[fault 11] %s: what is legal is taken, all else refused, and nothing throws',
  { timeout: timeFor(300_000) },
  (id) => {
    const figures = tryIllegal(id, { tries: sized(1000), seed: `illegal ${id}` });
    expect(figures.wrong).toEqual([]);
    expect(figures.accepted).toBeGreaterThan(50);
  },
);
