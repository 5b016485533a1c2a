// Round by round, for games that describe each round: points, what was possible, where time was lost.

import { useState } from 'preact/hooks';
import type { Viewer } from '../../contract/game.ts';
import { Choice } from '../ui/fields.tsx';
import { coachWords } from '../words.ts';
import type { Coached } from './review.ts';
import type { CoachSpeech } from './speech.ts';

export interface RoundsProps {
  readonly coached: Coached;
  readonly speech: CoachSpeech;
  readonly you: Viewer;
}

export function Rounds({ coached, speech, you }: RoundsProps) {
  const words = coachWords.value;
  const [seat, setSeat] = useState(you === 'public' ? 0 : you);
  const notes = coached.review.notes ?? [];
  if (notes.length === 0) return undefined;
  return (
    <section class="coach-rounds">
      <h3>{words.rounds}</h3>
      <Choice
        label={words.player}
        hideLabel
        value={String(seat)}
        choices={coached.read.record.seats.map(({ name }, each) => ({ value: String(each), label: name }))}
        onChange={(value) => setSeat(Number(value))}
      />
      <ul>
        {notes
          .filter((note) => note.seat === seat)
          .map((note) => (
            <li key={note.move}>{speech.verdict(note)}</li>
          ))}
      </ul>
    </section>
  );
}
