// The named schemas of the machine-readable descriptions: of the HTTP interface (OpenAPI) and of the sockets (AsyncAPI).

import * as z from 'zod/mini';
import { GAME_IDS, type GameId } from '../../../contract/game.ts';
import { GAME_SCHEMAS, type GameSchemas } from '../../../games/schemas.ts';
import * as fields from '../../../match/fields.ts';
import { recordSchema } from '../../../match/record.ts';
import * as frames from '../../../protocol/frames.ts';
import * as http from '../../../protocol/http.ts';
import { PROTOCOL } from '../../../protocol/words.ts';

export type Json = Readonly<Record<string, unknown>>;

export interface Named {
  readonly schema: z.ZodMiniType;
  readonly description: string;
}

export const HTTP_SCHEMAS: Readonly<Record<string, Named>> = {
  OpenBody: { schema: http.openBody, description: 'What is asked for when a table is opened' },
  SitBody: { schema: http.sitBody, description: 'Who wants to sit down, and where' },
  BotBody: { schema: http.botBody, description: 'Which bot is to sit down' },
  Opened: { schema: http.opened, description: 'The table that was opened, and the tokens of whoever opened it' },
  Seated: { schema: http.seated, description: 'The seat that was taken, and its token' },
  Offered: { schema: http.offered, description: 'The code that hands the seat over, once' },
  Lobby: { schema: http.lobby, description: 'Public tables with room, newest first' },
  LobbyTable: { schema: http.lobbyTable, description: 'A public table with room' },
  Shown: { schema: http.shown, description: 'A table as the public sees it, who is there, and what time it is there' },
  Commitments: { schema: http.commitments, description: 'A part of the list of commitments' },
  CommitmentLine: { schema: http.commitmentLine, description: 'A line of the list of commitments' },
  GameParts: { schema: http.gameParts, description: 'What lies in the box of a game' },
  Health: { schema: http.health, description: 'Whether the store answers, and the bus' },
  MatchRecord: { schema: recordSchema, description: 'The record of a match, see docs/record.md' },
  Problem: { schema: http.problem, description: 'Why a request was refused' },
};

export const TABLE_SCHEMAS: Readonly<Record<string, Named>> = {
  Table: { schema: fields.tableView, description: 'All that a viewer may know of a match' },
  Terms: { schema: fields.terms, description: 'What was agreed when the table was opened' },
  Pace: { schema: fields.pace, description: 'How long the table waits, in milliseconds' },
  SeatStatus: { schema: fields.seatView, description: 'Who sits there, and how ready they are' },
  Occupant: { schema: fields.occupant, description: 'A person or a bot' },
  Pending: { schema: fields.pending, description: 'What the table waits for' },
  Presence: { schema: frames.presence, description: 'Who has a socket open: by seat, and how many watch' },
  Refusal: { schema: frames.refusal, description: 'Why not: a code, the rule behind it, and the words for a sentence' },
};

export const SOCKET_SCHEMAS: Readonly<Record<string, Named>> = {
  Line: { schema: fields.line, description: 'Something that happened, as this viewer is told of it' },
  NewsBody: { schema: frames.newsBody, description: 'Lines since the last frame, and what the table waits for now' },
};

const TITLES: Readonly<Record<GameId, string>> = { diamant: 'Diamant', ocelot: 'Ocelot', 'out-of-mine': 'OutOfMine' };
const PARTS = { options: 'Options', scenario: 'Scenario', action: 'Action' } as const satisfies Record<
  keyof GameSchemas,
  string
>;

/** Such as `DiamantOptions`: what each game takes. */
export function gameSchemas(parts: readonly (keyof GameSchemas)[]): Readonly<Record<string, Named>> {
  const all = GAME_IDS.flatMap((game) =>
    parts.map((part): [string, Named] => [
      `${TITLES[game]}${PARTS[part]}`,
      { schema: GAME_SCHEMAS[game][part], description: `${PARTS[part]} of ${game}` },
    ]),
  );
  return Object.fromEntries(all);
}

/** Fields that a game fills, where no schema of the protocol looks inside. */
const OWN: Readonly<Record<string, string>> = {
  view: 'The game as this viewer sees it, see docs/protocol.md',
  effects: 'What happened in the game, in order, see docs/protocol.md',
  parts: 'What lies in the box, see docs/protocol.md',
  outcome: 'An outcome of luck, see docs/record.md',
};

const PREFIX = '#/components/schemas/';
export const refTo = (name: string): Json => ({ $ref: `${PREFIX}${name}` });

/** The schemas by their names, each referring to the others. */
export function componentsOf(named: Readonly<Record<string, Named>>, target: 'draft-2020-12' | 'draft-7'): Json {
  const registry = z.registry<{ id: string; description: string }>();
  for (const [id, { schema, description }] of Object.entries(named)) registry.add(schema, { id, description });
  const { schemas } = z.toJSONSchema(registry, {
    target,
    io: 'input',
    unrepresentable: 'any',
    uri: (id) => `${PREFIX}${id}`,
  });
  const entries = Object.keys(named).map((name) => [name, plain(schemas[name], name, named)]);
  return Object.fromEntries(entries);
}

/** Without what zod adds for itself, and with the types of the games where they fill a field. */
function plain(node: unknown, key: string, named: Readonly<Record<string, Named>>): unknown {
  if (Array.isArray(node)) return node.map((item) => plain(item, key, named));
  if (typeof node !== 'object' || node === null) return node;
  if (isOpen(node)) return ownOf(key, named);
  const { $schema: _, $id: __, $defs: ___, ...rest } = node as Record<string, unknown>;
  const parts = Object.entries(rest).filter(([, part]) => Math.abs(Number(part)) !== Number.MAX_SAFE_INTEGER);
  return Object.fromEntries(
    parts.map(([name, part]) => [name, plain(part, name === 'items' || name === 'anyOf' ? key : name, named)]),
  );
}

/** Any JSON: either nothing is said of it, or zod refers to a schema of its own. */
const isOpen = (node: object): boolean =>
  Object.keys(node).length === 0 || ('$ref' in node && String(node.$ref).includes('$defs'));

function ownOf(key: string, named: Readonly<Record<string, Named>>): Json {
  const part = Object.entries(PARTS).find(([name]) => name === key)?.[1];
  const choices = part === undefined ? [] : Object.values(TITLES).map((title) => `${title}${part}`);
  const known = choices.filter((name) => name in named);
  if (known.length > 0) return { anyOf: known.map(refTo) };
  return { description: OWN[key] ?? `${key} of the game` };
}

export const INFO: Json = {
  title: 'Grotto',
  description: 'Tables for three board games about caves and gems. docs/protocol.md says what everything means.',
  version: String(PROTOCOL),
  license: { name: 'MIT', url: 'https://opensource.org/license/mit' },
};
