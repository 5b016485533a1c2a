// A sheet: slides up on phones, a card in the middle elsewhere. Keeps the focus, closes by Escape and by a tap outside.

import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { words } from '../words.ts';
import { IconButton } from './button.tsx';
import { scrollable } from './scrollable.ts';
import { openSheets } from './toast.tsx';

export interface SheetProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
  /** Buttons at the bottom, always in reach. */
  readonly foot?: ComponentChildren;
  readonly wide?: boolean;
  readonly class?: string;
}

export function Sheet({ title, onClose, children, foot, wide, class: own }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => {
    const { current } = dialog;
    const before = document.activeElement;
    current?.showModal();
    openSheets.value += 1;
    return () => {
      openSheets.value -= 1;
      current?.close();
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      class={['sheet', wide && 'wide', own].filter(Boolean).join(' ')}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onPointerDown={(event) => {
        if (event.target === dialog.current) onClose();
      }}
    >
      <div class="sheet-head">
        <h2 id={heading}>{title}</h2>
        <IconButton icon="close" label={words.value.ui.close} onClick={onClose} />
      </div>
      <section class="sheet-body" ref={scrollable} aria-labelledby={heading}>
        {children}
      </section>
      {foot && <div class="sheet-foot">{foot}</div>}
    </dialog>
  );
}
