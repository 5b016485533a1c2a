// Passes an opened file to the replay. It is kept in memory only, and validated there.

import { signal } from '@preact/signals';
import { showToast } from '../../ui/toast.tsx';
import { words } from '../../words.ts';

/** The record that was opened last, unread. */
export const openedRecord = signal<unknown>(undefined);

const MAX_BYTES = 5_000_000;

/** Whether a file was read. If not, a message has said why. */
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
