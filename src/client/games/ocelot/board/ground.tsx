// The rock: caves cut into stone, their cells, and the round sockets with arrows for where they look. Never changes in a match.

import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import { type Level, MATS, type Point, type Side } from '../../../../games/ocelot/index.ts';
import { type Box, cellPoint, levelsOf, type Plan, spacePoint } from '../drawing/layout.ts';

const viewBox = ({ x, y, width, height }: Box): string => `${x} ${y} ${width} ${height}`;

/** One of the layers of the mat, which repaint separately. */
export function Layer({
  plan,
  name,
  children,
}: {
  readonly plan: Plan;
  readonly name: string;
  readonly children: ComponentChildren;
}) {
  return (
    <svg class={`layer ${name}`} viewBox={viewBox(plan.box)} aria-hidden="true">
      {children}
    </svg>
  );
}

export function Ground({ plan }: { readonly plan: Plan }) {
  return useMemo(
    () => (
      <Layer plan={plan} name="ground">
        <defs>
          {SEAMS.map(([left, right]) => (
            <linearGradient key={right} id={`oc-seam-${left}${right}`}>
              <stop offset=".5" stop-color={`var(--level-${left})`} />
              <stop offset=".5" stop-color={`var(--level-${right})`} />
            </linearGradient>
          ))}
        </defs>
        {plan.rocks.map((levels) => (
          <Rock key={levels.join()} plan={plan} levels={levels} />
        ))}
        <Cells plan={plan} />
        <Sockets plan={plan} />
      </Layer>
    ),
    [plan],
  );
}

const SEAMS = [
  [1, 2],
  [1, 3],
  [2, 3],
] as const;

const square = ({ x, y }: Point): string => `M${x - 0.5} ${y - 0.5}h1v1h-1z`;
const disc = ({ x, y }: Point): string => `M${x - 0.5} ${y}a.5.5 0 1 0 1 0a.5.5 0 1 0-1 0z`;

function Rock({ plan, levels }: { readonly plan: Plan; readonly levels: readonly Level[] }) {
  const mat = MATS[plan.mat];
  const floor = mat.cells
    .filter(({ level }) => levels.includes(level))
    .map(({ cell }) => square(cellPoint(plan, cell)))
    .join('');
  const rim = mat.spaces
    .filter(({ space }) => levelsOf(plan.mat, space).some((level) => levels.includes(level)))
    .map(({ space }) => disc(spacePoint(plan, space)))
    .join('');
  return (
    <>
      <path class="under" d={floor + rim} transform="translate(0 .22)" />
      <path class="lit" d={floor + rim} transform="translate(-.03 -.05)" />
      <path class="stone" d={floor + rim} />
      <path class="floor" d={floor} />
    </>
  );
}

const Cells = ({ plan }: { readonly plan: Plan }) => (
  <>
    {MATS[plan.mat].cells.map(({ cell, level }) => {
      const { x, y } = cellPoint(plan, cell);
      return (
        <rect key={cell} class="cell" data-level={level} x={x - 0.46} y={y - 0.46} width=".92" height=".92" rx=".15" />
      );
    })}
  </>
);

const TURNS: Readonly<Record<Side, number>> = { north: 0, east: 90, south: 180, west: 270 };

/** A line of sight is named by the side it comes from; it points the other way. */
const OPPOSITE: Readonly<Record<Side, Side>> = { north: 'south', east: 'west', south: 'north', west: 'east' };

export const towards = (side: Side): Side => OPPOSITE[side];

const Sockets = ({ plan }: { readonly plan: Plan }) => (
  <>
    {MATS[plan.mat].spaces.map(({ space, looks }) => {
      const { x, y } = spacePoint(plan, space);
      const [first = 1, second] = levelsOf(plan.mat, space);
      return (
        <g key={space} transform={`translate(${x} ${y})`} data-level={first}>
          <circle
            class="socket"
            r=".37"
            {...(second !== undefined && { style: { stroke: `url(#oc-seam-${first}${second})`, strokeWidth: 0.1 } })}
          />
          {looks.map(({ side, level }) => (
            <path
              key={side}
              class="arrow"
              data-level={level}
              d="M-.13-.44L0-.58L.13-.44z"
              transform={`rotate(${TURNS[towards(side)]})`}
            />
          ))}
        </g>
      );
    })}
  </>
);
