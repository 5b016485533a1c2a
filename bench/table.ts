// The result as people read it: a Markdown table of rates, ratios and targets.

import type { Benchmark } from './benchmark.ts';

export interface Row {
  readonly name: string;
  readonly unit: string;
  /** Units per second. */
  readonly rate: number;
  /** The rate of every round. */
  readonly rates: readonly number[];
  readonly against?: string;
  /** Our rate over the other's. */
  readonly ratio?: number;
  readonly target?: number;
  readonly met?: boolean;
}

export interface Result {
  readonly benchmark: Benchmark;
  readonly rate: number;
  readonly rates: readonly number[];
}

export function rowsOf(results: readonly Result[]): readonly Row[] {
  return results.map(({ benchmark: { name, unit, target }, rate, rates }) => {
    const row: Row = { name, unit, rate, rates };
    const peer = results.find(({ benchmark }) => benchmark.name === target?.against);
    if (target === undefined || peer === undefined) return row;
    const ratio = rate / peer.rate;
    return { ...row, against: target.against, ratio, target: target.ratio, met: ratio >= target.ratio };
  });
}

/** Three digits that count: 0.0812, 4.25, 184 000. */
export function formatNumber(number: number): string {
  const rounded = Number(number.toPrecision(3));
  return rounded < 1000 ? String(rounded) : String(rounded).replace(/\B(?=(\d{3})+$)/g, '\u202f');
}

const HEADS = ['', 'per second', 'range', 'measured against', 'ratio', 'target', ''];

export function formatTable(rows: readonly Row[]): string {
  const cells = rows.map((row) => [
    row.name,
    `${formatNumber(row.rate)} ${row.unit}`,
    [Math.min(...row.rates), Math.max(...row.rates)].map(formatNumber).join('–'),
    row.against ?? '',
    row.ratio === undefined ? '' : formatNumber(row.ratio),
    row.target === undefined ? '' : `≥ ${formatNumber(row.target)}`,
    row.met === undefined ? '' : row.met ? 'met' : 'MISSED',
  ]);
  const widths = HEADS.map((head, column) =>
    Math.max(3, head.length, ...cells.map((line) => line[column]?.length ?? 0)),
  );
  const line = (parts: readonly string[]): string =>
    `| ${parts.map((part, column) => part.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  return [line(HEADS), line(widths.map((width) => '-'.repeat(width))), ...cells.map(line)].join('\n');
}
