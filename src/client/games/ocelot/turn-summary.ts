// Remembers what was done in a turn, so that it can be told in one line when the next one begins.

import { useLayoutEffect, useRef } from 'preact/hooks';
import { type Effect, levelOf, spaceName, type Token } from '../../../games/ocelot/index.ts';
import type { OcelotWords } from '../../../words/en/ocelot.ts';
import { companionOf, type Parts } from './parts.ts';

export function useTurnSummary({ table, selection }: Parts): void {
  const heard = useRef(table.step);
  useLayoutEffect(() => {
    if (heard.current === table.step) return;
    heard.current = table.step;
    const { effect } = table;
    if (effect !== undefined) selection.turnSummary.value = summaryWith(selection.turnSummary.value, effect);
  }, [table, selection]);
}

/** The actions of the turn once this has happened, too: it belongs to the turn that is told, or begins the next. */
export function summaryWith(done: readonly Effect[], effect: Effect): readonly Effect[] {
  // A new selection may get an effect again that is still being shown.
  if (!('seat' in effect) || effect.type === 'turned' || done.includes(effect)) return done;
  const [first] = done;
  const isSameTurn = first !== undefined && 'seat' in first && first.seat === effect.seat && !hasEnded(done, effect);
  return isSameTurn ? [...done, effect] : [effect];
}

const PLACES: readonly Effect['type'][] = ['placed', 'entered', 'advanced'];

/** Moving a companion or placing a tool after a placement begins another turn. */
const hasEnded = (done: readonly Effect[], next: Effect): boolean =>
  PLACES.includes(next.type) && done.some(({ type }) => type === 'placed' || type === 'entered');

/** "Pip put a lamp on space 12 and got an opal." */
export function summaryLine({ table, selection, words }: Parts): string | undefined {
  const done = selection.turnSummary.value;
  const [first] = done;
  if (first === undefined || !('seat' in first)) return undefined;
  const did = done.flatMap((effect) => deedOf(effect, words) ?? []);
  const got = done.flatMap(gainedBy);
  const drew = done.filter(({ type }) => type === 'drew').length;
  const parts = [
    ...did,
    ...(got.length > 0 ? [words.storyGot(got)] : []),
    ...(drew > 0 ? [words.storyDrew(drew)] : []),
  ];
  return parts.length === 0 ? undefined : words.story(table.who(first.seat), parts);
}

function gainedBy(effect: Effect): readonly Token[] {
  if (effect.type === 'collected') return [effect.token];
  const isLanding = effect.type === 'entered' || effect.type === 'advanced';
  return isLanding && effect.gained !== undefined ? [effect.gained] : [];
}

function deedOf(effect: Effect, words: OcelotWords): string | undefined {
  if (effect.type === 'placed') return words.storyPlaced(effect.tool, spaceName(effect.space));
  if (effect.type === 'entered') return words.storyEntered(companionOf(effect.seat));
  if (effect.type === 'advanced') return words.storyAdvanced(companionOf(effect.seat), levelOf(effect.cell));
  return undefined;
}
