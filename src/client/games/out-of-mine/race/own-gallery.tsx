// The player's own gallery: laid tiles, the tile in hand above its place, and a grid of spaces for keyboard and screen reader.

import { useRef } from 'preact/hooks';
import type { Gallery, Point } from '../../../../games/out-of-mine/content/types.ts';
import { coveredCells, type LaidTile, pointName, seatGallery } from '../../../../games/out-of-mine/index.ts';
import type { SeatState } from '../../../../games/out-of-mine/types.ts';
import { capital } from '../../../../words/list.ts';
import { rememberStop, walkByArrows } from '../../../ui/roving.ts';
import { Crystal } from '../drawing/crystal.tsx';
import { galleryName, happyElves } from '../drawing/galleries.ts';
import { GalleryDrawing, galleryBox } from '../drawing/gallery-drawing.tsx';
import { UNIT } from '../drawing/geometry.ts';
import { TimberFrame } from '../drawing/timber-frame.tsx';
import { isMining, nameOf, type Parts } from '../parts.ts';
import { tileAt } from '../tiles.ts';
import { cellKey } from './aim.ts';
import { Banner } from './banner.tsx';
import { hoverGallery, pressGallery } from './drag.ts';
import { grasp, handle, heldTile } from './hands.ts';
import { HandTools, HeldTile, WantedPlace } from './held.tsx';

export function OwnGallery({ parts, state }: { readonly parts: Parts; readonly state: SeatState }) {
  const { table, selection, words } = parts;
  const gallery = seatGallery(state);
  const { elves, finds } = table.options;
  const isBusy = heldTile(table, selection) !== undefined;
  return (
    <TimberFrame box={galleryBox(gallery, elves)}>
      <svg
        class="mine-gallery"
        viewBox={galleryBox(gallery, elves)}
        ref={(drawn) => {
          selection.gallery = drawn ?? undefined;
        }}
        data-busy={isBusy}
        onPointerDown={(event) => pressGallery(parts, event)}
        onPointerMove={(event) => hoverGallery(parts, event)}
        onWheel={() => isBusy && handle(parts, 'turn')}
        onContextMenu={(event) => {
          if (!isBusy) return;
          event.preventDefault();
          handle(parts, 'flip');
        }}
      >
        <title>{words.board.mine(galleryName(gallery, words))}</title>
        <rect class="mine-catch" x="-900" y="-900" width="2600" height="2600" />
        <GalleryDrawing gallery={gallery} happy={elves ? happyElves(state) : undefined} letters={words.letters}>
          {state.laid.map((laid) => (
            <LaidCrystal key={laid.tile} laid={laid} parts={parts} finds={finds} />
          ))}
        </GalleryDrawing>
        <WantedPlace table={table} />
        <HeldTile parts={parts} />
        <SpaceGrid parts={parts} gallery={gallery} state={state} />
      </svg>
      <HandTools parts={parts} class="hand-tools" />
      <Banner parts={parts} />
    </TimberFrame>
  );
}

function LaidCrystal({
  laid,
  parts,
  finds,
}: {
  readonly laid: LaidTile;
  readonly parts: Parts;
  readonly finds: boolean;
}) {
  const { table, selection, words } = parts;
  const { colour, shape } = tileAt(laid.tile);
  const label = words.board.laidAt(words.tileLabel(colour, shape), pointName(laid));
  const can = isMining(table);
  return (
    <g
      class="laid"
      data-lifted={selection.lifted.value === laid.tile}
      {...(can && {
        role: 'button',
        tabindex: 0,
        'aria-label': label,
        onKeyDown: (event: KeyboardEvent) => {
          if (event.key !== 'Enter' && event.key !== ' ') return;
          if (heldTile(table, selection) !== undefined) return;
          event.preventDefault();
          grasp(parts, laid);
        },
        // Screen readers click without pressing.
        onClick: (event: MouseEvent) => event.detail === 0 && grasp(parts, laid),
      })}
    >
      <Crystal laid={laid} letter={words.letters[colour]} finds={finds} />
    </g>
  );
}

// There is no table element in a drawing.
const ROW = { role: 'row' } as const;
const CELL = { role: 'gridcell' } as const;

/** Every cell of the gallery's rectangle by name: "c3, covered by the red T". */
function SpaceGrid({
  parts,
  gallery,
  state,
}: {
  readonly parts: Parts;
  readonly gallery: Gallery;
  readonly state: SeatState;
}) {
  const { table, selection, words } = parts;
  const root = useRef<SVGGElement>(null);
  const tileOn = new Map(
    state.laid.flatMap((laid) => coveredCells(laid.tile, laid).map((cell) => [cellKey(cell), laid] as const)),
  );
  const elfAt = new Map(
    gallery.elves.flatMap((elf) => {
      const space = gallery.spaces[elf.space];
      return space && table.options.elves ? [[cellKey(space), elf.colour] as const] : [];
    }),
  );
  const [first] = gallery.spaces;
  const name = (cell: Point): string => {
    const place = pointName(cell);
    const laid = tileOn.get(cellKey(cell));
    const elf = elfAt.get(cellKey(cell));
    const what = laid
      ? words.board.covered(place, nameOf(laid.tile, words))
      : gallery.rows[cell.y]?.[cell.x] === '.'
        ? words.board.space(place)
        : words.board.rock(place);
    return elf ? `${what}, ${words.board.elf(elf)}` : what;
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!root.current || heldTile(table, selection) !== undefined) return;
    if (walkByArrows(event, root.current, '[role="gridcell"]')) return;
    const at = event.target instanceof Element ? event.target.getAttribute('data-cell') : undefined;
    const laid = event.key === 'Enter' && at ? tileOn.get(at) : undefined;
    if (!laid || !isMining(table)) return;
    event.preventDefault();
    grasp(parts, laid);
  };
  const grid = {
    role: 'grid' as const,
    onKeyDown,
    onFocusIn: (event: FocusEvent) => root.current && rememberStop(event, root.current, '[role="gridcell"]'),
  };
  return (
    <g ref={root} class="mine-grid" {...grid} aria-label={capital(words.board.mine(galleryName(gallery, words)))}>
      {gallery.rows.map((row, y) => (
        <g key={y} {...ROW}>
          {[...row].map((_, x) => (
            <rect
              key={x}
              {...CELL}
              data-cell={cellKey({ x, y })}
              tabindex={first?.x === x && first.y === y ? 0 : -1}
              aria-label={name({ x, y })}
              x={x * UNIT + 4}
              y={y * UNIT + 4}
              width={UNIT - 8}
              height={UNIT - 8}
              rx="12"
            />
          ))}
        </g>
      ))}
    </g>
  );
}
