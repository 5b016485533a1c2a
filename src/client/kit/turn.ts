// Long work in short tasks: between two of them the browser paints, and answers whoever taps.

/** Milliseconds of drawing until the browser has its turn. */
const TURN = 4;

type Draw = () => void;

/** Both in the order in which they came. */
const soon = new Set<Draw>();
const last = new Set<Draw>();
let drawing = false;

/** Draws when its turn has come; `isLast` after all others. Returns how to have it forgotten. */
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
        // The others wait for their turn all the same.
        reportError(fault);
      }
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

/** Settles in a task of its own. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Settles in the task after the next frame; a page in the background has no frames, and does not wait for one. */
const nextFrame = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, 100);
  });

/** Settles when the screen stands: for work that would slow down its drawing. */
export async function allDrawn(): Promise<void> {
  do await nextFrame();
  while (drawing);
}
