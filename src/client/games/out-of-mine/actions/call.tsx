// The call: one big button. If something is visibly wrong it asks first, unless the player has switched that off.

import { useSignal } from '@preact/signals';
import { isCallOpen } from '../../../../games/out-of-mine/index.ts';
import { Button } from '../../../ui/button.tsx';
import { useEnableAfter } from '../../../ui/enable-after.ts';
import { Picture } from '../art/symbols.tsx';
import { isMining, type MineTable, mySeat, myState, type Parts } from '../parts.ts';
import { heldTile } from '../race/hands.ts';
import { HandTools } from '../race/held.tsx';
import { callOrAsk, doubtText, flaws, flawText, isUncovered } from './call-check.ts';
import { DOUBLE_TAP, isSecondTap } from './double-tap.ts';

/** During its grace a seat only lays tiles: somebody else has called already. */
function mayCall(table: MineTable): boolean {
  const seat = mySeat(table);
  const isLate = table.view.stage === 'called' && seat !== undefined && !isCallOpen(table.view, seat, table.now());
  return isMining(table) && !isLate;
}

export function Call({ parts }: { readonly parts: Parts }) {
  const { table, selection, words } = parts;
  const can = isMining(table);
  const { open, wrong } = flaws(parts);
  if (selection.asking.value && can) return <Asking parts={parts} />;
  const isStuck = myState(table)?.stuck === true;
  return (
    <div class="call" data-busy={heldTile(table, selection) !== undefined}>
      <HandTools parts={parts} class="thumb-tools" />
      <button
        type="button"
        class="call-out"
        data-wanted={table.wanted.some(({ type }) => type === 'call')}
        data-full={open + wrong === 0}
        aria-disabled={!mayCall(table) || isUncovered(parts)}
        onClick={() => !isSecondTap(selection) && mayCall(table) && callOrAsk(parts)}
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
        onClick={() => !isSecondTap(selection) && can && table.act({ type: isStuck ? 'unstuck' : 'stuck' })}
      >
        {isStuck ? words.call.unstuck : words.call.stuck}
      </button>
    </div>
  );
}

/** Appears where the call was. The safe answer leads; the call is enabled a moment later, so that no double tap makes it. */
function Asking({ parts }: { readonly parts: Parts }) {
  const { selection, words } = parts;
  const open = useSignal(false);
  useEnableAfter(open, DOUBLE_TAP, 'asked');
  return (
    <section class="call asking" aria-label={words.call.name}>
      <p>{doubtText(parts)}</p>
      <Button
        look="main"
        onClick={() => {
          selection.tappedAt = performance.now();
          selection.asking.value = false;
        }}
      >
        {words.call.goOn}
      </Button>
      <Button look="quiet" disabled={!open.value} onClick={() => callOrAsk(parts)}>
        {words.call.anyway}
      </Button>
    </section>
  );
}
