// What happened in Diamant, as lines for the log: for boards, screen readers and `grotto replay` alike.

import type { Seat } from '../../contract/game.ts';
import type { Effect } from '../../games/diamant/types.ts';
import type { DiamantWords } from '../en/diamant.ts';
import type { Who } from '../types.ts';

/** The sentences for one effect as a viewer was told it; several when several things happened at once. */
export function diamantLines(effect: Effect, words: DiamantWords, who: (seat: Seat) => Who): readonly string[] {
  switch (effect.type) {
    case 'decided':
      if (effect.choice === undefined || !who(effect.seat).you) return [words.hasDecided(who(effect.seat))];
      return [effect.choice === 'on' ? words.decidedOn : words.decidedBack];
    case 'changed':
      return who(effect.seat).you ? [effect.choice === 'on' ? words.changedToOn : words.changedToBack] : [];
    case 'revealed': {
      const [on, back] = [effect.on.map(who), effect.back.map(who)];
      if (back.length === 0) return [words.allGoOn(on)];
      return [on.length === 0 ? words.allGoBack(back) : words.someGoBack(on, back)];
    }
    case 'returned':
      return returnedLines(effect, words, who);
    case 'turned':
      return [turnedLine(effect, words)];
    case 'sprung':
      return [words.sprung(effect.trap, sum(effect.lost))];
    case 'ended': {
      const { expedition, aside, relics } = effect;
      const over =
        aside === undefined ? words.expeditionEnded(expedition) : words.expeditionEndedByTrap(expedition, aside);
      return relics.length === 0 ? [over] : [over, words.relicsLost(relics)];
    }
    case 'entered': {
      const { expedition, relic } = effect;
      return [
        relic === undefined ? words.expeditionBegins(expedition) : words.expeditionBeginsWithRelic(expedition, relic),
      ];
    }
    case 'finished':
      return [words.chestsOpened(effect.outcome.scores.map((points, seat) => ({ name: who(seat).name, points })))];
  }
}

type Returned = Extract<Effect, { type: 'returned' }>;

function returnedLines(effect: Returned, words: DiamantWords, who: (seat: Seat) => Who): readonly string[] {
  const { seats, share, left, loot, relics } = effect;
  const lines: string[] = [];
  const [first] = seats;
  if (first !== undefined && seats.length === 1) {
    if (share > 0) lines.push(words.pathTaken(who(first), share));
    lines.push(...relics.map((points) => words.tookRelic(who(first), points)));
  } else if (share > 0) lines.push(words.pathShared(seats.map(who), share, left));
  return [...lines, ...seats.map((seat, place) => words.broughtHome(who(seat), share + (loot[place] ?? 0)))];
}

function turnedLine({ card, share, left }: Extract<Effect, { type: 'turned' }>, words: DiamantWords): string {
  switch (card.type) {
    case 'treasure':
      return words.turnedTreasure(card.rubies, share, left);
    case 'trap':
      return words.turnedTrap(card.trap);
    case 'relic':
      return words.turnedRelic(card.points);
  }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
