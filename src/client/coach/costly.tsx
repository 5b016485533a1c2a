// The costliest decisions, in words, with the better choice. Each one can be shown on the board.

import { type Verdict, worst } from '../../bots/summary.ts';
import { Button } from '../ui/button.tsx';
import { coachWords } from '../words.ts';
import { LabelChip } from './label.tsx';
import type { Coached } from './review.ts';
import { SeatMark } from './seat-mark.tsx';
import type { CoachSpeech } from './speech.ts';

export interface CostlyProps {
  readonly coached: Coached;
  readonly speech: CoachSpeech;
  readonly onShow: (verdict: Verdict) => void;
}

const MOST = 8;

export function Costly({ coached, speech, onShow }: CostlyProps) {
  const words = coachWords.value;
  const told = worst(coached.verdicts, MOST);
  return (
    <section class="coach-costly">
      <h3>{words.costly}</h3>
      {told.length === 0 && <p>{words.none}</p>}
      <ol>
        {told.map((verdict) => (
          <li key={verdict.move} data-label={verdict.label}>
            <SeatMark seat={verdict.seat} />
            <div>
              <LabelChip label={verdict.label} loss={verdict.loss} />
              <VerdictText verdict={verdict} speech={speech} />
            </div>
            <Button look="outline" icon="eye" label={words.showAt(verdict.move + 1)} onClick={() => onShow(verdict)}>
              <span class="large-only">{words.show}</span>
            </Button>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** What the player did, and the better choice. */
export function VerdictText({ verdict, speech }: { readonly verdict: Verdict; readonly speech: CoachSpeech }) {
  const better = speech.better(verdict);
  return (
    <p>
      {speech.verdict(verdict)}
      {better && (
        <>
          {' '}
          <b>{coachWords.value.better}</b> {better}
        </>
      )}
    </p>
  );
}
