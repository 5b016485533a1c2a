// Faults that a test puts into the server's own process while it runs, each as one line of JSON on its standard input.

import { createInterface } from 'node:readline';
import type { Game } from '../../../src/contract/game.ts';
import { GAMES } from '../../../src/games/all.ts';
import type { Games } from '../../../src/match/record.ts';

/** What is wrong from now on, all of it: whatever is not named is well again. */
export interface Fault {
  /** This part of every game throws. */
  readonly broken?: 'apply' | 'tell' | 'view';
  /** The date is so many milliseconds off. */
  readonly date?: number;
  /** Every match begins here, and luck brings just this, one after the other. */
  readonly world?: { readonly start: unknown; readonly chances: readonly unknown[] };
}

export const FAULT_TAKEN = 'fault taken';

/** Gives the games that the server is to play, faults and all. */
export function hearFaults(): Games {
  let fault: Fault = {};
  let chances: unknown[] = [];
  const { now } = Date;
  Date.now = () => now() + (fault.date ?? 0);
  const lines = createInterface(process.stdin);
  lines.on('line', (line) => {
    fault = JSON.parse(line) as Fault;
    chances = [...(fault.world?.chances ?? [])];
    console.log(FAULT_TAKEN);
  });

  const breakable =
    <A extends unknown[], R>(part: Fault['broken'], whole: (...args: A) => R) =>
    (...args: A): R => {
      if (fault.broken === part) throw new Error(`${part} is broken`);
      return whole(...args);
    };
  const faulty = (game: Game): Game => ({
    ...game,
    setup: (setup) => fault.world?.start ?? game.setup(setup),
    sampleChance: (state, rng) => (fault.world ? chances.shift() : game.sampleChance(state, rng)),
    apply: breakable('apply', game.apply),
    tell: breakable('tell', game.tell),
    view: breakable('view', game.view),
  });
  return {
    diamant: faulty(GAMES.diamant),
    ocelot: faulty(GAMES.ocelot),
    'out-of-mine': faulty(GAMES['out-of-mine']),
  };
}
