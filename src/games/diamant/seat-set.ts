// Sets of seats (or of relics) as the bits of a whole number.

import type { Seat } from '../../contract/game.ts';

export type Bits = number;

export const allBits = (count: number): Bits => (1 << count) - 1;

export const hasBit = (bits: Bits, index: number): boolean => ((bits >> index) & 1) === 1;

export function countBits(bits: Bits): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/** The members, upwards. Asked for so often that every set of eight is listed once and for all. */
export const listBits = (bits: Bits): readonly Seat[] => LISTS[bits] ?? membersOf(bits);

function membersOf(bits: Bits): readonly Seat[] {
  const members: Seat[] = [];
  for (let index = 0, rest = bits; rest !== 0; index += 1, rest >>= 1) if ((rest & 1) === 1) members.push(index);
  return members;
}

const LISTS = Array.from({ length: 256 }, (_, bits) => membersOf(bits));

export const bitsOf = (members: readonly number[]): Bits => members.reduce((bits, member) => bits | (1 << member), 0);
