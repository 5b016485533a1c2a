// The strip on top: the way out, the game and its status, the connection, and the menu.

import type { Signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { ConnectionState, Session } from '../../play/session/session.ts';
import type { PartProps } from '../games/board.ts';
import { announce } from '../kit/announce.tsx';
import { change, settings } from '../settings.ts';
import { IconButton } from '../ui/button.tsx';
import { words } from '../words.ts';
import type { FrameProps, Panel } from './frame.tsx';

export interface TopProps extends FrameProps {
  readonly parts: PartProps;
  readonly panel: Signal<Panel | undefined>;
}

/** Only at a table on the server do others wait; a match on this device can be left without asking. */
export const asksToLeave = (session: Session): boolean =>
  session.connection.value !== 'local' &&
  session.ended.value === undefined &&
  session.seats.value.some((seat) => seat.mine);

/** Not for watchers, not in a replay, and not after the end, when the button of the result needs the room. */
export const mayTakeBack = ({ game, looksOn, ended }: Session, { table }: PartProps): boolean =>
  game.undo !== 'never' && table.viewer !== 'public' && !looksOn && ended.value === undefined;

export function TopStrip({ session, board, parts, panel, onLeave }: TopProps) {
  const { table, options, games, result } = words.value;
  const { muted } = settings.value;
  const { Status } = board;
  const connection = session.connection.value;
  // A move made without a connection is kept, and sent as soon as there is one.
  const trouble = connection !== 'lost' ? undefined : session.pending.value ? 'kept' : 'lost';
  useEffect(() => {
    if (!trouble) return;
    // After the sentence, which the move may have changed: screen readers speak only the last of two quick messages.
    const timer = setTimeout(() => announce(words.value.connection[trouble]), 300);
    return () => clearTimeout(timer);
  }, [trouble]);
  return (
    <header class="table-head">
      <div class="table-top">
        <IconButton
          icon="back"
          label={table.back}
          onClick={() => (asksToLeave(session) ? open(panel, 'leave') : onLeave())}
        />
        <h1>{games[session.game.id].name}</h1>
        {Status && (
          <div class="table-status">
            <Status {...parts} />
          </div>
        )}
        <span class="table-tools">
          <ConnectionLight connection={connection} text={words.value.connection[trouble ?? connection]} />
          {session.ended.value !== undefined && parts.table.settled && (
            <button type="button" class="button outline" onClick={() => open(panel, 'result')}>
              {result.show}
            </button>
          )}
          {mayTakeBack(session, parts) && (
            <IconButton
              icon="undo"
              label={undoLabel(session)}
              disabled={!session.canUndo.value}
              onClick={session.undo}
            />
          )}
          <span class="large-only">
            <IconButton
              icon={muted ? 'mute' : 'sound'}
              label={muted ? options.soundOff : options.soundOn}
              onClick={() => change({ muted: !muted })}
            />
          </span>
          <IconButton icon="menu" label={table.menu} onClick={() => open(panel, 'menu')} />
        </span>
      </div>
      {trouble && <p class="lost-line">{words.value.connection[trouble]}</p>}
    </header>
  );
}

/** Without a connection it is unknown what can be undone. */
function undoLabel({ canUndo, connection }: Session): string {
  const { undo, nothingToUndo, undoLater } = words.value.table;
  if (canUndo.value) return undo;
  return ['lost', 'connecting'].includes(connection.value) ? undoLater : nothingToUndo;
}

function open(panel: Signal<Panel | undefined>, which: Panel): void {
  panel.value = which;
}

/** The state of the connection; nothing for a match on this device. */
function ConnectionLight({ connection, text }: { readonly connection: ConnectionState; readonly text: string }) {
  if (connection === 'local') return undefined;
  return (
    <span class="light" data-connection={connection} role="img" aria-label={text} title={text}>
      {connection === 'live' ? undefined : <span class="light-text">{text}</span>}
    </span>
  );
}
