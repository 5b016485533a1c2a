// The main button: says what a placement would bring and what it would hand over, and does it.

import type { ComponentChildren } from 'preact';
import { type Action, levelOf } from '../../../../games/ocelot/index.ts';
import { settings } from '../../../settings.ts';
import { companionOf, mySeat, otherSeat, type Parts } from '../parts.ts';
import { chosenNow, sentNow, spotNow } from '../selection.ts';
import { thinking } from '../speech.ts';
import { actionAt, perform } from './intent.ts';
import { isSpotWanted } from './lesson-target.ts';
import { handsOver, preview } from './preview.ts';

export function MainButton(parts: Parts) {
  const { table, selection, words } = parts;
  const { bar } = words;
  if (!table.myTurn) {
    const [waited] = table.toAct;
    const text = waited === undefined ? '' : thinking(parts, waited);
    return <Hint title={text} note={table.settled ? bar.ahead : ''} />;
  }
  const spot = spotNow(table, selection);
  const action = spot && actionAt(table, selection, spot);
  if (action && table.judge(action).ok) {
    return (
      <button
        type="button"
        class="go"
        data-wanted={isSpotWanted(parts, spot)}
        disabled={table.pending}
        onClick={() => perform(table, selection, action)}
      >
        <span>
          {titleOf(parts, action)}
          {sentNow(table, selection) && <small>{bar.sending}</small>}
          {settings.value.odds && !table.pending && <Outlook {...parts} action={action} />}
        </span>
      </button>
    );
  }
  const chosen = chosenNow(table, selection);
  if (chosen === undefined) return <Hint title={bar.chooseTool} note={bar.chooseToolHint} />;
  if (chosen.type === 'tool') return <Hint title={bar.chooseSpace} note={bar.chooseSpaceHint} />;
  return <Hint title={bar.chooseCell} note={bar.chooseCellHint} />;
}

const Hint = ({ title, note }: { readonly title: ComponentChildren; readonly note: string }) => (
  <p class="go-hint">
    {title}
    {note && <small>{note}</small>}
  </p>
);

function titleOf({ table, words }: Parts, action: Action): string {
  const companion = companionOf(mySeat(table) ?? 0);
  switch (action.type) {
    case 'place':
      return words.bar.place(action.tool);
    case 'enter':
      return words.bar.enter(companion);
    case 'advance':
      return words.bar.advance(companion, levelOf(action.cell));
    case 'collect':
      return words.bar.collectAll(1);
    case 'done':
      return words.bar.endTurn;
  }
}

/** What it brings, and what the opponent could do with it. */
function Outlook({ table, words, action }: Parts & { readonly action: Action }) {
  const { gained, haul } = preview(table, action) ?? {};
  const handed = handsOver(table, action);
  const rival = table.who(otherSeat(mySeat(table) ?? 0)).name;
  const { bar } = words;
  if (haul === undefined) return undefined;
  return (
    <>
      {gained !== undefined && <small>{bar.picksUp(gained)}</small>}
      {(gained === undefined || haul.cells.length > 0) && (
        <small>
          {haul.cells.length === 0 ? bar.nothing : bar.collects(haul.cells.length, haul.points, haul.amethysts)}
        </small>
      )}
      {handed !== undefined && (
        <small class="hands">
          {handed.cells.length === 0 ? bar.handsNothing(rival) : bar.handsOver(rival, handed.points, handed.amethysts)}
        </small>
      )}
    </>
  );
}
