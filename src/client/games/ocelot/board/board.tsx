// The mat with its three caves, in layers: rock, light, pieces; and the bags beside it.

import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { MatId } from '../../../../games/ocelot/index.ts';
import { Deferred } from '../../../ui/deferred.tsx';
import { useCollectAll } from '../actions/collect-all.ts';
import { type Plan, planFor } from '../drawing/layout.ts';
import type { Parts } from '../parts.ts';
import { AmethystWorths } from '../scoring/amethyst-worths.tsx';
import { landed } from '../selection.ts';
import { useTurnSummary } from '../turn-summary.ts';
import { Bags } from './bags.tsx';
import { flyFor } from './flights.ts';
import { Ground } from './ground.tsx';
import { Lamplight } from './lamplight.tsx';
import { Pieces } from './pieces.tsx';
import { Spots } from './spots.tsx';

export function Board(parts: Parts) {
  const { table, selection } = parts;
  const [mat, setMat] = useState<HTMLDivElement | null>(null);
  const plan = usePlan(mat, table.view.options.mat);
  const shown = useRef(table.step);
  useTurnSummary(parts);
  useCollectAll(parts);
  useLayoutEffect(() => {
    if (shown.current === table.step) return;
    shown.current = table.step;
    const root = mat?.closest('.table');
    if (root) flyFor(root, table);
  }, [table, mat]);
  // Also when the board is shown again after the device was handed over.
  useLayoutEffect(() => landed(selection, table.step), [selection, table.step]);
  return (
    <div class="mat" ref={setMat}>
      {plan && (
        <div class="mat-frame" style={{ '--wide': plan.box.width, '--high': plan.box.height }}>
          <Deferred>
            <Ground plan={plan} />
          </Deferred>
          <Deferred>
            <Lamplight plan={plan} {...parts} />
            <Pieces plan={plan} parts={parts} />
          </Deferred>
          <Deferred>
            <Bags plan={plan} parts={parts} />
            <Spots plan={plan} parts={parts} />
          </Deferred>
        </div>
      )}
      {selection.reference.value && <AmethystWorths {...parts} />}
    </div>
  );
}

/** Whichever way of laying the mat out makes the cells largest. Undefined until it is known how much room there is. */
function usePlan(element: HTMLDivElement | null, mat: MatId): Plan | undefined {
  const [size, setSize] = useState<{ readonly width: number; readonly height: number } | undefined>(undefined);
  useLayoutEffect(() => {
    if (!element) return;
    const measure = () => {
      const { width, height } = element.getBoundingClientRect();
      if (width === 0 || height === 0) return;
      setSize((now) => (now?.width === width && now.height === height ? now : { width, height }));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return size && planFor(mat, size.width, size.height);
}
