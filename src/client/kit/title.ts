// The tab's title: the screen's name, and whose turn it is.

import { useEffect } from 'preact/hooks';

export function useTitle(title: string | undefined): void {
  useEffect(() => {
    document.title = title === undefined ? 'Grotto' : `${title} · Grotto`;
  }, [title]);
}
