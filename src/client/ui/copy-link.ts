// Copies an address to the clipboard.

import { words } from '../words.ts';
import { showToast } from './toast.tsx';

export async function copyLink(path: string): Promise<void> {
  const isCopied = await copyText(`${location.origin}${path}`);
  if (isCopied) showToast(words.value.lobby.copied);
  else showToast(words.value.ui.failed, { bad: true });
}

/** Whether it was copied. Never throws: the address is still valid. */
export async function copyText(text: string): Promise<boolean> {
  // Without https, as in a home network, a page cannot use the clipboard API.
  const { clipboard }: { readonly clipboard?: Clipboard } = navigator;
  try {
    if (clipboard) {
      await clipboard.writeText(text);
      return true;
    }
  } catch {
    // Not allowed: copy by selecting.
  }
  return copySelected(text);
}

function copySelected(text: string): boolean {
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.className = 'unseen';
  const before = document.activeElement;
  // Outside an open sheet nothing can be selected.
  const sheets = document.querySelectorAll('dialog[open]');
  (sheets[sheets.length - 1] ?? document.body).append(field);
  field.focus({ preventScroll: true });
  field.select();
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
    if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  }
}
