// The tile in hand: floating above the place it is aimed at, with what can be done to it; and following a finger.

import { coveredCells } from '../../../../games/out-of-mine/index.ts';
import { Glyph, type GlyphName } from '../art/symbols.tsx';
import { Crystal, tileOutline } from '../drawing/crystal.tsx';
import { UNIT } from '../drawing/geometry.ts';
import { type MineTable, mySeat, type Parts } from '../parts.ts';
import { tileAt } from '../tiles.ts';
import { fitOf } from './aim.ts';
import { cellSize, cornerOnScreen } from './drag.ts';
import { aimNow, canLay, handle, lay, letGo } from './hands.ts';

/** In the gallery: the outline of the place, and above it the tile unless a finger carries it. */
export function HeldTile({ parts }: { readonly parts: Parts }) {
  const { table, selection, words } = parts;
  const [aim, seat] = [aimNow(table, selection), mySeat(table)];
  const drag = selection.drag.value;
  if (!aim || seat === undefined) return undefined;
  if (drag?.moved && selection.aim.value?.tile !== drag.tile) return undefined;
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

/** In a lesson: where the tile is to go. */
export function WantedPlace({ table }: { readonly table: MineTable }) {
  const lay = table.wanted.find((action) => action.type === 'lay');
  return lay?.type === 'lay' ? <path class="wanted-place" d={tileOutline(lay, 3)} /> : undefined;
}

/** Over everything: the tile under a finger or mouse that drags. */
export function DraggedTile({ parts }: { readonly parts: Parts }) {
  const { selection, table, words } = parts;
  const drag = selection.drag.value;
  if (!drag?.moved) return undefined;
  const aim =
    selection.aim.value?.tile === drag.tile
      ? selection.aim.value
      : ({ tile: drag.tile, x: 0, y: 0, rotation: 0, flipped: false } as const);
  const { x, y } = cornerOnScreen(selection, drag);
  const size = cellSize(selection) / UNIT;
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

/** Buttons to turn, turn over, put back and lay: for touch, and for those who do not know the keys. */
export function HandTools({ parts, class: own }: { readonly parts: Parts; readonly class: string }) {
  const { table, selection, words } = parts;
  const aim = aimNow(table, selection);
  if (!aim) return undefined;
  const can = canLay(table, aim);
  const tools: readonly { glyph: GlyphName; label: string; key: string; use: () => unknown }[] = [
    { glyph: 'flip', label: words.hand.flip, key: 'F', use: () => handle(parts, 'flip') },
    { glyph: 'rotate', label: words.hand.turn, key: 'R', use: () => handle(parts, 'turn') },
    { glyph: 'back', label: words.supply.putBack, key: 'Esc', use: () => letGo(parts) },
    { glyph: 'check', label: words.hand.lay, key: '↵', use: () => can && lay(parts, aim) },
  ];
  return (
    <div class={own} data-dragging={selection.drag.value?.moved === true}>
      {tools.map(({ glyph, label, key, use }) => (
        <button
          key={glyph}
          type="button"
          class={`hand-tool ${glyph}`}
          aria-label={label}
          title={label}
          aria-disabled={glyph === 'check' && !can}
          data-wanted={glyph === 'back' && table.wanted.some(({ type }) => type === 'put-back')}
          onClick={() => {
            selection.tappedAt = performance.now();
            use();
          }}
        >
          <Glyph of={glyph} />
          <kbd>{key}</kbd>
        </button>
      ))}
    </div>
  );
}
