// The banners "Into the mine!" and "Out of Mine!". Nobody has to wait for them.

import { useEffect, useRef, useState } from 'preact/hooks';
import { duration } from '../../../kit/motion.ts';
import type { Parts } from '../parts.ts';
import { bannerFor } from './banner-time.ts';

export function Banner({ parts }: { readonly parts: Parts }) {
  const { table, words } = parts;
  const last = useRef<number | undefined>(undefined);
  const [shown, setShown] = useState<
    { readonly text: string; readonly by: string; readonly step: number } | undefined
  >();
  useEffect(() => {
    const due = bannerFor(table, last.current);
    if (!due) return;
    const { step } = table;
    last.current = step;
    if (due.type === 'started') setShown({ text: words.intoTheMine, by: '', step });
    else setShown({ text: words.call.name, by: table.who(due.seat).name, step });
  }, [table, words]);
  useEffect(() => {
    if (!shown) return;
    const timer = setTimeout(() => setShown(undefined), duration(1500));
    return () => clearTimeout(timer);
  }, [shown]);
  if (!shown) return undefined;
  return (
    <div class="moment" key={shown.step} aria-hidden="true">
      {shown.by !== '' && <span>{shown.by}</span>}
      <b>{shown.text}</b>
    </div>
  );
}
