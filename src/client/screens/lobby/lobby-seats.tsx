// Who sits at the table already, who is ready, and which chairs are free.

import type { Seat } from '../../../contract/game.ts';
import { freeSeat, seatBot } from '../../online/api.ts';
import { dropToken, keysOf } from '../../online/keyring.ts';
import { botAt } from '../../session/start.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { coachWords, words } from '../../words.ts';
import type { LobbyProps } from './lobby.tsx';
import { sayFault } from './say-fault.ts';
import '../places.css';

export function LobbySeats(props: LobbyProps) {
  return (
    <ul class="places">
      {props.state.table.seats.map((_, seat) => (
        <LobbySeat key={seat} {...props} seat={seat} />
      ))}
    </ul>
  );
}

function LobbySeat({ board, link, state, seat }: LobbyProps & { readonly seat: Seat }) {
  const { lobby, newGame } = words.value;
  const levels = coachWords.value.levels[board.game.id];
  const { occupant, ready } = state.table.seats[seat] ?? { ready: false };
  const { opener, token } = keysOf(link.match);
  const mine = state.viewer === seat;
  const here = occupant?.kind === 'bot' || state.presence.here[seat] === true;
  const mayFree = state.table.stage === 'gathering' && (mine ? token : opener);

  async function free() {
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
      <span class="place-face" data-here={here}>
        {occupant ? <board.Face seat={seat} seats={state.table.seats.length} /> : <Icon name="person" />}
      </span>
      <span class="lobby-who">
        <b>{occupant?.name ?? lobby.free}</b>
        <small>
          {occupant === undefined
            ? lobby.waiting
            : occupant.kind === 'bot'
              ? `${newGame.bot} · ${levels[occupant.level - 1]?.name}`
              : ready
                ? lobby.ready
                : lobby.notReady}
        </small>
      </span>
      {occupant && ready && (
        <span class="lobby-ready" role="img" aria-label={lobby.ready}>
          <Icon name="check" />
        </span>
      )}
      {!occupant && opener && <Button onClick={addBot}>{lobby.addBot}</Button>}
      {occupant && mayFree && <IconButton icon="close" label={mine ? lobby.rise : lobby.remove} onClick={free} />}
    </li>
  );
}
