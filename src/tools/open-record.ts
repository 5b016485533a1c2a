// A record from a file, or one line that says which move of it is wrong, why, and by which rule.

import type { Refusal } from '../contract/game.ts';
import { GAME_IDS } from '../contract/game.ts';
import { formatMove } from '../contract/move-line.ts';
import { GAMES } from '../games/all.ts';
import { RECORD_FORMAT, type ReadRecord, readRecord } from '../match/record.ts';
import { readJson } from './files.ts';
import { BadInput } from './io.ts';
import { sayRefusal, speechOf } from './speech.ts';

export function openRecord(file: string): ReadRecord {
  const json = readJson(file);
  const format = field(json, 'format');
  if (typeof format === 'string' && format !== RECORD_FORMAT && format.startsWith('grotto/record/')) {
    throw new BadInput(`${file} has format ${format}, and this program reads ${RECORD_FORMAT}`);
  }
  const read = readRecord(json, GAMES);
  if (read.ok) return read.value;
  throw new BadInput(`${file}: ${complaint(json, read.error)}`, read.error);
}

function complaint(json: unknown, refusal: Refusal): string {
  const game = GAME_IDS.find((id) => id === field(json, 'game'));
  const sentence = sayRefusal(refusal, game && speechOf(game));
  const number = refusal.detail?.move;
  if (typeof number !== 'number' || game === undefined) return sentence;
  return `move ${number}, ${quote(game, field(field(json, 'moves'), String(number - 1)))}: ${sentence}`;
}

/** A refused move as people write it, or as it was written where it cannot even be read. */
function quote(game: (typeof GAME_IDS)[number], raw: unknown): string {
  const { doors } = GAMES[game];
  const by = field(raw, 'by');
  const door = by === 'seat' ? doors.action(field(raw, 'action')) : doors.chance(field(raw, 'outcome'));
  const seat = field(raw, 'seat');
  if (by === 'clock') return '"clock"';
  if (!door.ok) return JSON.stringify(raw).slice(0, 100);
  const move =
    by === 'seat' && typeof seat === 'number'
      ? ({ by: 'seat', seat, at: 0, action: door.value } as const)
      : ({ by: 'chance', at: 0, outcome: door.value } as const);
  return `"${formatMove(GAMES[game], move)}"`;
}

const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name) ? Reflect.get(value, name) : undefined;
