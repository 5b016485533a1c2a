// The cave around the table: stalactites, stalagmites, and a few crystals that nobody collects. Drawn first, with all symbols.

import { OcelotSymbols } from '../art/symbols.tsx';

export const Backdrop = () => (
  <>
    <OcelotSymbols />
    <svg class="depth above" viewBox="0 0 400 120" preserveAspectRatio="none" aria-hidden="true">
      <use href="#stalactites" width="400" height="120" />
    </svg>
    <svg class="depth below" viewBox="0 0 400 120" preserveAspectRatio="none" aria-hidden="true">
      <use href="#stalagmites" width="400" height="120" />
    </svg>
    <svg class="crystals" viewBox="0 0 80 60" aria-hidden="true">
      <use href="#cluster" />
    </svg>
  </>
);
