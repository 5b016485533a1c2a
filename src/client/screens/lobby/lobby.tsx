// The table before play: a link, a code to scan, and who is here.

import { useState } from 'preact/hooks';
import type { GameId, Seat } from '../../../contract/game.ts';
import type { ClientState } from '../../../play/sync/client-state.ts';
import type { TableLink } from '../../../play/sync/table-link.ts';
import type { BoardModule } from '../../games/board.ts';
import { takeSeat } from '../../online/api.ts';
import { keepKeys, keysOf } from '../../online/keyring.ts';
import { formatPath } from '../../router.ts';
import { change, settings } from '../../settings.ts';
import { useGameWords } from '../../table/use-words.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/fields.tsx';
import { words } from '../../words.ts';
import { GameScene } from '../home/game-scene.tsx';
import { Page } from '../page.tsx';
import { Agreed } from './agreed.tsx';
import { Invite } from './invite.tsx';
import './lobby.css';
import { LobbySeats } from './lobby-seats.tsx';
import { sayFault } from './say-fault.ts';

export interface LobbyProps {
  readonly board: BoardModule;
  readonly link: TableLink;
  readonly state: ClientState;
  /** The big screen: shows, and never sits down. */
  readonly big: boolean;
}

export function Lobby(props: LobbyProps) {
  const { board, link, state, big } = props;
  const { lobby, games, connection, ui } = words.value;
  const sealing = state.table.stage === 'sealing';
  const spoken = useGameWords(board);
  const [name, setName] = useState(settings.value.names[0] ?? '');
  const [busy, setBusy] = useState(false);
  const seats = state.table.seats.map((_, seat) => seat);
  /** All seats are alike, unless something was agreed for one of them. */
  const hasHelp = spoken && seats.some((seat) => board.seatHelp?.(spoken, state.table.terms.options, seat).length);
  const mayChoose = hasHelp && !big && state.viewer === 'public' && name.trim() !== '' && !busy;

  const isFree = state.table.seats.some(({ occupant }) => occupant === undefined);
  /** The opener looks for friends first; everybody else for their seat and the button below it. */
  const invites = isFree && state.viewer !== 'public' && keysOf(link.match).opener !== undefined;

  async function sit(seat?: Seat) {
    setBusy(true);
    try {
      const called = name.trim();
      const { token } = await takeSeat(link.match, { name: called, ...(seat !== undefined && { seat }) });
      keepKeys(link.match, { token });
      change({ names: [called, ...settings.value.names.filter((each) => each !== called)].slice(0, 12) });
      link.greetAgain();
    } catch (fault) {
      sayFault(fault);
    }
    setBusy(false);
  }

  return (
    <Page title={lobby.tableFor(games[board.game.id].name)}>
      <div class={`lobby ${big ? 'big' : invites ? '' : 'guest'}`}>
        <Invite match={link.match} big={big} />
        <section class="panel">
          <GameScene game={board.game.id} />
          <h2>{sealing ? lobby.starting : lobby.title}</h2>
          {spoken && <Agreed board={board} spoken={spoken} terms={state.table.terms} />}
          <LobbySeats {...props} spoken={spoken} onSit={mayChoose ? sit : undefined} />
          {!big && <Yourself {...props} name={name} onName={setName} busy={busy} onSit={() => sit()} />}
          {!big && <Learn game={board.game.id} />}
          {link.connection.value !== 'live' && <p role="status">{connection[link.connection.value]}</p>}
        </section>
      </div>
      {!big && state.viewer === 'public' && (
        <p class="hint">
          <a href={formatPath({ screen: 'table', match: link.match, as: 'screen' })}>{lobby.screen}</a>
          {ui.colon}
          {lobby.screenHint}
        </p>
      )}
    </Page>
  );
}

/** In a tab of its own: the table stays open, and the seat is not left. */
function Learn({ game }: { readonly game: GameId }) {
  const { home, games } = words.value;
  const ways = [
    [home.learn, formatPath({ screen: 'learn', game })],
    [home.rules, formatPath({ screen: 'rules', game, rule: undefined })],
  ] as const;
  return (
    <nav class="invite-ways" aria-label={games[game].name}>
      {ways.map(([text, path]) => (
        <a key={path} class="button quiet" href={path} target="_blank" rel="noopener">
          {text}
        </a>
      ))}
    </nav>
  );
}

interface YourselfProps extends LobbyProps {
  readonly name: string;
  readonly onName: (name: string) => void;
  readonly busy: boolean;
  readonly onSit: () => Promise<void>;
}

/** Take a seat, or say that you are ready. */
function Yourself({ link, state, name, onName, busy, onSit }: YourselfProps) {
  const { lobby } = words.value;
  const { viewer } = state;
  const free = state.table.seats.some((seat) => seat.occupant === undefined);

  if (viewer !== 'public') {
    const ready = state.table.seats[viewer]?.ready === true;
    return (
      <>
        {ready && (
          <p class="hint" role="status">
            {lobby.need}
          </p>
        )}
        <Button
          look={ready ? undefined : 'main'}
          icon={ready ? 'close' : 'check'}
          onClick={() => (ready ? link.send({ type: 'unready' }) : link.ready())}
        >
          {ready ? lobby.notReady : lobby.ready}
        </Button>
      </>
    );
  }
  if (!free) return <p>{lobby.full}</p>;
  return (
    <form
      class="join"
      onSubmit={(event) => {
        event.preventDefault();
        void onSit();
      }}
    >
      <TextField label={lobby.yourName} value={name} maxLength={24} onInput={onName} />
      <button type="submit" class="button main" disabled={busy || name.trim() === ''}>
        {lobby.join}
      </button>
    </form>
  );
}
