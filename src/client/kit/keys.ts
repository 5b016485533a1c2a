// Keyboard keys. Each context (table, hints, replay, a game's board) has one list: which key, what it does, what the help says.

/** One line of the keyboard help. */
export interface KeyHelp<Context> {
  /** The key as the help writes it. */
  readonly shown: string;
  /** The words of the control that does the same, where there is one. */
  help(context: Context): string;
}

export interface KeyBinding<Context> extends KeyHelp<Context> {
  /** As `KeyboardEvent.key`, letters in lower case. */
  readonly keys: readonly string[];
  /** A key that is held down is pressed once. */
  readonly once?: boolean;
  /** Enter presses the button that has the focus; buttons that match this selector give it up. */
  readonly over?: string;
  /** False: there is nothing to do now, and somebody else may use the key. */
  run(context: Context, key: string): boolean;
}

/** A line without a binding says what the page itself does: Enter presses a button, Tab walks on. */
export type KeyEntry<Context> = KeyBinding<Context> | KeyHelp<Context>;

export const isBinding = <Context>(entry: KeyEntry<Context>): entry is KeyBinding<Context> => 'keys' in entry;

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
  for (const entry of entries) {
    if (!isBinding(entry) || !entry.keys.includes(key)) continue;
    if (key === 'enter' && isPressed(target, entry.over)) continue;
    if ((entry.once && event.repeat) || !entry.run(context, key)) continue;
    event.preventDefault();
    return true;
  }
  return false;
}

/** Whether the browser itself presses what has the focus. */
const isPressed = (target: Element | undefined, over: string | undefined): boolean =>
  target?.closest('button, a[href], summary') != null && !(over !== undefined && target.matches(over));

/** Until the returned function is called. */
export function listenToKeys(onKey: (event: KeyboardEvent) => void): () => void {
  addEventListener('keydown', onKey);
  return () => removeEventListener('keydown', onKey);
}
