// What leaves the host: for each viewer its part of the news, and the whole table as that viewer may see it.

import type { Game, Millis, Outcome, Seat, Shapes, Viewer } from '../contract/game.ts';
import type { Hex } from '../kit/hash.ts';
import { nextDeadline } from './deadlines.ts';
import type { EndReason, Entry, Match, News, Occupant, Stage, Terms } from './types.ts';

/** A line of the log as everybody may read it: no keys, and of moves only what the game tells. */
export type Told<G extends Shapes = Shapes> =
  | { readonly type: 'moved'; readonly at: Millis; readonly effects: readonly G['Effect'][]; readonly by?: Seat }
  | Exclude<Entry<G>, { type: 'moved' | 'opened' | 'sat' | 'frozen' }>
  | { readonly type: 'sat'; readonly seat: Seat; readonly occupant: Occupant }
  | { readonly type: 'frozen' };

export function tellNews<G extends Shapes>(game: Game<G>, news: News<G>, viewer: Viewer): Told<G> | undefined {
  const { entry } = news;
  switch (entry.type) {
    case 'opened':
      return undefined;
    case 'sat':
      return { type: 'sat', seat: entry.seat, occupant: entry.occupant };
    case 'frozen':
      return { type: 'frozen' };
    case 'moved': {
      const effects: G['Effect'][] = [];
      for (const effect of news.effects) {
        const told = game.tell(effect, viewer);
        if (told !== undefined) effects.push(told);
      }
      return { type: 'moved', at: entry.move.at, effects };
    }
    default:
      return entry;
  }
}

export interface SeatView {
  readonly occupant?: Occupant;
  readonly ready: boolean;
  readonly standIn: boolean;
  readonly commitment?: Hex;
  readonly entropy?: Hex;
}

/** All that a viewer may know of a match. */
export interface TableView<G extends Shapes = Shapes> {
  readonly terms: Terms;
  readonly stage: Stage;
  readonly seats: readonly SeatView[];
  readonly seq: number;
  readonly at: Millis;
  readonly view?: G['View'];
  readonly canUndo: boolean;
  readonly deadline?: Millis;
  readonly outcome?: Outcome;
  readonly ended?: EndReason;
  readonly serverSeed?: Hex;
  readonly followedBy?: string;
}

export function viewTable<G extends Shapes>(game: Game<G>, match: Match<G>, viewer: Viewer): TableView<G> {
  const { terms, stage, seq, at, outcome, ended, serverSeed, followedBy } = match;
  const deadline = nextDeadline(game, match);
  return {
    terms,
    stage,
    seats: match.seats.map(({ occupant, commitment, entropy, standIn }) => ({
      ready: commitment !== undefined,
      standIn,
      ...(occupant && { occupant }),
      ...(commitment !== undefined && { commitment }),
      ...(entropy !== undefined && { entropy }),
    })),
    seq,
    at,
    canUndo: match.undo.at(-1)?.seat === viewer,
    ...(match.state !== undefined && { view: game.view(match.state, viewer) }),
    ...(deadline !== undefined && { deadline }),
    ...(outcome && { outcome }),
    ...(ended && { ended }),
    ...(serverSeed !== undefined && { serverSeed }),
    ...(followedBy !== undefined && { followedBy }),
  };
}
