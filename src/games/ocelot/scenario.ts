// Written positions: from what a person notes down to a state, and back.

import type { Seat } from '../../contract/game.ts';
import { invariant } from '../../kit/invariant.ts';
import { err, ok, type Result } from '../../kit/result.ts';
import {
  AMETHYST_COUNTS,
  AMETHYST_KINDS,
  AMETHYST_SLOTS,
  amethystCode,
  at,
  bump,
  COLLECT,
  SUPPLY,
  TOKEN_KINDS,
} from './compact/codes.ts';
import { TILES_EACH } from './content/tables.ts';
import { laws } from './laws.ts';
import { canPlace } from './legal.ts';
import { boxTiles, newPosition, type Position, refresh } from './position.ts';
import { formatDrawing, parseDrawing } from './text/drawing.ts';
import {
  AMETHYSTS,
  type Amethyst,
  type Options,
  type Scenario,
  type ScenarioPlayer,
  STEPS,
  type State,
  TILES,
  TOKENS,
} from './types.ts';

/** The position that a scenario describes, or what is wrong with it. The scenario's mat wins over the options'. */
export function buildScenario(scenario: Scenario, options: Options): Result<State, string> {
  const drawn = parseDrawing(scenario.mat, scenario.drawing);
  if (typeof drawn === 'string') return err(`the drawing has ${drawn}`);
  const state: Position = {
    ...newPosition({ ...options, mat: scenario.mat }),
    ...drawn,
    turn: 1,
    seat: scenario.turn,
    step: STEPS.indexOf(scenario.step ?? 'companion'),
  };
  for (const [seat, player] of (scenario.players ?? []).entries()) giveTo(state, seat, player);
  for (const kind of state.bags.keys()) state.bags[kind] = bagCount(state, scenario, kind);
  boxTheRest(state);
  refresh(state);
  const [broken] = [
    ...state.boxed.flatMap((count) => (count < 0 ? ['more pieces than the box holds'] : [])),
    ...laws(state),
  ];
  if (broken !== undefined) return err(broken);
  if (state.step !== COLLECT && !canPlace(state, state.seat)) return err(`seat ${state.seat} has nothing to place`);
  return ok(state);
}

function giveTo(state: Position, seat: Seat, player: ScenarioPlayer): void {
  for (const [index, tile] of TILES.entries()) {
    state.tiles[seat * TILES.length + index] = player.tiles?.[tile] ?? TILES_EACH;
  }
  for (const [kind, token] of TOKENS.entries()) {
    state.collected[seat * TOKEN_KINDS + kind] = player.collected?.[token] ?? 0;
  }
  for (const name of player.amethysts ?? []) bump(state.amethysts, seat * AMETHYST_SLOTS + amethystCode(name), 1);
}

const drawnOf = (state: State, kind: number): number =>
  at(state.amethysts, kind) + at(state.amethysts, AMETHYST_SLOTS + kind);

function bagCount(state: State, { bags }: Scenario, kind: number): number {
  return bags === undefined
    ? Math.max(0, at(AMETHYST_COUNTS, kind) - drawnOf(state, kind))
    : bags.filter((name) => amethystCode(name) === kind).length;
}

/** What a written position does not show stays in the box, so that the laws can still count every piece. */
function boxTheRest(state: Position): void {
  for (let kind = 0; kind < TOKEN_KINDS; kind++) {
    const lying = state.cells.filter((token) => token === kind + 1).length;
    const gained = at(state.collected, kind) + at(state.collected, TOKEN_KINDS + kind);
    state.boxed[kind] = SUPPLY.reduce((sum, tokens) => sum + at(tokens, kind), 0) - lying - gained;
  }
  for (let kind = 0; kind < AMETHYST_KINDS; kind++) {
    state.boxed[TOKEN_KINDS + kind] = at(AMETHYST_COUNTS, kind) - drawnOf(state, kind) - at(state.bags, kind);
  }
  boxTiles(state);
}

/** The scenario that starts from this very position: what a puzzle or a lesson is saved as. */
export function scenarioOf(state: State): Scenario {
  const step = (['companion', 'place', 'collect'] as const).find((name) => STEPS[state.step] === name);
  invariant(step !== undefined, 'a scenario starts where a seat is to move');
  const names = (counts: readonly number[], base: number): Amethyst[] =>
    AMETHYSTS.flatMap((name, kind) => Array<Amethyst>(at(counts, base + kind)).fill(name));
  const player = (seat: Seat): ScenarioPlayer => ({
    tiles: {
      A: at(state.tiles, seat * TILES.length),
      B: at(state.tiles, seat * TILES.length + 1),
      C: at(state.tiles, seat * TILES.length + 2),
    },
    collected: Object.fromEntries(TOKENS.map((token, kind) => [token, at(state.collected, seat * TOKEN_KINDS + kind)])),
    amethysts: names(state.amethysts, seat * AMETHYST_SLOTS),
  });
  return {
    mat: state.options.mat,
    drawing: formatDrawing(state),
    turn: state.seat,
    step,
    players: [player(0), player(1)],
    bags: names(state.bags, 0),
  };
}
