// Lamp light on the mat: the beams of a space, the lines from tools that see a gem, and what could be collected.

import { type Cell, MATS, type Point, type Space } from '../../../../games/ocelot/index.ts';
import { settings } from '../../../settings.ts';
import { actionAt } from '../actions/intent.ts';
import { handsOver, preview } from '../actions/preview.ts';
import { cellPoint, type Plan, spacePoint } from '../drawing/layout.ts';
import { mySeat, type Parts, playerAt, type Spot } from '../parts.ts';
import { chosenNow, spotNow } from '../selection.ts';
import { Layer } from './ground.tsx';
import { companionSide, seersOf } from './seers.ts';

export function Lamplight({ plan, ...parts }: Parts & { readonly plan: Plan }) {
  const { table } = parts;
  const spot = spotNow(table, parts.selection);
  const shine = shineOf(parts, spot);
  const tile = (cell: Cell, kind: string) => {
    const { x, y } = cellPoint(plan, cell);
    return <rect key={`${kind}${cell}`} class={kind} x={x - 0.47} y={y - 0.47} width=".94" height=".94" rx=".17" />;
  };
  return (
    <Layer plan={plan} name="glow">
      {table.view.cells.map((token, cell) => token === 'empty' && tile(cell, 'bare'))}
      {spot?.type === 'space' && <Beams plan={plan} space={spot.space} />}
      {shine.open.map((cell) => tile(cell, 'open'))}
      {shine.won.map((cell) => tile(cell, 'won'))}
      {shine.handed.map((cell) => tile(cell, 'handed'))}
      {shine.threads.flatMap((cell) => threads(plan, parts, cell))}
      {spot?.type === 'cell' && tile(spot.cell, 'looked')}
      {table.myTurn && chosenNow(table, parts.selection)?.type === 'tool' && table.view.step !== 'collect' && (
        <FreeSockets
          plan={plan}
          spaces={table.view.spaces.flatMap((tool, space) => (tool === 'free' ? [space] : []))}
        />
      )}
    </Layer>
  );
}

interface Shine {
  /** Cells the companion may go to. */
  readonly open: readonly Cell[];
  readonly won: readonly Cell[];
  /** What the opponent's best answer would take. */
  readonly handed: readonly Cell[];
  readonly threads: readonly Cell[];
}

function shineOf({ table, selection }: Parts, spot: Spot | undefined): Shine {
  const seat = mySeat(table);
  const isCollecting = table.myTurn && table.view.step === 'collect' && seat !== undefined;
  const lying = isCollecting ? playerAt(table, seat).collectable : [];
  const open =
    chosenNow(table, selection)?.type === 'companion'
      ? table.legal.flatMap((action) => (action.type === 'enter' || action.type === 'advance' ? [action.cell] : []))
      : [];
  const looked = spot?.type === 'cell' && table.view.cells[spot.cell] !== 'empty' ? [spot.cell] : [];
  const action = spot && !isCollecting && settings.value.odds ? actionAt(table, selection, spot) : undefined;
  const won = (action && preview(table, action)?.haul.cells) ?? [];
  const handed = (action && handsOver(table, action)?.cells) ?? [];
  return {
    open,
    won: [...lying, ...won],
    handed: handed.filter((cell) => !won.includes(cell)),
    threads: won.length > 0 ? won : looked,
  };
}

/** A cone of light over each row and column the space looks along. */
function Beams({ plan, space }: { readonly plan: Plan; readonly space: Space }) {
  const from = spacePoint(plan, space);
  const looks = MATS[plan.mat].spaces[space]?.looks ?? [];
  return (
    <>
      <circle cx={from.x} cy={from.y} r="2.2" fill="url(#g-glow)" />
      {looks.map(({ side, cells }) => {
        const last = cells.at(-1);
        return last === undefined ? undefined : <Beam key={side} id={side} from={from} to={cellPoint(plan, last)} />;
      })}
    </>
  );
}

function Beam({ id, from, to }: { readonly id: string; readonly from: Point; readonly to: Point }) {
  const dx = Math.sign(to.x - from.x);
  const dy = Math.sign(to.y - from.y);
  const end = { x: to.x + dx * 0.5, y: to.y + dy * 0.5 };
  const edge = (at: Point, half: number) => `${at.x + dy * half} ${at.y + dx * half}`;
  return (
    <>
      <linearGradient id={`oc-beam-${id}`} gradientUnits="userSpaceOnUse" x1={from.x} y1={from.y} x2={end.x} y2={end.y}>
        <stop stop-color="var(--beam)" stop-opacity=".85" />
        <stop offset=".5" stop-color="var(--beam)" stop-opacity=".42" />
        <stop offset="1" stop-color="var(--beam)" stop-opacity=".16" />
      </linearGradient>
      <path
        class="beam"
        fill={`url(#oc-beam-${id})`}
        d={`M${edge(from, 0.22)}L${edge(end, 0.42)}L${edge(end, -0.42)}L${edge(from, -0.22)}z`}
      />
    </>
  );
}

/** From every tool that sees the cell, and from the viewer's own companion. */
function threads(plan: Plan, { table }: Parts, cell: Cell) {
  const to = cellPoint(plan, cell);
  const seat = mySeat(table);
  const companion = seat === undefined ? undefined : playerAt(table, seat).companion;
  const helps = companion !== undefined && companionSide(table.view, companion, cell) !== undefined;
  const starts = [
    ...seersOf(table.view, cell).map(({ space, side }) => ({ key: side, at: spacePoint(plan, space) })),
    ...(helps ? [{ key: 'companion', at: cellPoint(plan, companion) }] : []),
  ];
  return starts.map(({ key, at }) => (
    <path key={`${key}${cell}`} class="thread" d={`M${at.x} ${at.y}L${to.x} ${to.y}`} />
  ));
}

const FreeSockets = ({ plan, spaces }: { readonly plan: Plan; readonly spaces: readonly Space[] }) => (
  <g class="free-sockets">
    {spaces.map((space) => {
      const { x, y } = spacePoint(plan, space);
      return <circle key={space} cx={x} cy={y} r=".37" />;
    })}
  </g>
);
