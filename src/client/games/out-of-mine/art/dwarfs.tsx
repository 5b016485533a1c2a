// Four dwarfs by beard and helmet. Drawn whole, so that they stand on any screen.

import { Drawing } from '../../../ui/drawing.tsx';
import first from './dwarfs/1.svg?drawing';
import second from './dwarfs/2.svg?drawing';
import third from './dwarfs/3.svg?drawing';
import fourth from './dwarfs/4.svg?drawing';

/** Beard, the shade of the beard, and the helmet. */
const DWARFS = [
  { of: first, style: { '--b1': '#c8562a', '--b2': '#8d3717', '--c': '#4f86c6' } },
  { of: second, style: { '--b1': '#f2cf7a', '--b2': '#b98a35', '--c': '#b4538c' } },
  { of: third, style: { '--b1': '#4a4350', '--b2': '#24202b', '--c': '#c9a13a' } },
  { of: fourth, style: { '--b1': '#e6e9ee', '--b2': '#9aa3b2', '--c': '#3f9a6b' } },
] as const;

export const Dwarf = ({ seat }: { readonly seat: number }) => (
  <Drawing viewBox="0 0 100 100" {...(DWARFS[seat % DWARFS.length] ?? DWARFS[0])} />
);
