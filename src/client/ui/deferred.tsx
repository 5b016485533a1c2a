// Draws a part of a screen a little later, in a task of its own. It must not move what is drawn already.

import { type ComponentChildren, Fragment } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import { drawInTurn } from '../kit/turn.ts';

export interface DeferredProps {
  /** Drawn after all other deferred parts, which would move it. */
  readonly last?: boolean;
  readonly children: ComponentChildren;
}

export function Deferred({ last = false, children }: DeferredProps) {
  const [due, setDue] = useState(false);
  useLayoutEffect(() => drawInTurn(() => setDue(true), last), []);
  return due ? <Fragment>{children}</Fragment> : undefined;
}
