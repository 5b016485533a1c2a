// Animations: elements travel from where they were, at the speed that is set. With reduced motion they fade.

import { calm, settings } from '../settings.ts';

const PACE = { slow: 1.6, normal: 1, fast: 0.45, instant: 0 } as const;
const EASE = 'cubic-bezier(.2,.8,.2,1)';

/** Milliseconds at the player's pace. */
export const duration = (ms: number): number => ms * PACE[settings.value.speed];

export interface MotionOptions {
  /** At normal speed. */
  readonly ms?: number;
  readonly delay?: number;
}

const timing = ({ ms = 260, delay = 0 }: MotionOptions): KeyframeAnimationOptions => ({
  duration: duration(ms),
  delay: duration(delay),
  easing: EASE,
  fill: 'backwards',
});

/** Moves an element from an earlier box (`getBoundingClientRect` before the change) to where it is now. */
export function travel(element: Element, from: DOMRectReadOnly, options: MotionOptions = {}): Animation {
  if (calm()) return appear(element, options);
  const to = element.getBoundingClientRect();
  const dx = from.x + from.width / 2 - (to.x + to.width / 2);
  const dy = from.y + from.height / 2 - (to.y + to.height / 2);
  const scale = to.width > 0 && from.width > 0 ? from.width / to.width : 1;
  return element.animate(
    [{ transform: `translate(${dx}px, ${dy}px) scale(${scale})` }, { transform: 'none' }],
    timing(options),
  );
}

export function appear(element: Element, options: MotionOptions = {}): Animation {
  const frames = calm()
    ? [{ opacity: 0 }, { opacity: 1 }]
    : [
        { opacity: 0, transform: 'scale(.8)' },
        { opacity: 1, transform: 'none' },
      ];
  return element.animate(frames, timing(options));
}

/** Shakes an element: a refusal. */
export function shake(element: Element): Animation {
  const frames = calm()
    ? [{ opacity: 0.4 }, { opacity: 1 }]
    : [0, -6, 6, -4, 4, 0].map((x) => ({ transform: `translateX(${x}px)` }));
  return element.animate(frames, { duration: 260 });
}
