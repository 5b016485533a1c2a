// Keyboard keys. Each context (table, hints, replay, a game's board) has one list: which key, what it does, what the help says.

export interface KeyEntry<Context> {
  /** As `KeyboardEvent.key`, letters in lower case. */
  readonly keys: readonly string[];
  /** The key as the help writes it; left out where that is the same as a capital. */
  readonly shown?: string;
  /** The help: the words of the control that does the same, where there is one. */
  help(context: Context): string;
  /** A key that is held down is pressed once. */
  readonly once?: boolean;
  /** Enter presses the button that has the focus; buttons that match this selector give it up. */
  readonly over?: string;
  /** False: there is nothing to do now, and somebody else may use the key. Left out where the browser does it by itself. */
  run?(context: Context, key: string): boolean;
}

/** Phones and tablets that are only touched have no keys to name. */
export const hasKeyboard = (): boolean => !matchMedia('(hover: none) and (pointer: coarse)').matches;

/** Does what the key stands for. The event is used up then: no other list gets it. */
export function pressKey<Context>(
  entries: readonly KeyEntry<Context>[],
  event: KeyboardEvent,
  context: Context,
): boolean {
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return false;
  const target = event.target instanceof Element ? event.target : undefined;
  if (target?.matches('input, select, textarea')) return false;
  const key = event.key.toLowerCase();
  const isUsed = entries.some(({ keys, once, over, run }) => {
    if (!keys.includes(key) || (once && event.repeat)) return false;
    if (key === 'enter' && isPressed(target, over)) return false;
    return run?.(context, key) === true;
  });
  if (isUsed) event.preventDefault();
  return isUsed;
}

/** Whether the browser itself presses what has the focus. */
const isPressed = (target: Element | undefined, over: string | undefined): boolean =>
  target?.closest('button, a[href], summary') != null && !(over !== undefined && target.matches(over));

/** Until the returned function is called. */
export function listenToKeys(onKey: (event: KeyboardEvent) => void): () => void {
  addEventListener('keydown', onKey);
  return () => removeEventListener('keydown', onKey);
}
