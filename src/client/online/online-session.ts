// A match on the server, as a session: the same table as offline, with the wire behind it.

import { computed, signal } from '@preact/signals';
import type { Game, Refusal } from '../../contract/game.ts';
import type { ClientState } from '../../protocol/client-state.ts';
import { HINT_STEPS } from '../../protocol/words.ts';
import type { SeatInfo } from '../games/board.ts';
import { randomHex } from '../kit/random.ts';
import type { Session, SessionListener } from '../session/session.ts';
import { fetchRecord } from './api.ts';
import type { LinkEvent, TableLink } from './table-link.ts';

export function onlineSession(game: Game, link: TableLink): Session {
  let listener: SessionListener | undefined;
  let stop: (() => void) | undefined;
  let heardAt = performance.now();
  const options = link.state.value?.table.terms.options;

  function reset(view = link.state.value?.table.view): void {
    const viewer = link.state.value?.viewer ?? 'public';
    const past = link.past();
    if (view !== undefined) listener?.hear({ type: 'reset', viewer, view, ...(past && { past }) });
  }

  function hear(event: LinkEvent): void {
    heardAt = performance.now();
    switch (event.type) {
      case 'table':
        reset();
        return;
      case 'refused':
        listener?.hear({ type: 'refused', refusal: event.refusal });
        return;
      case 'phrase':
        return;
      case 'told':
        if (event.told.type === 'moved') listener?.hear({ type: 'told', effects: event.told.effects });
        if (event.told.type === 'undone' || event.told.type === 'started') reset(event.told.view);
        return;
    }
  }

  const now = (): number => {
    const state = link.state.value;
    const running = state?.table.stage === 'playing' && link.connection.value !== 'lost';
    return Math.round((state?.now ?? 0) + (running ? performance.now() - heardAt : 0));
  };

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
    canUndo: computed(() => link.state.value?.table.canUndo === true),
    pending: computed(() => link.pending.value > 0),
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
    noteHint(step) {
      const phase = link.state.value?.table.pending.phase;
      if (phase === undefined) return;
      link.send({ type: 'hint', id: randomHex(8), phase, step: Math.min(step, HINT_STEPS - 1) });
    },
    look: () => undefined,
    now,
    record: () => fetchRecord(link.match),
    close: () => stop?.(),
  };
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
      mine: seat === state.viewer,
      hints,
    };
  });
}
