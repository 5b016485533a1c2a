// Every drawing of this board that is used more than once, rendered once.

import { Symbols } from '../../../ui/drawing.tsx';
import elf from './elf.svg?drawing';
import finds from './finds.svg?drawing';
import glyphs from './glyphs.svg?drawing';
import light from './light.svg?drawing';
import props from './props.svg?drawing';
import textures from './textures.svg?drawing';

export const MineSymbols = () => <Symbols of={`<defs>${light}${textures}</defs>${finds}${elf}${props}${glyphs}`} />;

export type GlyphName = 'rotate' | 'flip' | 'back' | 'time' | 'check' | 'cross';

/** A symbol as decoration, hidden from screen readers. */
export const Picture = ({ of, class: own }: { readonly of: string; readonly class?: string }) => (
  <svg class={own} aria-hidden="true">
    <use href={`#mine-${of}`} />
  </svg>
);

export const Glyph = ({ of, class: own }: { readonly of: GlyphName; readonly class?: string }) => (
  <Picture of={`g-${of}`} {...(own !== undefined && { class: own })} />
);
