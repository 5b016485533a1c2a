// The sentence above the mat and the lines of the log.

import type { Seat } from '../../../contract/game.ts';
import { type Action, type Effect, levelOf, spaceName, type Token } from '../../../games/ocelot/index.ts';
import { ocelotLines } from '../../../words/log/ocelot-log.ts';
import { settings } from '../../settings.ts';
import type { LogLine, Sentence } from '../board.ts';
import { collectableNow } from './actions/collect-all.ts';
import { actionAt } from './actions/intent.ts';
import { preview } from './actions/preview.ts';
import { companionOf, mySeat, type Parts, playerAt } from './parts.ts';
import { chosenNow, sentNow, spotNow } from './selection.ts';
import { summaryLine } from './turn-summary.ts';

function logText(effect: Effect, { table, words }: Parts): string {
  return ocelotLines(effect, words, (seat) => table.who(seat)).join(' ');
}

export function logLine(effect: Effect, props: Parts): Omit<LogLine, 'icon'> | undefined {
  if (effect.type === 'turned' || effect.type === 'reached') return undefined;
  const text = logText(effect, props);
  return 'seat' in effect ? { text, seat: effect.seat } : { text };
}

export function sentence(parts: Parts): Sentence {
  const { table, words } = parts;
  const { view, effect } = table;
  const { sentence: say } = words;
  const aside = summaryLine(parts);
  const told = aside === undefined ? {} : { aside };
  if (view.winners !== undefined) return { ...ending(parts), ...told };
  if (table.myTurn) {
    const sent = sentNow(table, parts.selection);
    if (sent !== undefined) return { ...sending(parts, sent), ...told };
    return { ...(view.step === 'collect' ? collecting(parts) : placing(parts)), ...told };
  }
  if (!table.settled && effect !== undefined && effect.type !== 'turned')
    return { text: logText(effect, parts), ...told };
  if (view.seat === undefined) return { text: say.dealing };
  return { text: view.seat === mySeat(table) ? say.nothingSeen : thinking(parts, view.seat), ...told };
}

/** What the player on turn does: those who are away are not said to think. */
export const thinking = ({ table, words }: Parts, seat: Seat): string =>
  table.company([seat]).others || words.sentence.thinking(table.who(seat));

function ending({ table, words }: Parts): Sentence {
  const { winners = [], players } = table.view;
  const [first, ...more] = winners;
  const { sentence: say } = words;
  if (first === undefined) return { text: say.over };
  const score = players[first === 1 ? 1 : 0].breakdown.total;
  return { text: more.length === 0 ? say.won(table.who(first), score) : say.shared(score) };
}

/** Sent by this player, and not answered yet. */
function sending({ table, words }: Parts, action: Action): Sentence {
  const me = table.who(mySeat(table) ?? 0);
  const companion = companionOf(mySeat(table) ?? 0);
  const text = words.bar.sending;
  switch (action.type) {
    case 'place':
      return { lead: words.placed(me, action.tool, spaceName(action.space)), text };
    case 'enter':
      return { lead: words.companionEntered(me, companion), text };
    case 'advance':
      return { lead: words.companionAdvanced(me, companion, levelOf(action.cell)), text };
    case 'collect': {
      const token = table.view.cells[action.cell];
      return token === undefined || token === 'empty' ? { text } : { lead: words.collected(me, token), text };
    }
    case 'done':
      return { text };
  }
}

function collecting({ table, words }: Parts): Sentence {
  const { sentence: say } = words;
  const tokens = collectableNow(table).flatMap((cell): readonly Token[] => {
    const token = table.view.cells[cell];
    return token === undefined || token === 'empty' ? [] : [token];
  });
  if (tokens.length === 0) return { lead: say.yourTurn, text: say.nothingSeen };
  return { lead: say.collectLead, text: say.collect(tokens) };
}

function placing(parts: Parts): Sentence {
  const { table, selection, words } = parts;
  const { sentence: say } = words;
  const lead = say.yourTurn;
  const seat = mySeat(table) ?? 0;
  const companion = companionOf(seat);
  const spot = spotNow(table, selection);
  const action = spot && actionAt(table, selection, spot);
  const brings = action && settings.value.odds ? preview(table, action) : undefined;
  if (action && brings) {
    const { tokens } = brings.haul;
    if (action.type === 'place') return { lead, text: say.toolHere(action.tool, tokens) };
    return { lead, text: say.companionHere(companion, brings.gained, tokens) };
  }
  const chosen = chosenNow(table, selection);
  if (chosen?.type === 'tool') return { lead, text: say.chooseSpace(chosen.tool) };
  if (chosen?.type === 'companion') {
    const cell = playerAt(table, seat).companion;
    if (cell === undefined) return { lead, text: say.enter(companion) };
    return { lead, text: say.advance(companion, levelOf(cell) === 1 ? 2 : 3) };
  }
  if (spot?.type === 'space' && table.view.spaces[spot.space] === 'free') {
    return { lead, text: say.chooseTokenFor(spaceName(spot.space)) };
  }
  return { lead, text: table.view.step === 'place' ? say.mustPlace : say.chooseTool };
}
