// The points of the end: every round of every seat, as far as it was seen, and the sum.

import { Dwarf } from './art/dwarfs.tsx';
import type { Parts } from './parts.ts';

export function Breakdown({ table, words }: Parts) {
  const { seats, round } = table.view;
  return (
    <table class="mine-breakdown">
      <thead>
        <tr>
          <th />
          {seats.map((_, seat) => (
            <th key={seat} scope="col">
              <Dwarf seat={seat} />
              {table.who(seat).name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">{words.status.round(round, table.options.rounds)}</th>
          {seats.map(({ scoring }, seat) => (
            <td key={seat}>{scoring?.points ?? '–'}</td>
          ))}
        </tr>
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
