// Puts an address of this page where it can be pasted from.

import { words } from '../words.ts';
import { showToast } from './toast.tsx';

export async function copyLink(path: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(`${location.origin}${path}`);
    showToast(words.value.lobby.copied);
  } catch {
    showToast(words.value.ui.failed, { bad: true });
  }
}
