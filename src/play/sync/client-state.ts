// Folds what the server says into what a client knows: the one fold for page, tests and load generator.

import type { Game, Millis, Shapes, Viewer } from '../../contract/game.ts';
import type { SeatView, TableView, Told } from '../../match/told.ts';
import type { Frame, NewsBody, Presence } from '../../protocol/frames.ts';
import { type Heard, hearAll } from '../heard.ts';

export interface ClientState<G extends Shapes = Shapes> {
  readonly viewer: Viewer;
  readonly table: TableView<G>;
  readonly presence: Presence;
  /** The latest match time that was heard of. */
  readonly now: Millis;
}

/** Lines are missing: say hello again with the number of the last line heard. */
export const GAP = 'gap';

/** A line, and what was heard in it: the views after each effect of a move. */
export interface HeardLine<G extends Shapes = Shapes> {
  readonly told: Told<G>;
  readonly heard: readonly Heard<G>[];
}

type OnLine<G extends Shapes> = (line: HeardLine<G>) => void;

/** Frames that change nothing at the table leave the state as it was. `onLine` is told each line, as it is folded. */
export function hearFrame<G extends Shapes>(
  game: Game<G>,
  state: ClientState<G> | undefined,
  frame: Frame<G>,
  onLine?: OnLine<G>,
): ClientState<G> | undefined | typeof GAP {
  if (frame.type === 'welcome') {
    const { viewer, presence, now } = frame;
    if (frame.table !== undefined) return { viewer, presence, now, table: frame.table };
    if (state === undefined || frame.tail === undefined) return GAP;
    const table = hearNews(game, state.table, frame.tail, onLine);
    return table === GAP ? GAP : { viewer, presence, now, table };
  }
  if (state === undefined) return undefined;
  switch (frame.type) {
    case 'news': {
      const table = hearNews(game, state.table, frame, onLine);
      return table === GAP ? GAP : { ...state, table, now: Math.max(state.now, table.at) };
    }
    case 'table':
      return { ...state, table: frame.table, now: frame.now };
    case 'presence':
      return { ...state, presence: frame.presence };
    case 'pong':
      return { ...state, now: Math.max(state.now, frame.now) };
    case 'refused':
    case 'phrase':
    case 'denied':
      return state;
  }
}

export function hearNews<G extends Shapes>(
  game: Game<G>,
  table: TableView<G>,
  body: NewsBody<G>,
  onLine?: OnLine<G>,
): TableView<G> | typeof GAP {
  if (body.seq - body.news.length !== table.seq) return GAP;
  let heard = table;
  for (const told of body.news) {
    if (!isKnown(told)) continue;
    const effects = told.type === 'moved' ? hearAll(game, heard.view as G['View'], told.effects) : [];
    heard = hearTold(heard, told, effects);
    onLine?.({ told, heard: effects });
  }
  return { ...heard, seq: body.seq, pending: body.pending, canUndo: body.canUndo ?? false };
}

const LINES: Readonly<Record<Told['type'], true>> = {
  moved: true,
  sat: true,
  rose: true,
  ready: true,
  unready: true,
  revealed: true,
  started: true,
  undone: true,
  'stood-in': true,
  returned: true,
  hinted: true,
  ended: true,
  frozen: true,
  followed: true,
};

/** A newer server may tell of more than we know. Such a line is counted, and that is all. */
const isKnown = ({ type }: Told): boolean => Object.hasOwn(LINES, type);

/** One line. What it makes of the view was heard already. */
function hearTold<G extends Shapes>(table: TableView<G>, told: Told<G>, heard: readonly Heard<G>[]): TableView<G> {
  switch (told.type) {
    case 'moved':
      return { ...table, at: told.at, view: heard.at(-1)?.view ?? table.view };
    case 'sat':
      return withSeat(table, told.seat, (seat) =>
        table.stage === 'playing'
          ? { ...seat, occupant: told.occupant, standIn: seat.standIn && told.occupant.kind === 'person' }
          : { occupant: told.occupant, ready: false, standIn: false },
      );
    case 'rose':
      return withSeat(table, told.seat, () => ({ ready: false, standIn: false }));
    case 'ready': {
      const { commitment } = told;
      const next = withSeat(table, told.seat, (seat) => ({ ...seat, ready: true, commitment }));
      const all = next.seats.every((seat) => seat.occupant !== undefined && seat.ready);
      return { ...next, at: told.at, stage: all ? 'sealing' : next.stage };
    }
    case 'unready':
      return withSeat(table, told.seat, ({ commitment: _, ...seat }) => ({ ...seat, ready: false }));
    case 'revealed':
      return withSeat(table, told.seat, (seat) => ({ ...seat, entropy: told.entropy }));
    case 'started':
      return { ...table, stage: 'playing', at: told.at, view: told.view };
    case 'undone':
      return { ...table, at: told.at, view: told.view };
    case 'stood-in':
      return { ...withSeat(table, told.seat, (seat) => ({ ...seat, standIn: true })), at: told.at };
    case 'returned':
      return { ...withSeat(table, told.seat, (seat) => ({ ...seat, standIn: false })), at: told.at };
    case 'hinted':
      return { ...withSeat(table, told.seat, (seat) => ({ ...seat, hints: (seat.hints ?? 0) + 1 })), at: told.at };
    case 'ended': {
      const { at, serverSeed, outcome } = told;
      return { ...table, stage: 'over', at, ended: told.reason, serverSeed, ...(outcome && { outcome }) };
    }
    case 'frozen':
      return { ...table, stage: 'frozen' };
    case 'followed':
      return { ...table, followedBy: told.match };
  }
}

function withSeat<G extends Shapes>(
  table: TableView<G>,
  number: number,
  change: (seat: SeatView) => SeatView,
): TableView<G> {
  return { ...table, seats: table.seats.map((seat, index) => (index === number ? change(seat) : seat)) };
}
