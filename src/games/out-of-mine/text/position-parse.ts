// Reads a position back from its text. The drawings are not read but compared: a text that was changed in one place only is refused.

import type { Refusal } from '../../../contract/game.ts';
import { err, ok, type Result } from '../../../kit/result.ts';
import { BOARDS } from '../content/galleries.ts';
import { BOARD_SIDES, FINDS } from '../content/types.ts';
import { doors, MAX_SEATS, MIN_SEATS } from '../doors.ts';
import { laws } from '../laws.ts';
import { parseLaid } from '../notation.ts';
import { refuse } from '../refusals.ts';
import { ALL_TILES } from '../table/perform.ts';
import { cardNamed, tileNamed } from '../tile-names.ts';
import {
  type Call,
  ENDINGS,
  FAULTS,
  type LaidTile,
  type OutOfMineOptions,
  type OutOfMineState,
  SCORING_OPTIONS,
  type Scoring,
  type SeatState,
  STAGES,
} from '../types.ts';
import { formatPosition, inWords } from './position-text.ts';

export function parsePosition(text: string): Result<OutOfMineState, Refusal> {
  try {
    const lines = text.split('\n').map((line) => line.trimEnd());
    const state = readState(lines.filter((line) => line !== ''));
    const [broken] = laws(state);
    if (broken !== undefined) return unreadable(broken);
    const again = formatPosition(state).split('\n');
    const different = again.find((line, index) => line !== (lines[index] ?? ''));
    return different === undefined ? ok(state) : unreadable(`expected "${different.trim()}"`);
  } catch (fault) {
    if (fault instanceof Unreadable) return unreadable(fault.message);
    throw fault;
  }
}

const unreadable = (why: string): Result<never, Refusal> =>
  err(refuse('unreadable', { what: 'position', why: why.slice(0, 120) }));

/** Stays inside this file: the shortest way out of a text that makes no sense. */
class Unreadable extends Error {}

function need<T>(value: T | undefined, text: string): T {
  if (value === undefined) throw new Unreadable(`cannot read "${text}"`);
  return value;
}

const whole = (text: string): number => need(/^-?\d{1,15}$/.test(text) ? Number(text) : undefined, text);

/** A whole number from 0 to below the limit. */
const counted = (text: string, limit: number): number => {
  const number = whole(text);
  return need(number >= 0 && number < limit ? number : undefined, text);
};

const oneOf = <T extends string>(names: readonly T[], text: string): T =>
  need(
    names.find((name) => name === text),
    text,
  );

/** The fields of a line: `time limit 90` is under `time limit`. A word without a value is under itself, as ''. */
type Fields = ReadonlyMap<string, string>;

const VALUED = /^(.*?) (\S+)$/;
const FLAGS: readonly string[] = [
  'no choice',
  'ready',
  'mining',
  'late',
  'stuck',
  'early calls',
  ...SCORING_OPTIONS.map(inWords),
];

function fieldsOf(text: string): Fields {
  return new Map(
    list(text).map((field) => {
      const [, name = field, value = ''] = FLAGS.includes(field) ? [] : (VALUED.exec(field) ?? []);
      return [name, value];
    }),
  );
}

const list = (text: string | undefined): readonly string[] =>
  text === undefined || text === '' ? [] : text.split(', ');

function readState(lines: readonly string[]): OutOfMineState {
  const firstSeat = lines.findIndex((line) => line.startsWith('seat '));
  const head = new Map(lines.slice(0, Math.max(0, firstSeat)).map(named));
  const seats = seatBlocks(lines.slice(Math.max(0, firstSeat))).map(readSeat);
  need(seats.length >= MIN_SEATS && seats.length <= MAX_SEATS ? seats : undefined, `${seats.length} seats`);
  const [rounds = '', stage = '', since] = list(need(head.get('round'), 'round'));
  const [round = '', of = ''] = rounds.split(' of ');
  const ending = head.get('ended by');
  const taken = new Set(seats.flatMap(({ hand, laid }) => [hand, ...laid.map(({ tile }) => tile)]));
  return {
    options: readOptions(head, whole(of)),
    round: whole(round),
    stage: oneOf(STAGES, stage),
    seats,
    supply: ALL_TILES.filter((tile) => !taken.has(tile)),
    retired: list(head.get('boards gone')).map((board) => counted(board, BOARDS)),
    usedCards: list(head.get('cards gone')).map((card) => need(cardNamed(card), card)),
    calls: list(head.get('calls')).map((call) => readCall(call, seats.length)),
    ...(since !== undefined && { startedAt: whole(since.replace(/^since /, '')) }),
    ...(ending !== undefined && { ending: oneOf(ENDINGS, ending) }),
  };
}

function named(line: string): readonly [string, string] {
  const [, name, fields] = /^([^:]*):(?: (.*))?$/.exec(line) ?? [];
  return [need(name, line), fields ?? ''];
}

function readCall(text: string, seats: number): Call {
  const [seat = '', at = ''] = text.split(' at ');
  return { seat: counted(seat, seats), at: whole(at) };
}

function readOptions(head: Fields, rounds: number): OutOfMineOptions {
  const fields = fieldsOf(need(head.get('options'), 'options'));
  const handicaps = [...head].flatMap(([name, text]) => (name.startsWith('handicap ') ? [fieldsOf(text)] : []));
  const read = doors.options({
    ...Object.fromEntries(SCORING_OPTIONS.flatMap((name) => (fields.has(inWords(name)) ? [[name, true]] : []))),
    guardRails: fields.get('guard rails'),
    rounds,
    ...number(fields, 'time limit', 'timeLimit'),
    ...number(fields, 'photo finish', 'photoFinish'),
    handicaps: handicaps.map((handicap) => ({
      ...number(handicap, 'head start', 'headStart'),
      ...number(handicap, 'grace', 'grace'),
      ...number(handicap, 'time scale', 'timeScale'),
      ...onOff(handicap, 'guard rails', 'guardRails'),
      ...onOff(handicap, 'easier card', 'easierCard'),
    })),
  });
  const options = need(read.ok ? read.value : undefined, 'options');
  return fields.has('early calls') ? { ...options, earlyCalls: true } : options;
}

function number(fields: Fields, name: string, key: string): Readonly<Record<string, number>> {
  const value = fields.get(name);
  return value === undefined ? {} : { [key]: whole(value) };
}

function onOff(fields: Fields, name: string, key: string): Readonly<Record<string, boolean>> {
  const value = fields.get(name);
  return value === undefined ? {} : { [key]: value === 'on' };
}

function seatBlocks(lines: readonly string[]): readonly (readonly string[])[] {
  const starts = lines.flatMap((line, index) => (line.startsWith('seat ') ? [index] : []));
  return starts.map((start, index) => lines.slice(start, starts[index + 1]));
}

function readSeat([first = '', ...rest]: readonly string[]): SeatState {
  const [points = '', ...others] = list(named(first)[1]);
  const fields = fieldsOf(others.join(', '));
  const [board, side, card, hand] = ['board', 'side', 'card', 'hand'].map((name) => fields.get(name));
  const scored = rest.find((line) => line.startsWith('  scored: '));
  const laid = rest.flatMap((line): readonly LaidTile[] => {
    const [, text] = /^ {2}[A-Z] (.*)$/.exec(line) ?? [];
    return text === undefined ? [] : [need(parseLaid(text), text)];
  });
  need((side === undefined || board) && (laid.length === 0 || (side && card)) ? laid : undefined, first);
  return {
    total: whole(points.replace(/ points$/, '')),
    choice: !fields.has('no choice'),
    ready: fields.has('ready'),
    mining: fields.has('mining'),
    ...(fields.has('late') && { late: true as const }),
    stuck: fields.has('stuck'),
    laid,
    ...(board !== undefined && { board: counted(board, BOARDS) }),
    ...(side !== undefined && { side: oneOf(BOARD_SIDES, side) }),
    ...(card !== undefined && { card: need(cardNamed(card), card) }),
    ...(hand !== undefined && { hand: need(tileNamed(hand), hand) }),
    ...(scored !== undefined && { scoring: readScoring(list(scored.slice('  scored: '.length))) }),
  };
}

function readScoring(fields: readonly string[]): Scoring {
  const all = (name: string): readonly (readonly string[])[] =>
    fields.flatMap((field) => (field.startsWith(`${name} `) ? [field.split(' ').slice(1)] : []));
  const one = (name: string): number => whole(need(all(name)[0]?.[0], name));
  const tile = (name: string): number => need(tileNamed(name), name);
  return {
    removed: all('off').map(([name = '', fault = '']) => ({ tile: tile(name), fault: oneOf(FAULTS, fault) })),
    empty: one('empty'),
    bonus: all('call').length === 0 ? 0 : one('call'),
    elves: all('elf').map(([elf = '']) => counted(elf, 20)),
    finds: all('find').map(([name = '', find = '', points = '']) => ({
      tile: tile(name),
      find: oneOf(FINDS, find),
      points: whole(points),
    })),
    points: one('points'),
  };
}
