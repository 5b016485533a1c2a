// A gallery in small: a rival's mine, a column of the scores, a side to choose.

import { seatGallery } from '../../../../games/out-of-mine/index.ts';
import type { SeatState } from '../../../../games/out-of-mine/types.ts';
import type { OutOfMineWords } from '../../../../words/en/out-of-mine.ts';
import { tileAt } from '../tiles.ts';
import { Crystal } from './crystal.tsx';
import { outline, tiled, UNIT } from './geometry.ts';

export function MiniMap({ state, words }: { readonly state: SeatState; readonly words: OutOfMineWords }) {
  const gallery = seatGallery(state);
  const [width, height] = [gallery.rows[0]?.length ?? 0, gallery.rows.length];
  return (
    <svg class="mini-map" viewBox={`-22 -22 ${width * UNIT + 44} ${height * UNIT + 44}`} aria-hidden="true">
      <path class="map-floor" d={outline(gallery.spaces, -8, 20)} />
      <path class="map-space" d={tiled(gallery.spaces)} />
      {state.laid.map((laid) => (
        <Crystal key={laid.tile} laid={laid} letter={words.letters[tileAt(laid.tile).colour]} mini />
      ))}
    </svg>
  );
}
