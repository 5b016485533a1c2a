// A part of a screen that is fetched when it is first shown.

import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { words } from '../words.ts';
import { showToast } from './toast.tsx';

export function late<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let Loaded: ComponentType<Props> | undefined;
  return function Late(props: Props) {
    const [, arrived] = useState(Loaded !== undefined);
    useEffect(() => {
      load()
        .then((part) => {
          Loaded = part;
          arrived(true);
        })
        .catch(() => showToast(words.value.ui.failed, { bad: true }));
    }, []);
    return Loaded && <Loaded {...props} />;
  };
}
