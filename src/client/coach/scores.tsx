// One row for each player: accuracy, decisions of each kind, and luck.

import { LABELS } from '../../bots/accuracy.ts';
import type { Viewer } from '../../contract/game.ts';
import { coachWords } from '../words.ts';
import { GLYPHS } from './label.tsx';
import type { Coached } from './review.ts';
import { SeatMark } from './seat-mark.tsx';
import type { CoachSpeech } from './speech.ts';

export interface ScoresProps {
  readonly coached: Coached;
  readonly speech: CoachSpeech;
  readonly you: Viewer;
}

/** Hundredths of the win. */
const hundredths = (share: number): number => Math.round(100 * share);
const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

export function Scores({ coached, speech, you }: ScoresProps) {
  const words = coachWords.value;
  const { seats, read } = coached;
  const told = you === 'public' ? undefined : seats[you];
  return (
    <section class="coach-scores" aria-label={words.players}>
      <table>
        <thead>
          <tr>
            <th scope="col">{words.player}</th>
            <th scope="col">{words.accuracy}</th>
            <th scope="col">{words.luck}</th>
            {LABELS.map((label) => (
              <th key={label} scope="col" data-label={label} title={words.counts[label]}>
                <span aria-hidden="true">{GLYPHS[label]}</span>
                <span class="unseen">{words.counts[label]}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {seats.map(({ accuracy, luck, labels }, seat) => (
            <tr key={seat} data-you={seat === you}>
              <th scope="row">
                <span class="coach-name">
                  <SeatMark seat={seat} />
                  <span>{read.record.seats[seat]?.name}</span>
                </span>
              </th>
              <td class="coach-accuracy">
                {accuracy === undefined ? '–' : `${Math.round(accuracy)} %`}
                <meter min={0} max={100} value={accuracy ?? 0} aria-hidden="true" />
              </td>
              <td title={speech.luck(seat, hundredths(luck))}>{signed(hundredths(luck))}</td>
              {LABELS.map((label) => (
                <td key={label} data-none={labels[label] === 0}>
                  {labels[label]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {told && you !== 'public' && <p class="coach-luck">{speech.luck(you, hundredths(told.luck))}</p>}
    </section>
  );
}
