// The marks on a gallery while it is scored, one after the other: right or wrong tiles, empty spaces, elves and finds.

import type { Gallery } from '../../../../games/out-of-mine/content/types.ts';
import { coveredCells, type LaidTile, shownFind } from '../../../../games/out-of-mine/index.ts';
import type { Scoring, SeatState } from '../../../../games/out-of-mine/types.ts';
import type { OutOfMineWords } from '../../../../words/en/out-of-mine.ts';
import { duration } from '../../../kit/motion.ts';
import { Crystal } from '../drawing/crystal.tsx';
import { signed } from '../drawing/format.ts';
import { elfCell } from '../drawing/gallery-layout.ts';
import { UNIT } from '../drawing/geometry.ts';
import { cellKey } from '../race/aim.ts';
import { tileAt } from '../tiles.ts';

const TILE_BEAT = 110;
const TILES_END = 1100;

/** When things appear, in milliseconds at normal speed: tiles first, then what is empty, elves, finds, the sum. */
const beat = (ms: number) => ({ 'animation-delay': `${duration(ms)}ms` });

interface LaidProps {
  readonly laid: LaidTile;
  readonly order: number;
  readonly scoring: Scoring | undefined;
  readonly words: OutOfMineWords;
  readonly finds: boolean;
}

export function LaidInScore({ laid, order, scoring, words, finds }: LaidProps) {
  const isWrong = scoring?.removed.some(({ tile }) => tile === laid.tile) ?? false;
  const spot = finds ? shownFind(laid) : undefined;
  const first = coveredCells(laid.tile, laid).find((cell) => cell.x !== spot?.x || cell.y !== spot.y);
  return (
    <g class="laid" data-wrong={isWrong}>
      <g class="laid-fate" style={beat(300 + order * TILE_BEAT)}>
        <Crystal laid={laid} letter={words.letters[tileAt(laid.tile).colour]} finds={finds} />
      </g>
      {scoring && first && (
        <g class="verdict" data-wrong={isWrong} style={beat(200 + order * TILE_BEAT)}>
          <circle cx={first.x * UNIT + 24} cy={first.y * UNIT + 75} r="16" />
          <use
            href={isWrong ? '#mine-g-cross' : '#mine-g-check'}
            x={first.x * UNIT + 13}
            y={first.y * UNIT + 64}
            width="22"
            height="22"
          />
        </g>
      )}
    </g>
  );
}

interface MarksProps {
  readonly gallery: Gallery;
  readonly state: SeatState;
  readonly scoring: Scoring;
}

export function ScoreMarks({ gallery, state, scoring }: MarksProps) {
  const covered = new Set(state.laid.flatMap((laid) => coveredCells(laid.tile, laid)).map(cellKey));
  const empty = gallery.spaces.filter((cell) => !covered.has(cellKey(cell)));
  // With more than ten empty spaces nothing else counts (M23).
  const counts = scoring.empty <= 10;
  return (
    <>
      {empty.map(({ x, y }) => (
        <Badge key={cellKey({ x, y })} x={x * UNIT + 50} y={y * UNIT + 50} points={counts ? -1 : 0} at={TILES_END} />
      ))}
      {scoring.elves.flatMap((index) => {
        const elf = gallery.elves[index];
        const cell = elf && elfCell(gallery, elf);
        return cell
          ? [<Badge key={index} x={cell.x * UNIT + 50} y={cell.y * UNIT + 8} points={1} at={TILES_END + 300} />]
          : [];
      })}
      {scoring.finds.flatMap(({ tile, points }) => {
        const laid = state.laid.find((each) => each.tile === tile);
        const at = laid && shownFind(laid);
        return at
          ? [<Badge key={tile} x={at.x * UNIT + 50} y={at.y * UNIT + 96} points={points} at={TILES_END + 600} />]
          : [];
      })}
    </>
  );
}

interface BadgeProps {
  readonly x: number;
  readonly y: number;
  readonly points: number;
  readonly at: number;
}

const Badge = ({ x, y, points, at }: BadgeProps) => (
  <g class="badge" data-good={points > 0} style={beat(at)}>
    <rect x={x - 36} y={y - 24} width="72" height="48" rx="24" />
    <text x={x} y={y + 2}>
      {signed(points)}
    </text>
  </g>
);
