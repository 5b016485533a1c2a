// The coach: which decisions in a match were good, which were not, and what was luck.

import { useEffect, useState } from 'preact/hooks';
import type { Viewer } from '../../contract/game.ts';
import type { MatchRecord } from '../../match/record.ts';
import { Button } from '../ui/button.tsx';
import { coachWords } from '../words.ts';
import './coach.css';
import './coach-tables.css';
import { Costly } from './costly.tsx';
import { Curve } from './curve.tsx';
import { coachFor } from './review.ts';
import { Rounds } from './rounds.tsx';
import { Scores } from './scores.tsx';
import type { Moment } from './show-moment.ts';
import { useCoachSpeech } from './speech.ts';

export interface CoachProps {
  readonly record: MatchRecord;
  /** Whose device this is. */
  readonly you: Viewer;
  /** How far a replay has come, if one is open. */
  readonly at?: number;
  readonly onShow: (moment: Moment) => void;
}

export function Coach({ record, you, at, onShow }: CoachProps) {
  const [tries, setTries] = useState(0);
  const [state, setState] = useState(() => coachFor(record));
  useEffect(() => setState(coachFor(record)), [record, tries]);
  const speech = useCoachSpeech(record, you);
  const now = state.value;
  const words = coachWords.value;
  if (now.type === 'failed') {
    return (
      <div class="coach-wait">
        <p>{words.failed}</p>
        <Button onClick={() => setTries(tries + 1)}>{words.again}</Button>
      </div>
    );
  }
  if (now.type === 'looking' || !speech) {
    return (
      <div class="coach-wait" role="status">
        <p>{words.looking}</p>
        <progress max={1} value={now.type === 'looking' ? now.done : 1} aria-label={words.looking} />
      </div>
    );
  }
  const { coached } = now;
  const show = (to: number, viewer: Viewer) => onShow({ match: record.match, at: to, viewer });
  return (
    <div class="coach">
      {coached.review.curve.length > 1 && <Curve coached={coached} at={at} onMoment={(to) => show(to, you)} />}
      <Scores coached={coached} speech={speech} you={you} />
      <Costly coached={coached} speech={speech} onShow={({ move, seat }) => show(move, seat)} />
      <Rounds coached={coached} speech={speech} you={you} />
    </div>
  );
}
