// A button over every cell, space and bag, for touch, pointer, arrow keys and screen readers.

import type { ComponentChildren, TargetedEvent } from 'preact';
import { MATS, type Point } from '../../../../games/ocelot/index.ts';
import { activate } from '../actions/intent.ts';
import { isSpotWanted } from '../actions/lesson-target.ts';
import { type Box, cellPoint, spacePoint } from '../drawing/layout.ts';
import { type Parts, type Spot, sameSpot } from '../parts.ts';
import { rememberStops, walkCells, walkSpaces } from './arrow-keys.ts';
import { cellLabel, spaceLabel } from './labels.ts';
import type { MatProps } from './pieces.tsx';

export function Spots({ plan, parts }: MatProps) {
  const { words } = parts;
  return (
    <>
      <Group label={words.mat.cells} parts={parts} plan={plan}>
        {MATS[plan.mat].cells.map(({ cell }) => (
          <button
            key={cell}
            type="button"
            class="spot"
            tabIndex={cell === 0 ? 0 : -1}
            aria-label={cellLabel(parts, cell)}
            data-cell={cell}
            data-pinned={isPinned(parts, { type: 'cell', cell })}
            data-wanted={isSpotWanted(parts, { type: 'cell', cell })}
            style={over(plan.box, cellPoint(plan, cell))}
          />
        ))}
      </Group>
      <Group label={words.mat.spaces} parts={parts} plan={plan}>
        {MATS[plan.mat].spaces.map(({ space }) => (
          <button
            key={space}
            type="button"
            class="spot round"
            tabIndex={space === 0 ? 0 : -1}
            aria-label={spaceLabel(parts, space)}
            data-space={space}
            data-pinned={isPinned(parts, { type: 'space', space })}
            data-wanted={isSpotWanted(parts, { type: 'space', space })}
            style={over(plan.box, spacePoint(plan, space), 1.12)}
          />
        ))}
      </Group>
    </>
  );
}

/** The place of a square of this size around a point, as parts of the box it is drawn in. */
export function over(box: Box, { x, y }: Point, size = 1) {
  const percent = (part: number, whole: number): string => `${(100 * part) / whole}%`;
  return {
    left: percent(x - size / 2 - box.x, box.width),
    top: percent(y - size / 2 - box.y, box.height),
    width: percent(size, box.width),
    height: percent(size, box.height),
  };
}

interface GroupProps extends MatProps {
  readonly label: string;
  readonly children: ComponentChildren;
}

type On<E extends Event> = TargetedEvent<HTMLFieldSetElement, E>;

function Group({ label, parts, plan, children }: GroupProps) {
  const { table, selection } = parts;
  const aimAt = (event: Event) => {
    selection.aim.value = spotOf(event.target);
  };
  const aimAway = () => {
    selection.aim.value = undefined;
  };
  return (
    <fieldset
      class="spots"
      aria-label={label}
      onPointerDown={(event: On<PointerEvent>) => {
        selection.touch.value = event.pointerType !== 'mouse';
      }}
      onPointerOver={(event: On<PointerEvent>) => {
        if (event.pointerType === 'mouse') aimAt(event);
      }}
      onPointerOut={aimAway}
      onFocusIn={(event: On<FocusEvent>) => {
        rememberStops(event);
        // A tap focuses as well, but the tap itself has aimed already.
        if (event.target instanceof Element && event.target.matches(':focus-visible')) aimAt(event);
      }}
      onFocusOut={aimAway}
      onClick={(event: On<MouseEvent>) => {
        const spot = spotOf(event.target);
        // A click without a pointer is Enter or the space bar.
        if (event.detail === 0) selection.touch.value = false;
        if (spot) activate(table, selection, spot);
      }}
      onKeyDown={(event: On<KeyboardEvent>) => {
        if (spotOf(event.target)?.type === 'cell') walkCells(event);
        else walkSpaces(event, plan.mat);
      }}
    >
      {children}
    </fieldset>
  );
}

function spotOf(target: EventTarget | null): Spot | undefined {
  const { cell, space } = target instanceof HTMLElement ? target.dataset : {};
  if (cell !== undefined) return { type: 'cell', cell: Number(cell) };
  return space === undefined ? undefined : { type: 'space', space: Number(space) };
}

const isPinned = ({ selection }: Parts, spot: Spot): boolean => sameSpot(selection.pinned.value, spot);
