// The coach in a replay: a button that opens the review, and a line about the move that is shown.

import { useEffect, useState } from 'preact/hooks';
import type { Verdict } from '../../bots/summary.ts';
import type { MatchRecord } from '../../match/record.ts';
import type { ReplaySession } from '../../play/session/replay.ts';
import type { BoardModule, PartProps } from '../games/board.ts';
import { IconButton } from '../ui/button.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { coachWords } from '../words.ts';
import { Coach } from './coach.tsx';
import { VerdictText } from './costly.tsx';
import { LabelChip } from './label.tsx';
import { knownReview } from './review.ts';
import { SeatMark } from './seat-mark.tsx';
import { showMoment } from './show-moment.ts';
import { useCoachSpeech } from './speech.ts';

export interface ReplayCoachProps {
  readonly session: ReplaySession;
  readonly record: MatchRecord;
}

export function CoachButton({ session, record }: ReplayCoachProps) {
  const [open, setOpen] = useState(false);
  const { title } = coachWords.value;
  return (
    <>
      <IconButton icon="bulb" label={title} onClick={() => setOpen(true)} />
      {open && (
        <Sheet wide title={title} onClose={() => setOpen(false)}>
          <Coach
            record={record}
            you={session.viewer.value}
            at={session.at.value}
            onShow={(moment) => {
              setOpen(false);
              showMoment(moment);
            }}
          />
        </Sheet>
      )}
    </>
  );
}

export interface VerdictLineProps extends ReplayCoachProps {
  readonly board: BoardModule;
  readonly parts: PartProps;
}

/** After a review: what the coach says about the next decision, or the one just shown. */
export function VerdictLine({ session, record, board, parts }: VerdictLineProps) {
  const speech = useCoachSpeech(record, 'public');
  const verdict = verdictAt(record, session.at.value);
  useEffect(() => {
    if (verdict?.better === undefined) return;
    board.markBetter?.(verdict.better, parts);
    return () => board.markBetter?.(undefined, parts);
  }, [verdict, board, parts.selection]);
  if (!verdict || !speech) return undefined;
  return (
    <div class="verdict-line" role="status">
      <SeatMark seat={verdict.seat} />
      <div>
        <LabelChip label={verdict.label} loss={verdict.loss} />
        <VerdictText verdict={verdict} speech={speech} />
      </div>
    </div>
  );
}

/** Undefined for good decisions, and until somebody has asked the coach. */
export function verdictAt(record: MatchRecord, at: number): Verdict | undefined {
  const state = knownReview(record)?.value;
  if (state?.type !== 'ready') return undefined;
  const told = state.coached.verdicts.filter(({ label }) => label !== 'good');
  return told.find(({ move }) => move === at) ?? told.find(({ move }) => move === at - 1);
}
