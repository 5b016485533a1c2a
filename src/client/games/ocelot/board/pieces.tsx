// What lies on the mat: gems and companions in the cells, tools on the round spaces.

import { type Level, MATS, spaceName } from '../../../../games/ocelot/index.ts';
import { Deferred } from '../../../ui/deferred.tsx';
import { actionAt } from '../actions/intent.ts';
import { GEM_SYMBOLS } from '../art/symbols.tsx';
import { cellPoint, type Plan, spacePoint } from '../drawing/layout.ts';
import { companionOf, mySeat, type Parts, type Spot, sameSpot } from '../parts.ts';
import { chosenNow, spotNow } from '../selection.ts';
import { Layer } from './ground.tsx';

export interface MatProps {
  readonly plan: Plan;
  readonly parts: Parts;
}

export const Pieces = ({ plan, parts }: MatProps) => (
  <Layer plan={plan} name="pieces">
    <g data-effect={parts.table.effect?.type}>
      {MATS[plan.mat].caves.map(({ level }) => (
        <Deferred key={level}>
          <CavePieces plan={plan} parts={parts} level={level} />
        </Deferred>
      ))}
    </g>
    {MATS[plan.mat].spaces.map(({ space }) => (
      <SpacePiece key={space} plan={plan} parts={parts} space={space} />
    ))}
  </Layer>
);

const CavePieces = ({ plan, parts, level }: MatProps & { readonly level: Level }) => (
  <>
    {MATS[plan.mat].cells
      .filter((place) => place.level === level)
      .map(({ cell }) => (
        <CellPiece key={cell} plan={plan} parts={parts} cell={cell} />
      ))}
  </>
);

function CellPiece({ plan, parts, cell }: MatProps & { readonly cell: number }) {
  const { view, effect } = parts.table;
  const { x, y } = cellPoint(plan, cell);
  const token = view.cells[cell] ?? 'empty';
  const seat = view.players.findIndex(({ companion }) => companion === cell);
  const isNew = (effect?.type === 'entered' || effect?.type === 'advanced') && effect.cell === cell;
  return (
    <g transform={`translate(${x} ${y})`}>
      {token !== 'empty' && (
        <use
          class="gem"
          href={`#${GEM_SYMBOLS[token]}`}
          x="-.4"
          y="-.4"
          width=".8"
          height=".8"
          style={{ '--n': cell }}
        />
      )}
      {seat >= 0 && (
        <g class="companion" data-of={companionOf(seat)} data-new={isNew}>
          <circle r=".44" />
          <use href={`#${companionOf(seat)}`} x="-.38" y="-.38" width=".76" height=".76" />
        </g>
      )}
    </g>
  );
}

function SpacePiece({ plan, parts, space }: MatProps & { readonly space: number }) {
  const { view, effect } = parts.table;
  const { x, y } = spacePoint(plan, space);
  const placed = view.spaces[space] ?? 'free';
  const isNew = effect?.type === 'placed' && effect.space === space;
  const ghost = placed === 'free' ? ghostAt(parts, { type: 'space', space }) : undefined;
  const tool = placed === 'free' ? ghost : placed.tool;
  return (
    <g transform={`translate(${x} ${y})`}>
      {tool === undefined ? (
        <text class="number" data-large={!plan.roomy} y={plan.roomy ? '.12' : '.15'}>
          {spaceName(space)}
        </text>
      ) : (
        <g class={ghost ? 'tool ghost' : 'tool'} data-new={isNew}>
          <circle class="tool-shade" cy=".05" r=".46" />
          <circle class="tool-disc" r=".44" />
          <use href={`#${tool}`} x="-.3" y="-.3" width=".6" height=".6" />
        </g>
      )}
      {isLast(parts, space) && <circle class="last" r=".53" />}
    </g>
  );
}

/** The chosen tool, held over the space that is pointed at. */
function ghostAt({ table, selection }: Parts, spot: Spot) {
  const chosen = chosenNow(table, selection);
  if (!sameSpot(spotNow(table, selection), spot) || chosen?.type !== 'tool') return undefined;
  return actionAt(table, selection, spot) === undefined ? undefined : chosen.tool;
}

/** The tool that the other player has just placed stays marked until the next one. */
const isLast = ({ table, selection }: Parts, space: number): boolean =>
  selection.turnSummary.value.some(
    (effect) => effect.type === 'placed' && effect.space === space && effect.seat !== mySeat(table),
  );
