// Splits long work into short tasks, so that the browser can paint and handle input between them.

/** Milliseconds of drawing before control returns to the browser. */
const TURN = 4;

type Draw = () => void;

/** Both in the order of arrival. */
const soon = new Set<Draw>();
const last = new Set<Draw>();
let drawing = false;

/** Queues a drawing; with `isLast` it runs after all others. Returns a function that cancels it. */
export function drawInTurn(draw: Draw, isLast: boolean): () => void {
  const waiting = isLast ? last : soon;
  waiting.add(draw);
  if (!drawing) void drawAll();
  return () => {
    waiting.delete(draw);
  };
}

async function drawAll(): Promise<void> {
  drawing = true;
  while (soon.size + last.size > 0) {
    await nextFrame();
    const end = performance.now() + TURN;
    for (let draw = next(); draw; draw = performance.now() < end ? next() : undefined) {
      try {
        draw();
      } catch (fault) {
        // The rest of the queue still has to run.
        reportError(fault);
      }
      // Preact draws after the current task.
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

/** Settles in a task of its own. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Settles in the task after the next frame; a page in the background has no frames, and does not wait for one. */
const nextFrame = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, 100);
  });

/** Settles when the screen is drawn: for work that would delay it. */
export async function allDrawn(): Promise<void> {
  do await nextFrame();
  while (drawing);
}
