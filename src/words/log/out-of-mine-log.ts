// What happened in Out of Mine!, as lines for the log: for boards, screen readers and `grotto replay` alike.

import type { Seat } from '../../contract/game.ts';
import { CARDS } from '../../games/out-of-mine/content/cards.ts';
import { TILES } from '../../games/out-of-mine/content/tiles.ts';
import { COLOURS } from '../../games/out-of-mine/content/types.ts';
import { pointName } from '../../games/out-of-mine/tile-names.ts';
import type { Ending, OutOfMineEffect, Scoring } from '../../games/out-of-mine/types.ts';
import { present } from '../../kit/invariant.ts';
import type { OutOfMineWords } from '../en/out-of-mine.ts';
import type { Who } from '../types.ts';

/** The sentences for one effect; several when several things happened at once. */
export function outOfMineLines(
  effect: OutOfMineEffect,
  words: OutOfMineWords,
  who: (seat: Seat) => Who,
): readonly string[] {
  switch (effect.type) {
    case 'boards':
      return [effect.leaves === undefined ? words.boardsDealt : words.boardReplaced(who(effect.leaves))];
    case 'side':
      return [words.sideTaken(who(effect.seat), effect.side)];
    case 'ready':
      return [words.isReady(who(effect.seat))];
    case 'started':
      return [words.intoTheMine, ...effect.cards.map((card, seat) => words.cardOf(who(seat), mixOf(card, words)))];
    case 'opened':
      return [words.opened(who(effect.seat))];
    case 'took':
      return [words.took(who(effect.seat), spoken(effect.tile, words))];
    case 'laid':
      return [words.laid(who(effect.seat), spoken(effect.tile, words), pointName(effect))];
    case 'moved':
      return [words.moved(who(effect.seat), spoken(effect.tile, words), pointName(effect))];
    case 'picked-up':
      return [words.pickedUp(who(effect.seat), spoken(effect.tile, words))];
    case 'put-back':
      return [words.putBack(who(effect.seat), spoken(effect.tile, words))];
    case 'stuck':
      return [(effect.stuck ? words.isStuck : words.goesOn)(who(effect.seat))];
    case 'called':
      return [words.called(who(effect.seat))];
    case 'stopped':
      return [words.stopped(who(effect.seat))];
    case 'ended':
      return [endedLine(effect.ending, words)];
    case 'scored':
      return scoredLines(effect.scoring, words, who(effect.seat));
    case 'over':
      return [words.matchOver];
  }
}

/** A tile as people say it. */
function spoken(tile: number, words: OutOfMineWords): string {
  const { colour, shape } = present(TILES[tile], `tile ${tile}`);
  return words.tile(colour, shape);
}

function mixOf(card: number, words: OutOfMineWords): string {
  const mix = CARDS[card]?.mix ?? [];
  return COLOURS.flatMap((colour, place) => (mix[place] ? [words.mixPart(mix[place], colour)] : [])).join(', ');
}

function endedLine(ending: Ending, words: OutOfMineWords): string {
  switch (ending) {
    case 'call':
      return words.endedByCall;
    case 'stuck':
      return words.endedStuck;
    case 'time':
      return words.endedByTime;
  }
}

function scoredLines(scoring: Scoring, words: OutOfMineWords, who: Who): readonly string[] {
  const { removed, empty, bonus, elves, finds, points } = scoring;
  const sum = [
    empty === 0 ? words.scoredFull : words.scoredEmpty(empty),
    ...(bonus === 0 ? [] : [words.scoredBonus(bonus)]),
    ...(elves.length === 0 ? [] : [words.scoredElves(elves.length)]),
    ...finds.map(({ find, points: worth }) => words.scoredFind(find, worth)),
  ];
  return [
    ...removed.map(({ tile, fault }) => words.removed(who, spoken(tile, words), fault)),
    words.scored(who, points, sum.join(', ')),
  ];
}
