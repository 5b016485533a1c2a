// Whose phrases are not shown at which table. Kept on this device, for the last few.

import { signal } from '@preact/signals';
import * as z from 'zod/mini';
import type { Seat } from '../../contract/game.ts';
import { recall, remember } from '../kit/storage.ts';

const KEPT = 60;

/** With the name: whoever takes the seat over is heard. */
export interface Speaker {
  readonly match: string;
  readonly seat: Seat;
  readonly name: string;
}

function stored(): readonly string[] {
  const parsed = z.array(z.string()).safeParse(recall('hushed'));
  return parsed.success ? parsed.data : [];
}

const hushed = signal<readonly string[]>(stored());

const keyOf = ({ match, seat, name }: Speaker): string => `${match}/${seat}/${name}`;

export const isHushed = (speaker: Speaker): boolean => hushed.value.includes(keyOf(speaker));

export function hush(speaker: Speaker, quiet: boolean): void {
  const others = hushed.value.filter((each) => each !== keyOf(speaker));
  hushed.value = quiet ? [...others.slice(1 - KEPT), keyOf(speaker)] : others;
  remember('hushed', hushed.value);
}
