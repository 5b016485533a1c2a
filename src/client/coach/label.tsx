// The label of a decision: a word, and the sign that chess players use.

import type { Label } from '../../bots/accuracy.ts';
import { coachWords } from '../words.ts';

export const GLYPHS: Readonly<Record<Label, string>> = { good: '✓', inaccuracy: '?!', mistake: '?', blunder: '??' };

export function LabelChip({ label, loss }: { readonly label: Label; readonly loss: number }) {
  const words = coachWords.value;
  return (
    <span class="coach-label" data-label={label}>
      <b>
        {words.labels[label]} <span aria-hidden="true">{GLYPHS[label]}</span>
      </b>{' '}
      {words.cost(Math.round(loss))}
    </span>
  );
}
