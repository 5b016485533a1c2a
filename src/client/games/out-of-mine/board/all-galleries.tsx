// For watchers and the big screen: all galleries side by side, with their cards.

import type { Seat } from '../../../../contract/game.ts';
import { BOARD_SIDES, COLOURS } from '../../../../games/out-of-mine/content/types.ts';
import { type SeatState, seatCard, seatGallery } from '../../../../games/out-of-mine/index.ts';
import { STAND_IN_LEVEL } from '../../../../match/types.ts';
import { BotFace } from '../../../art/bot-face.tsx';
import { words as shell } from '../../../words.ts';
import { Dwarf } from '../art/dwarfs.tsx';
import { Crystal, Gem } from '../drawing/crystal.tsx';
import { galleryName, happyElves } from '../drawing/galleries.ts';
import { GalleryDrawing, galleryBox } from '../drawing/gallery-drawing.tsx';
import { MiniMap } from '../drawing/mini-map.tsx';
import { TimberFrame } from '../drawing/timber-frame.tsx';
import { isRace, openSpaces, type Parts } from '../parts.ts';
import { laidByColour, tileAt } from '../tiles.ts';

/** The player's dwarf, and their stand-in. */
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

function readiness({ table, words }: Parts, seat: Seat): string {
  if (table.view.seats[seat]?.ready) return words.seat.ready;
  return table.seats[seat]?.presence === 'away' ? shell.value.table.away : words.seat.choosing;
}

interface UndecidedProps {
  readonly parts: Parts;
  readonly seat: Seat;
  readonly state: SeatState;
}

/** Both sides of a board, while its player chooses. */
function Undecided({ parts, seat, state }: UndecidedProps) {
  const { table, words } = parts;
  return (
    <figure class="hall-mine">
      <figcaption data-presence={table.seats[seat]?.presence}>
        <Who parts={parts} seat={seat} />
        <b>{table.who(seat).name}</b>
        <span>
          {state.total} {words.seat.points(state.total)} · {readiness(parts, seat)}
        </span>
      </figcaption>
      <div class="rival-map" data-undecided="true">
        {state.board !== undefined &&
          BOARD_SIDES.map((side) => <MiniMap key={side} state={{ ...state, side }} words={words} />)}
      </div>
    </figure>
  );
}

export function AllGalleries({ parts }: { readonly parts: Parts }) {
  const { table, words } = parts;
  const { elves, finds } = table.options;
  return (
    <div class="hall" data-seats={table.view.seats.length}>
      {table.view.seats.map((state, seat) => {
        if (state.side === undefined) return <Undecided key={seat} parts={parts} seat={seat} state={state} />;
        const gallery = seatGallery(state);
        const laid = laidByColour(state.laid);
        const mix = state.card === undefined ? undefined : seatCard(state).mix;
        return (
          <figure key={seat} class="hall-mine">
            <figcaption data-presence={table.seats[seat]?.presence}>
              <Who parts={parts} seat={seat} />
              <b>{table.who(seat).name}</b>
              <span>
                {state.total} {words.seat.points(state.total)} ·{' '}
                {isRace(table.view) ? words.seat.open(openSpaces(state)) : readiness(parts, seat)}
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
            <TimberFrame box={galleryBox(gallery, elves)}>
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
            </TimberFrame>
          </figure>
        );
      })}
    </div>
  );
}
