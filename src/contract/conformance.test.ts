// The conformance suite finds what it is there to find: real games with one fault planted in each.

import { describe, expect, test } from 'vitest';
import { type Diamant, diamant, hasBit } from '../games/diamant/index.ts';
import { type Ocelot, ocelot } from '../games/ocelot/index.ts';
import { ok } from '../kit/result.ts';
import { checkConformance } from './conformance.ts';
import type { Game, Move, Setup, Shapes } from './game.ts';
import { playthrough } from './playthrough.ts';

const CAVE: Setup<Diamant> = { seats: 3, options: { relics: true, openChests: false } };
const MAT: Setup<Ocelot> = { seats: 2, options: { mat: 'split', start: 'random' } };

/** Everything is checked at every step, so that one match is enough to find a fault. */
const faultsOf = <G extends Shapes>(game: Game<G>, setup: Setup<G>, sealed = false): string =>
  checkConformance(game, { setups: [setup], matches: 1, seed: 'planted', sealed, every: 1 }).join('\n');

const inDiamant = (fault: Partial<Game<Diamant>>): string => faultsOf({ ...diamant, ...fault }, CAVE, true);
const inOcelot = (fault: Partial<Game<Ocelot>>): string => faultsOf({ ...ocelot, ...fault }, MAT);

test.each([
  ['Diamant', inDiamant],
  ['Ocelot', inOcelot],
])('%s without a fault has none', (_, faultsIn) => {
  expect(faultsIn({})).toBe('');
});

const showingChoices: Game<Diamant>['view'] = (state, viewer) => {
  const view = diamant.view(state, viewer);
  const explorers = view.explorers.map((explorer, seat) =>
    explorer.decided ? ({ ...explorer, choice: hasBit(state.back, seat) ? 'back' : 'on' } as const) : explorer,
  );
  return { ...view, explorers };
};

describe('leaks', () => {
  test('a view that shows what others have decided', () => {
    expect(inDiamant({ view: showingChoices })).toMatch(/hears something else than it sees/);
  });

  test('a view that shows what others have drawn from a bag', () => {
    const faults = inOcelot({ view: (state, viewer) => ({ ...ocelot.view(state, 0), viewer }) });
    expect(faults).toMatch(/looks different|hears something else/);
  });

  test('a telling that forgets to hide what the view hides', () => {
    const faults = inDiamant({ tell: (effect) => effect });
    expect(faults).toMatch(/hears something else than it sees/);
  });

  test('a telling that gives away an amethyst', () => {
    expect(inOcelot({ tell: (effect) => effect })).toMatch(/hears something else than it sees/);
  });

  test('a secret that is both told and shown breaks no promise; golden playthroughs catch it', () => {
    const leaky: Game<Diamant> = { ...diamant, tell: (effect) => effect, view: showingChoices };
    const terms = { setup: CAVE, seed: 'planted', moves: 5 };
    expect(playthrough(leaky, terms)).not.toBe(playthrough(diamant, terms));
  });

  test('legal actions that depend on a secret', () => {
    const faults = inDiamant({
      legal(state, seat, at) {
        const legal = diamant.legal(state, seat, at);
        const somebodyGoesBack = state.back !== 0;
        return somebodyGoesBack ? [...legal].reverse() : legal;
      },
    });
    expect(faults).toMatch(/depends on something it was not told|may do different things/);
  });
});

describe('rules', () => {
  test('a rule that writes into its input', () => {
    const faults = inDiamant({
      apply(state, move) {
        Object.assign(state.loot, { 0: 99 });
        return diamant.apply(state, move);
      },
    });
    expect(faults).toMatch(/^threw .*(read only|read-only|Cannot assign)/);
  });

  test('an action that is accepted but not listed', () => {
    const faults = inOcelot({
      legal: (state, seat, at) => ocelot.legal(state, seat, at).filter((_, i) => i % 2 === 0),
    });
    expect(faults).toMatch(/got away with/);
  });

  test('an action that is listed but refused', () => {
    const faults = inDiamant({
      legal: (state, seat) =>
        state.stage === 'decide' && seat === 0 ? [{ type: 'decide', choice: 'on' }] : diamant.legal(state, seat, 0),
    });
    expect(faults).toMatch(/refused/);
  });

  test('a seat that may act out of turn', () => {
    const faults = inOcelot({
      apply: (state, move) => ocelot.apply(state, move.by === 'seat' ? { ...move, seat: state.seat } : move),
    });
    expect(faults).toMatch(/got away with/);
  });

  test('a broken law', () => {
    const faults = inDiamant({
      apply(state, move) {
        const step = diamant.apply(state, move);
        if (!step.ok || move.by !== 'chance') return step;
        const [first = 0, ...rest] = step.value.state.deck;
        return ok({ ...step.value, state: { ...step.value.state, deck: [first + 1, ...rest] } });
      },
    });
    expect(faults).toMatch(/^2 cards 1, not 1 /);
  });

  test('sealed choices whose order matters', () => {
    const faults = inDiamant({
      apply(state, move) {
        const step = diamant.apply(state, move);
        if (!step.ok || move.by !== 'seat') return step;
        return ok({ ...step.value, state: { ...step.value.state, lastShare: move.seat } });
      },
    });
    expect(faults).toMatch(/do not commute|hears something else/);
  });

  test('a replay that does not equal play', () => {
    let ends = 0;
    const apply: Game<Diamant>['apply'] = (state, move) => {
      const step = diamant.apply(state, move);
      if (!step.ok || step.value.state.stage !== 'over') return step;
      ends += 1;
      const marked = { ...step.value.state, ends };
      return ok({ ...step.value, state: marked });
    };
    // The mark is in no view and in no text: only replay can find it.
    const terms = { setups: [CAVE], matches: 1, seed: 'planted', every: 10_000 };
    expect(checkConformance({ ...diamant, apply }, terms)).toEqual([
      expect.stringMatching(/^replay does not equal play /),
    ]);
  });

  test('a phase that goes back', () => {
    expect(inDiamant({ phase: (state) => -state.round })).toMatch(/the phase went back/);
  });

  test('a match that ends without a winner', () => {
    const faults = inDiamant({
      waiting(state) {
        const waiting = diamant.waiting(state);
        return waiting.for === 'nothing' ? { ...waiting, outcome: { ...waiting.outcome, winners: [] } } : waiting;
      },
    });
    expect(faults).toMatch(/nobody won/);
  });
});

describe('doors and notation', () => {
  test('a notation that does not read back', () => {
    const notation = { ...diamant.notation, formatAction: () => 'on' };
    expect(inDiamant({ notation })).toMatch(/"on" reads back as something else/);
  });

  test('a position that loses something when written down', () => {
    const notation = {
      ...ocelot.notation,
      formatPosition: (state: Ocelot['State']) => ocelot.notation.formatPosition({ ...state, turn: 1 }),
    };
    expect(inOcelot({ notation })).toMatch(/reads back as something else/);
  });

  test('a door that changes what passes through it', () => {
    const doors = { ...diamant.doors, action: () => ok({ type: 'decide', choice: 'back' } as const) };
    expect(inDiamant({ doors })).toMatch(/the door does not let/);
  });

  test('a door that lets everything in', () => {
    const doors = {
      ...diamant.doors,
      chance: () => ok({ type: 'turn', card: { type: 'trap', trap: 'lava' } } as const),
    };
    expect(inDiamant({ doors })).toMatch(/a door lets .+ in/);
  });

  test('a refusal that is in no list', () => {
    expect(inDiamant({ refusals: ['match-over'] })).toMatch(/is not in the list/);
  });

  test('luck that nobody drew', () => {
    const apply = (state: Diamant['State'], move: Move<Diamant>): ReturnType<typeof diamant.apply> =>
      move.by === 'chance'
        ? diamant.apply(state, { ...move, outcome: { type: 'turn', card: { type: 'relic', points: 12 } } })
        : diamant.apply(state, move);
    expect(inDiamant({ apply })).toMatch(/^threw a legal move was refused/);
  });
});
