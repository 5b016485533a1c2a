// The points at the end: gems and relics of each explorer, the richest first.

import type { Seat } from '../../../../contract/game.ts';
import { relicWorth } from '../../../../games/diamant/index.ts';
import { Coins } from '../actions/actions.tsx';
import { coins } from '../actions/odds.ts';
import { Picture } from '../art/symbols.tsx';
import type { Parts } from '../parts.ts';
import { Face, nameOf } from '../seats/seat.tsx';

export function Breakdown(props: Parts) {
  const { table, words } = props;
  const { result } = words;
  const outcome = table.view.outcome ?? table.outcome;
  const scores = outcome?.scores ?? [];
  const most = Math.max(1, ...scores);
  const ranked = table.view.explorers
    .map((explorer, seat) => ({ explorer, seat }))
    .sort((a, b) => (scores[b.seat] ?? 0) - (scores[a.seat] ?? 0));
  return (
    <table class="diamant-result">
      <caption class="unseen">{result.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{result.explorer}</th>
          <th scope="col">{result.gems}</th>
          {table.options.relics && <th scope="col">{result.relics}</th>}
          <th scope="col">{result.total}</th>
        </tr>
      </thead>
      <tbody>
        {ranked.map(({ explorer: { chest = 0, relics }, seat }) => (
          <tr key={seat} data-won={isWinner(outcome?.winners, seat)} style={{ '--part': (scores[seat] ?? 0) / most }}>
            <th scope="row">
              <Face seat={seat} />
              <span>{nameOf(props, seat)}</span>
            </th>
            <td>
              <span class="sum">{chest}</span>
              <Coins value={chest} label={result.coins(coins(chest).diamonds, coins(chest).rubies)} />
            </td>
            {table.options.relics && (
              <td>
                {relics.map((points) => (
                  <span key={points} class="won-relic">
                    <Picture of={`relic-${relicWorth(points)}`} label={words.relics[relicWorth(points)]} />
                    {points}
                  </span>
                ))}
                {relics.length === 0 && '–'}
              </td>
            )}
            <td class="points">{scores[seat] ?? '?'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const isWinner = (winners: readonly Seat[] | undefined, seat: Seat): boolean => winners?.includes(seat) ?? false;
