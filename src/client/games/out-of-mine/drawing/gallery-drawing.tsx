// A gallery in the rock, in lamp light: the rock, the hewn floor, its spaces, timber, tools and elves. Tiles are laid over it.

import type { ComponentChildren } from 'preact';
import type { Elf, Gallery } from '../../../../games/out-of-mine/content/types.ts';
import { elfCell, pictureBox, props, timbers } from './gallery-layout.ts';
import { tiled, UNIT } from './geometry.ts';
import { rockFaces, roughOutline } from './rock.ts';

const FROM = [-420, -420] as const;
const TO = [1240, 1160] as const;
const ALL = { x: FROM[0], y: FROM[1], width: TO[0] - FROM[0], height: TO[1] - FROM[1] };

let faces: ReturnType<typeof rockFaces> | undefined;

/** The same for every gallery; computed on first use. */
function theRock() {
  faces ??= rockFaces(FROM, TO);
  return faces;
}

/** The rock behind everything. */
export const Rock = ({ box }: { readonly box: string }) => (
  <svg class="mine-rock" viewBox={box} aria-hidden="true">
    {theRock().map(({ shade, d }) => (
      <path
        key={shade}
        d={d}
        fill={shade > 0 ? 'var(--stone-lit)' : '#000'}
        fill-opacity={shade > 0 ? shade * 0.14 : -shade * 0.062}
      />
    ))}
    <rect {...ALL} fill="url(#mine-rock-grain)" />
    <rect {...ALL} class="mine-warmth" fill="url(#mine-warm)" />
    <rect {...ALL} fill="url(#mine-warm)" opacity=".32" />
  </svg>
);

export interface MineProps {
  readonly gallery: Gallery;
  /** Indices of elves that see their colour; undefined when elves are not in the game. */
  readonly happy: readonly number[] | undefined;
  readonly letters: Readonly<Record<Elf['colour'], string>>;
  readonly children?: ComponentChildren;
}

/** The gallery itself: what belongs into an svg with its `galleryBox`. */
export function GalleryDrawing({ gallery, happy, letters, children }: MineProps) {
  const hole = roughOutline(gallery.spaces, 9);
  const cut = `mine-cut-${gallery.board}-${gallery.side}`;
  return (
    <>
      <defs>
        <clipPath id={cut}>
          <path d={hole} />
        </clipPath>
      </defs>
      {props(gallery).map(({ prop, at }) => (
        <g key={prop + at.x + at.y} transform={`translate(${at.x * UNIT} ${at.y * UNIT})`}>
          {prop === 'pickaxe' && <use href="#mine-pickaxe" x="2" y="2" width="96" height="96" />}
          {prop === 'cluster' && (
            <g class={at.x % 2 === 0 ? 'c-blue' : 'c-yellow'}>
              <circle class="mine-ember" cx="50" cy="60" r="44" />
              <use href="#mine-cluster" x="10" y="16" width="80" height="80" />
            </g>
          )}
          {prop === 'lantern' && (
            <>
              <circle class="mine-lamplight" cx="50" cy="50" r="230" fill="url(#mine-lamplight)" />
              <use href="#mine-timber-prop" x="-2" y="0" width="104" height="22" />
              <use class="mine-lantern" href="#mine-lantern" x="24" y="10" width="54" height="81" />
            </>
          )}
        </g>
      ))}
      <path class="hole-shade" d={hole} />
      <path class="hole-rim" d={hole} />
      <path class="hole-light" d={hole} transform="translate(0 4)" />
      <path class="hole-floor" d={hole} />
      <g clip-path={`url(#${cut})`}>
        <path d={hole} fill="url(#mine-rock-grain)" />
        <rect {...ALL} fill="url(#mine-warm)" opacity=".34" />
        <path class="hole-depth" d={hole} transform="translate(2 8)" />
      </g>
      <path class="mine-space" d={tiled(gallery.spaces)} />
      {timbers(gallery).map(({ x, y, width }) => (
        <use key={x + y * 9} href="#mine-timber-prop" x={x} y={y} width={width} height="26" />
      ))}
      {children}
      {happy !== undefined &&
        gallery.elves.map((elf, index) => (
          <ElfInBurrow
            key={elf.space}
            elf={elf}
            gallery={gallery}
            isHappy={happy.includes(index)}
            letter={letters[elf.colour]}
          />
        ))}
    </>
  );
}

/** An arrow from the burrow to the space, and where the letter hangs, by the side on which the elf stands. */
const ARROWS: Readonly<Record<Elf['side'], string>> = {
  west: 'M94 36L116 54L94 72Z',
  east: 'M6 36L-16 54L6 72Z',
  north: 'M32 93L50 115L68 93Z',
  south: 'M32 7L50 -15L68 7Z',
};
const TAGS: Readonly<Record<Elf['side'], readonly [number, number]>> = {
  west: [20, 84],
  east: [80, 84],
  north: [84, 80],
  south: [84, 82],
};

interface ElfProps {
  readonly elf: Elf;
  readonly gallery: Gallery;
  readonly isHappy: boolean;
  readonly letter: string;
}

function ElfInBurrow({ elf, gallery, isHappy, letter }: ElfProps) {
  const { x, y } = elfCell(gallery, elf);
  const [tx, ty] = TAGS[elf.side];
  return (
    <g class={`elf c-${elf.colour}`} data-happy={isHappy} transform={`translate(${x * UNIT} ${y * UNIT})`}>
      <ellipse class="elf-joy" cx="50" cy="58" rx="44" ry="40" />
      <use class="elf-face" href="#mine-elf" x="6" y="4" width="88" height="88" />
      <path class="elf-points" d={ARROWS[elf.side]} />
      <circle class="elf-tag" cx={tx} cy={ty} r={letter.length > 1 ? 20 : 16} />
      <text x={tx} y={ty + 1}>
        {letter}
      </text>
    </g>
  );
}

export function galleryBox(gallery: Gallery, elves: boolean): string {
  const { x, y, width, height } = pictureBox(gallery, elves);
  return `${x} ${y} ${width} ${height}`;
}
