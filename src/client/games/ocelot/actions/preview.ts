// What an action would bring and what it would hand over. The rules are asked; they are not repeated here.

import type { Seat } from '../../../../contract/game.ts';
import {
  type Action,
  BAGS,
  type Cell,
  ocelot,
  type State,
  TOKEN_WORTH,
  type Token,
} from '../../../../games/ocelot/index.ts';
import { seededRng } from '../../../../kit/rng.ts';
import { mySeat, type OcelotTable, otherSeat } from '../parts.ts';

export interface Haul {
  readonly cells: readonly Cell[];
  readonly tokens: readonly Token[];
  readonly points: number;
  readonly amethysts: number;
}

export interface Preview {
  /** A gem that a companion picks up as it lands. */
  readonly gained: Token | undefined;
  /** All that could then be collected. */
  readonly haul: Haul;
}

const NOTHING: Haul = { cells: [], tokens: [], points: 0, amethysts: 0 };

/** A haul for comparing: an amethyst counts as much as a middling one is worth. */
const worth = ({ points, amethysts }: Haul): number => points + 6 * amethysts;

/** As much of a table as a preview looks at. */
export type Judging = Pick<OcelotTable, 'viewer' | 'view' | 'myTurn' | 'judge'>;

/** Cached for each table: hovering asks the same again and again, and a table never changes. */
function oncePerTable<T>(): (table: Judging, key: string, make: () => T) => T {
  const known = new WeakMap<Judging, Map<string, { readonly answer: T }>>();
  return (table, key, make) => {
    const answers = known.get(table) ?? new Map<string, { readonly answer: T }>();
    known.set(table, answers);
    const found = answers.get(key) ?? { answer: make() };
    answers.set(key, found);
    return found.answer;
  };
}

const previews = oncePerTable<Preview | undefined>();
const replies = oncePerTable<Haul | undefined>();
const hauls = oncePerTable<Haul>();

/** Undefined when the rules say no. */
export function preview(table: Judging, action: Action): Preview | undefined {
  return previews(table, JSON.stringify(action), () => {
    const seat = mySeat(table);
    const judged = table.judge(action);
    if (seat === undefined || !judged.ok) return undefined;
    const { state, effects } = judged.value;
    const landed = effects.find((effect) => effect.type === 'entered' || effect.type === 'advanced');
    return { gained: landed?.gained, haul: haulOf(state, seat) };
  });
}

/** What the viewer could collect right now, all of it. */
export function haulNow(table: Judging): Haul {
  const seat = mySeat(table);
  if (seat === undefined || !table.myTurn) return NOTHING;
  return hauls(table, 'now', () => haulOf(ocelot.sampleState(table.view, seededRng('now')), seat));
}

/** What the seat could collect. */
function haulOf(state: State, seat: Seat): Haul {
  const before = ocelot.view(state, 'public').players[seat];
  if (before === undefined || before.collectable.length === 0) return NOTHING;
  const cells = before.collectable;
  const view = ocelot.view(state, 'public');
  const tokens = cells.flatMap((cell) => {
    const token = view.cells[cell];
    return token === undefined || token === 'empty' ? [] : [token];
  });
  const after = ocelot.view(collectAll(state, seat), 'public').players[seat];
  const drawn = (of: typeof before): number => BAGS.reduce((sum, bag) => sum + of.drawn[bag], 0);
  return {
    cells,
    tokens,
    points: tokens.reduce((sum, token) => sum + TOKEN_WORTH[token], 0),
    amethysts: after === undefined ? 0 : drawn(after) - drawn(before),
  };
}

/** Takes everything. Which amethyst is drawn does not matter here. */
function collectAll(start: State, seat: Seat): State {
  const rng = seededRng('any amethyst');
  let state = start;
  for (;;) {
    if (ocelot.waiting(state).for === 'chance') {
      state = played(state, { by: 'chance', at: 0, outcome: ocelot.sampleChance(state, rng) });
      continue;
    }
    const next = ocelot.legal(state, seat, 0).find(({ type }) => type === 'collect');
    if (next === undefined) return state;
    state = played(state, { by: 'seat', seat, at: 0, action: next });
  }
}

function played(state: State, move: Parameters<typeof ocelot.apply>[1]): State {
  const result = ocelot.apply(state, move);
  return result.ok ? result.value.state : state;
}

/** The best the opponent could then collect with one token, when this seat takes all it can. */
export function handsOver(table: Judging, action: Action): Haul | undefined {
  return replies(table, JSON.stringify(action), () => {
    const seat = mySeat(table);
    const judged = table.judge(action);
    if (seat === undefined || !judged.ok) return undefined;
    const mine = collectAll(judged.value.state, seat);
    const after = ocelot.apply(mine, { by: 'seat', seat, at: 0, action: { type: 'done' } });
    return after.ok ? bestReply(after.value.state, otherSeat(seat)) : undefined;
  });
}

function bestReply(state: State, seat: Seat): Haul {
  let best = NOTHING;
  const { cells } = ocelot.view(state, 'public');
  for (const action of ocelot.legal(state, seat, 0)) {
    if (action.type !== 'place' && action.type !== 'enter') continue;
    const haul = quickHaul(ocelot.legal(played(state, { by: 'seat', seat, at: 0, action }), seat, 0), cells);
    if (worth(haul) > worth(best)) best = haul;
  }
  return best;
}

/** An estimate without playing it out: each hover looks at hundreds of replies. */
function quickHaul(legal: readonly Action[], lying: readonly (Token | 'empty')[]): Haul {
  const cells = legal.flatMap((action) => (action.type === 'collect' ? [action.cell] : []));
  const tokens = cells.flatMap((cell) => {
    const token = lying[cell];
    return token === undefined || token === 'empty' ? [] : [token];
  });
  return {
    cells,
    tokens,
    points: tokens.reduce((sum, token) => sum + TOKEN_WORTH[token], 0),
    amethysts: tokens.filter((token) => token === 'geode').length,
  };
}
