// The drawings of this board, rendered once: the shared gems, tools and faces, and the three sacks.

import type { Amethyst, Bag, Token, Tool } from '../../../../games/ocelot/index.ts';
import { characters } from '../../../art/characters.ts';
import gems from '../../../art/gems.svg?drawing';
import scenery from '../../../art/scenery.svg?drawing';
import tools from '../../../art/tools.svg?drawing';
import { Symbols } from '../../../ui/drawing.tsx';
import sacks from './sacks.svg?drawing';

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

export const OcelotSymbols = () => <Symbols of={scenery + gems + tools + characters + sacks} />;

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
