// The call: one big button. When something is obviously wrong it asks first, unless the player wants no hints.

import { isCallOpen, scoreSeat } from '../../../games/out-of-mine/index.ts';
import { settings } from '../../settings.ts';
import { Button } from '../../ui/button.tsx';
import { Picture } from './art/symbols.tsx';
import { heldTile } from './hands.ts';
import { Tools } from './held.tsx';
import { isMining, type MineTable, mySeat, myState, openSpaces, type Parts } from './parts.ts';

/** What everybody at the table could see to be wrong with this gallery. */
export function flaws({ table }: Pick<Parts, 'table'>): { readonly open: number; readonly wrong: number } {
  const [state, seat] = [myState(table), mySeat(table)];
  if (state?.side === undefined || seat === undefined || state.card === undefined) return { open: 0, wrong: 0 };
  const { removed } = scoreSeat(table.view, seat);
  const open = openSpaces(state);
  return { open, wrong: removed.length };
}

const asksFirst = (): boolean => settings.value.hints || settings.value.confirm;

export function callOut(parts: Parts): void {
  const { desk, table } = parts;
  const { open, wrong } = flaws(parts);
  if (asksFirst() && !desk.asking.value && open + wrong > 0) {
    desk.asking.value = true;
    table.announce(`${flawText(parts)}. ${parts.words.call.sure}`);
    return;
  }
  desk.asking.value = false;
  table.act({ type: 'call' });
}

function flawText({ table, words }: Pick<Parts, 'table' | 'words'>): string {
  const { open, wrong } = flaws({ table });
  if (open > 0) return words.call.open(open);
  return wrong > 0 ? words.call.wrong(wrong) : words.call.full;
}

/** In its grace a seat only lays: somebody else has called already. */
function mayCall(table: MineTable): boolean {
  const seat = mySeat(table);
  const isLate = table.view.stage === 'called' && seat !== undefined && !isCallOpen(table.view, seat, table.now());
  return isMining(table) && !isLate;
}

export function Call({ parts }: { readonly parts: Parts }) {
  const { table, desk, words } = parts;
  const can = isMining(table);
  const { open, wrong } = flaws(parts);
  if (desk.asking.value && can) {
    return (
      <section class="call asking" aria-label={words.call.name}>
        <p>
          {flawText(parts)}. {words.call.sure}
        </p>
        <Button look="main" onClick={() => callOut(parts)}>
          {words.call.anyway}
        </Button>
        <Button
          onClick={() => {
            desk.asking.value = false;
          }}
        >
          {words.call.goOn}
        </Button>
      </section>
    );
  }
  const isStuck = myState(table)?.stuck === true;
  return (
    <div class="call" data-busy={heldTile(table, desk) !== undefined}>
      <Tools parts={parts} class="thumb-tools" />
      <button
        type="button"
        class="call-out"
        data-wanted={table.wanted.some(({ type }) => type === 'call')}
        data-full={open + wrong === 0}
        aria-disabled={!mayCall(table)}
        onClick={() => mayCall(table) && callOut(parts)}
      >
        <Picture of="pickaxe" />
        <strong>{words.call.name}</strong>
        <small>{flawText(parts)}</small>
      </button>
      <button
        type="button"
        class="call-stuck"
        aria-pressed={isStuck}
        aria-disabled={!can}
        onClick={() => can && table.act({ type: isStuck ? 'unstuck' : 'stuck' })}
      >
        {isStuck ? words.call.unstuck : words.call.stuck}
      </button>
    </div>
  );
}
