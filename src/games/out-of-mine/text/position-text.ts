// A position as text: a few lines for the table, then for each seat a line, its laid tiles and its gallery as a drawing.

import { formatLaid } from '../notation.ts';
import { seatGallery } from '../table/seat.ts';
import { cardName, tileName } from '../tile-names.ts';
import {
  type Handicap,
  type OutOfMineOptions,
  type OutOfMineState,
  SCORING_OPTIONS,
  type Scoring,
  type SeatState,
} from '../types.ts';
import { drawLaid, letterOf } from './drawing.ts';

/** Boards and seats are counted from 0, as in every record; tiles, cards and places have the names of the moves. */
export function formatPosition(state: OutOfMineState): string {
  const { options } = state;
  const calls = state.calls.map(({ seat, at }) => `${seat} at ${at}`);
  const lines = [
    line('round', [`${state.round} of ${options.rounds}`, state.stage, ...field('since', state.startedAt)]),
    line('options', optionFields(options)),
    ...options.handicaps.map((handicap, seat) => line(`handicap ${seat}`, handicapFields(handicap))),
    ...unlessEmpty('calls', calls),
    ...unlessEmpty('ended by', field('', state.ending)),
    ...unlessEmpty(
      'boards gone',
      state.retired.map((board) => `${board}`),
    ),
    ...unlessEmpty('cards gone', state.usedCards.map(cardName)),
    ...state.seats.flatMap(seatLines),
  ];
  return `${lines.join('\n')}\n`;
}

const line = (name: string, fields: readonly string[]): string => `${name}: ${fields.join(', ')}`.trim();

const unlessEmpty = (name: string, fields: readonly string[]): readonly string[] =>
  fields.length === 0 ? [] : [line(name, fields)];

const field = (name: string, value: string | number | undefined): readonly string[] =>
  value === undefined ? [] : [`${name} ${value}`.trim()];

const flag = (name: string, value: boolean | undefined): readonly string[] => (value === true ? [name] : []);

const onOff = (value: boolean | undefined): string | undefined =>
  value === undefined ? undefined : value ? 'on' : 'off';

/** `belowZero` is written "below zero". */
export const inWords = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

function optionFields(options: OutOfMineOptions): readonly string[] {
  return [
    ...SCORING_OPTIONS.flatMap((option) => flag(inWords(option), options[option])),
    `guard rails ${options.guardRails}`,
    ...field('time limit', options.timeLimit),
    ...field('photo finish', options.photoFinish),
    ...flag('early calls', options.earlyCalls),
  ];
}

function handicapFields(handicap: Handicap): readonly string[] {
  return [
    ...field('head start', handicap.headStart),
    ...field('grace', handicap.grace),
    ...field('time scale', handicap.timeScale),
    ...field('guard rails', onOff(handicap.guardRails)),
    ...field('easier card', onOff(handicap.easierCard)),
  ];
}

function seatLines(seat: SeatState, number: number): readonly string[] {
  const fields = [
    `${seat.total} points`,
    ...field('board', seat.board),
    ...field('side', seat.side),
    ...flag('no choice', !seat.choice),
    ...flag('ready', seat.ready),
    ...field('card', seat.card === undefined ? undefined : cardName(seat.card)),
    ...field('hand', seat.hand === undefined ? undefined : tileName(seat.hand)),
    ...flag('mining', seat.mining),
    ...flag('late', seat.late),
    ...flag('stuck', seat.stuck),
  ];
  return [
    line(`seat ${number}`, fields),
    ...(seat.scoring === undefined ? [] : [`  ${line('scored', scoringFields(seat.scoring))}`]),
    ...seat.laid.map((laid, order) => `  ${letterOf(order)} ${formatLaid(laid)}`),
    ...(seat.side === undefined ? [] : drawLaid(seatGallery(seat), seat.laid).map((row) => `  | ${row}`)),
  ];
}

function scoringFields({ removed, empty, bonus, elves, finds, points }: Scoring): readonly string[] {
  return [
    ...removed.map(({ tile, fault }) => `off ${tileName(tile)} ${fault}`),
    `empty ${empty}`,
    ...(bonus === 0 ? [] : [`call ${bonus}`]),
    ...elves.map((elf) => `elf ${elf}`),
    ...finds.map((find) => `find ${tileName(find.tile)} ${find.find} ${find.points}`),
    `points ${points}`,
  ];
}
