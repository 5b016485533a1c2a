// For those who watch, and for the big screen: all galleries next to each other, with their cards.

import type { Seat } from '../../../contract/game.ts';
import { COLOURS } from '../../../games/out-of-mine/content/types.ts';
import { seatCard, seatGallery } from '../../../games/out-of-mine/index.ts';
import { STAND_IN_LEVEL } from '../../../match/types.ts';
import { BotFace } from '../../art/bot-face.tsx';
import { words as shell } from '../../words.ts';
import { Dwarf } from './art/dwarfs.tsx';
import { Crystal, Gem } from './crystal.tsx';
import { Frame } from './frame.tsx';
import { galleryName, happyElves } from './galleries.ts';
import { GalleryDrawing, galleryBox } from './mine.tsx';
import { openSpaces, type Parts } from './parts.ts';
import { laidByColour, tileAt } from './stock.ts';

/** Their dwarf, and who sits in for them. */
function Who({ parts, seat }: { readonly parts: Parts; readonly seat: Seat }) {
  const presence = parts.table.seats[seat]?.presence ?? 'here';
  const { away, standIn } = shell.value.table;
  return (
    <span class="portrait">
      <Dwarf seat={seat} />
      {presence === 'stand-in' && <BotFace level={STAND_IN_LEVEL} />}
      {presence !== 'here' && <span class="unseen">{presence === 'away' ? away : standIn}</span>}
    </span>
  );
}

export function Hall({ parts }: { readonly parts: Parts }) {
  const { table, words } = parts;
  const { elves, finds } = table.options;
  return (
    <div class="hall" data-seats={table.view.seats.length}>
      {table.view.seats.map((state, seat) => {
        if (state.side === undefined) return <div key={seat} class="hall-mine" />;
        const gallery = seatGallery(state);
        const laid = laidByColour(state.laid);
        const mix = state.card === undefined ? undefined : seatCard(state).mix;
        return (
          <figure key={seat} class="hall-mine">
            <figcaption data-presence={table.seats[seat]?.presence}>
              <Who parts={parts} seat={seat} />
              <b>{table.who(seat).name}</b>
              <span>
                {state.total} {words.seat.points(state.total)} · {words.seat.open(openSpaces(state))}
              </span>
              {mix && (
                <span class="hall-card">
                  {COLOURS.map((colour, i) =>
                    (mix[i] ?? 0) > 0 ? (
                      <span
                        key={colour}
                        aria-label={words.card.left(colour, Math.max(0, (mix[i] ?? 0) - (laid[i] ?? 0)), mix[i] ?? 0)}
                        role="img"
                      >
                        <Gem colour={colour} letter={words.letters[colour]} />
                        {Math.max(0, (mix[i] ?? 0) - (laid[i] ?? 0))}
                      </span>
                    ) : undefined,
                  )}
                </span>
              )}
            </figcaption>
            <Frame box={galleryBox(gallery, elves)}>
              <svg
                class="mine-gallery"
                viewBox={galleryBox(gallery, elves)}
                role="img"
                aria-label={words.board.mineOf(table.who(seat).name, galleryName(gallery, words))}
              >
                <GalleryDrawing gallery={gallery} happy={elves ? happyElves(state) : undefined} letters={words.letters}>
                  {state.laid.map((each) => (
                    <Crystal
                      key={each.tile}
                      laid={each}
                      letter={words.letters[tileAt(each.tile).colour]}
                      finds={finds}
                    />
                  ))}
                </GalleryDrawing>
              </svg>
            </Frame>
          </figure>
        );
      })}
    </div>
  );
}
