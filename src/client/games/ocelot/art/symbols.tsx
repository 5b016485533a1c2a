// The drawings of this board, rendered once: the shared gems, tools and faces, and the three sacks.

import type { Amethyst, Bag, Token, Tool } from '../../../../games/ocelot/index.ts';
import { CharacterSymbols } from '../../../art/characters.tsx';
import { GemSymbols } from '../../../art/gems.tsx';
import { ScenerySymbols } from '../../../art/scenery.tsx';
import { ToolSymbols } from '../../../art/tools.tsx';

export const GEM_SYMBOLS: Readonly<Record<Token, string>> = {
  'rock-crystal': 'crystal',
  sun: 'sun',
  moon: 'moon',
  star: 'star',
  opal: 'opal',
  emerald: 'emerald',
  'red-beryl': 'beryl',
  geode: 'geode',
};

export function OcelotSymbols() {
  return (
    <>
      <ScenerySymbols />
      <GemSymbols />
      <ToolSymbols />
      <CharacterSymbols />
      <Sacks />
    </>
  );
}

/** Told apart by cloth, cut and the number of their level. */
function Sacks() {
  return (
    <svg class="symbols" aria-hidden="true">
      <symbol id="oc-sack-blue" viewBox="0 0 48 48">
        <path
          fill="var(--level)"
          stroke="#0b0d14"
          stroke-width="2"
          stroke-linejoin="round"
          d="M17 15C5 22 2 34 6 41 9 46 39 46 42 41 46 34 43 22 31 15Z"
        />
        <path fill="#fff" opacity=".22" d="M17 15C8 23 7 34 10 43 4 42 4 35 6 30 8 24 12 19 17 15Z" />
        <path opacity=".28" d="M31 15C39 23 41 33 37 44 44 43 44 34 42 29 40 23 36 18 31 15Z" />
        <path
          fill="var(--level)"
          stroke="#0b0d14"
          stroke-width="2"
          stroke-linejoin="round"
          d="M15 4C18 7 20 3 24 6 28 3 30 7 33 4 36 8 33 12 31 15H17C15 12 12 8 15 4Z"
        />
        <SackTie />
        <SackNumber y={37.5} level={1} />
      </symbol>
      <symbol id="oc-sack-green" viewBox="0 0 48 48">
        <path
          fill="var(--level)"
          stroke="#0b0d14"
          stroke-width="2"
          stroke-linejoin="round"
          d="M18 15 8 27 6 45H42L40 27 30 15Z"
        />
        <path fill="#fff" opacity=".22" d="M18 15 8 27 6 45H11L12 28Z" />
        <path opacity=".28" d="M30 15 40 27 42 45H36L35 27Z" />
        <path
          fill="var(--level)"
          stroke="#0b0d14"
          stroke-width="2"
          stroke-linejoin="round"
          d="M15 5 20 8 24 3 28 8 33 5 31 15H17Z"
        />
        <SackTie />
        <SackNumber y={38.5} level={2} />
      </symbol>
      <symbol id="oc-sack-red" viewBox="0 0 48 48">
        <path
          fill="var(--level)"
          stroke="#0b0d14"
          stroke-width="2"
          stroke-linejoin="round"
          d="M17 15 4 30 24 47 44 30 31 15Z"
        />
        <path fill="#fff" opacity=".22" d="M17 15 4 30 10 35C9 28 12 21 17 15Z" />
        <path opacity=".28" d="M31 15 44 30 36 37C39 29 36 21 31 15Z" />
        <path
          fill="var(--level)"
          stroke="#0b0d14"
          stroke-width="2"
          stroke-linejoin="round"
          d="M14 6 19 4 24 7 29 4 34 6 31 15H17Z"
        />
        <SackTie />
        <SackNumber y={36} level={3} />
      </symbol>
    </svg>
  );
}

const SackTie = () => (
  <>
    <path d="M15 14.5H33" stroke="#f5cf7a" stroke-width="3.5" stroke-linecap="round" />
    <path d="M31 15C35 17 36 20 35 23" fill="none" stroke="#f5cf7a" stroke-width="2" stroke-linecap="round" />
  </>
);

const SackNumber = ({ y, level }: { readonly y: number; readonly level: number }) => (
  <text
    class="cut"
    x="24"
    y={y}
    fill="#fff"
    stroke="#0b0d14"
    stroke-width="4"
    paint-order="stroke"
    style={{ fontSize: '21px' }}
  >
    {level}
  </text>
);

/** A symbol in the text. Silent: the words beside it say what it is. */
export const Picture = ({ of, class: own }: { readonly of: string; readonly class?: string }) => (
  <svg class={own} aria-hidden="true">
    <use href={`#${of}`} />
  </svg>
);

/** A tool as a medallion; with a second one behind it, a tile with both of its faces. */
export function Medallion({ tool, behind }: { readonly tool: Tool; readonly behind?: Tool }) {
  return (
    <svg class="medallion" viewBox={behind === undefined ? '0 0 40 40' : '0 0 62 40'} aria-hidden="true">
      {behind !== undefined && (
        <g class="behind">
          <circle cx="43" cy="20" r="16.5" />
          <use href={`#${behind}`} x="36" y="9" width="22" height="22" />
        </g>
      )}
      <circle cx="20" cy="20" r="18.5" />
      <use href={`#${tool}`} x="7" y="7" width="26" height="26" />
    </svg>
  );
}

/** What is printed on an amethyst, short enough for it. */
export const PRINTS: Readonly<Record<Amethyst, string>> = {
  'blue-2': '2',
  'blue-4': '4',
  'blue-5': '5',
  'blue-6': '6',
  'blue-per-1': '×1',
  'blue-per-3': '×3',
  'green-5': '5',
  'green-6': '6',
  'green-7': '7',
  'green-8': '8',
  'green-left-1': '+1',
  'red-9': '9',
  'red-10': '10',
  'red-left-23': '+2',
};

/** An amethyst on its bag's cloth: closed ones show a question mark. */
export function AmethystMark({
  bag,
  print,
  label,
}: {
  readonly bag: Bag;
  readonly print?: string;
  readonly label: string;
}) {
  return (
    <span class="amethyst-mark" data-bag={bag} role="img" aria-label={label} title={label}>
      <Picture of="amethyst" />
      <b aria-hidden="true">{print ?? '?'}</b>
    </span>
  );
}
