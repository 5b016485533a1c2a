// The bar after placing: the gems in reach, one by one or all at once, and the end of the turn.

import { type Cell, cellName, type Token } from '../../../../games/ocelot/index.ts';
import { capital } from '../../../../words/list.ts';
import { useEnableAfter } from '../../../ui/enable-after.ts';
import { GEM_SYMBOLS, Picture } from '../art/symbols.tsx';
import type { Parts } from '../parts.ts';
import { collectAll, collectableNow } from './collect-all.ts';
import { haulNow } from './preview.ts';

/** Longer than the gap of a double tap, and no longer than it takes to read the button. */
const END_OPENS_AFTER = 600;

interface Find {
  readonly cell: Cell;
  readonly token: Token;
}

export function Collect(parts: Parts) {
  const { table, selection, words } = parts;
  const { bar } = words;
  const finds = collectableNow(table).flatMap((cell): readonly Find[] => {
    const token = table.view.cells[cell];
    return token === undefined || token === 'empty' ? [] : [{ cell, token }];
  });
  const isEmpty = finds.length === 0;
  // Again whenever the button moves: alone, it is where gems were collected.
  useEnableAfter(selection.endOpen, END_OPENS_AFTER, isEmpty ? 'alone' : 'beside');
  const { points, amethysts } = haulNow(table);
  return (
    <div class="oc-bar collect">
      {isEmpty ? <p class="go-hint">{capital(bar.nothingLeft)}</p> : <Finds {...parts} finds={finds} />}
      <div class="ends">
        <button
          type="button"
          class={isEmpty ? 'go' : 'end'}
          data-wanted={table.wanted.some(({ type }) => type === 'done')}
          disabled={table.pending || !selection.endOpen.value}
          onClick={() => {
            selection.collectAllStep.value = undefined;
            table.act({ type: 'done' });
          }}
        >
          <span>
            {bar.endTurn}
            {!isEmpty && <small>{bar.leaveLying(finds.length)}</small>}
          </span>
        </button>
        {!isEmpty && (
          <button type="button" class="go" disabled={table.pending} onClick={() => collectAll(table, selection)}>
            <span>
              {bar.collectAll(finds.length)}
              <small>{bar.worth(points, amethysts)}</small>
            </span>
          </button>
        )}
      </div>
    </div>
  );
}

/** Large enough for a thumb, where the cells are not. */
function Finds({ table, selection, words, finds }: Parts & { readonly finds: readonly Find[] }) {
  return (
    <fieldset class="finds" aria-label={words.bar.finds}>
      {finds.map(({ cell, token }) => (
        <button
          key={cell}
          type="button"
          class="find"
          data-wanted={table.wanted.some((action) => action.type === 'collect' && action.cell === cell)}
          aria-label={words.bar.collectOne(token, cellName(cell))}
          disabled={table.pending}
          onPointerEnter={() => {
            selection.aim.value = { type: 'cell', cell };
          }}
          onPointerLeave={() => {
            selection.aim.value = undefined;
          }}
          onClick={() => {
            selection.aim.value = undefined;
            table.act({ type: 'collect', cell });
          }}
        >
          <Picture of={GEM_SYMBOLS[token]} />
        </button>
      ))}
    </fieldset>
  );
}
