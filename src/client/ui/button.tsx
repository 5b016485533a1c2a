// Buttons and links that look alike.

import type { ComponentChildren } from 'preact';
import { Icon, type IconName } from './icon.tsx';

export interface ButtonProps {
  readonly children: ComponentChildren;
  readonly onClick: () => void;
  readonly look?: 'main' | 'outline' | 'quiet' | undefined;
  readonly icon?: IconName;
  readonly wide?: boolean;
  readonly disabled?: boolean;
  /** An accessible name with more context. Must begin with the visible words. */
  readonly label?: string;
  readonly class?: string;
}

export function Button({ children, onClick, look, icon, wide, disabled, label, class: own }: ButtonProps) {
  const classes = ['button', look, wide && 'wide', own].filter(Boolean).join(' ');
  return (
    <button type="button" class={classes} onClick={onClick} disabled={disabled} aria-label={label}>
      {icon && <Icon name={icon} />}
      {children}
    </button>
  );
}

export interface IconButtonProps {
  readonly icon: IconName;
  readonly label: string;
  readonly onClick: () => void;
  readonly disabled?: boolean;
  readonly pressed?: boolean;
}

export function IconButton({ icon, label, onClick, disabled, pressed }: IconButtonProps) {
  return (
    <button
      type="button"
      class="icon-button"
      aria-label={label}
      title={label}
      onClick={onClick}
      disabled={disabled}
      aria-pressed={pressed}
    >
      <Icon name={icon} />
    </button>
  );
}
