// What happened in Diamant, as lines for the log: for boards, screen readers and `grotto replay` alike.

import type { Seat } from '../../contract/game.ts';
import { relicWorth } from '../../games/diamant/content.ts';
import type { Effect } from '../../games/diamant/types.ts';
import type { DiamantWords } from '../en/diamant.ts';
import type { Who } from '../types.ts';

/** The sentences for one effect as a viewer was told it; several when several things happened at once. */
export function diamantLines(effect: Effect, words: DiamantWords, who: (seat: Seat) => Who): readonly string[] {
  const { told } = words;
  switch (effect.type) {
    case 'decided':
    case 'changed':
      return [];
    case 'revealed':
      return effect.back.length === 0 ? [told.allOn(effect.on.map(who))] : [];
    case 'returned':
      return returnedLines(effect, words, who);
    case 'turned':
      return turnedLines(effect, words);
    case 'sprung':
      return [told.sprung(words.second[effect.trap], sum(effect.lost))];
    case 'ended':
      return [told.ended(effect.expedition), ...(effect.aside ? [told.putAside(words.traps[effect.aside])] : [])];
    case 'entered': {
      const { expedition, relic } = effect;
      return [told.entered(expedition), ...(relic === undefined ? [] : [told.mixedIn(relicName(relic, words), relic)])];
    }
    case 'finished': {
      const { scores, winners } = effect.outcome;
      return [told.opened, told.won(winners.map(who), Math.max(...winners.map((seat) => scores[seat] ?? 0)))];
    }
  }
}

/** Explorers who bring the same home are told together. */
function returnedLines(
  { seats, share, loot, relics }: Extract<Effect, { type: 'returned' }>,
  words: DiamantWords,
  who: (seat: Seat) => Who,
): readonly string[] {
  const groups = new Map<number, Who[]>();
  for (const [place, seat] of seats.entries()) {
    const home = share + (loot[place] ?? 0);
    groups.set(home, [...(groups.get(home) ?? []), who(seat)]);
  }
  const lines = [...groups].map(([home, people]) => words.told.home(people, home));
  return relics.length === 0
    ? lines
    : [...lines, words.told.tookRelics(relics.map((points) => relicName(points, words)))];
}

function turnedLines({ card, share, left }: Extract<Effect, { type: 'turned' }>, words: DiamantWords): string[] {
  switch (card.type) {
    case 'treasure':
      return [words.told.treasure(card.rubies, share, left)];
    case 'trap':
      return [words.told.trap(words.traps[card.trap])];
    case 'relic':
      return [words.told.relic(relicName(card.points, words), card.points)];
  }
}

const relicName = (points: number, words: DiamantWords): string => words.relics[relicWorth(points)];

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
