// Remembers on this device who asked for hints in the last few matches. The result shows it.

import { signal } from '@preact/signals';
import * as z from 'zod/mini';
import type { Seat } from '../../contract/game.ts';
import { recall, remember } from '../kit/storage.ts';

const KEPT = 40;

function stored(): readonly string[] {
  const parsed = z.array(z.string()).safeParse(recall('hinted'));
  return parsed.success ? parsed.data : [];
}

const hinted = signal<readonly string[]>(stored());

const nameOf = (match: string, seat: Seat): string => `${match}/${seat}`;

export const wasHinted = (match: string, seat: Seat): boolean => hinted.value.includes(nameOf(match, seat));

export function noteHinted(match: string, seat: Seat): void {
  if (wasHinted(match, seat)) return;
  hinted.value = [...hinted.value.slice(1 - KEPT), nameOf(match, seat)];
  remember('hinted', hinted.value);
}
