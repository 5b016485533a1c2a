// Eight explorers: one body, eight hats. Drawn in place, because faces are also shown away from a table.

import type { Seat } from '../../../../contract/game.ts';
import { Drawing } from '../../../ui/drawing.tsx';
import aviator from './explorers/aviator.svg?drawing';
import beret from './explorers/beret.svg?drawing';
import bobble from './explorers/bobble.svg?drawing';
import body from './explorers/body.svg?drawing';
import fedora from './explorers/fedora.svg?drawing';
import miner from './explorers/miner.svg?drawing';
import pith from './explorers/pith.svg?drawing';
import straw from './explorers/straw.svg?drawing';
import tophat from './explorers/tophat.svg?drawing';

/** By seat. Hats tell explorers apart without colour. */
const EXPLORERS = [
  { hat: fedora, colour: '#d9534a', skin: '#f0c197' },
  { hat: miner, colour: '#3f8ae0', skin: '#c98d5e' },
  { hat: bobble, colour: '#3fae6a', skin: '#f6d3b3' },
  { hat: beret, colour: '#a06be0', skin: '#8d5a3a' },
  { hat: aviator, colour: '#e8a531', skin: '#e3b187' },
  { hat: straw, colour: '#29b3b3', skin: '#f0c197' },
  { hat: tophat, colour: '#e77fb3', skin: '#a8714a' },
  { hat: pith, colour: '#e3752f', skin: '#f6d3b3' },
] as const;

/** The explorer's colours as custom properties, for everything of theirs: seals, rings, jackets. */
export function coloursOf(seat: Seat): { readonly '--who': string; readonly '--skin': string } {
  const { colour, skin } = EXPLORERS[seat] ?? EXPLORERS[0];
  return { '--who': colour, '--skin': skin };
}

/** The whole figure, or just hat and head in a square. */
export function Explorer({ seat, part }: { readonly seat: Seat; readonly part: 'figure' | 'head' }) {
  const { hat } = EXPLORERS[seat] ?? EXPLORERS[0];
  const box = part === 'head' ? '4 0 56 56' : '0 0 64 96';
  return <Drawing class={part} viewBox={box} style={coloursOf(seat)} of={body + hat} />;
}
