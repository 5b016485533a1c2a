// Who wants to do what, and when: every seat that is waited for has one plan, and the earliest comes first.

import type { Millis, Seat } from '../../contract/game.ts';

export interface Plan {
  readonly due: Millis;
  readonly action: unknown;
}

export interface Agenda {
  /** Takes out the next plan of these seats, unless the deadline comes before it. */
  next(seats: readonly Seat[], deadline?: Millis): (Plan & { readonly seat: Seat }) | undefined;
  /** Earlier plans have come to nothing. */
  clear(): void;
}

/** `ask` gives a seat's plan; undefined when there is nothing to do until something is told. */
export function createAgenda(ask: (seat: Seat) => Plan | undefined): Agenda {
  const plans = new Map<Seat, Plan>();
  return {
    next(seats, deadline = Number.POSITIVE_INFINITY) {
      let first: (Plan & { readonly seat: Seat }) | undefined;
      for (const seat of seats) {
        const plan = plans.get(seat) ?? ask(seat);
        if (plan === undefined) continue;
        plans.set(seat, plan);
        if (first === undefined || plan.due < first.due) first = { ...plan, seat };
      }
      if (first === undefined || first.due > deadline) return undefined;
      plans.delete(first.seat);
      return first;
    },
    clear: () => plans.clear(),
  };
}
