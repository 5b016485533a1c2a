// The treasure card: what is still to lay, what is wanted and what is not, and what the round would bring if it ended now.

import { COLOURS, type Find } from '../../../../games/out-of-mine/content/types.ts';
import { scoreSeat, seatCard } from '../../../../games/out-of-mine/index.ts';
import { settings } from '../../../settings.ts';
import { Glyph, Picture } from '../art/symbols.tsx';
import { Gem } from '../drawing/crystal.tsx';
import { signed } from '../drawing/format.ts';
import { outline } from '../drawing/geometry.ts';
import { mySeat, myState, type Parts } from '../parts.ts';
import { laidByColour, tileAt } from '../tiles.ts';

const PIP = outline([{ x: 0, y: 0 }], 8, 24);

export function TreasureCard({ parts }: { readonly parts: Parts }) {
  const { table, words } = parts;
  const [state, seat] = [myState(table), mySeat(table)];
  if (state?.card === undefined || seat === undefined) return undefined;
  const { mix, wanted, unwanted } = seatCard(state);
  const laid = laidByColour(state.laid);
  const handColour = state.hand === undefined ? undefined : tileAt(state.hand).colour;
  return (
    <section class="treasure" aria-label={words.card.title}>
      {['tl', 'tr', 'br', 'bl'].map((corner) => (
        <Picture key={corner} of="card-corner" class={`treasure-corner ${corner}`} />
      ))}
      <h2>{words.card.title}</h2>
      <p class="treasure-eyebrow">{words.card.toLay}</p>
      <ul class="wants">
        {COLOURS.map((colour, index) => {
          const [of, done] = [mix[index] ?? 0, laid[index] ?? 0];
          if (of === 0 && done === 0) return undefined;
          return (
            <li
              key={colour}
              class={`want c-${colour}`}
              data-done={done === of}
              data-over={done > of}
              aria-label={done > of ? words.card.over(done - of) : words.card.left(colour, of - done, of)}
            >
              <Gem colour={colour} letter={words.letters[colour]} />
              <span class="pips" aria-hidden="true">
                {Array.from({ length: Math.max(of, done) }, (_, pip) => (
                  <svg
                    key={pip}
                    class="pip"
                    aria-hidden="true"
                    viewBox="0 0 100 100"
                    data-state={
                      pip >= of ? 'over' : pip < done ? 'laid' : pip === done && handColour === colour ? 'hand' : 'open'
                    }
                  >
                    <path d={PIP} />
                  </svg>
                ))}
              </span>
              <span class="want-left" aria-hidden="true">
                {done === of ? <Glyph of="check" /> : done > of ? signed(of - done) : of - done}
              </span>
            </li>
          );
        })}
      </ul>
      {table.options.finds && (
        <div class="card-finds">
          <FindBox find={wanted.find} points={wanted.points} text={words.card.each(wanted.find)} />
          <FindBox find={unwanted.find} points={unwanted.points} text={words.card.each(unwanted.find)} />
        </div>
      )}
      {settings.value.odds && (
        <p class="worth">
          <span>{words.card.ifEnded}</span> <b>{scoreSeat(table.view, seat).points}</b>
        </p>
      )}
    </section>
  );
}

const FindBox = ({ find, points, text }: { readonly find: Find; readonly points: number; readonly text: string }) => (
  <div class="find-box" data-good={points > 0}>
    <Picture of={`find-${find}`} />
    <span>
      <b>{signed(points)}</b> <span class="find-text">{text}</span>
    </span>
  </div>
);
