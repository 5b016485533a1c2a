// The explorers in the cave and round the fire, with their decisions over their heads. They walk when their place changes.

import { useLayoutEffect, useRef } from 'preact/hooks';
import { duration } from '../../../kit/motion.ts';
import { calm } from '../../../settings.ts';
import { words as shell } from '../../../words.ts';
import { coloursOf, Explorer } from '../art/explorers.tsx';
import { Picture } from '../art/symbols.tsx';
import { LONG_ROW, placeStyle } from '../drawing/positions.ts';
import { type DiamantTable, mySeat, type Parts, type SeatParts } from '../parts.ts';
import { nameOf, seatNote } from '../seats/seat.tsx';
import { type Pose, posesOf } from './explorer-poses.ts';

const still = { transform: 'none' };
const STRIDE = [
  still,
  { transform: 'translateY(-4%) rotate(-4deg)' },
  still,
  { transform: 'translateY(-4%) rotate(4deg)' },
  still,
];
const FRIGHT = [0, -5, 6, -6, 5, 0].map((turn, index) => ({
  transform: `translateY(${index === 1 ? -14 : 0}%) rotate(${turn}deg)`,
}));

export function Explorers(props: Parts) {
  const { table, words } = props;
  const all = posesOf(table.view, table.effect);
  const count = (where: Pose['at']): number => all.filter(({ at }) => at === where).length;
  return (
    <ul
      class="explorers"
      aria-label={words.board.explorers}
      data-crowd={count('front') >= LONG_ROW}
      data-camp={count('camp') > 1 ? 'shared' : 'free'}
    >
      {all.map((pose) => (
        <ExplorerFigure key={pose.seat} pose={pose} parts={props} />
      ))}
    </ul>
  );
}

function ExplorerFigure({ pose, parts }: { readonly pose: Pose; readonly parts: Parts }) {
  const { table } = parts;
  const { seat, at, place, hand, gain, frightened } = pose;
  const isMe = seat === mySeat(table);
  const body = useRef<HTMLSpanElement>(null);
  // The first steps are taken while a card is on its way.
  const moment = table.step + (table.coming ? 0.5 : 0);
  const shown = useRef(moment);
  useLayoutEffect(() => {
    // Redrawn within the same step: they have walked already.
    if (shown.current === moment) return;
    shown.current = moment;
    if (body.current && !calm()) play(body.current, table, { seat, at, frightened });
  }, [table, moment, seat, at, frightened]);
  const name = nameOf(parts, seat);
  return (
    <li
      class="explorer"
      data-at={at}
      data-me={isMe}
      data-frightened={frightened}
      style={{ ...placeStyle(place), ...coloursOf(seat) }}
    >
      <span class="unseen">{`${name}: ${doing({ ...parts, seat })}`}</span>
      {hand && <Picture key={hand} of={hand} class={`hand ${hand}`} />}
      <span class="body" ref={body}>
        <Explorer seat={seat} part="figure" />
        {isMe && at === 'front' && (
          <>
            <Picture of="torch" class="torch" />
            <Picture of="flame" class="torch torch-flame" />
          </>
        )}
      </span>
      <span class="tag" aria-hidden="true">
        {gain === 0 ? (
          <span>{name}</span>
        ) : (
          <b data-lost={gain < 0}>
            {gain > 0 ? `+${gain}` : `−${-gain}`}
            <Picture of="ruby" />
          </b>
        )}
      </span>
    </li>
  );
}

function doing(parts: SeatParts): string {
  const { away, standIn } = shell.value.table;
  const presence = parts.table.seats[parts.seat]?.presence;
  if (presence === 'away' || presence === 'stand-in') return presence === 'away' ? away : standIn;
  return seatNote(parts).note;
}

function play(body: HTMLElement, table: DiamantTable, who: Pick<Pose, 'seat' | 'at' | 'frightened'>): void {
  if (who.frightened) body.animate(FRIGHT, { duration: duration(600) });
  else if (isWalking(table, who)) body.animate(STRIDE, { duration: duration(360), iterations: 2 });
}

function isWalking({ effect, coming }: DiamantTable, { seat, at }: Pick<Pose, 'seat' | 'at'>): boolean {
  if (coming) return at === 'front';
  switch (effect?.type) {
    case 'entered':
      return at === 'front';
    case 'revealed':
      return at === 'homeward';
    case 'returned':
      return effect.seats.includes(seat);
    case 'ended':
      return effect.aside !== undefined;
    default:
      return false;
  }
}
