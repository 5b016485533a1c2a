// Who sits at the table already, who is ready, and which chairs are free.

import { useState } from 'preact/hooks';
import type { Seat } from '../../../contract/game.ts';
import type { GameWords } from '../../../words/types.ts';
import { freeSeat, seatBot } from '../../online/api.ts';
import { dropToken, keysOf } from '../../online/keyring.ts';
import { botAt } from '../../session/start.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { lazy } from '../../ui/lazy.tsx';
import { Portrait } from '../../ui/portrait.tsx';
import { botName, words } from '../../words.ts';
import type { LobbyProps } from './lobby.tsx';
import { sayFault } from './say-fault.ts';
import '../places.css';

const AskFree = lazy(async () => (await import('./ask-free.tsx')).AskFree);

export interface LobbySeatsProps extends LobbyProps {
  readonly spoken: GameWords | undefined;
  /** Takes this seat; undefined where all seats are alike, or nobody can sit down now. */
  readonly onSit: ((seat: Seat) => void) | undefined;
}

export function LobbySeats(props: LobbySeatsProps) {
  return (
    <ul class="places">
      {props.state.table.seats.map((_, seat) => (
        <LobbySeat key={seat} {...props} seat={seat} />
      ))}
    </ul>
  );
}

function LobbySeat({ board, link, state, seat, spoken, onSit }: LobbySeatsProps & { readonly seat: Seat }) {
  const { lobby, newGame } = words.value;
  const { occupant, ready } = state.table.seats[seat] ?? { ready: false };
  const { opener, token } = keysOf(link.match);
  const help = (spoken && board.seatHelp?.(spoken, state.table.terms.options, seat)) ?? [];
  const mine = state.viewer === seat;
  const here = occupant?.kind === 'bot' || state.presence.here[seat] === true;
  const mayFree = state.table.stage === 'gathering' && (mine ? token : opener);

  const [asks, setAsks] = useState(false);
  /** A friend's seat: removing them by accident must not happen. */
  const isFriend = !mine && occupant?.kind === 'person';

  async function free() {
    setAsks(false);
    try {
      await freeSeat(link.match, seat, (mine ? token : opener) ?? '');
      if (mine) {
        dropToken(link.match);
        link.greetAgain();
      }
    } catch (fault) {
      sayFault(fault);
    }
  }

  async function addBot() {
    const { name } = botAt(seat, 2);
    await seatBot(link.match, seat, opener ?? '', { level: 2, name }).catch(sayFault);
  }

  return (
    <li class="place" data-free={occupant === undefined}>
      <span data-here={occupant === undefined || here}>
        <Portrait
          class="place-face"
          board={board}
          seat={seat}
          seats={state.table.seats.length}
          level={occupant?.kind === 'bot' ? occupant.level : undefined}
        />
      </span>
      <span class="lobby-who">
        <b>{occupant?.name ?? lobby.free}</b>
        <small>
          {occupant === undefined
            ? lobby.waiting
            : occupant.kind === 'bot'
              ? `${newGame.bot} · ${botName(board.game.id, occupant.level)}`
              : ready
                ? lobby.ready
                : lobby.notReady}
        </small>
        {help.length > 0 && <small class="lobby-help">{help.join(', ')}</small>}
      </span>
      {occupant && ready && (
        <span class="lobby-ready" role="img" aria-label={lobby.ready}>
          <Icon name="check" />
        </span>
      )}
      {!occupant && onSit && <Button onClick={() => onSit(seat)}>{lobby.sitHere}</Button>}
      {!occupant && opener && <Button onClick={addBot}>{lobby.addBot}</Button>}
      {occupant && mayFree && (
        <IconButton
          icon="close"
          label={mine ? lobby.rise : lobby.remove}
          onClick={isFriend ? () => setAsks(true) : free}
        />
      )}
      {occupant && isFriend && asks && (
        <AskFree name={occupant.name} onFree={() => void free()} onClose={() => setAsks(false)} />
      )}
    </li>
  );
}
