// A match on the server, as a session: the same table as offline, with the link behind it.

import { computed, effect, signal } from '@preact/signals-core';
import type { Game, Millis, Refusal, Shapes } from '../../contract/game.ts';
import type { Hex } from '../../kit/hash.ts';
import type { MatchRecord } from '../../match/record.ts';
import { HINT_STEPS } from '../../protocol/words.ts';
import type { Scheduler } from '../scheduler.ts';
import type { ClientState } from '../sync/client-state.ts';
import { unrolled } from '../sync/past.ts';
import type { LinkEvent, TableLink } from '../sync/table-link.ts';
import type { SeatInfo, Session, SessionListener } from './session.ts';

/** Longest that somebody who leaves waits for the server to say that it knows. */
const LEAVING: Millis = 2000;

export interface OnlineTools {
  readonly scheduler: Scheduler;
  randomHex(bytes: number): Hex;
  fetchRecord(match: string): Promise<MatchRecord>;
}

export function onlineSession(
  game: Game,
  link: TableLink,
  { scheduler, randomHex, fetchRecord }: OnlineTools,
): Session {
  let listener: SessionListener | undefined;
  let stop: (() => void) | undefined;
  const options = link.state.value?.table.terms.options;

  function reset(view = link.state.value?.table.view): void {
    const viewer = link.state.value?.viewer ?? 'public';
    const known = link.past();
    const past = known && { past: unrolled(game, known) };
    if (view !== undefined) listener?.hear({ type: 'reset', viewer, view, ...past });
  }

  function hear(event: LinkEvent): void {
    switch (event.type) {
      case 'table':
        reset();
        return;
      case 'refused':
      case 'seat':
        listener?.hear(event);
        return;
      case 'phrase':
      case 'handed-on':
        return;
      case 'told':
        if (event.told.type === 'moved') listener?.hear({ type: 'told', heard: event.heard });
        if (event.told.type === 'undone' || event.told.type === 'started') reset(event.told.view);
        return;
    }
  }

  const refuse = (code: string): void => {
    const refusal: Refusal = { code, rule: 'table' };
    listener?.hear({ type: 'refused', refusal });
  };

  return {
    game,
    match: link.match,
    options,
    hints: link.state.value?.table.terms.hints === true,
    seats: computed(() => seatsOf(link.state.value)),
    connection: link.connection,
    ended: computed(() => link.state.value?.table.ended),
    canUndo: computed(() => isHeard(link) && mayUndo(link.state.value)),
    decideBy: computed(() => decideBy(link.state.value)),
    pending: computed(() => link.unanswered.value.length > 0),
    sent: computed(() => sentOf(game, link)),
    handOver: signal(undefined),
    open(to) {
      listener = to;
      stop = link.listen(hear);
      reset();
    },
    act(action) {
      const phase = link.state.value?.table.pending.phase;
      if (phase === undefined) refuse('not-awaited');
      else link.send({ type: 'act', id: randomHex(8), phase, action });
    },
    undo: () => link.send({ type: 'undo', id: randomHex(8) }),
    comeBack: () => link.send({ type: 'back' }),
    noteHint(step) {
      const phase = link.state.value?.table.pending.phase;
      if (phase === undefined) return;
      link.send({ type: 'hint', id: randomHex(8), phase, step: Math.min(step, HINT_STEPS - 1) });
    },
    async leave() {
      const isReplaced = () => isStoodIn(link.state.value);
      if (!isHeard(link) || isReplaced()) return;
      link.send({ type: 'leave' });
      await until(scheduler, LEAVING, () => !isHeard(link) || isReplaced());
    },
    look: () => undefined,
    now: link.now,
    record: () => fetchRecord(link.match),
    close: () => stop?.(),
  };
}

/** Kept over a reload, it comes from the storage of this device; and a table that has gone on since will refuse it. */
function sentOf(game: Game, { state, unanswered }: TableLink): Shapes['Action'] | undefined {
  const phase = state.value?.table.pending.phase;
  const ask = unanswered.value.findLast((each) => each.type === 'act' && each.phase === phase);
  const action = ask?.type === 'act' ? game.doors.action(ask.action) : undefined;
  return action?.ok ? action.value : undefined;
}

const isHeard = ({ connection }: TableLink): boolean => ['live', 'slow'].includes(connection.value);

/** What a bot did for the viewer is theirs to take back once they are here again. */
const mayUndo = (state: ClientState | undefined): boolean => state?.table.canUndo === true && !isStoodIn(state);

/** Nobody is hurried before the last half minute, nor in the first half of a short time. */
const WARNING: Millis = 30_000;

function decideBy(state: ClientState | undefined): { readonly at: Millis; readonly warn: Millis } | undefined {
  if (!state || state.viewer === 'public') return undefined;
  const { viewer, table } = state;
  const { decision } = table.terms.pace;
  const { awaited, deadline, decideBy: own } = table.pending;
  const at = own?.[viewer] ?? deadline;
  if (table.stage !== 'playing' || decision === undefined || at === undefined) return undefined;
  if (!awaited.includes(viewer) || isStoodIn(state)) return undefined;
  return { at, warn: Math.min(WARNING, decision / 2) };
}

const isStoodIn = (state: ClientState | undefined): boolean =>
  state !== undefined && state.viewer !== 'public' && state.table.seats[state.viewer]?.standIn === true;

/** Settles when it is so, or when the time is over. */
function until(scheduler: Scheduler, longest: Millis, isSo: () => boolean): Promise<void> {
  return new Promise((resolve) => {
    const cancel = scheduler.after(longest, done);
    const unfollow = effect(() => {
      // Later: it may be so at once, before there is anything to end.
      if (isSo()) void Promise.resolve().then(done);
    });
    function done(): void {
      cancel();
      unfollow();
      resolve();
    }
  });
}

function seatsOf(state: ClientState | undefined): readonly SeatInfo[] {
  if (!state) return [];
  return state.table.seats.map(({ occupant, standIn, hints }, seat): SeatInfo => {
    const person = occupant?.kind !== 'bot';
    const here = !person || state.presence.here[seat] === true;
    return {
      seat,
      name: occupant?.name ?? '',
      kind: person ? 'person' : 'bot',
      level: occupant?.kind === 'bot' ? occupant.level : undefined,
      presence: standIn ? 'stand-in' : here ? 'here' : 'away',
      mine: seat === state.viewer && !standIn,
      hints,
    };
  });
}
