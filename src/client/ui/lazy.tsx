// A component that is loaded when it is first shown, or shortly before (`preload`).

import type { ComponentType, FunctionComponent } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import { words } from '../words.ts';
import { showToast } from './toast.tsx';

export type LazyComponent<Props> = FunctionComponent<Props> & {
  /** Loads it: it will be shown soon. */
  readonly preload: () => void;
};

export function lazy<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyComponent<Props> {
  let Loaded: ComponentType<Props> | undefined;
  async function fetchIt(): Promise<void> {
    Loaded ??= await load();
  }
  function Lazy(props: Props) {
    const [, arrived] = useState(Loaded !== undefined);
    useLayoutEffect(() => {
      fetchIt()
        .then(() => arrived(true))
        .catch(() => showToast(words.value.ui.failed, { bad: true }));
    }, []);
    return Loaded && <Loaded {...props} />;
  }
  // Showing it tries again, and reports the error.
  const preload = () => void fetchIt().catch(() => undefined);
  return Object.assign(Lazy, { preload });
}
