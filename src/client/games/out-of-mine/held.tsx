// The tile in hand: floating above the place it is aimed at, with what can be done to it; and following a finger.

import { coveredCells } from '../../../games/out-of-mine/index.ts';
import { fitOf } from './aim.ts';
import { Glyph } from './art/symbols.tsx';
import { Crystal, tileOutline } from './crystal.tsx';
import { cellSize, cornerOnScreen } from './drag.ts';
import { UNIT } from './geometry.ts';
import { aimNow, canLay, handle, lay, letGo } from './hands.ts';
import { mySeat, type Parts } from './parts.ts';
import { tileAt } from './stock.ts';

/** In the gallery: the outline of the place, and above it the tile unless a finger carries it. */
export function HeldTile({ parts }: { readonly parts: Parts }) {
  const { table, desk, words } = parts;
  const [aim, seat] = [aimNow(table, desk), mySeat(table)];
  const drag = desk.drag.value;
  if (!aim || seat === undefined) return undefined;
  if (drag?.moved && desk.aim.value?.tile !== drag.tile) return undefined;
  const fit = fitOf(table.view, seat, aim).type;
  const { colour } = tileAt(aim.tile);
  const shape = tileOutline(aim, 7);
  const cells = coveredCells(aim.tile, aim);
  const last = cells.at(-1);
  return (
    <g class={`ghost c-${colour}`} data-fit={fit}>
      <path class="ghost-halo" d={shape} />
      <path class="ghost-fill" d={shape} />
      {!drag?.moved && (
        <g class="in-hand">
          <path class="in-hand-shadow" d={shape} transform="translate(10 26)" />
          <Crystal laid={aim} letter={words.letters[colour]} finds={table.options.finds} />
        </g>
      )}
      <path class="ghost-dash" d={shape} />
      {fit !== 'fits' && last && (
        <g class="ghost-mark" transform={`translate(${last.x * UNIT + 66} ${last.y * UNIT + 10})`}>
          <circle cx="12" cy="12" r="22" />
          {fit === 'blocked' ? <path d="M4 4l16 16M20 4L4 20" /> : <path d="M12 0v14M12 22v.5" />}
        </g>
      )}
    </g>
  );
}

/** Over everything: the tile under a finger or mouse that drags. */
export function DraggedTile({ parts }: { readonly parts: Parts }) {
  const { desk, table, words } = parts;
  const drag = desk.drag.value;
  if (!drag?.moved) return undefined;
  const aim =
    desk.aim.value?.tile === drag.tile
      ? desk.aim.value
      : ({ tile: drag.tile, x: 0, y: 0, rotation: 0, flipped: false } as const);
  const { x, y } = cornerOnScreen(desk, drag);
  const size = cellSize(desk) / UNIT;
  const { colour } = tileAt(drag.tile);
  return (
    <svg class="dragged" aria-hidden="true">
      <g transform={`translate(${x} ${y}) scale(${size})`}>
        <g class={`c-${colour}`}>
          <path class="in-hand-shadow" d={tileOutline({ ...aim, x: 0, y: 0 }, 4)} transform="translate(12 30)" />
          <Crystal laid={{ ...aim, x: 0, y: 0 }} letter={words.letters[colour]} finds={table.options.finds} />
        </g>
      </g>
    </svg>
  );
}

/** Turn, turn over, put back, lay: for thumbs, and for those who do not know the keys yet. */
export function Tools({ parts }: { readonly parts: Parts }) {
  const { table, desk, words } = parts;
  const aim = aimNow(table, desk);
  if (!aim || desk.drag.value?.moved) return undefined;
  return (
    <div class="hand-tools">
      <button
        type="button"
        class="hand-tool"
        aria-label={words.hand.flip}
        title={words.hand.flip}
        onClick={() => handle(parts, 'flip')}
      >
        <Glyph of="flip" />
        <kbd>F</kbd>
      </button>
      <button
        type="button"
        class="hand-tool"
        aria-label={words.hand.turn}
        title={words.hand.turn}
        onClick={() => handle(parts, 'turn')}
      >
        <Glyph of="rotate" />
        <kbd>R</kbd>
      </button>
      <button
        type="button"
        class="hand-tool"
        aria-label={words.supply.putBack}
        title={words.supply.putBack}
        onClick={() => letGo(parts)}
      >
        <Glyph of="back" />
        <kbd>Esc</kbd>
      </button>
      <button
        type="button"
        class="hand-tool lay"
        aria-label={words.hand.lay}
        title={words.hand.lay}
        aria-disabled={!canLay(table, aim)}
        onClick={() => canLay(table, aim) && lay(parts, aim)}
      >
        <Glyph of="check" />
        <kbd>↵</kbd>
      </button>
    </div>
  );
}
