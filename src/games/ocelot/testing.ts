// Positions and moves for tests, in the words of the notation.

import type { Step } from '../../contract/game.ts';
import { parseMove } from '../../contract/move-line.ts';
import { BrokenInvariant, present } from '../../kit/invariant.ts';
import {
  AMETHYST_SLOTS,
  amethystCode,
  bump,
  COLLECT,
  COMPANION,
  faceCode,
  TOKEN_KINDS,
  tokenCode,
} from './compact/codes.ts';
import { cellNamed } from './content/mats.ts';
import { ocelot } from './index.ts';
import { newPosition, refresh } from './position.ts';
import {
  type Amethyst,
  type MatId,
  type Ocelot,
  type State,
  TILES,
  type TileCounts,
  TOKENS,
  type Token,
  type TokenCounts,
  type Tool,
} from './types.ts';

export interface Fixture {
  readonly mat?: MatId;
  /** By cell name. */
  readonly tokens?: Readonly<Record<string, Token>>;
  /** By the number of the space. */
  readonly tools?: Readonly<Record<number, Tool>>;
  readonly moth?: string;
  readonly bat?: string;
  readonly tiles?: readonly [TileCounts, TileCounts];
  readonly collected?: readonly [Partial<TokenCounts>, Partial<TokenCounts>];
  readonly amethysts?: readonly [readonly Amethyst[], readonly Amethyst[]];
  readonly seat?: 0 | 1;
  readonly step?: 'companion' | 'collect';
}

/** The tile that a test takes for a tool when it does not matter which. */
const SOME_TILE = { compass: 'A', lamp: 'B', pickaxe: 'C' } as const;

const cell = (name: string): number => present(cellNamed(name), `cell ${name}`);

export function stateWith(fixture: Fixture): State {
  const position = newPosition({ mat: fixture.mat ?? 'split', start: 'random' });
  position.turn = 1;
  position.seat = fixture.seat ?? 0;
  position.step = fixture.step === 'collect' ? COLLECT : COMPANION;
  for (const [name, token] of Object.entries(fixture.tokens ?? {})) position.cells[cell(name)] = tokenCode(token);
  for (const [number, tool] of Object.entries(fixture.tools ?? {})) {
    position.spaces[Number(number) - 1] = present(faceCode(SOME_TILE[tool], tool)) + 1;
  }
  for (const [seat, name] of [fixture.moth, fixture.bat].entries()) {
    if (name !== undefined) position.companions[seat] = cell(name);
  }
  for (const [seat, tiles] of (fixture.tiles ?? []).entries()) {
    for (const [index, tile] of TILES.entries()) position.tiles[seat * TILES.length + index] = tiles[tile];
  }
  for (const [seat, gems] of (fixture.collected ?? []).entries()) {
    for (const [kind, token] of TOKENS.entries()) position.collected[seat * TOKEN_KINDS + kind] = gems[token] ?? 0;
  }
  for (const [seat, names] of (fixture.amethysts ?? []).entries()) {
    for (const name of names) {
      bump(position.amethysts, seat * AMETHYST_SLOTS + amethystCode(name), 1);
      bump(position.bags, amethystCode(name), -1);
    }
  }
  refresh(position);
  return position;
}

const line = (state: State, text: string): string => (text.startsWith('draw ') ? text : `${state.seat} ${text}`);

/** Makes moves of whoever is to move, one by one; throws when one is refused. */
export function played(state: State, ...texts: readonly string[]): Step<Ocelot> {
  let step: Step<Ocelot> = { state, effects: [] };
  for (const text of texts) {
    const move = parseMove(ocelot, line(step.state, text), 0);
    const result = move.ok ? ocelot.apply(step.state, move.value) : move;
    if (!result.ok) throw new BrokenInvariant(`${text}: ${result.error.code} (${result.error.rule})`);
    step = { state: result.value.state, effects: [...step.effects, ...result.value.effects] };
  }
  return step;
}

/** `code rule` of the refusal, or `legal`. */
export function verdict(state: State, text: string): string {
  const move = parseMove(ocelot, line(state, text), 0);
  const result = move.ok ? ocelot.apply(state, move.value) : move;
  return result.ok ? 'legal' : `${result.error.code} ${result.error.rule}`;
}
