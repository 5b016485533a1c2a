// M12 to M17: taking, laying, calling and being stuck.

import { describe, expect, test } from 'vitest';
import { present } from '../../../kit/invariant.ts';
import { outOfMine } from '../index.ts';
import { formatLaid } from '../notation.ts';
import { coveredCells, placements } from '../table/placement.ts';
import { overEdge, seatAt, seatGallery } from '../table/seat.ts';
import { filled, laying, misfilled, played, racing, refusedLine, solution, why } from '../testing.ts';
import { tileName, tileNamed } from '../tile-names.ts';
import type { LaidTile, OutOfMineState } from '../types.ts';

/** A way to lay the tile that is right, or one that reaches over the edge. */
function placeOf(state: OutOfMineState, seat: number, name: string, where: 'inside' | 'over the edge'): LaidTile {
  const table = seatAt(state, seat);
  const gallery = seatGallery(table);
  const found = placements(gallery, table.laid, tileNamed(name) ?? -1).find(
    (place) => overEdge(gallery, coveredCells(place.tile, place)) === (where === 'over the edge'),
  );
  if (found === undefined) throw new Error(`no place for ${name}`);
  return found;
}

const lay = (state: OutOfMineState, seat: number, name: string, where: 'inside' | 'over the edge' = 'inside'): string =>
  `${seat} lay ${formatLaid(placeOf(state, seat, name, where))}`;

describe.each([2, 3, 4])('%i seats', (seats) => {
  const start = racing(seats);

  test('[M12] everybody takes from one supply', () => {
    const lines = Array.from({ length: seats }, (_, seat) => `${seat} take I1:${seat + 1}`);
    const after = played(start, ...lines);
    expect(after.seats.map(({ hand }) => hand)).toEqual(lines.map((_, seat) => tileNamed(`I1:${seat + 1}`)));
    expect(after.supply).toHaveLength(69 - seats);
  });

  test('[M16] after a call nobody lays anything', () => {
    const held = played(filled(start, 0), '1 take I4:1');
    const line = lay(held, 1, 'I4:1');
    expect(why(held, line)).toBeUndefined();
    expect(why(played(held, '0 call'), line)).toBe('M16 round-over');
  });

  test('[M17] the round ends without a caller when all are stuck', () => {
    const lines = Array.from({ length: seats }, (_, seat) => `${seat} stuck`);
    expect(played(start, ...lines.slice(1)).stage).toBe('mining');
    const after = played(start, ...lines);
    expect([after.stage, after.ending, after.calls]).toEqual(['scored', 'stuck', []]);
  });
});

describe('the hand', () => {
  const start = racing(2);

  test('[M12] a hand holds one tile', () => {
    expect(refusedLine(played(start, '0 take F5'), '0 take I1:1')).toEqual({
      code: 'hand-full',
      rule: 'M12',
      detail: { tile: tileNamed('F5'), name: 'F5' },
    });
  });

  test('[M13] the tile in hand is laid or put back', () => {
    const held = played(start, '0 take L3:1');
    const laid = played(held, lay(held, 0, 'L3:1'));
    expect(laid.seats[0]?.hand).toBeUndefined();
    expect(laid.seats[0]?.laid).toEqual([placeOf(held, 0, 'L3:1', 'inside')]);
    expect(played(held, '0 put-back L3:1')).toEqual(start);
  });

  test('[M13] laid tiles are moved, turned over, picked up and put back freely, also with a tile in hand', () => {
    const held = played(start, '0 take S4:1');
    const laid = played(held, lay(held, 0, 'S4:1'), '0 take I1:1');
    for (const place of placements(seatGallery(seatAt(laid, 0)), seatAt(laid, 0).laid, tileNamed('S4:1') ?? -1)) {
      expect(played(laid, `0 move ${formatLaid(place)}`).seats[0]?.laid).toEqual([place]);
    }
    expect(why(laid, '0 pick-up S4:1')).toBe('M12 hand-full');
    const free = played(laid, '0 put-back I1:1', '0 pick-up S4:1');
    expect(free.seats[0]).toMatchObject({ hand: tileNamed('S4:1'), laid: [] });
    expect(played(laid, '0 put-back S4:1').supply).toContain(tileNamed('S4:1'));
  });

  test('[M13] a moved tile keeps its place in the order laid', () => {
    const one = played(start, '0 take I1:1');
    const two = played(one, lay(one, 0, 'I1:1'), '0 take I1:2');
    const both = played(two, lay(two, 0, 'I1:2'));
    const free = placeOf(both, 0, 'I1:3', 'inside');
    const moved = played(both, `0 move ${formatLaid({ ...free, tile: tileNamed('I1:1') ?? -1 })}`);
    expect(moved.seats[0]?.laid.map(({ tile }) => tileName(tile))).toEqual(['I1:1', 'I1:2']);
    expect(moved.seats[0]?.laid[0]).toMatchObject({ x: free.x, y: free.y });
  });

  test.each([
    ['0 lay F5 a1', 'M13 not-in-hand'],
    ['0 move F5 a1', 'M13 not-laid'],
    ['0 pick-up F5', 'M13 not-laid'],
    ['0 put-back F5', 'M13 not-yours'],
    ['7 take F5', 'contract no-such-seat'],
  ])('[M13] %s is refused: %s', (line, reason) => {
    expect(why(start, line)).toBe(reason);
  });

  test('[M13] a tile lies on at least one space and not far outside', () => {
    const held = played(start, '0 take I1:1');
    const { rows } = seatGallery(seatAt(held, 0));
    const rock = rows.flatMap((row, y) => [...row].flatMap((mark, x) => (mark === '#' ? [{ x, y }] : [])))[0];
    const place = { tile: tileNamed('I1:1') ?? -1, rotation: 0, flipped: false } as const;
    expect(why(held, `0 lay ${formatLaid({ ...place, x: rock?.x ?? 0, y: rock?.y ?? 0 })}`)).toBe('M13 off-board');
    expect(why(held, `0 lay ${formatLaid({ ...place, x: -2, y: -2 })}`)).toBe('M13 off-board');
  });
});

describe('two want one tile', () => {
  test('[M14] the first request gets it, the other is told which tile is gone and who has it', () => {
    const state = played(racing(3), '2 take W5');
    const refusal = { code: 'gone', rule: 'M14', detail: { tile: tileNamed('W5'), name: 'W5', seat: 2 } };
    expect(refusedLine(state, '0 take W5')).toEqual(refusal);
    expect(refusedLine(played(state, lay(state, 2, 'W5', 'over the edge')), '1 take W5')).toEqual(refusal);
  });

  test('[M14] one that lies on the own board is not gone', () => {
    const state = played(racing(2), '0 take I1:1');
    expect(why(played(state, lay(state, 0, 'I1:1')), '0 take I1:1')).toBe('M13 yours');
  });
});

describe('laying wrongly', () => {
  const free = racing(2, {}, ['01230', '22220']);
  const railed = racing(2, { guardRails: 'on' }, ['01230', '22220']);

  test.each([
    ['over the edge', ['0 take I4:1'], 'I4:1', 'over the edge', 'over-edge'],
    ['a colour that is not on the card', ['0 take I1:1'], 'I1:1', 'inside', 'wrong-colour'],
  ] as const)('[M15] %s: accepted without guard rails, refused with them', (_, lines, name, where, code) => {
    const [accepted, refused] = [played(free, ...lines), played(railed, ...lines)];
    expect(why(accepted, lay(accepted, 0, name, where))).toBeUndefined();
    expect(why(refused, lay(refused, 0, name, where))).toBe(`M15 ${code}`);
  });

  test('[M15] more of a colour than the card allows', () => {
    for (const [start, reason] of [
      [free, undefined],
      [railed, 'M15 too-many'],
    ] as const) {
      const held = played(start, '0 take I2:1');
      const second = played(held, lay(held, 0, 'I2:1'), '0 take I2:2');
      expect(why(second, lay(second, 0, 'I2:2'))).toBe(reason);
    }
  });

  test.each(['off', 'on'] as const)('[M15] tiles never overlap, with guard rails %s', (guardRails) => {
    const held = played(racing(2, { guardRails }), '0 take I1:1');
    const place = lay(held, 0, 'I1:1');
    const second = played(held, place, '0 take I1:2');
    expect(why(second, place.replace('I1:1', 'I1:2'))).toBe('M15 overlap');
  });

  test('[M15] with guard rails only right places are legal', () => {
    const legal = outOfMine.legal(played(railed, '0 take I1:1'), 0, 0);
    expect(legal.filter(({ type }) => type === 'lay')).toEqual([]);
  });
});

describe('calling and being stuck', () => {
  const start = racing(3);

  test('[M16] a call is refused while a space is uncovered', () => {
    const full = filled(start, 0);
    expect(refusedLine(start, '0 call')).toEqual({ code: 'uncovered', rule: 'M16', detail: { open: 20 } });
    for (const { tile } of full.seats[0]?.laid ?? []) {
      const nearly = played(full, `0 put-back ${tileName(tile)}`);
      const open = coveredCells(tile, { x: 0, y: 0, rotation: 0, flipped: false }).length;
      expect(refusedLine(nearly, '0 call')).toEqual({ code: 'uncovered', rule: 'M16', detail: { open } });
      expect(outOfMine.legal(nearly, 0, 0)).not.toContainEqual({ type: 'call' });
    }
    expect(outOfMine.legal(full, 0, 0)).toContainEqual({ type: 'call' });
  });

  test('[M16] a tile over the edge covers what it covers', () => {
    const [last] = (filled(start, 0).seats[0]?.laid ?? []).filter(({ tile }) => tileName(tile).startsWith('I1'));
    const nearly = played(filled(start, 0), `0 put-back ${tileName(present(last).tile)}`, '0 take I2:9');
    const over = placements(seatGallery(seatAt(nearly, 0)), nearly.seats[0]?.laid ?? [], present(tileNamed('I2:9')));
    const covered = over.map((place) => played(nearly, `0 lay ${formatLaid(place)}`));
    const called = covered.filter((state) => why(state, '0 call') === undefined);
    expect(called.length).toBeGreaterThan(0);
    expect(played(present(called[0]), '0 call').seats[0]?.scoring).toMatchObject({ empty: 1, bonus: -2, points: 7 });
  });

  test('[M16] by rules number 1 a call was taken also with spaces uncovered', () => {
    const old = { ...start, options: { ...start.options, earlyCalls: true as const } };
    expect(outOfMine.legal(old, 0, 0)).toContainEqual({ type: 'call' });
    expect(played(old, '0 call').stage).toBe('scored');
  });

  test('[M16] covered, a call is taken, right or wrong, and ends the round', () => {
    for (const state of [misfilled(start, 0), filled(start, 0)]) {
      const after = played(state, '@5000 0 call');
      expect(after.calls).toEqual([{ seat: 0, at: 5000 }]);
      expect([after.stage, after.ending]).toEqual(['scored', 'call']);
    }
  });

  test('[M16] a second call comes too late', () => {
    expect(why(played(filled(start, 0), '0 call'), '1 call')).toBe('M16 round-over');
  });

  test('[M16] the tile in hand when somebody calls goes back', () => {
    const full = filled(start, 0);
    const after = played(full, '1 take I4:1', '0 call');
    expect(after.supply).toHaveLength(full.supply.length);
  });

  test('[M17] who says to be stuck can take it back, and does so by handling a tile', () => {
    const stuck = played(start, '0 stuck', '1 stuck');
    expect(why(stuck, '0 stuck')).toBe('M17 already-stuck');
    expect(why(start, '0 unstuck')).toBe('M17 not-stuck');
    expect(played(stuck, '0 unstuck').seats[0]?.stuck).toBe(false);
    expect(played(stuck, '1 take I1:1', '2 stuck').stage).toBe('mining');
  });

  test('[M17] the time limit ends the round without a caller', () => {
    const limited = racing(2, { timeLimit: 90 });
    expect(outOfMine.waiting(limited)).toEqual({ for: 'seats', seats: [0, 1], deadline: 90_000 });
    expect(why(limited, '@89999 clock')).toBe('contract nothing-due');
    const after = played(limited, ...laying(0, solution(limited, 0), 4000), '@90000 clock');
    expect([after.stage, after.ending, after.seats[0]?.scoring?.bonus]).toEqual(['scored', 'time', 0]);
    expect(after.seats[0]?.total).toBe(10);
  });

  test('[M17] without a limit the clock has nothing to say', () => {
    expect(outOfMine.waiting(start)).toEqual({ for: 'seats', seats: [0, 1, 2] });
    expect(why(start, '@999999 clock')).toBe('contract nothing-due');
  });
});

test('[M12] every tile has a name of its own', () => {
  const names = Array.from({ length: 69 }, (_, tile) => tileName(tile));
  expect(new Set(names).size).toBe(69);
  expect(names.map(tileNamed)).toEqual(names.map((_, tile) => tile));
});
