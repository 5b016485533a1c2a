// One window of any browser engine. Tests of several engines speak to this, not to a browser's own protocol.

export interface Tab {
  goto(path: string): Promise<void>;
  reload(): Promise<void>;
  /** Runs in the page. What goes in and comes out is JSON. */
  evaluate<A, R>(run: (argument: A) => R | Promise<R>, argument: A): Promise<R>;
  /** A real press with the pointer, in the middle of the first element that `find` gives. False where there is none to press. */
  press(target: Target): Promise<boolean>;
  /** Keys as a person types them, to whatever has the focus. */
  type(text: string): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  screenshot(): Promise<Buffer>;
  /** Errors of the page and its console since it was opened. */
  faults(): Promise<readonly string[]>;
  close(): Promise<void>;
}

export interface Target {
  readonly css: string;
  /** Only elements with this text or accessible name. */
  readonly name?: string;
}

export interface Engine {
  readonly name: EngineName;
  /** A window with storage of its own, as on another device. */
  open(origin: string): Promise<Tab>;
  close(): Promise<void>;
}

export const ENGINES = ['chromium', 'firefox', 'webkit'] as const;
export type EngineName = (typeof ENGINES)[number];

/** Shared machines stall; a state that never comes still has to end a test. */
const PATIENCE = 60_000;

/** Waits until `isSo` gives something true in the page. */
export async function until<A>(tab: Tab, what: string, isSo: (argument: A) => unknown, argument: A): Promise<void> {
  await untilHere(what, () => tab.evaluate(isSo, argument));
}

/** The same for a condition that the test itself looks at. */
export async function untilHere(what: string, isSo: () => Promise<unknown>): Promise<void> {
  const end = Date.now() + PATIENCE;
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error(`waited in vain: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 40));
  }
}

/** Presses as soon as it is there and enabled. */
export const pressSoon = (tab: Tab, target: Target): Promise<void> =>
  untilHere(`${target.css} ${target.name ?? ''}`, () => tab.press(target));

/** Presses until it is gone: what comes in meanwhile may move a button from under the pointer. */
export const pressAway = (tab: Tab, target: Target): Promise<void> =>
  untilHere(`${target.css} ${target.name ?? ''} is gone`, async () => {
    const pressed = await tab.press(target);
    return pressed ? false : tab.evaluate(isGone, target);
  });

function isGone({ css, name }: Target): boolean {
  return [...document.querySelectorAll(css)].every((each) => each.textContent?.trim() !== name);
}

/** Runs in the page: the element to press, once it is seen, enabled and not moving. */
export function findTarget({ css, name }: Target): Element | null {
  const nameOf = (each: Element): string => (each.getAttribute('aria-label') ?? each.textContent ?? '').trim();
  for (const each of document.querySelectorAll(css)) {
    if (name !== undefined && nameOf(each) !== name) continue;
    if (each.matches(':disabled, [aria-disabled="true"]')) continue;
    const box = each.getBoundingClientRect();
    if (box.width > 0 && box.height > 0 && getComputedStyle(each).visibility !== 'hidden') return each;
  }
  return null;
}

/** Runs in the page: keeps what goes wrong from now on. */
export function keepFaults(): void {
  const kept = window as unknown as { faults?: string[] };
  if (kept.faults) return;
  const faults: string[] = [];
  kept.faults = faults;
  addEventListener('error', ({ message }) => faults.push(message));
  addEventListener('unhandledrejection', ({ reason }) => faults.push(String(reason)));
  const say = console.error;
  console.error = (...words: unknown[]) => {
    faults.push(words.map(String).join(' '));
    say(...words);
  };
}
