// Short messages that go away by themselves; a refusal stays a little longer and links to its rule.

import { signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { announceNow } from '../kit/announce.tsx';

export interface Toast {
  readonly id: number;
  readonly text: string;
  readonly bad: boolean;
  readonly extra: ComponentChildren;
}

const toasts = signal<readonly Toast[]>([]);
let last = 0;

export interface ToastOptions {
  readonly bad?: boolean;
  /** A link or button after the text. */
  readonly extra?: ComponentChildren;
  readonly ms?: number;
}

export function showToast(text: string, { bad = false, extra, ms = bad ? 6000 : 3500 }: ToastOptions = {}): void {
  last += 1;
  const toast: Toast = { id: last, text, bad, extra };
  toasts.value = [...toasts.value.slice(-1), toast];
  announceNow(text);
  setTimeout(() => dropToast(toast.id), ms);
}

export function dropToast(id: number): void {
  toasts.value = toasts.value.filter((toast) => toast.id !== id);
}

export function Toasts() {
  return (
    <div class="toasts">
      {toasts.value.map((toast) => (
        <div key={toast.id} class={toast.bad ? 'toast bad' : 'toast'}>
          <span>{toast.text}</span>
          {toast.extra}
        </div>
      ))}
    </div>
  );
}
