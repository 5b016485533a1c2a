// What luck deals and draws, and what it can have dealt and drawn (O4, O32, O44).

import type { Seat } from '../../contract/game.ts';
import { invariant } from '../../kit/invariant.ts';
import { below, pickByCount, type Rng, shuffled } from '../../kit/rng.ts';
import { AMETHYST_LEVEL, amethystCode, amethystOf, at, DRAW } from './compact/codes.ts';
import { TOKEN_SUPPLY } from './content/tables.ts';
import { type Chance, LEVELS, type Options, type State, TOKENS, type Token } from './types.ts';

/** O4: each cave's tokens, in the order of TOKENS. */
const UNSHUFFLED: readonly (readonly Token[])[] = LEVELS.map((level) =>
  TOKENS.flatMap((token) => Array<Token>(TOKEN_SUPPLY[level][token]).fill(token)),
);

export function sampleChance(state: State, rng: Rng): Chance {
  if (state.turn === 0) {
    const first = startOf(state.options) ?? below(rng, 2);
    return { type: 'deal', first, layout: UNSHUFFLED.flatMap((tokens) => shuffled(rng, tokens)) };
  }
  invariant(state.step === DRAW, 'luck was asked for, and nothing is drawn');
  const counts = state.bags.map((count, kind) => (at(AMETHYST_LEVEL, kind) === state.drawing ? count : 0));
  return { type: 'draw', amethyst: amethystOf(pickByCount(rng, counts)) };
}

/** O44: undefined while it is left to luck. */
function startOf({ start }: Options): Seat | undefined {
  switch (start) {
    case 'random':
    case 'loser':
      return undefined;
    case 'seat-0':
    case 'loser-0':
      return 0;
    case 'seat-1':
    case 'loser-1':
      return 1;
  }
}

/** Whether luck can have brought this. */
export function isPossible(state: State, outcome: Chance): boolean {
  switch (outcome.type) {
    case 'deal':
      return (
        state.turn === 0 &&
        (outcome.first === 0 || outcome.first === 1) &&
        outcome.first === (startOf(state.options) ?? outcome.first) &&
        isWholeLayout(outcome.layout)
      );
    case 'draw': {
      const kind = amethystCode(outcome.amethyst);
      return state.step === DRAW && AMETHYST_LEVEL[kind] === state.drawing && at(state.bags, kind) > 0;
    }
  }
}

/** O4: exactly the tokens of each cave. */
export function isWholeLayout(layout: readonly Token[]): boolean {
  let start = 0;
  for (const tokens of UNSHUFFLED) {
    const cave = layout.slice(start, start + tokens.length);
    start += tokens.length;
    if (cave.toSorted().join() !== tokens.toSorted().join()) return false;
  }
  return layout.length === start;
}
