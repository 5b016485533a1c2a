// A part of a screen that is drawn a moment later, in a short task of its own: in between, the browser paints and answers.
// Nothing that stands already may move when it comes.

import { type ComponentChildren, Fragment } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import { nextFrame } from '../kit/turn.ts';

/** Milliseconds of drawing until the browser has its turn. */
const TURN = 4;

type Draw = () => void;

const soon = new Set<Draw>();
const last = new Set<Draw>();
let drawing = false;

export interface LaterProps {
  /** After all others that wait: for what they would push about. */
  readonly last?: boolean;
  readonly children: ComponentChildren;
}

export function Later({ last: isLast = false, children }: LaterProps) {
  const [due, setDue] = useState(false);
  useLayoutEffect(() => {
    const waiting = isLast ? last : soon;
    const draw = () => setDue(true);
    waiting.add(draw);
    if (!drawing) void drawAll();
    return () => {
      waiting.delete(draw);
    };
  }, []);
  return due ? <Fragment>{children}</Fragment> : undefined;
}

async function drawAll(): Promise<void> {
  drawing = true;
  while (soon.size + last.size > 0) {
    await nextFrame();
    const end = performance.now() + TURN;
    for (let draw = next(); draw; draw = performance.now() < end ? next() : undefined) {
      draw();
      // Preact draws once all that is under way has run.
      await undefined;
    }
  }
  drawing = false;
}

function next(): Draw | undefined {
  for (const waiting of [soon, last]) {
    for (const draw of waiting) {
      waiting.delete(draw);
      return draw;
    }
  }
  return undefined;
}
