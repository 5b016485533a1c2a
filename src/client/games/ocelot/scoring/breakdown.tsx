// The points of the end: gems row by row, then each amethyst with what it says and what that came to.

import type { Seat } from '../../../../contract/game.ts';
import { AMETHYST_TABLE, GEM_ROW_TOKENS, GEM_ROWS, type GemRow } from '../../../../games/ocelot/index.ts';
import { AmethystMark, GEM_SYMBOLS, Picture, PRINTS } from '../art/symbols.tsx';
import { type Parts, playerAt } from '../parts.ts';
import { Face } from '../seats/seat.tsx';

export function Breakdown(parts: Parts) {
  const { table, words } = parts;
  const { result } = words;
  const seats = table.seats.map(({ seat }) => seat);
  const totals = seats.map((seat) => playerAt(table, seat).breakdown.total);
  return (
    <>
      <table class="points">
        <caption class="unseen">{result.caption}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span class="unseen">{result.what}</span>
            </th>
            {table.seats.map(({ seat, name }) => (
              <th key={seat} scope="col">
                <span class="points-face">
                  <Face seat={seat} />
                </span>
                <span class="points-name">{name}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {GEM_ROWS.map((row) => (
            <tr key={row}>
              <th scope="row">
                <GemPictures row={row} />
                {words.names.rows[row]}
              </th>
              {seats.map((seat) => {
                const { count, points } = playerAt(table, seat).breakdown.gems[row];
                return (
                  <td key={seat} data-none={count === 0}>
                    <small>{result.count(count)}</small> {points}
                  </td>
                );
              })}
            </tr>
          ))}
          {table.view.options.headStart !== undefined && (
            <tr>
              <th scope="row">{result.headStart}</th>
              {seats.map((seat) => {
                const { headStart = 0 } = playerAt(table, seat).breakdown;
                return (
                  <td key={seat} data-none={headStart === 0}>
                    {headStart}
                  </td>
                );
              })}
            </tr>
          )}
          <tr class="amethyst-row">
            <th scope="row">
              <Picture of="amethyst" />
              {result.amethysts}
            </th>
            {seats.map((seat) => (
              <td key={seat}>
                <AmethystPoints {...parts} seat={seat} />
              </td>
            ))}
          </tr>
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{result.total}</th>
            {totals.map((total, seat) => (
              <td key={seats[seat]}>{total}</td>
            ))}
          </tr>
        </tfoot>
      </table>
      {totals[0] === totals[1] && <p class="hint">{result.tie}</p>}
    </>
  );
}

const GemPictures = ({ row }: { readonly row: GemRow }) => (
  <span class="gem-pictures">
    {GEM_ROW_TOKENS[row].map((token) => (
      <Picture key={token} of={GEM_SYMBOLS[token]} />
    ))}
  </span>
);

function AmethystPoints({ table, words, seat }: Parts & { readonly seat: Seat }) {
  const { amethysts } = playerAt(table, seat).breakdown;
  if (amethysts.length === 0) return <small>{words.result.none}</small>;
  return (
    <ul class="amethyst-points">
      {amethysts.map(({ amethyst, points }, n) => {
        const { bag } = AMETHYST_TABLE[amethyst];
        return (
          <li key={`${amethyst}${n}`}>
            <AmethystMark bag={bag} print={PRINTS[amethyst]} label={words.names.bags[bag]} />
            <span>{words.amethysts[amethyst]}</span>
            <b>{points}</b>
          </li>
        );
      })}
    </ul>
  );
}
