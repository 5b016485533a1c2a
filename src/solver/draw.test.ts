import { describe, expect, test } from 'vitest';
import { drawPlan } from './draw.ts';

const plan = (rows: readonly string[]) => {
  const at = (x: number, y: number) => rows[y]?.[x];
  return {
    width: rows[0]?.length ?? 0,
    height: rows.length,
    area: at,
    label: (x: number, y: number) => at(x, y) ?? ' ',
  };
};

describe('plans', () => {
  test('walls run where areas meet, and join', () => {
    expect(drawPlan(plan(['AAB', 'ACB', 'CCB']))).toBe(
      [
        '┌───────┬───┐',
        '│ A   A │ B │',
        '│   ┌───┤   │',
        '│ A │ C │ B │',
        '├───┘   │   │',
        '│ C   C │ B │',
        '└───────┴───┘',
      ].join('\n'),
    );
  });

  test('four areas meet in a cross', () => {
    expect(drawPlan(plan(['AB', 'CD']))).toBe(
      ['┌───┬───┐', '│ A │ B │', '├───┼───┤', '│ C │ D │', '└───┴───┘'].join('\n'),
    );
  });
});
