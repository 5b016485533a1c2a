// A crystal tile: colour, cut, letter and find, as it lies. Drawn in cells of 100 units at the place it is given.

import type { Colour, Find, Point } from '../../../../games/out-of-mine/content/types.ts';
import { coveredCells, type LaidTile, shownFind } from '../../../../games/out-of-mine/index.ts';
import { tileAt } from '../tiles.ts';
import { borders, facets, outline, path, ring, UNIT } from './geometry.ts';

export interface CrystalProps {
  readonly laid: LaidTile;
  /** Printed on it besides the colour. */
  readonly letter?: string | undefined;
  readonly finds?: boolean;
  /** Small: no glow, a larger letter, no find. */
  readonly mini?: boolean;
}

interface Cut {
  readonly outer: string;
  readonly inner: string;
  readonly facets: readonly { readonly d: string; readonly light: number }[];
  readonly seams: string;
}

const cuts = new Map<string, Cut>();

/** Facets are the same for all tiles of one shape and orientation, so they are cached. */
function cutOf(key: string, cells: readonly Point[], mini: boolean): Cut {
  const known = cuts.get(key);
  if (known) return known;
  const [loop = []] = borders(cells);
  const [outer, inner] = [ring(loop, 3, 17), ring(loop, mini ? 12 : 15, 10)];
  const has = (x: number, y: number): boolean => cells.some((cell) => cell.x === x && cell.y === y);
  const seams = cells.flatMap(({ x, y }) => [
    has(x + 1, y) ? `M${(x + 1) * UNIT} ${y * UNIT + 16}v68` : '',
    has(x, y + 1) ? `M${x * UNIT + 16} ${(y + 1) * UNIT}h68` : '',
  ]);
  const cut = { outer: path(outer), inner: path(inner), facets: facets(outer, inner), seams: seams.join('') };
  cuts.set(key, cut);
  return cut;
}

export function Crystal({ laid, letter, finds = false, mini = false }: CrystalProps) {
  const { tile, x, y, rotation, flipped } = laid;
  const { colour, shape, find } = tileAt(tile);
  const corner = { ...laid, x: 0, y: 0 };
  const cells = coveredCells(tile, corner);
  const cut = cutOf(`${shape}${rotation}${flipped}${mini}`, cells, mini);
  const spot = finds && !mini ? shownFind(corner) : undefined;
  const first = cells.find((cell) => cell !== spot && (cell.x !== spot?.x || cell.y !== spot.y)) ?? cells[0];
  return (
    <g class={`crystal c-${colour}${mini ? ' mini' : ''}`} transform={`translate(${x * UNIT} ${y * UNIT})`}>
      {!mini && <path class="crystal-glow" d={cut.outer} />}
      <path class="crystal-side" d={cut.outer} transform={`translate(0 ${mini ? 8 : 7})`} />
      <path class="crystal-edge" d={cut.outer} />
      <path class="crystal-body" d={cut.outer} />
      {!mini && <path class="crystal-deep" d={cut.inner} fill={`url(#mine-tex-${colour})`} />}
      <path d={cut.inner} fill={`url(#mine-tex-${colour})`} opacity={mini || colour === 'white' ? 1 : 0.62} />
      <Facets cut={cut} />
      <path d={cut.outer} fill="url(#mine-sheen)" />
      <path class="crystal-seam" d={cut.seams} />
      <path class="crystal-line" d={cut.inner} />
      {!mini && cells[0] && (
        <use href="#mine-glint" x={cells[0].x * UNIT + 8} y={cells[0].y * UNIT + 6} width="34" height="34" />
      )}
      {spot && find && <FindPlate at={spot} find={find.kind} />}
      {letter !== undefined && first && <Letter at={first} text={letter} mini={mini} />}
    </g>
  );
}

const Facets = ({ cut }: { readonly cut: Cut }) => (
  <>
    {cut.facets.map(({ d, light }) => (
      <path
        key={d}
        d={d}
        fill={light > 0 ? '#fff' : '#000'}
        fill-opacity={Math.abs(light) * (light > 0 ? 0.62 : 0.5)}
      />
    ))}
  </>
);

const FindPlate = ({ at, find }: { readonly at: Point; readonly find: Find }) => (
  <>
    <circle class="crystal-plate" cx={at.x * UNIT + 50} cy={at.y * UNIT + 50} r="35" />
    <use href={`#mine-find-${find}`} x={at.x * UNIT + 23} y={at.y * UNIT + 23} width="54" height="54" />
  </>
);

function Letter({ at, text, mini }: { readonly at: Point; readonly text: string; readonly mini: boolean }) {
  if (mini) {
    return (
      <text x={at.x * UNIT + 50} y={at.y * UNIT + 53}>
        {text}
      </text>
    );
  }
  const width = text.length > 1 ? 44 : 31;
  const left = at.x * UNIT + 91 - width;
  return (
    <>
      <rect class="crystal-plate" x={left} y={at.y * UNIT + 58} width={width} height="33" rx="8" />
      <text x={left + width / 2} y={at.y * UNIT + 75}>
        {text}
      </text>
    </>
  );
}

/** The outline of a tile at its place: ghosts, halos and empty piles. */
export const tileOutline = (laid: LaidTile, inset: number): string => outline(coveredCells(laid.tile, laid), inset, 15);

/** A tile alone in its own picture, in the middle of `width` × `height` cells. */
export function TileIcon({
  tile,
  width,
  height,
  pile = 1,
  empty = false,
  rotation = 0,
}: {
  readonly tile: number;
  readonly width: number;
  readonly height: number;
  /** How many of the same lie on each other. */
  readonly pile?: number;
  /** Only the empty place. */
  readonly empty?: boolean;
  readonly rotation?: LaidTile['rotation'];
}) {
  const laid = { tile, x: 0, y: 0, rotation, flipped: false };
  const cells = coveredCells(tile, laid);
  const [wide, high] = [Math.max(...cells.map(({ x }) => x)) + 1, Math.max(...cells.map(({ y }) => y)) + 1];
  const box = [((wide - width) / 2) * UNIT, ((high - height) / 2) * UNIT, width * UNIT, height * UNIT];
  return (
    <svg viewBox={box.join(' ')} aria-hidden="true">
      {empty ? (
        <path class="tile-gone" d={tileOutline(laid, 6)} />
      ) : (
        Array.from({ length: pile }, (_, level) => (
          <g key={level} transform={`translate(0 ${(pile - 1 - level * 2) * 11})`}>
            <Crystal laid={laid} mini />
          </g>
        ))
      )}
    </svg>
  );
}

/** A colour as a small cut stone with its letter: on cards and shelves. */
export function Gem({ colour, letter }: { readonly colour: Colour; readonly letter: string }) {
  const laid = { tile: 0, x: 0, y: 0, rotation: 0, flipped: false } as const;
  const cut = cutOf('gem', coveredCells(0, laid), true);
  return (
    <svg class={`gem crystal mini c-${colour}`} viewBox="-4 -4 108 116" aria-hidden="true">
      <path class="crystal-side" d={cut.outer} transform="translate(0 8)" />
      <path class="crystal-edge" d={cut.outer} />
      <path class="crystal-body" d={cut.outer} />
      <path d={cut.inner} fill={`url(#mine-tex-${colour})`} />
      <Facets cut={cut} />
      <path d={cut.outer} fill="url(#mine-sheen)" />
      <text x="50" y="53">
        {letter}
      </text>
    </svg>
  );
}
