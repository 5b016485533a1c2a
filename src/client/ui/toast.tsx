// Short messages that go away by themselves; a refusal stays a little longer and links to its rule.

import { signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
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

/** Gives back what takes the message away early. */
export function showToast(text: string, { bad = false, extra, ms = bad ? 6000 : 3500 }: ToastOptions = {}): () => void {
  last += 1;
  const toast: Toast = { id: last, text, bad, extra };
  // The same message again is shown once, for longer.
  toasts.value = [...toasts.value.filter((other) => other.text !== text).slice(-1), toast];
  announceNow(text);
  const drop = () => dropToast(toast.id);
  setTimeout(drop, ms);
  return drop;
}

function dropToast(id: number): void {
  toasts.value = toasts.value.filter((toast) => toast.id !== id);
}

/** A screen's own place for toasts covers nothing, but an open sheet would cover that place. */
const places = signal(0);
export const openSheets = signal(0);

const NONE: readonly Toast[] = [];
const hasPlace = (): boolean => places.value > 0 && openSheets.value === 0;

/** Floating over everything, where there is no better place. */
export function Toasts() {
  const box = useRef<HTMLDivElement>(null);
  const shown = hasPlace() ? NONE : toasts.value;
  useEffect(() => {
    const { current } = box;
    // An old browser shows them too, but behind an open sheet.
    if (!current || !('showPopover' in current)) return;
    if (current.matches(':popover-open')) current.hidePopover();
    if (shown.length > 0) current.showPopover();
  }, [shown]);
  return (
    <div class="toasts" popover="manual" ref={box}>
      <ToastList shown={shown} />
    </div>
  );
}

/** In a place of their own. */
export function ToastsHere() {
  useLayoutEffect(() => {
    places.value += 1;
    return () => {
      places.value -= 1;
    };
  }, []);
  const shown = hasPlace() ? toasts.value : NONE;
  return shown.length > 0 ? (
    <div class="toasts-here">
      <ToastList shown={shown} />
    </div>
  ) : undefined;
}

const ToastList = ({ shown }: { readonly shown: readonly Toast[] }) => (
  <>
    {shown.map((toast) => (
      <div key={toast.id} class={toast.bad ? 'toast bad' : 'toast'}>
        <span>{toast.text}</span>
        {toast.extra}
      </div>
    ))}
  </>
);
