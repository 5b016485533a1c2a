// Two moments that everybody should feel, and nobody has to wait for: "Into the mine!" and "Out of Mine!".

import { useEffect, useState } from 'preact/hooks';
import { duration } from '../../kit/motion.ts';
import type { Parts } from './parts.ts';

export function Moment({ parts }: { readonly parts: Parts }) {
  const { table, words } = parts;
  const { effect, step } = table;
  const [shown, setShown] = useState<
    { readonly text: string; readonly by: string; readonly step: number } | undefined
  >();
  useEffect(() => {
    if (effect?.type === 'started') setShown({ text: words.intoTheMine, by: '', step });
    if (effect?.type === 'called') setShown({ text: words.call.name, by: table.who(effect.seat).name, step });
  }, [effect, step, table, words]);
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
