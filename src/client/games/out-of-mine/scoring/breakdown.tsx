// The points of the end: every round of every seat, and the sum.

import { useEffect, useState } from 'preact/hooks';
import type { OutOfMine, OutOfMineEffect } from '../../../../games/out-of-mine/index.ts';
import type { OutOfMineWords } from '../../../../words/en/out-of-mine.ts';
import type { BreakdownProps } from '../../board.ts';
import { Dwarf } from '../art/dwarfs.tsx';
import type { MineSelection } from '../selection.ts';

/** By round and seat: the points, and whether the seat called. */
export function roundsOf(
  told: readonly OutOfMineEffect[],
): readonly (readonly { points: number; called: boolean }[])[] {
  const rounds: { points: number; called: boolean }[][] = [];
  let callers: number[] = [];
  for (const effect of told) {
    if (effect.type === 'started') callers = [];
    if (effect.type === 'called') callers.push(effect.seat);
    if (effect.type === 'ended') rounds.push([]);
    if (effect.type === 'scored') {
      rounds.at(-1)?.push({ points: effect.scoring.points, called: callers.includes(effect.seat) });
    }
  }
  return rounds;
}

type Props = BreakdownProps<OutOfMine, MineSelection, OutOfMineWords>;

/** A device that was told the start of every round was there all the time. */
export const isWhole = (told: readonly OutOfMineEffect[], rounds: number): boolean =>
  told.filter(({ type }) => type === 'started').length >= rounds;

/** What was told, and what was missed as soon as the record has arrived. */
function useStory({ table, told, whole }: Props): readonly OutOfMineEffect[] {
  const [story, setStory] = useState<readonly OutOfMineEffect[] | undefined>(undefined);
  const isMissing = !isWhole(told, table.view.round);
  useEffect(() => {
    // Without a record, only the known rounds are shown.
    if (isMissing) whole().then(setStory, () => undefined);
  }, [isMissing]);
  return story ?? told;
}

export function Breakdown(props: Props) {
  const { table, words } = props;
  const { seats, round } = table.view;
  const rounds = roundsOf(useStory(props));
  // A scenario may begin with a later round.
  const first = round - rounds.length;
  return (
    <table class="mine-breakdown">
      <thead>
        <tr>
          <td />
          {seats.map((_, seat) => (
            <th key={seat} scope="col">
              <Dwarf seat={seat} />
              {table.who(seat).name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rounds.map((scores, index) => (
          <tr key={index}>
            <th scope="row">
              {words.score.round} {first + index + 1}
            </th>
            {scores.map(({ points, called }, seat) => (
              <td key={seat} data-called={called}>
                {points}
                {called && <small>{words.score.called}</small>}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{words.score.all}</th>
          {seats.map(({ total }, seat) => (
            <td key={seat}>{total}</td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}
