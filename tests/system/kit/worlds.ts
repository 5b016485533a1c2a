// Two worlds that a viewer cannot tell apart, played on side by side: whatever that viewer is told is the same in both.

import type { Game, Seat, Viewer } from '../../../src/contract/game.ts';
import { playRandomly } from '../../../src/contract/random-play.ts';
import { below, pick, type Rng, shuffled } from '../../../src/kit/rng.ts';

export interface Ask {
  readonly seat: Seat;
  readonly phase: number;
  readonly action: unknown;
}

/** One of the two: where it begins, what luck brings in it, and what is asked in it, step by step. */
export interface World {
  readonly start: unknown;
  readonly chances: unknown[];
  readonly steps: (readonly Ask[])[];
}

export interface Worlds {
  readonly pair: readonly [World, World];
  /** How many steps were not the same in both. */
  readonly differing: number;
}

interface Wish {
  readonly seats: number;
  readonly options: unknown;
  readonly viewer: Viewer;
  /** How many random moves come before. */
  readonly after: number;
  readonly steps: number;
}

/** A state, and what has led there since. */
interface Played {
  readonly state: unknown;
  readonly asks: readonly Ask[];
  readonly chances: readonly unknown[];
  /** By move and by draw: what the viewer is told. */
  readonly told: readonly string[];
}

const at = 0;

export function playWorlds(game: Game, wish: Wish, rng: Rng): Worlds {
  const { viewer } = wish;
  const tell = (effects: readonly unknown[]): string =>
    JSON.stringify(effects.flatMap((effect) => game.tell(effect, viewer) ?? []));

  const begin = (state: unknown): Played => ({ state, asks: [], chances: [], told: [] });

  function act(played: Played, seat: Seat, action: unknown): Played | undefined {
    const { state } = played;
    const result = game.apply(state, { by: 'seat', seat, at, action });
    if (!result.ok) return undefined;
    const asks = [...played.asks, { seat, phase: game.phase(state), action }];
    return { ...played, state: result.value.state, asks, told: [...played.told, tell(result.value.effects)] };
  }

  function draw(played: Played, outcome: unknown): Played | undefined {
    const result = game.apply(played.state, { by: 'chance', at, outcome });
    if (!result.ok) return undefined;
    const { state, effects } = result.value;
    return { ...played, state, chances: [...played.chances, outcome], told: [...played.told, tell(effects)] };
  }

  /** Lets luck speak until somebody is to act; as it did in the other world, as far as the viewer is told. */
  function drawAll(from: Played, like?: Played): Played | undefined {
    let played: Played | undefined = from;
    while (played && game.waiting(played.state).for === 'chance') {
      const before: Played = played;
      const known = like?.chances[before.chances.length];
      const outcomes = [1, 2, 3].map(() => game.sampleChance(before.state, rng));
      if (like) outcomes.push(known);
      played = outcomes
        .map((outcome) => (outcome === undefined ? undefined : draw(before, outcome)))
        .find((next) => next && (like === undefined || next.told.at(-1) === like.told[before.told.length]));
    }
    return played;
  }

  /** The same step in the other world, by another action if there is one that looks the same. */
  function follow(from: unknown, like: Played, seat: Seat): Played | undefined {
    for (const action of shuffled(rng, [...game.legal(from, seat, at)])) {
      const played = act(begin(from), seat, action);
      if (played === undefined || played.told[0] !== like.told[0]) continue;
      const whole = drawAll(played, like);
      if (whole && whole.told.join() === like.told.join()) return whole;
    }
    return undefined;
  }

  /** Things that others do and the viewer is not told of, such as to change their mind. */
  function stir(from: unknown): Played {
    let played = begin(from);
    for (let seat = 0; seat < wish.seats; seat++) {
      if (seat === viewer || below(rng, 2) === 0) continue;
      for (const action of game.legal(played.state, seat, at)) {
        const next = act(played, seat, action);
        if (next?.told.at(-1) !== '[]') continue;
        played = next;
        break;
      }
    }
    return played;
  }

  const first = drawAll(begin(reach(game, wish, rng)));
  if (!first) throw new Error('luck is never refused');
  const states = [first.state, game.sampleState(game.view(first.state, viewer), rng)] as const;
  const [one, other] = states.map((start): World => ({ start, chances: [], steps: [] }));
  if (!one || !other) throw new Error('no worlds');
  let [state, twin]: readonly unknown[] = states;
  let differing = 0;
  for (let tries = 0; one.steps.length < wish.steps && tries < 4 * wish.steps; tries++) {
    const waiting = game.waiting(state);
    if (waiting.for !== 'seats') break;
    const seat = pick(rng, waiting.seats);
    const actions = game.legal(state, seat, at);
    const acted = actions.length === 0 ? undefined : act(begin(state), seat, pick(rng, actions));
    const led = acted && drawAll(acted);
    // The end shows all that was hidden.
    if (!led || game.waiting(led.state).for === 'nothing') continue;
    const stirred = stir(twin);
    const followed = follow(stirred.state, led, seat);
    if (!followed) continue;
    note(one, led.asks, led.chances);
    note(other, [...stirred.asks, ...followed.asks], followed.chances);
    if (JSON.stringify([one.steps.at(-1), led.chances]) !== JSON.stringify([other.steps.at(-1), followed.chances])) {
      differing += 1;
    }
    state = led.state;
    twin = followed.state;
  }
  return { pair: [one, other], differing };
}

function note(world: World, asks: readonly Ask[], chances: readonly unknown[]): void {
  world.steps.push(asks);
  world.chances.push(...chances);
}

/** Some state on the way of a random match; the last one before its end at most. */
function reach(game: Game, { seats, options, after }: Wish, rng: Rng): unknown {
  let state = game.setup({ seats, options });
  let count = 0;
  for (const step of playRandomly(game, { seats, options }, rng)) {
    if (count++ >= after || game.waiting(step.state).for === 'nothing') break;
    state = step.state;
  }
  return state;
}
