import { describe, expect, test } from 'vitest';
import { cellsKey, freeKey, isConnected, orientations, oriented, type Rotation } from '../../../solver/polyomino.ts';
import { shapeCells, shapeColour, TILES } from './tiles.ts';
import { COLOURS, FINDS, SHAPES, type Shape } from './types.ts';

const tilesOf = (shape: Shape) => TILES.filter((tile) => tile.shape === shape).length;

describe('crystal tiles', () => {
  test('[M1] there are 69: 12 yellow, 16 blue, 16 green, 15 red, 10 white', () => {
    expect(TILES).toHaveLength(69);
    expect(COLOURS.map((colour) => TILES.filter((tile) => tile.colour === colour).length)).toEqual([
      12, 16, 16, 15, 10,
    ]);
  });

  test('[M1] of every colour each shape is there equally often', () => {
    expect(SHAPES.map(tilesOf)).toEqual([12, 16, 8, 8, 3, 3, 3, 3, 3, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1]);
  });

  test('[M1] they are listed by colour, then by shape', () => {
    const places = TILES.map((tile) => COLOURS.indexOf(tile.colour) * SHAPES.length + SHAPES.indexOf(tile.shape));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  test('[M1] a tile of colour i covers i + 1 connected spaces', () => {
    for (const tile of TILES) {
      expect(shapeCells(tile.shape)).toHaveLength(COLOURS.indexOf(tile.colour) + 1);
      expect(shapeColour(tile.shape)).toBe(tile.colour);
      expect(isConnected(shapeCells(tile.shape))).toBe(true);
    }
  });

  test('[M2] no shape is another one turned or turned over', () => {
    expect(new Set(SHAPES.map((shape) => freeKey(shapeCells(shape)))).size).toBe(SHAPES.length);
  });

  test.each<[Shape, number]>([
    ['I1', 1],
    ['I2', 2],
    ['I3', 2],
    ['L3', 4],
    ['I4', 2],
    ['O4', 1],
    ['T4', 4],
    ['L4', 8],
    ['S4', 4],
    ['F5', 8],
    ['L5', 8],
    ['N5', 8],
    ['P5', 8],
    ['T5', 4],
    ['U5', 4],
    ['V5', 4],
    ['W5', 4],
    ['Y5', 8],
    ['Z5', 4],
  ])('[M2] %s can lie in %i ways', (shape, ways) => {
    expect(orientations(shapeCells(shape))).toHaveLength(ways);
  });

  test('[M2] cells keep their order when a tile is turned and turned over', () => {
    // L4 is drawn  ooo   turned clockwise  oo   turned over  ooo
    //              o..                     .o                ..o
    //                                      .o
    const at = (x: number, y: number) => ({ x, y });
    const L4 = shapeCells('L4');
    const lying = (rotation: Rotation, flipped: boolean) => oriented(L4, rotation, flipped);
    expect(lying(0, false)).toEqual([at(0, 0), at(1, 0), at(2, 0), at(0, 1)]);
    expect(lying(1, false)).toEqual([at(1, 0), at(1, 1), at(1, 2), at(0, 0)]);
    expect(lying(0, true)).toEqual([at(2, 0), at(1, 0), at(0, 0), at(2, 1)]);
    for (const { rotation, flipped, cells } of orientations(L4)) {
      expect(cellsKey(cells)).toBe(cellsKey(lying(rotation, flipped)));
    }
  });
});

describe('finds', () => {
  const found = TILES.filter((tile) => tile.find);

  test('[M8] at least 28 tiles carry one, the four kinds equally often, none on yellow', () => {
    expect(found.length).toBeGreaterThanOrEqual(28);
    for (const kind of FINDS) expect(found.filter((tile) => tile.find?.kind === kind)).toHaveLength(found.length / 4);
    expect(found.some((tile) => tile.colour === 'yellow')).toBe(false);
  });

  test('[M8] every other colour carries each find twice', () => {
    for (const colour of COLOURS.slice(1)) {
      const kinds = found.filter((tile) => tile.colour === colour).map((tile) => tile.find?.kind);
      expect(kinds.toSorted()).toEqual([...FINDS, ...FINDS].toSorted());
    }
  });

  test('[M8] a find lies on a cell of its tile', () => {
    for (const tile of found) expect(shapeCells(tile.shape)[tile.find?.cell ?? -1]).toBeDefined();
  });
});
