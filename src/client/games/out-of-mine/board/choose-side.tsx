// Before a round: both sides of the player's board side by side, and who is ready.

import type { BoardSide } from '../../../../games/out-of-mine/content/types.ts';
import { BOARD_SIDES } from '../../../../games/out-of-mine/content/types.ts';
import { galleryOf } from '../../../../games/out-of-mine/index.ts';
import type { SeatState } from '../../../../games/out-of-mine/types.ts';
import { listTexts } from '../../../../words/list.ts';
import { language } from '../../../settings.ts';
import { Button } from '../../../ui/button.tsx';
import { Deferred } from '../../../ui/deferred.tsx';
import { Glyph } from '../art/symbols.tsx';
import { galleryName } from '../drawing/galleries.ts';
import { GalleryDrawing, galleryBox } from '../drawing/gallery-drawing.tsx';
import { TimberFrame } from '../drawing/timber-frame.tsx';
import { mySeat, myState, type Parts } from '../parts.ts';

export function ChooseSide({ parts, state }: { readonly parts: Parts; readonly state: SeatState }) {
  if (state.board === undefined) return undefined;
  return (
    <div class="sides">
      {BOARD_SIDES.map((side) => (
        <SideChoice key={`${state.board}/${side}`} parts={parts} state={state} side={side} />
      ))}
    </div>
  );
}

function SideChoice({
  parts,
  state,
  side,
}: {
  readonly parts: Parts;
  readonly state: SeatState;
  readonly side: BoardSide;
}) {
  const { table, words } = parts;
  const { elves } = table.options;
  const gallery = galleryOf(state.board ?? 0, side);
  const name = galleryName(gallery, words);
  const isChosen = state.side === side;
  const can = state.choice && !state.ready && table.seats[mySeat(table) ?? -1]?.mine === true;
  const colours = gallery.elves.map(({ colour }) => words.colours[colour]);
  const about = elves ? words.sides.elves(listTexts(language(), colours)) : words.sides[side];
  return (
    <button
      type="button"
      class="side"
      aria-pressed={isChosen}
      aria-disabled={!can}
      aria-label={`${words.sides.choose(name)}. ${about}`}
      onClick={() => can && !isChosen && table.act({ type: 'side', side })}
    >
      <TimberFrame box={galleryBox(gallery, elves)}>
        <svg class="mine-gallery" viewBox={galleryBox(gallery, elves)} aria-hidden="true">
          <Deferred>
            <GalleryDrawing gallery={gallery} happy={elves ? [] : undefined} letters={words.letters} />
          </Deferred>
        </svg>
      </TimberFrame>
      <span class="side-name">
        {isChosen && <Glyph of="check" />}
        <b>{name}</b>
        <small>{state.choice || isChosen ? words.sides[side] : words.sides.played}</small>
      </span>
    </button>
  );
}

/** The bar before a round, and after the scoring: "I am ready", and for whom everybody waits. */
export function ReadyBar({ parts, label }: { readonly parts: Parts; readonly label: string }) {
  const { table, words } = parts;
  const { seats } = table.view;
  const state = myState(table);
  const ready = seats.filter((seat) => seat.ready).length;
  const count = words.sides.readyCount(ready, seats.length);
  const isMine = state !== undefined && table.seats[mySeat(table) ?? -1]?.mine === true;
  if (!isMine || state.ready) {
    return (
      <p class="ready-wait" role="status">
        {words.sides.waiting} <small>{count}</small>
      </p>
    );
  }
  return (
    <div class="ready-bar">
      <Button
        look="main"
        wide
        class="go"
        disabled={state.side === undefined}
        onClick={() => table.act({ type: 'ready' })}
      >
        {label} <small>{count}</small>
      </Button>
    </div>
  );
}
