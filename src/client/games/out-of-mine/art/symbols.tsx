// Every drawing of this board that is used more than once, rendered once.

import { ElfSymbol } from './elf.tsx';
import { FindSymbols } from './finds.tsx';
import { GlyphSymbols } from './glyphs.tsx';
import { LightDefs } from './light.tsx';
import { PropSymbols } from './props.tsx';
import { TextureDefs } from './textures.tsx';

export const MineSymbols = () => (
  <svg class="symbols" aria-hidden="true">
    <defs>
      <LightDefs />
      <TextureDefs />
    </defs>
    <FindSymbols />
    <ElfSymbol />
    <PropSymbols />
    <GlyphSymbols />
  </svg>
);

export type GlyphName = 'rotate' | 'flip' | 'back' | 'time' | 'check' | 'cross';

/** A picture of the sprite, for those who see. */
export const Picture = ({ of, class: own }: { readonly of: string; readonly class?: string }) => (
  <svg class={own} aria-hidden="true">
    <use href={`#mine-${of}`} />
  </svg>
);

export const Glyph = ({ of, class: own }: { readonly of: GlyphName; readonly class?: string }) => (
  <Picture of={`g-${of}`} {...(own !== undefined && { class: own })} />
);
