// The scoring of a round: one gallery shown large, tile by tile, and beside it the points of every seat.

import { seatGallery } from '../../../../games/out-of-mine/index.ts';
import type { Scoring } from '../../../../games/out-of-mine/types.ts';
import { galleryName } from '../drawing/galleries.ts';
import { GalleryDrawing, galleryBox } from '../drawing/gallery-drawing.tsx';
import { type Corner, quietCorner } from '../drawing/gallery-layout.ts';
import { TimberFrame } from '../drawing/timber-frame.tsx';
import type { Parts } from '../parts.ts';
import { Ledger } from './ledger.tsx';
import { LaidInScore, ScoreMarks } from './marks.tsx';
import { hasScore, shownSeat } from './seat-shown.ts';

export function RoundScoring({ parts }: { readonly parts: Parts }) {
  const { table, words } = parts;
  const seat = shownSeat(parts);
  const state = table.view.seats[seat];
  if (!state) return undefined;
  const isNow = table.effect?.type === 'scored' && table.effect.seat === seat && !table.settled;
  // Wrong tiles are shown once more while they are removed.
  const before = isNow ? table.before?.seats[seat] : undefined;
  const gallery = seatGallery(state);
  const scoring = hasScore(table.effect, table.settled, seat) ? state.scoring : undefined;
  const { elves, finds } = table.options;
  const { name } = table.who(seat);
  return (
    <div class="score" data-playing={!table.settled}>
      <TimberFrame box={galleryBox(gallery, elves)} key={`${seat}/${isNow}`}>
        <svg
          class="mine-gallery"
          viewBox={galleryBox(gallery, elves)}
          role="img"
          aria-label={words.board.mineOf(name, galleryName(gallery, words))}
        >
          <GalleryDrawing gallery={gallery} happy={elves ? (scoring?.elves ?? []) : undefined} letters={words.letters}>
            {(before ?? state).laid.map((laid, index) => (
              <LaidInScore key={laid.tile} laid={laid} order={index} scoring={scoring} words={words} finds={finds} />
            ))}
          </GalleryDrawing>
          {scoring && <ScoreMarks gallery={gallery} state={state} scoring={scoring} />}
        </svg>
        {scoring && <Sign name={name} scoring={scoring} corner={quietCorner(gallery)} />}
      </TimberFrame>
      <Ledger parts={parts} />
    </div>
  );
}

const sumText = ({ empty, bonus, elves, finds }: Scoring): string => {
  const found = finds.reduce((sum, { points }) => sum + points, 0);
  const parts = [bonus, elves.length, found].filter((n) => n !== 0);
  return ['10', ...[-empty, ...parts].filter((n) => n !== 0).map((n) => (n < 0 ? `− ${-n}` : `+ ${n}`))].join(' ');
};

interface SignProps {
  readonly name: string;
  readonly scoring: Scoring;
  readonly corner: Corner;
}

function Sign({ name, scoring, corner }: SignProps) {
  return (
    <p class="sign" data-corner={corner}>
      <svg aria-hidden="true">
        <rect width="100%" height="100%" fill="url(#mine-wood-h)" />
      </svg>
      <span class="sign-name">{name}</span>
      <span>{scoring.empty > 10 ? `${scoring.empty} > 10` : sumText(scoring)}</span>
      <b>{scoring.points}</b>
    </p>
  );
}
