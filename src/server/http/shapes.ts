// What each request is answered with, for the description of the interface: tests hold the answers to it.

import * as z from 'zod/mini';
import { GAME_IDS } from '../../contract/game.ts';
import { recordSchema } from '../../match/record.ts';
import type { TableView } from '../../match/told.ts';
import { BOT_LEVELS, END_REASONS, type Occupant, type Pace, STAGES } from '../../match/types.ts';
import type { Presence } from '../../protocol/frames.ts';
import type { CommitmentLine, LobbyTable, Offered, Opened, Problem, Seated } from '../../protocol/http.ts';
import { code, entropy, hash, matchId, seat, token } from '../../protocol/words.ts';

type Shape<T> = z.ZodMiniType<T>;

const game = z.enum(GAME_IDS);
const name = z.string();
const pace: Shape<Pace> = z.object({ decision: z.exactOptional(z.int()), away: z.exactOptional(z.int()) });
const hints = z.exactOptional(z.literal(true));
/** The game's own: the protocol says what is in it. */
const own = z.json();

const occupant: Shape<Occupant> = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('person'), name }),
  z.object({ kind: z.literal('bot'), name, level: z.literal(BOT_LEVELS) }),
]);

const seated: Shape<Seated> = z.object({ match: matchId, seat, token });

const opened: Shape<Opened> = z.object({
  match: matchId,
  commitment: hash,
  opener: token,
  seated: z.exactOptional(seated),
});

const offered: Shape<Offered> = z.object({ seat, code });

const lobbyTable: Shape<LobbyTable> = z.object({
  match: matchId,
  game,
  options: own,
  pace,
  hints,
  seats: z.array(z.object({ occupant: z.exactOptional(occupant), ready: z.boolean() })),
  opened: z.string(),
});

const commitmentLine: Shape<CommitmentLine> = z.object({
  number: z.int(),
  commitment: hash,
  opened: z.string(),
  chain: hash,
  state: z.enum([...STAGES, ...END_REASONS]),
});

const table: Shape<TableView> = z.object({
  terms: z.object({
    match: matchId,
    game,
    rules: z.int(),
    seats: z.int(),
    options: own,
    scenario: z.exactOptional(own),
    pace,
    open: z.enum(['public', 'link']),
    hints,
    commitment: hash,
  }),
  stage: z.enum(STAGES),
  seats: z.array(
    z.object({
      occupant: z.exactOptional(occupant),
      ready: z.boolean(),
      standIn: z.boolean(),
      commitment: z.exactOptional(hash),
      entropy: z.exactOptional(entropy),
      hints: z.exactOptional(z.int()),
    }),
  ),
  seq: z.int(),
  at: z.number(),
  view: z.exactOptional(own),
  pending: z.object({
    phase: z.exactOptional(z.int()),
    awaited: z.array(seat),
    deadline: z.exactOptional(z.number()),
    decideBy: z.exactOptional(z.record(z.string(), z.number())),
  }),
  canUndo: z.boolean(),
  outcome: z.exactOptional(z.object({ scores: z.array(z.number()), winners: z.array(seat) })),
  ended: z.exactOptional(z.enum(END_REASONS)),
  serverSeed: z.exactOptional(z.string()),
  followedBy: z.exactOptional(matchId),
});

const presence: Shape<Presence> = z.object({ here: z.array(z.boolean()), watchers: z.int() });

export const problemShape: Shape<Problem> = z.object({
  refusal: z.object({
    code: z.string(),
    rule: z.string(),
    detail: z.exactOptional(z.record(z.string(), z.union([z.string(), z.number()]))),
  }),
});

export const SHAPES = {
  seated,
  opened,
  offered,
  lobby: z.object({ tables: z.array(lobbyTable) }),
  shown: z.object({ table, now: z.number(), presence }),
  record: recordSchema,
  commitments: z.object({ lines: z.array(commitmentLine) }),
  game: z.object({ game, rules: z.int(), seats: z.object({ min: z.int(), max: z.int() }), parts: own }),
} as const;
