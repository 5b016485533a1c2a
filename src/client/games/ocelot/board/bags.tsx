// The three bags beside the caves, with what is left in each. A tap tells what amethysts are worth.

import { BAGS, LEVELS } from '../../../../games/ocelot/index.ts';
import type { Plan } from '../drawing/layout.ts';
import { Layer } from './ground.tsx';
import type { MatProps } from './pieces.tsx';
import { over } from './spots.tsx';

const bagOf = (level: number) => BAGS[level - 1] ?? 'blue';

export function Bags({ plan, parts }: MatProps) {
  const { table, selection, words } = parts;
  const { view, effect } = table;
  return (
    <>
      <Layer plan={plan} name="bags">
        {LEVELS.map((level) => {
          const bag = bagOf(level);
          const { x, y } = plan.bags[level];
          const isReached = (effect?.type === 'reached' || effect?.type === 'drew') && effect.bag === bag;
          return (
            <g key={level} class="sack" data-level={level} data-reached={isReached} transform={`translate(${x} ${y})`}>
              <use href={`#oc-sack-${bag}`} x="-.72" y="-.75" width="1.44" height="1.44" />
              {plan.roomy ? (
                <>
                  <text class="sack-name" x=".86" y="-.02">
                    {words.mat.level(level)}
                  </text>
                  <text class="sack-count" x=".86" y=".44">
                    {words.mat.left(view.bags[bag])}
                  </text>
                </>
              ) : (
                <text class="sack-times" x=".8" y=".2">
                  ×{view.bags[bag]}
                </text>
              )}
            </g>
          );
        })}
      </Layer>
      <fieldset class="spots" aria-label={words.mat.bags}>
        {LEVELS.map((level) => (
          <button
            key={level}
            type="button"
            class="spot"
            aria-label={words.mat.bag(words.names.bags[bagOf(level)], level, view.bags[bagOf(level)])}
            data-bag-of={bagOf(level)}
            style={bagPlace(plan, level)}
            onClick={() => {
              selection.reference.value = true;
            }}
          />
        ))}
      </fieldset>
    </>
  );
}

/** Over the sack; its words belong to it, but what flies out comes from the sack. */
const bagPlace = (plan: Plan, level: (typeof LEVELS)[number]) => over(plan.box, plan.bags[level], 1.7);
