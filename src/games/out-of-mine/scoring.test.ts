// M20 to M26: what a round is worth.

import { describe, expect, test } from 'vitest';
import { present } from '../../kit/invariant.ts';
import { FINDS, type Find } from './content/types.ts';
import { scoreSeat } from './scoring.ts';
import { colourOf, coveredCells, placements, tileOf } from './table/placement.ts';
import { overEdge, seatAt, seatCard, seatGallery } from './table/seat.ts';
import { filled, played, racing, solution, withSeat } from './testing.ts';
import { cardNamed } from './tile-names.ts';
import type { LaidTile, OutOfMineOptions, OutOfMineState, Scoring } from './types.ts';

interface Terms extends Partial<OutOfMineOptions> {
  readonly card?: string;
  readonly calls?: readonly number[];
}

/** Seat 0 has laid these tiles and the round is being scored. */
function scoring(laid: readonly LaidTile[], { card = '22220', calls = [], ...options }: Terms = {}): Scoring {
  const state = withSeat(table(card, options), 0, { laid });
  return scoreSeat({ ...state, calls: calls.map((seat) => ({ seat, at: 0 })) }, 0);
}

const table = (card: string, options: Partial<OutOfMineOptions> = {}): OutOfMineState =>
  racing(2, options, [card, '12211']);

/** The tiles of a whole solution, big ones last. */
const full = (card = '22220'): readonly LaidTile[] =>
  solution(table(card), 0).toSorted((a, b) => colourOf(a.tile) - colourOf(b.tile));

const tilesOf = (laid: readonly LaidTile[], colour: number): readonly LaidTile[] =>
  laid.filter(({ tile }) => colourOf(tile) === colour);

const without = (laid: readonly LaidTile[], gone: readonly LaidTile[]): readonly LaidTile[] =>
  laid.filter((one) => !gone.includes(one));

/** A free tile of the colour, laid beside what lies there, inside the gallery or over its edge. */
function extra(laid: readonly LaidTile[], colour: number, where: 'inside' | 'over the edge', card = '22220'): LaidTile {
  const state = withSeat(table(card), 0, { laid });
  const gallery = seatGallery(seatAt(state, 0));
  const found = state.supply
    .filter((tile) => colourOf(tile) === colour)
    .flatMap((tile) => placements(gallery, laid, tile))
    .find((place) => overEdge(gallery, coveredCells(place.tile, place)) === (where === 'over the edge'));
  return present(found, `room for colour ${colour} ${where}`);
}

describe('wrong tiles', () => {
  const laid = full();
  const [yellow, blue, green, red] = [0, 1, 2, 3];

  test('[M20] what is right stays', () => {
    expect(scoring(laid)).toMatchObject({ removed: [], empty: 0, points: 10 });
  });

  test('[M20] a tile over the edge is removed', () => {
    const some = without(laid, tilesOf(laid, red).slice(1));
    const wrong = extra(some, red, 'over the edge');
    expect(scoring([...some, wrong])).toMatchObject({
      removed: [{ tile: wrong.tile, fault: 'over-edge' }],
      empty: 4,
      points: 6,
    });
  });

  test('[M20] a colour that is not on the card is removed', () => {
    const other = full('01230');
    const some = without(other, tilesOf(other, blue));
    const wrong = extra(some, yellow, 'inside', '01230');
    expect(scoring([...some, wrong], { card: '01230' })).toMatchObject({
      removed: [{ tile: wrong.tile, fault: 'wrong-colour' }],
      empty: 2,
      points: 8,
    });
  });

  test('[M20] above the card’s number the last laid go first', () => {
    const some = without(laid, tilesOf(laid, blue).slice(0, 1));
    const wrong = extra(some, yellow, 'inside');
    const last = [...some, wrong];
    expect(scoring(last).removed).toEqual([{ tile: wrong.tile, fault: 'too-many' }]);
    const first = [wrong, ...some];
    expect(scoring(first).removed).toEqual([{ tile: tilesOf(some, yellow)[1]?.tile, fault: 'too-many' }]);
  });

  test('[M20] a tile over the edge does not count against the card’s number', () => {
    const [last] = tilesOf(laid, green);
    const some = without(laid, [present(last)]);
    const wrong = extra(some, green, 'over the edge');
    expect(scoring([wrong, ...some]).removed).toEqual([{ tile: wrong.tile, fault: 'over-edge' }]);
  });

  test('[M20] removed tiles go back to the supply', () => {
    const some = without(laid, tilesOf(laid, red));
    const wrong = extra(some, red, 'over the edge');
    const after = played(withSeat(table('22220'), 0, { laid: [...some, wrong] }), '0 stuck', '1 stuck');
    expect(after.supply).toContain(wrong.tile);
    expect(after.seats[0]?.laid).toEqual(some);
  });
});

describe('points', () => {
  const laid = full();

  test('[M21] ten, less one for each empty space', () => {
    const points = [[], tilesOf(laid, 0).slice(1), tilesOf(laid, 0), tilesOf(laid, 2), tilesOf(laid, 3)];
    expect(points.map((gone) => scoring(without(laid, gone)).points)).toEqual([10, 9, 8, 4, 2]);
  });

  test('[M22] the caller gets 2 when everything is right', () => {
    expect(scoring(laid, { calls: [0] })).toMatchObject({ bonus: 2, points: 12 });
    expect(scoring(laid, { calls: [1] })).toMatchObject({ bonus: 0, points: 10 });
  });

  test('[M22] and loses 2 when a space is empty or a tile was wrong', () => {
    expect(scoring(without(laid, tilesOf(laid, 0)), { calls: [0] })).toMatchObject({ bonus: -2, points: 6 });
    const some = without(laid, tilesOf(laid, 0));
    const wrong = extra(some, 1, 'over the edge');
    expect(scoring([...some, wrong], { calls: [0] })).toMatchObject({ empty: 2, bonus: -2, points: 6 });
  });

  test('[M23] more than ten empty spaces: nothing, and no bonuses', () => {
    const gone = [...tilesOf(laid, 3), ...tilesOf(laid, 2).slice(1)];
    const options = { elves: true, finds: true, calls: [0] };
    expect(scoring(without(laid, gone), options)).toEqual({
      removed: [],
      empty: 11,
      bonus: 0,
      elves: [],
      finds: [],
      points: 0,
    });
  });

  test('[M23] ten empty spaces still count', () => {
    const gone = [...tilesOf(laid, 3), ...tilesOf(laid, 0)];
    expect(scoring(without(laid, gone))).toMatchObject({ empty: 10, points: 0 });
  });

  test('[M24] a round never costs points', () => {
    const gone = [...tilesOf(laid, 3), ...tilesOf(laid, 0).slice(1)];
    expect(scoring(without(laid, gone), { calls: [0] })).toMatchObject({ empty: 9, bonus: -2, points: 0 });
  });

  test('[M24] it does where the table has agreed that it can', () => {
    const gone = [...tilesOf(laid, 3), ...tilesOf(laid, 0).slice(1)];
    expect(scoring(without(laid, gone), { calls: [0], belowZero: true })).toMatchObject({ empty: 9, points: -1 });
    const tooFew = without(laid, [...tilesOf(laid, 3), ...tilesOf(laid, 2)]);
    expect(scoring(tooFew, { calls: [0], belowZero: true })).toMatchObject({ empty: 14, points: 0 });
  });

  test.each([2, 3, 4])('[M21] with %i seats every seat is scored and the points are added up', (seats) => {
    const state = played(filled(racing(seats), 1), '1 call');
    expect(state.seats.map(({ total }) => total)).toEqual(state.seats.map((_, seat) => (seat === 1 ? 12 : 0)));
    expect(state.seats.every((seat) => seat.scoring !== undefined)).toBe(true);
  });
});

describe('elves', () => {
  const gallery = seatGallery(seatAt(table('22220'), 0));

  /** One yellow, blue … tile over this space, whichever lies there. */
  function covering(space: number, colour: number): LaidTile {
    const state = table('22220');
    const found = state.supply
      .filter((tile) => colourOf(tile) === colour)
      .flatMap((tile) => placements(gallery, [], tile))
      .find((place) => !overEdge(gallery, coveredCells(place.tile, place)) && covers(place, space));
    return present(found, `a tile of colour ${colour} over space ${space}`);
  }

  function covers(laid: LaidTile, space: number): boolean {
    const { x, y } = present(gallery.spaces[space]);
    return coveredCells(laid.tile, laid).some((cell) => cell.x === x && cell.y === y);
  }

  /** Any tiles of the card around this one, until ten spaces at most are empty. */
  function around(first: LaidTile): readonly LaidTile[] {
    const laid = [first];
    for (const colour of [3, 3, 2, 1, 1, 0, 0]) {
      if (tilesOf(laid, colour).length >= 2) continue;
      try {
        laid.push(extra(laid, colour, 'inside'));
      } catch {
        // No room for this one.
      }
    }
    return laid;
  }

  test('[M25] an elf is worth 1 when the tile beside it has its colour, and 0 otherwise', () => {
    for (const [index, { colour, space }] of gallery.elves.entries()) {
      for (const other of ['yellow', 'blue', 'green', 'red'] as const) {
        const laid = around(covering(space, ['yellow', 'blue', 'green', 'red'].indexOf(other)));
        const scored = scoring(laid, { elves: true });
        expect(scored.empty).toBeLessThanOrEqual(10);
        expect(scored.elves.includes(index)).toBe(colour === other);
        expect(scored.points).toBe(10 - scored.empty + scored.elves.length);
        expect(scoring(laid).elves).toEqual([]);
      }
    }
  });

  test('[M25] a tile that is removed makes no elf content', () => {
    const elf = gallery.elves.findIndex(({ colour }) => colour === 'yellow');
    const { space } = present(gallery.elves[elf]);
    const yellow = covering(space, 0);
    const others = full('01230').filter((laid) => !covers(laid, space));
    const scored = scoring([...others, yellow], { card: '01230', elves: true });
    expect(scored.removed).toEqual([{ tile: yellow.tile, fault: 'wrong-colour' }]);
    expect(scored.empty).toBeLessThanOrEqual(10);
    expect(scored.elves).not.toContain(elf);
  });
});

describe('finds', () => {
  const card = '22220';
  const { wanted, unwanted } = seatCard({ ...seatAt(table(card), 0), card: present(cardNamed(card)) });

  /** A whole solution in which one tile is exchanged for one of the same shape with this find, or none. */
  function showing(find: Find, flipped = false): readonly LaidTile[] {
    const plain = plainly(full(card));
    const used = plain.map(({ tile }) => tile);
    for (const laid of plain) {
      const twin = table(card).supply.find(
        (tile) =>
          !used.includes(tile) && tileOf(tile).shape === tileOf(laid.tile).shape && tileOf(tile).find?.kind === find,
      );
      const place = twin !== undefined && sameCells(laid, twin, flipped);
      if (place) return plain.map((one) => (one === laid ? place : one));
    }
    throw new Error(`no ${find} fits`);
  }

  /** The twin covering the same cells, on its face or not. */
  function sameCells(laid: LaidTile, tile: number, flipped: boolean): LaidTile | undefined {
    const key = (one: LaidTile): string =>
      JSON.stringify(
        coveredCells(one.tile, one)
          .map(({ x, y }) => `${x},${y}`)
          .sort(),
      );
    const gallery = seatGallery(seatAt(table(card), 0));
    return placements(gallery, [], tile).find((place) => place.flipped === flipped && key(place) === key(laid));
  }

  /** Every find turned down or exchanged away: nothing shows. */
  const plainly = (laid: readonly LaidTile[]): readonly LaidTile[] =>
    laid.map((one) => (tileOf(one.tile).find === undefined ? one : (sameCells(one, one.tile, true) ?? one)));

  test.each(FINDS)('[M26] a visible %s counts when the card names it', (find) => {
    const laid = showing(find);
    const points = find === wanted.find ? wanted.points : find === unwanted.find ? unwanted.points : 0;
    const base = scoring(plainly(full(card)), { card, finds: true });
    const scored = scoring(laid, { card, finds: true });
    expect(scored.points - base.points).toBe(points);
    expect(scored.finds.length - base.finds.length).toBe(points === 0 ? 0 : 1);
    expect(scoring(laid, { card }).finds).toEqual([]);
  });

  test('[M26] a find on a tile that is removed does not count', () => {
    const whole = plainly(full(card));
    const some = without(whole, tilesOf(whole, 3).slice(1));
    const gallery = seatGallery(seatAt(table(card), 0));
    const outside = table(card)
      .supply.filter((tile) => tileOf(tile).find?.kind === wanted.find)
      .flatMap((tile) => placements(gallery, some, tile))
      .find((place) => !place.flipped && overEdge(gallery, coveredCells(place.tile, place)));
    const wrong = present(outside, 'a find over the edge');
    const scored = scoring([...some, wrong], { card, finds: true });
    expect(scored.removed).toEqual([{ tile: wrong.tile, fault: 'over-edge' }]);
    expect(scored.finds).toEqual(scoring(some, { card, finds: true }).finds);
  });

  test('[M26] a tile on its face hides its find', () => {
    const base = scoring(plainly(full(card)), { card, finds: true });
    expect(scoring(showing(wanted.find, true), { card, finds: true }).points).toBe(base.points);
  });
});
