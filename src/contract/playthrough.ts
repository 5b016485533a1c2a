// A match as text, move by move: what was done, and who was told what. The same match gives the same text.

import { seededRng } from '../kit/rng.ts';
import type { Game, GameTools, Setup, Shapes, Viewer } from './game.ts';
import { formatMove } from './move-line.ts';
import { told, viewers } from './properties/views.ts';
import { type PlayedStep, playRandomly, type RandomPlay } from './random-play.ts';
import { outcomeOf } from './replay.ts';

export interface Playthrough<G extends Shapes> extends RandomPlay<G> {
  readonly setup: Setup<G>;
  readonly seed: string;
  readonly tools: GameTools<G>;
  /** Where to stop, for matches that are too long to be read. */
  readonly moves?: number;
}

const WIDTH = 110;

/** A random match from a seed, told as text. */
export function playthrough<G extends Shapes>(game: Game<G>, terms: Playthrough<G>): string {
  const { setup, seed, tools, moves = Number.POSITIVE_INFINITY } = terms;
  const lines = [`${game.id} (rules ${game.rules}), ${setup.seats} seats, ${compact(setup.options)}, seed ${seed}`];
  let last: G['State'] = game.setup(setup);
  let number = 0;
  for (const step of playRandomly(game, setup, seededRng(seed), terms)) {
    number += 1;
    lines.push('', ...wrap(`${number}. ${formatMove(game, step.move)}${choices(game, step)}`, '   '));
    lines.push(...tellings(game, step, setup.seats));
    last = step.state;
    if (number >= moves) break;
  }
  lines.push('', ...tools.formatPosition(last).split('\n'));
  const outcome = outcomeOf(game, last);
  if (outcome) lines.push('', `scores ${outcome.scores.join(' ')}, won by ${outcome.winners.join(' ')}`);
  return `${lines.map((line) => line.trimEnd()).join('\n')}\n`;
}

/** How many ways the seat could have acted: the rules of what is legal are part of what is pinned down. */
function choices<G extends Shapes>(game: Game<G>, { before, move }: PlayedStep<G>): string {
  return move.by === 'seat' ? `  (one of ${game.legal(before, move.seat, move.at).length})` : '';
}

/** One line for each effect as it is told, with all viewers that are told it so. */
function tellings<G extends Shapes>(game: Game<G>, step: PlayedStep<G>, seats: number): string[] {
  return step.effects.flatMap((effect) => {
    const groups = new Map<string, Viewer[]>();
    for (const viewer of viewers(seats)) {
      const [part] = told(game, [effect], viewer);
      const text = part === undefined ? '–' : compact(part);
      groups.set(text, [...(groups.get(text) ?? []), viewer]);
    }
    return [...groups].flatMap(([text, who]) => {
      const names = who.length === seats + 1 ? 'all' : who.join(' ');
      return wrap(`   ${names} ← ${text}`, '       ');
    });
  });
}

/** JSON for reading: the type in front, no quotes, no braces at the outside. */
function compact(value: unknown): string {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return nested(value);
  const fields = Object.entries(value).filter(([key, field]) => key !== 'type' && field !== undefined);
  const parts = fields.map(([key, field]) => `${key}=${nested(field)}`);
  return [...('type' in value ? [String(value.type)] : []), ...parts].join(' ');
}

function nested(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(nested).join(' ')}]`;
  return typeof value === 'object' && value !== null ? `(${compact(value)})` : String(value);
}

function wrap(text: string, indent: string): string[] {
  const lines: string[] = [];
  let line = text;
  while (line.length > WIDTH) {
    const space = line.lastIndexOf(' ', WIDTH);
    const cut = space > indent.length ? space : WIDTH;
    lines.push(line.slice(0, cut));
    line = indent + line.slice(cut).trimStart();
  }
  return [...lines, line];
}
