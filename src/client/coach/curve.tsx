// The share of the win over the match: one line for each player. Each moment is a button that shows it on the board.

import { useState } from 'preact/hooks';
import { coachWords } from '../words.ts';
import { leftOf, lineOf, momentAfter, momentAt, spread, topOf } from './curve-shape.ts';
import type { Coached } from './review.ts';
import { SeatMark } from './seat-mark.tsx';

export interface CurveProps {
  readonly coached: Coached;
  /** How far a replay has come, if one is open. */
  readonly at: number | undefined;
  readonly onMoment: (at: number) => void;
}

const GRID = [0, 25, 50, 75, 100];
/** Least distance between the marks at the end of the lines. */
const GAP = 12;

export function Curve({ coached, at, onMoment }: CurveProps) {
  const { review, read } = coached;
  const { curve } = review;
  const words = coachWords.value;
  const stands = at === undefined ? undefined : momentAt(curve, at);
  const [looked, setLooked] = useState<number | undefined>(undefined);
  const now = looked ?? stands ?? curve.length - 1;
  const { seats } = read.record;
  const ends = spread(
    seats.map((_, seat) => topOf(curve.at(-1)?.shares[seat] ?? 0)),
    GAP,
  );
  const say = (moment: number): string => {
    const { move, shares } = curve[moment] ?? { move: 0, shares: [] };
    const each = seats.map(({ name }, seat) => words.share(name, Math.round(100 * (shares[seat] ?? 0))));
    return words.moment(move + 1, each.join(', '));
  };
  return (
    <figure class="curve">
      <figcaption>
        <h3>{words.curve}</h3>
        <p class="hint">{words.curveHint}</p>
      </figcaption>
      <div class="curve-chart">
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          {GRID.map((y) => (
            <path key={y} class="curve-grid" d={`M0 ${y}H100`} />
          ))}
          <path class="curve-now" d={`M${leftOf(now, curve.length)} 0V100`} />
          {seats.map((_, seat) => (
            <path key={seat} class="curve-line" data-seat={seat} d={lineOf(curve, seat)} />
          ))}
        </svg>
        {GRID.map((y) => (
          <span key={y} class="curve-axis" style={{ top: `${y}%` }} aria-hidden="true">
            {y % 50 === 0 && `${100 - y} %`}
          </span>
        ))}
        <Slips coached={coached} />
        <Moments
          count={curve.length}
          now={now}
          say={say}
          onLook={setLooked}
          onChoose={(m) => onMoment((curve[m]?.move ?? 0) + 1)}
        />
        <span class="curve-ends" aria-hidden="true">
          {ends.map((top, seat) => (
            <span key={seat} style={{ top: `${top}%` }}>
              <SeatMark seat={seat} />
            </span>
          ))}
        </span>
      </div>
      <p class="curve-said">{say(now)}</p>
    </figure>
  );
}

/** Dots at the worst mistakes. */
function Slips({ coached: { review, verdicts } }: Pick<CurveProps, 'coached'>) {
  const { curve } = review;
  return (
    <>
      {verdicts
        .filter(({ label }) => label === 'mistake' || label === 'blunder')
        .map(({ move, seat, label }) => {
          const moment = momentAfter(curve, move);
          const place = {
            left: `${leftOf(moment, curve.length)}%`,
            top: `${topOf(curve[moment]?.shares[seat] ?? 0)}%`,
          };
          return (
            <span key={move} class="curve-slip" data-seat={seat} data-label={label} style={place} aria-hidden="true" />
          );
        })}
    </>
  );
}

interface MomentsProps {
  readonly count: number;
  readonly now: number;
  readonly say: (moment: number) => string;
  readonly onLook: (moment: number | undefined) => void;
  readonly onChoose: (moment: number) => void;
}

/** One tab stop; the arrow keys move between moments. */
function Moments({ count, now, say, onLook, onChoose }: MomentsProps) {
  function walk(event: KeyboardEvent & { readonly currentTarget: HTMLElement }): void {
    const to = { ArrowLeft: now - 1, ArrowRight: now + 1, Home: 0, End: count - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    const button = event.currentTarget.children[Math.max(0, Math.min(count - 1, to))];
    if (button instanceof HTMLElement) button.focus();
  }
  return (
    <div class="curve-moments" role="toolbar" aria-label={coachWords.value.curve} onKeyDown={walk}>
      {Array.from({ length: count }, (_, moment) => (
        <button
          key={moment}
          type="button"
          tabIndex={moment === now ? 0 : -1}
          aria-label={say(moment)}
          onFocus={() => onLook(moment)}
          onPointerEnter={() => onLook(moment)}
          onPointerLeave={() => onLook(undefined)}
          onClick={() => onChoose(moment)}
        />
      ))}
    </div>
  );
}
