// The names of places for screen readers: what lies there, and who sees it.

import { type Cell, cellName, MATS, type Space, spaceName, TOKEN_WORTH } from '../../../../games/ocelot/index.ts';
import { capital } from '../../../../words/list.ts';
import { levelsOf } from '../drawing/layout.ts';
import { companionOf, mySeat, otherSeat, type Parts, playerAt } from '../parts.ts';
import { towards } from './ground.tsx';
import { companionSide, seersOf } from './seers.ts';

export function spaceLabel({ table, words }: Parts, space: Space): string {
  const { mat } = table.view.options;
  const tool = table.view.spaces[space] ?? 'free';
  const what = tool === 'free' ? words.mat.free : words.tools[tool.tool];
  const looks = MATS[mat].spaces[space]?.looks.map(({ side }) => towards(side)) ?? [];
  return words.mat.space(spaceName(space), levelsOf(mat, space), what, looks);
}

export function cellLabel(parts: Parts, cell: Cell): string {
  const { table, words } = parts;
  const token = table.view.cells[cell] ?? 'empty';
  const guest = table.view.players.findIndex(({ companion }) => companion === cell);
  const what = [
    ...(guest < 0 ? [] : [words.companions[companionOf(guest)]]),
    ...(token === 'empty'
      ? guest < 0
        ? [words.mat.empty]
        : []
      : [words.mat.gem(words.tokens[token], TOKEN_WORTH[token])]),
  ].join(', ');
  const name = words.mat.cell(cellName(cell), what);
  return token === 'empty' ? [name, ...openLine(parts, cell)].join(' ') : [name, ...sightLines(parts, cell)].join(' ');
}

function sightLines(parts: Parts, cell: Cell): readonly string[] {
  const { table, words } = parts;
  const seat = mySeat(table);
  const companion = seat === undefined ? undefined : playerAt(table, seat).companion;
  const side = companionSide(table.view, companion, cell);
  const seers = [
    ...seersOf(table.view, cell).map((seer) => ({ tool: words.tools[seer.tool], side: seer.side })),
    ...(side === undefined || seat === undefined ? [] : [{ tool: words.companions[companionOf(seat)], side }]),
  ];
  const isMine = seat !== undefined && playerAt(table, seat).collectable.includes(cell);
  const other = otherSeat(seat ?? 0);
  const isTheirs = seat !== undefined && playerAt(table, other).collectable.includes(cell);
  return [
    seers.length === 0 ? words.mat.unseen : capital(words.mat.seenBy(seers)),
    ...(isMine ? [words.mat.yours] : isTheirs ? [words.mat.theirs(table.who(other).name)] : []),
    ...openLine(parts, cell),
  ];
}

const openLine = ({ table, selection, words }: Parts, cell: Cell): readonly string[] =>
  selection.chosen.value?.type === 'companion' &&
  table.legal.some((action) => (action.type === 'enter' || action.type === 'advance') && action.cell === cell)
    ? [words.mat.open]
    : [];
