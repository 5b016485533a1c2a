// What a viewer has been told so far, and which part of each effect that is (D14, D18).

import type { Viewer } from '../../contract/game.ts';
import { cardAt, isTrap, type Trap, trapAt } from './content.ts';
import { outcomeOf } from './play.ts';
import { relicPoints } from './position.ts';
import { hasBit, listBits } from './seat-set.ts';
import type { Choice, Effect, EndedExpedition, ExplorerView, PathCard, Reveal, State, View } from './types.ts';

/** What the others are told of a decision: one object for all of them, so that it need be written only once. */
const DECIDED: readonly Effect[] = Array.from({ length: 8 }, (_, seat) => ({ type: 'decided', seat }));

/** Decisions are secret until they are revealed; all else happens on the table. */
export function tell(effect: Effect, viewer: Viewer): Effect | undefined {
  switch (effect.type) {
    case 'decided':
      return effect.seat === viewer ? effect : DECIDED[effect.seat];
    case 'changed':
      return effect.seat === viewer ? effect : undefined;
    case 'revealed':
    case 'returned':
    case 'turned':
    case 'sprung':
    case 'ended':
    case 'entered':
    case 'finished':
      return effect;
  }
}

export function view(state: State, viewer: Viewer): View {
  const over = state.stage === 'over';
  const lastReveal = lastRevealOf(state);
  const previous = previousOf(state);
  return {
    viewer,
    options: state.options,
    stage: state.stage,
    expedition: state.expedition,
    round: state.round,
    explorers: state.chests.map((_, seat) => viewExplorer(state, seat, viewer)),
    path: pathCards(state.path, state.rubies),
    deck: [...state.deck],
    aside: state.aside.map(trapAt),
    ...(lastReveal && { lastReveal }),
    ...(previous && { previous }),
    ...(over && { outcome: outcomeOf(state) }),
  };
}

function viewExplorer(state: State, seat: number, viewer: Viewer): ExplorerView {
  const isOpen = seat === viewer || state.options.openChests || state.stage === 'over';
  const decided = hasBit(state.decided, seat);
  const choice: Choice = hasBit(state.back, seat) ? 'back' : 'on';
  return {
    inside: hasBit(state.inside, seat),
    loot: state.loot[seat] ?? 0,
    taken: state.taken[seat] ?? 0,
    counted: (state.chests[seat] ?? 0) - (state.unseen[seat] ?? 0),
    ...(isOpen && { chest: state.chests[seat] ?? 0 }),
    relics: relicPoints(state.relics[seat] ?? 0),
    decided,
    ...(decided && seat === viewer && { choice }),
  };
}

const pathCards = (path: readonly number[], rubies: readonly number[]): PathCard[] =>
  path.map((card, place) => ({ card: cardAt(card), rubies: rubies[place] ?? 0 }));

function lastRevealOf(state: State): Reveal | undefined {
  if (state.round === 0) return undefined;
  return { on: listBits(state.lastOn), back: listBits(state.lastBack), share: state.lastShare };
}

function previousOf(state: State): EndedExpedition | undefined {
  if (state.ended === 0) return undefined;
  const trap = sprungTrap(state.endedPath);
  return {
    expedition: state.ended,
    path: pathCards(state.endedPath, state.endedRubies),
    ...(trap && { trap }),
  };
}

/** The trap that lies twice on a path, which only the last card can bring about (D13). */
function sprungTrap(path: readonly number[]): Trap | undefined {
  const last = path.at(-1);
  return last !== undefined && isTrap(last) && path.indexOf(last) < path.length - 1 ? trapAt(last) : undefined;
}
