// Long work in short tasks: between two of them the browser paints, and answers whoever taps.

/** Settles in a task of its own. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Settles in the task after the next frame; a page in the background has none. */
export const nextFrame = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.hidden) setTimeout(resolve);
    else requestAnimationFrame(() => setTimeout(resolve));
  });
