// What leaves the host: for each viewer its part of the news, and the whole table as that viewer may see it.

import type * as z from 'zod/mini';
import type { Game, Millis, Shapes, Viewer } from '../contract/game.ts';
import { invariant } from '../kit/invariant.ts';
import { type Deadline, deadlines, nextDeadline } from './deadlines.ts';
import type { line, pending, seatView, Typed, tableView } from './fields.ts';
import type { Match, MatchInPlay, News } from './types.ts';

export type Told<G extends Shapes = Shapes> = Typed<z.infer<typeof line>, G>;

/** Undefined where this viewer is told nothing, not even that something happened. */
export function tellNews<G extends Shapes>(game: Game<G>, news: News<G>, viewer: Viewer): Told<G> | undefined {
  const { entry, match } = news;
  switch (entry.type) {
    case 'opened':
    case 'offered':
      return undefined;
    case 'sat':
      return { type: 'sat', seat: entry.seat, occupant: entry.occupant };
    case 'rose':
      return { type: 'rose', seat: entry.seat };
    case 'frozen':
      return { type: 'frozen' };
    case 'started':
      return { type: 'started', at: entry.at, view: game.view(inPlay(match).state, viewer) };
    case 'undone':
      return { type: 'undone', seat: entry.seat, at: entry.at, view: game.view(inPlay(match).state, viewer) };
    case 'hinted':
      return { type: 'hinted', seat: entry.seat, at: entry.at };
    case 'ended':
      return { ...entry, ...(match.outcome && { outcome: match.outcome }) };
    case 'moved': {
      const effects = tellEffects(game, news.effects, viewer);
      return effects.length === 0 ? undefined : { type: 'moved', at: entry.move.at, effects };
    }
    case 'ready':
    case 'unready':
    case 'revealed':
    case 'stood-in':
    case 'returned':
    case 'followed':
      return entry;
  }
}

function inPlay<G extends Shapes>(match: Match<G>): MatchInPlay<G> {
  invariant(match.stage === 'playing', 'told of play outside play');
  return match;
}

/** Whether `told` is what this viewer is told of it, too. Asked instead of telling everybody anew: most hear the same. */
export function isToldAlike<G extends Shapes>(
  game: Game<G>,
  { entry, effects }: News<G>,
  viewer: Viewer,
  told: Told<G> | undefined,
): boolean {
  if (entry.type === 'started' || entry.type === 'undone') return false;
  if (entry.type !== 'moved') return true;
  const heard = told?.type === 'moved' ? told.effects : [];
  let count = 0;
  for (const effect of effects) {
    const part = game.tell(effect, viewer);
    if (part === undefined) continue;
    // Only by identity: games give all who are told the same the same object, wherever that is easy.
    if (part !== heard[count]) return false;
    count += 1;
  }
  return count === heard.length;
}

/** Whether this viewer is told anything of it. */
export function hears<G extends Shapes>(game: Game<G>, { entry, effects }: News<G>, viewer: Viewer): boolean {
  if (entry.type === 'moved') return effects.some((effect) => game.tell(effect, viewer) !== undefined);
  return entry.type !== 'opened' && entry.type !== 'offered';
}

function tellEffects<G extends Shapes>(
  game: Game<G>,
  effects: readonly G['Effect'][],
  viewer: Viewer,
): readonly G['Effect'][] {
  const told = effects.map((effect) => game.tell(effect, viewer));
  return told.includes(undefined) ? told.filter((effect) => effect !== undefined) : told;
}

export type SeatView = Typed<z.infer<typeof seatView>>;
export type Pending = Typed<z.infer<typeof pending>>;

const NOTHING_PENDING: Pending = { awaited: [] };

export type TableView<G extends Shapes = Shapes> = Typed<z.infer<typeof tableView>, G>;

export function pendingOf<G extends Shapes>(game: Game<G>, match: Match<G>): Pending {
  if (match.stage !== 'playing') {
    const deadline = nextDeadline(game, match);
    return deadline === undefined ? NOTHING_PENDING : { awaited: [], deadline };
  }
  const waiting = game.waiting(match.state);
  const phase = game.phase(match.state);
  const awaited = waiting.for === 'seats' ? waiting.seats : [];
  const due = deadlines(game, match);
  const deadline = due[0]?.at;
  if (deadline === undefined) return { phase, awaited };
  const decideBy = decisionsAfter(deadline, due);
  return decideBy === undefined ? { phase, awaited, deadline } : { phase, awaited, deadline, decideBy };
}

/** Mostly undefined: all awaited seats are usually awaited since the same moment. */
function decisionsAfter(deadline: Millis, due: readonly Deadline[]): Pending['decideBy'] {
  let later: Record<string, Millis> | undefined;
  for (const one of due) {
    if (one.type !== 'decision' || one.at === deadline) continue;
    later ??= {};
    later[one.seat] = one.at;
  }
  return later;
}

/** `heard`: how many lines this viewer has been told, and what time it is. A log's own count would betray what was not told. */
export function viewTable<G extends Shapes>(
  game: Game<G>,
  match: Match<G>,
  viewer: Viewer,
  heard: { readonly seq: number; readonly at: Millis } = match,
): TableView<G> {
  const { terms, stage, outcome, ended, serverSeed, followedBy } = match;
  return {
    terms,
    stage,
    seats: match.seats.map(({ occupant, commitment, entropy, standIn, hinted }) => ({
      ready: commitment !== undefined,
      standIn,
      ...(occupant && { occupant }),
      ...(commitment !== undefined && { commitment }),
      ...(entropy !== undefined && { entropy }),
      ...(hinted.length > 0 && { hints: hinted.length }),
    })),
    seq: heard.seq,
    at: heard.at,
    pending: pendingOf(game, match),
    canUndo: canUndo(match, viewer),
    ...(match.state !== undefined && { view: game.view(match.state, viewer) }),
    ...(outcome && { outcome }),
    ...(ended && { ended }),
    ...(serverSeed !== undefined && { serverSeed }),
    ...(followedBy !== undefined && { followedBy }),
  };
}

export const canUndo = (match: Match, viewer: Viewer): boolean => match.undo.at(-1)?.seat === viewer;
