// The sentence above the board, and the lines of the log.

import type { Seat } from '../../../contract/game.ts';
import { galleryOf, pointName, seatCard, shownFind } from '../../../games/out-of-mine/index.ts';
import type { OutOfMineEffect, SeatState } from '../../../games/out-of-mine/types.ts';
import { listTexts } from '../../../words/list.ts';
import { outOfMineLines } from '../../../words/log/out-of-mine-log.ts';
import { language } from '../../settings.ts';
import type { LogLine, Sentence } from '../board.ts';
import { flaws } from './actions/call-check.ts';
import { secondsLeft } from './drawing/format.ts';
import { galleryName } from './drawing/galleries.ts';
import { isRace, isScored, mySeat, myState, nameOf, openSpaces, type Parts } from './parts.ts';
import { aimNow, fitText } from './race/hands.ts';
import { stillLaying, waitEnd } from './race/waiting.ts';
import { tileAt } from './tiles.ts';

export function sentence(parts: Parts): Sentence {
  const { table, words } = parts;
  const { view } = table;
  if (isScored(view)) return scoring(parts);
  const state = myState(table);
  if (state === undefined) {
    if (!isRace(view)) return gettingReady(parts);
    return afterCall(parts) ?? { text: withAway(parts, words.say.watching(view.round)) };
  }
  return isRace(view) ? race(parts) : preparing(parts);
}

const names = ({ table }: Parts, seats: readonly number[]): string =>
  listTexts(
    language(),
    seats.map((seat) => table.who(seat).name),
  );

/** What the players who are here do, and why the others are away. */
function thoseAt(parts: Parts, seats: readonly Seat[], say: (names: string) => string): string {
  const { here, others } = parts.table.company(seats);
  return `${here.length === 0 ? '' : say(names(parts, here))} ${others}`.trim();
}

/** The players who are here. */
const withAway = ({ table }: Parts, text: string): string =>
  `${text} ${table.company(table.seats.map(({ seat }) => seat)).others}`.trim();

/** For those who watch: everybody chooses, or who still does. */
function gettingReady(parts: Parts): Sentence {
  const { table, words } = parts;
  const slow = choosing(parts);
  const isEarly = slow.length === table.view.seats.length;
  if (isEarly) return { text: withAway(parts, words.say.gettingReady(table.view.round)) };
  return { text: slow.length === 0 ? words.intoTheMine : thoseAt(parts, slow, words.say.waitFor) };
}

const choosing = ({ table }: Parts): readonly Seat[] =>
  table.view.seats.flatMap(({ ready }, seat) => (ready ? [] : [seat]));

function preparing(parts: Parts): Sentence {
  const { table, words } = parts;
  const state = myState(table);
  if (!state || state.board === undefined || state.side === undefined) return { text: words.say.choose };
  const name = galleryName(galleryOf(state.board, state.side), words);
  if (state.ready) {
    const slow = choosing(parts);
    return { text: slow.length === 0 ? words.intoTheMine : thoseAt(parts, slow, words.say.waitFor) };
  }
  return { text: state.choice ? words.say.chosen(name) : words.say.forced(name) };
}

function race(parts: Parts): Sentence {
  const { table, words } = parts;
  const [state, seat] = [myState(table), mySeat(table)];
  const [call] = table.view.calls;
  if (!state || seat === undefined) return { text: '' };
  if (call) {
    const caller = table.who(call.seat);
    if (!state.mining) return afterCall(parts) ?? { text: words.say.calledBy(caller) };
    return { ...atWork(parts, state, seat), lead: words.say.grace(caller), ...toGo(parts) };
  }
  if (!state.mining) return { text: words.say.wait, ...toGo(parts) };
  return atWork(parts, state, seat);
}

/** For all who wait: who has called, and who goes on. */
function afterCall(parts: Parts): Sentence | undefined {
  const { table, words } = parts;
  const [call] = table.view.calls;
  const working = stillLaying(table.view);
  if (!call || working.length === 0) return undefined;
  const atWork = thoseAt(parts, working, words.say.atWork);
  return { text: `${words.called(table.who(call.seat))} ${atWork}`, ...toGo(parts) };
}

/** How long that takes. Not part of the announced text, which would be announced every second. */
function toGo({ table, selection, words }: Parts): { readonly aside?: string } {
  // Read it, so that the sentence is redrawn each second.
  void selection.toGo.value;
  const end = waitEnd(table);
  return end === undefined ? {} : { aside: words.say.toGo(secondsLeft(end - table.now())) };
}

/** What is in hand, what is still open, and what to do next. */
function atWork(parts: Parts, state: SeatState, seat: Seat): Sentence {
  const { table, words } = parts;
  const { refusal } = table;
  const next = nextStep(parts, state, seat);
  if (refusal?.code !== 'gone' || !refusal.detail) return next;
  // M14: the refusal said that the tile is gone; this line says who has it.
  const { seat: quicker, tile } = refusal.detail;
  return { ...next, lead: words.say.slipped(table.who(Number(quicker)), nameOf(Number(tile), words)) };
}

function nextStep(parts: Parts, state: SeatState, seat: Seat): Sentence {
  const { table, selection, words } = parts;
  const aim = aimNow(table, selection);
  if (aim) {
    const { find } = tileAt(aim.tile);
    const isUnwanted =
      table.options.finds && find?.kind === seatCard(state).unwanted.find && shownFind(aim) !== undefined;
    const fit = fitText(parts, seat, aim);
    return {
      lead: words.say.inHand(nameOf(aim.tile, words)),
      text: isUnwanted && find ? words.say.showsUnwanted(find.kind) : fit,
    };
  }
  if (state.stuck) return { text: words.say.stuck };
  const { open, wrong } = flaws(parts);
  if (open === 0) {
    return wrong === 0
      ? { lead: words.say.full, text: words.say.callNow }
      : { lead: words.say.full, text: words.say.lookAgain(wrong) };
  }
  return { text: state.laid.length === 0 ? words.say.takeFirst : words.say.open(openSpaces(state)) };
}

function scoring(parts: Parts): Sentence {
  const { table, words } = parts;
  const { view, effect, settled, outcome } = table;
  if (!settled && effect?.type === 'scored') return { text: words.say.looking(table.who(effect.seat)) };
  if (!settled) return { text: words.endedByCall };
  if (outcome) {
    const [first, ...more] = outcome.winners;
    if (first !== undefined && more.length === 0) return { text: words.say.won(table.who(first)) };
    const withYou = outcome.winners.some((seat) => table.who(seat).you);
    return { text: words.say.shared(names(parts, outcome.winners), withYou) };
  }
  const [call] = view.calls;
  const bonus = call === undefined ? 0 : (view.seats[call.seat]?.scoring?.bonus ?? 0);
  const said =
    call === undefined
      ? words.say.nobodyCalled
      : (bonus > 0 ? words.say.rightCall : words.say.wrongCall)(table.who(call.seat));
  const mine = myState(table)?.scoring;
  return mine === undefined ? { text: said } : { lead: words.say.youScored(mine.points), text: said };
}

/** In a race the log has only useful lines: the player's own handling, and tiles that others have taken for good. */
export function logLine(effect: OutOfMineEffect, parts: Parts): LogLine | undefined {
  const text = lineOf(effect, parts);
  if (text === undefined) return undefined;
  return 'seat' in effect ? { text, seat: effect.seat } : { text };
}

function lineOf(effect: OutOfMineEffect, { table, words }: Parts): string | undefined {
  const isMine = 'seat' in effect && effect.seat === table.viewer;
  switch (effect.type) {
    case 'took': {
      const tile = nameOf(effect.tile, words);
      if (isMine) return words.took(table.who(effect.seat), tile);
      const { shape } = tileAt(effect.tile);
      const isLast = !table.view.supply.some((each) => tileAt(each).shape === shape);
      return isLast ? words.say.lastTaken(table.who(effect.seat), tile) : undefined;
    }
    case 'laid':
    case 'moved':
      return isMine
        ? words[effect.type](table.who(effect.seat), nameOf(effect.tile, words), pointName(effect))
        : undefined;
    case 'picked-up':
      return isMine ? words.pickedUp(table.who(effect.seat), nameOf(effect.tile, words)) : undefined;
    case 'put-back':
      return isMine ? words.putBack(table.who(effect.seat), nameOf(effect.tile, words)) : undefined;
    case 'side': {
      const board = table.view.seats[effect.seat]?.board ?? 0;
      return words.sideChosen(table.who(effect.seat), galleryName(galleryOf(board, effect.side), words));
    }
    case 'scored':
      return [
        ...effect.scoring.removed.map(({ tile, fault }) =>
          words.removed(table.who(effect.seat), nameOf(tile, words), fault),
        ),
        ...outOfMineLines({ ...effect, scoring: { ...effect.scoring, removed: [] } }, words, table.who),
      ].join(' ');
    case 'boards':
    case 'ready':
    case 'started':
    case 'opened':
    case 'stuck':
    case 'called':
    case 'stopped':
    case 'ended':
    case 'over':
      return outOfMineLines(effect, words, table.who).join(' ');
  }
}
