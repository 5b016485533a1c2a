// The call: one big button. When something is obviously wrong it asks first, unless the player wants no hints.

import { useSignal } from '@preact/signals';
import { isCallOpen } from '../../../games/out-of-mine/index.ts';
import { Button } from '../../ui/button.tsx';
import { useOpening } from '../../ui/opening.ts';
import { Picture } from './art/symbols.tsx';
import { callOut, doubt, flaws, flawText, isUncovered } from './calling.ts';
import { ECHO, isEcho } from './echo.ts';
import { heldTile } from './hands.ts';
import { Tools } from './held.tsx';
import { isMining, type MineTable, mySeat, myState, type Parts } from './parts.ts';

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
  if (desk.asking.value && can) return <Asking parts={parts} />;
  const isStuck = myState(table)?.stuck === true;
  return (
    <div class="call" data-busy={heldTile(table, desk) !== undefined}>
      <Tools parts={parts} class="thumb-tools" />
      <button
        type="button"
        class="call-out"
        data-wanted={table.wanted.some(({ type }) => type === 'call')}
        data-full={open + wrong === 0}
        aria-disabled={!mayCall(table) || isUncovered(parts)}
        onClick={() => !isEcho(desk) && mayCall(table) && callOut(parts)}
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
        onClick={() => !isEcho(desk) && can && table.act({ type: isStuck ? 'unstuck' : 'stuck' })}
      >
        {isStuck ? words.call.unstuck : words.call.stuck}
      </button>
    </div>
  );
}

/** Comes up where the call was: the answer waits a moment, or a double tap would give it. */
function Asking({ parts }: { readonly parts: Parts }) {
  const { desk, words } = parts;
  const open = useSignal(false);
  useOpening(open, ECHO, 'asked');
  return (
    <section class="call asking" aria-label={words.call.name}>
      <p>{doubt(parts)}</p>
      <Button look="main" disabled={!open.value} onClick={() => callOut(parts)}>
        {words.call.anyway}
      </Button>
      <Button
        onClick={() => {
          desk.tappedAt = performance.now();
          desk.asking.value = false;
        }}
      >
        {words.call.goOn}
      </Button>
    </section>
  );
}
