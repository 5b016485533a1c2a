// A part of a screen that is fetched when it is first shown, or a little ahead of that.

import type { ComponentType, FunctionComponent } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import { words } from '../words.ts';
import { showToast } from './toast.tsx';

export type LateComponent<Props> = FunctionComponent<Props> & {
  /** It will soon be shown. */
  readonly ahead: () => void;
};

export function late<Props extends object>(load: () => Promise<ComponentType<Props>>): LateComponent<Props> {
  let Loaded: ComponentType<Props> | undefined;
  async function fetchIt(): Promise<void> {
    Loaded ??= await load();
  }
  function Late(props: Props) {
    const [, arrived] = useState(Loaded !== undefined);
    useLayoutEffect(() => {
      fetchIt()
        .then(() => arrived(true))
        .catch(() => showToast(words.value.ui.failed, { bad: true }));
    }, []);
    return Loaded && <Loaded {...props} />;
  }
  // Whoever shows it asks again, and says so when it cannot be had.
  const ahead = () => void fetchIt().catch(() => undefined);
  return Object.assign(Late, { ahead });
}
