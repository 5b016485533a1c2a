// The coach for the match that has just ended. Fetches its record first.

import { useEffect, useState } from 'preact/hooks';
import type { MatchRecord } from '../../match/record.ts';
import type { Session } from '../../play/session/session.ts';
import type { PartProps } from '../games/board.ts';
import { Button } from '../ui/button.tsx';
import { coachWords } from '../words.ts';
import { Coach } from './coach.tsx';
import { showMoment } from './show-moment.ts';

export interface SessionCoachProps {
  readonly session: Session;
  readonly parts: PartProps;
  readonly onShow: () => void;
}

export function SessionCoach({ session, parts, onShow }: SessionCoachProps) {
  const [record, setRecord] = useState<MatchRecord | 'missing' | undefined>(undefined);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    session.record().then(setRecord, () => setRecord('missing'));
  }, [session, tries]);
  const { looking, failed, again } = coachWords.value;
  if (record === 'missing') {
    return (
      <div class="coach-wait">
        <p>{failed}</p>
        <Button onClick={() => setTries(tries + 1)}>{again}</Button>
      </div>
    );
  }
  if (!record) return <p class="coach-wait">{looking}</p>;
  return (
    <Coach
      record={record}
      you={youAt(parts)}
      onShow={(moment) => {
        onShow();
        showMoment(moment);
      }}
    />
  );
}

/** On a shared device there is no single "you". */
function youAt({ table: { viewer, seats } }: PartProps) {
  const mine = seats.filter((seat) => seat.mine);
  return mine.length === 1 && mine[0] ? mine[0].seat : viewer;
}
