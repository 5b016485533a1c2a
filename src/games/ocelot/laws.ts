// What never changes, whatever is played: pieces are conserved, and what is derived agrees with what it is derived from.

import { present } from '../../kit/invariant.ts';
import {
  AMETHYST_COUNTS,
  AMETHYST_KINDS,
  AMETHYST_LEVEL,
  AMETHYST_SLOTS,
  amethystOf,
  at,
  DRAW,
  EMPTY,
  FIRST_CELLS,
  GEODE,
  IN_HAND,
  MOON,
  STAR,
  SUN,
  SUPPLY,
  TOKEN_KINDS,
  tokenOf,
} from './compact/codes.ts';
import { TILES_EACH } from './content/tables.ts';
import { celestiteSets } from './play.ts';
import { copyPosition, refresh } from './position.ts';
import { amethystCount } from './scoring.ts';
import { LEVELS, type State, TILES } from './types.ts';

const range = (length: number): number[] => [...Array(length).keys()];

const countOf = (numbers: readonly number[], value: number): number =>
  numbers.filter((number) => number === value).length;

const caveOf = (state: State, level: number): readonly number[] =>
  state.cells.slice(at(FIRST_CELLS, level - 1), at(FIRST_CELLS, level));

export function laws(state: State): readonly string[] {
  return state.turn === 0
    ? []
    : [
        ...tokenLaws(state),
        ...amethystLaws(state),
        ...bagLaws(state),
        ...tileLaws(state),
        ...companionLaws(state),
        ...derivedLaws(state),
      ];
}

/** O4: each kind lies, is gained, or stayed in the box; and no cave holds more than its own. */
function tokenLaws(state: State): string[] {
  return range(TOKEN_KINDS).flatMap((kind) => {
    const broken: string[] = [];
    const name = tokenOf(kind + 1);
    const lying = countOf(state.cells, kind + 1);
    const gained = at(state.collected, kind) + at(state.collected, TOKEN_KINDS + kind);
    const supply = SUPPLY.reduce((sum, tokens) => sum + at(tokens, kind), 0);
    if (lying + gained + at(state.boxed, kind) !== supply) broken.push(`${name}: not ${supply} in all`);
    for (const level of LEVELS) {
      const most = at(present(SUPPLY[level - 1]), kind);
      if (countOf(caveOf(state, level), kind + 1) > most) broken.push(`level ${level} holds more than ${most} ${name}`);
    }
    return broken;
  });
}

/** O5, O30, O31: each kind is in its bag, with a seat, or in the box; one for each geode and each set. */
function amethystLaws(state: State): string[] {
  const broken: string[] = [];
  for (const kind of range(AMETHYST_KINDS)) {
    const drawn = at(state.amethysts, kind) + at(state.amethysts, AMETHYST_SLOTS + kind);
    const all = drawn + at(state.bags, kind) + at(state.boxed, TOKEN_KINDS + kind);
    if (all !== at(AMETHYST_COUNTS, kind)) broken.push(`${amethystOf(kind)}: ${all} in all`);
  }
  for (const seat of [0, 1]) {
    const geodes = at(state.collected, seat * TOKEN_KINDS + GEODE - 1);
    const pending = state.step === DRAW && state.seat === seat ? 1 : 0;
    if (amethystCount(state, seat) + pending !== geodes + celestiteSets(state, seat)) {
      broken.push(`seat ${seat} has not one amethyst for each geode and each set of celestites`);
    }
  }
  return broken;
}

/** O32: no bag can run dry. */
function bagLaws(state: State): string[] {
  return LEVELS.flatMap((level) => {
    const left = range(AMETHYST_KINDS).reduce(
      (sum, kind) => sum + (at(AMETHYST_LEVEL, kind) === level ? at(state.bags, kind) : 0),
      0,
    );
    const wanted =
      countOf(caveOf(state, level), GEODE) + (level === 1 ? setsToCome(state) : 0) + (state.drawing === level ? 1 : 0);
    return left < wanted ? [`the bag of level ${level} holds ${left}, and ${wanted} may be drawn`] : [];
  });
}

/** The most sets of celestites that can still be completed. */
function setsToCome(state: State): number {
  const all = [SUN, MOON, STAR].map(
    (token) =>
      countOf(state.cells, token) + at(state.collected, token - 1) + at(state.collected, TOKEN_KINDS + token - 1),
  );
  return Math.min(...all) - celestiteSets(state, 0) - celestiteSets(state, 1);
}

/** O6: ten of each tile on spaces, in hand, or in the box. */
function tileLaws(state: State): string[] {
  return TILES.flatMap((tile, index) => {
    const placed = state.spaces.filter((tool) => tool !== EMPTY && (tool - 1) >> 1 === index).length;
    const held = at(state.tiles, index) + at(state.tiles, TILES.length + index);
    const all = placed + held + at(state.boxed, TOKEN_KINDS + AMETHYST_KINDS + index);
    return all === 2 * TILES_EACH ? [] : [`tile ${tile}: ${all} in all`];
  });
}

/** O11, O14: a companion stands alone, and has taken what lay there. */
function companionLaws({ companions, cells }: State): string[] {
  const [moth, bat] = [at(companions, 0), at(companions, 1)];
  const broken = moth === bat && moth !== IN_HAND ? ['both companions in one cell'] : [];
  for (const cell of [moth, bat]) {
    if (cell !== IN_HAND && at(cells, cell) !== EMPTY) broken.push('a companion in a cell with a token');
  }
  return broken;
}

function derivedLaws(state: State): string[] {
  const fresh = copyPosition(state);
  refresh(fresh);
  return (['sight', 'seen', 'filled', 'lying'] as const).flatMap((name) =>
    fresh[name].every((number, index) => number === state[name][index]) ? [] : [`${name} is out of date`],
  );
}
