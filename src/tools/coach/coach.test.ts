import { expect, test } from 'vitest';
import type { Review } from '../../bots/bot.ts';
import { summaryOf, verdictsOf, worst } from '../../bots/summary.ts';
import { runGrotto } from '../program.ts';
import { coachSpeech } from './sentences.ts';

const review: Review = {
  judged: [
    { move: 0, seat: 0, chosen: 0.5, best: 0.5 },
    { move: 1, seat: 1, chosen: 0.42, best: 0.5, code: 'on' },
    { move: 2, seat: 0, chosen: 0.2, best: 0.5, code: 'on' },
  ],
  curve: [],
  luck: [0.1, -0.1],
};

test('decisions are labelled by what they threw away, the costliest first', () => {
  const verdicts = verdictsOf(review, 2);
  expect(verdicts.map(({ label }) => label)).toEqual(['good', 'inaccuracy', 'blunder']);
  expect(worst(verdicts, 5).map(({ move }) => move)).toEqual([2, 1]);
  const { accuracy, labels, luck } = summaryOf(review, verdicts, 0);
  expect(accuracy).toBeGreaterThan(60);
  expect(accuracy).toBeLessThan(70);
  expect([labels.good, labels.blunder, luck]).toEqual([1, 1, 0.1]);
});

test('a code without a sentence is told as it is', async () => {
  const { verdict } = await coachSpeech('out-of-mine', 'en');
  const mira = { name: 'Mira', you: false };
  expect(verdict(mira, 'dawdled', { turns: 3 })).toBe('Mira: dawdled (turns 3)');
  expect(verdict(mira, 'false-call', { round: 2, empty: 1, wrong: 2 })).toBe(
    'Round 2: Mira called with 1 empty space and 2 wrong tiles.',
  );
});

const root = new URL('../../..', import.meta.url).pathname;

test('reviews a record from the command line', async () => {
  const lines: string[] = [];
  const io = { out: (line: string) => lines.push(line), error: (line: string) => lines.push(line) };
  expect(await runGrotto(['coach', `${root}tests/fixtures/out-of-mine-3.json`], io)).toBe(0);
  expect(lines[0]).toMatch(/^Player +Accuracy +Luck/);
  expect(lines).toContain('Chance of winning');
  lines.length = 0;
  expect(await runGrotto(['coach', '--lang', 'de', `${root}tests/fixtures/out-of-mine-3.json`], io)).toBe(0);
  expect(lines.join(' ')).toContain('Runde 1:');
});
