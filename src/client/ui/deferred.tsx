// A part of a screen that is drawn a moment later, in a short task of its own. Nothing that stands already may move when it comes.

import { type ComponentChildren, Fragment } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import { drawInTurn } from '../kit/turn.ts';

export interface DeferredProps {
  /** After all others that wait: for what they would push about. */
  readonly last?: boolean;
  readonly children: ComponentChildren;
}

export function Deferred({ last = false, children }: DeferredProps) {
  const [due, setDue] = useState(false);
  useLayoutEffect(() => drawInTurn(() => setDue(true), last), []);
  return due ? <Fragment>{children}</Fragment> : undefined;
}
