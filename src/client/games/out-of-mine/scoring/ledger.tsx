// The points of a round: a column for each seat, a row for each kind of points.

import type { ComponentChild } from 'preact';
import { seatGallery } from '../../../../games/out-of-mine/index.ts';
import type { Scoring } from '../../../../games/out-of-mine/types.ts';
import { Dwarf } from '../art/dwarfs.tsx';
import { Glyph, Picture } from '../art/symbols.tsx';
import { TileIcon } from '../drawing/crystal.tsx';
import { signed } from '../drawing/format.ts';
import { MiniMap } from '../drawing/mini-map.tsx';
import { mySeat, type Parts } from '../parts.ts';
import { hasScore, shownSeat } from './seat-shown.ts';

interface Column {
  readonly seat: number;
  readonly scoring: Scoring | undefined;
  readonly isMine: boolean;
}

export function Ledger({ parts }: { readonly parts: Parts }) {
  const { table, selection, words } = parts;
  const { view, effect, settled } = table;
  const shown = shownSeat(parts);
  const columns = view.seats.map(
    (state, seat): Column => ({
      seat,
      scoring: hasScore(effect, settled, seat) ? state.scoring : undefined,
      isMine: seat === mySeat(table),
    }),
  );
  const row = (label: string, cell: (scoring: Scoring, column: Column) => ComponentChild) => (
    <tr>
      <th scope="row">{label}</th>
      {columns.map((column) => (
        <td key={column.seat} data-you={column.isMine}>
          {column.scoring && <div class="ledger-cell">{cell(column.scoring, column)}</div>}
        </td>
      ))}
    </tr>
  );
  const { elves, finds } = table.options;
  return (
    <section class="ledger" aria-label={words.score.title(view.round)}>
      <table data-seats={columns.length}>
        <thead>
          <tr>
            <td />
            {columns.map(({ seat, isMine }) => (
              <th key={seat} scope="col" data-you={isMine} data-light={seat === shown}>
                <button
                  type="button"
                  class="ledger-seat"
                  aria-pressed={seat === shown}
                  onClick={() => {
                    selection.shown.value = seat;
                  }}
                >
                  <Dwarf seat={seat} />
                  {table.who(seat).name}
                </button>
                {view.calls.some((call) => call.seat === seat) && (
                  <span class="ledger-caller">{words.score.called}</span>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr class="ledger-maps">
            <th scope="row">{words.score.mine}</th>
            {view.seats.map((state, seat) => (
              <td key={seat} data-you={seat === mySeat(table)}>
                <MiniMap state={state} words={words} />
              </td>
            ))}
          </tr>
          {row(words.score.tiles, (scoring, { seat }) => (
            <Chips parts={parts} seat={seat} scoring={scoring} />
          ))}
          {row(words.score.spaces, ({ empty }) => (
            <Num
              n={empty > 10 ? 0 : 10 - empty}
              plain
              note={
                empty === 0 ? words.score.full : empty > 10 ? words.score.tooEmpty(empty) : words.score.empty(empty)
              }
            />
          ))}
          {elves &&
            row(words.score.elves, (scoring, { seat }) => (
              <Num n={scoring.elves.length}>
                <HappyElves parts={parts} seat={seat} scoring={scoring} />
              </Num>
            ))}
          {finds &&
            row(words.score.finds, (scoring) => (
              <Num n={scoring.finds.reduce((sum, { points }) => sum + points, 0)}>
                {scoring.finds.map(({ tile, find }) => (
                  <Picture key={tile} of={`find-${find}`} />
                ))}
              </Num>
            ))}
          {row(words.score.call, ({ bonus }) => (
            <Num n={bonus} note={bonus > 0 ? words.score.right : bonus < 0 ? words.score.early : undefined} />
          ))}
        </tbody>
        <tfoot>
          {row(words.score.round, ({ points }) => (
            <b class="ledger-points">{points}</b>
          ))}
          {row(words.score.all, ({ points }, { seat }) => {
            const total = view.seats[seat]?.total ?? 0;
            return (
              <span class="ledger-total">
                {total - points} → <b>{total}</b>
              </span>
            );
          })}
        </tfoot>
      </table>
    </section>
  );
}

interface NumProps {
  readonly n: number;
  readonly plain?: boolean;
  readonly note?: string | undefined;
  readonly children?: ComponentChild;
}

const Num = ({ n, plain = false, note, children }: NumProps) => (
  <div class="num" data-sign={plain || n === 0 ? 'none' : n > 0 ? 'plus' : 'minus'} data-nothing={!plain && n === 0}>
    <span>{plain ? n : n === 0 ? '–' : signed(n)}</span>
    {note && <small>{note}</small>}
    {children && <span class="num-icons">{children}</span>}
  </div>
);

interface SeatScore {
  readonly parts: Parts;
  readonly seat: number;
  readonly scoring: Scoring;
}

function Chips({ parts, seat, scoring }: SeatScore) {
  const { table, words } = parts;
  const right = table.view.seats[seat]?.laid ?? [];
  const faults = [...new Set(scoring.removed.map(({ fault }) => words.score.faults[fault]))];
  return (
    <>
      <div class="chips">
        {right.map(({ tile }) => (
          <span key={tile} class="chip">
            <TileIcon tile={tile} width={4} height={3} />
            <Glyph of="check" class="chip-mark" />
          </span>
        ))}
        {scoring.removed.map(({ tile }) => (
          <span key={tile} class="chip" data-wrong>
            <TileIcon tile={tile} width={4} height={3} />
            <Glyph of="cross" class="chip-mark" />
          </span>
        ))}
      </div>
      {faults.length > 0 && <p class="chip-note">{faults.join(', ')}</p>}
    </>
  );
}

function HappyElves({ parts, seat, scoring }: SeatScore) {
  const state = parts.table.view.seats[seat];
  const gallery = state && seatGallery(state);
  return (
    <>
      {scoring.elves.map((index) => {
        const elf = gallery?.elves[index];
        return (
          elf && (
            <svg key={index} class={`c-${elf.colour}`} role="img" aria-label={parts.words.colours[elf.colour]}>
              <use href="#mine-elf" />
            </svg>
          )
        );
      })}
    </>
  );
}
