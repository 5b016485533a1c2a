// Takes a file from outside to the replay: kept in memory only, read and judged there.

import { signal } from '@preact/signals';
import { showToast } from '../../ui/toast.tsx';
import { words } from '../../words.ts';

/** The record that was opened last, unread. */
export const openedRecord = signal<unknown>(undefined);

const MAX_BYTES = 5_000_000;

/** Whether there is something to look at now; otherwise it was said why not. */
export async function openFile(file: File): Promise<boolean> {
  try {
    if (file.size > MAX_BYTES) throw new RangeError('too large');
    openedRecord.value = JSON.parse(await file.text());
    return true;
  } catch {
    showToast(words.value.replay.bad, { bad: true });
    return false;
  }
}
