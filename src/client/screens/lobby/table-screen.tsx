// A table on the server: finds out which game it is, connects, and shows the lobby or the match.

import { useEffect, useRef, useState } from 'preact/hooks';
import type { GameId } from '../../../contract/game.ts';
import type { ClientState } from '../../../play/sync/client-state.ts';
import { KeptActs } from '../../../play/sync/kept-acts.ts';
import { readNotes } from '../../../play/sync/notebook.ts';
import type { TableLink } from '../../../play/sync/table-link.ts';
import type { BoardModule } from '../../games/board.ts';
import { BOARDS } from '../../games/boards.ts';
import { deviceStorage, tabStorage } from '../../kit/storage.ts';
import { lookAt, Refused } from '../../online/api.ts';
import { carryKeys, keysOf, noteOver } from '../../online/keyring.ts';
import { linkTo } from '../../online/page-link.ts';
import { go, type Route, route as whereNow } from '../../router.ts';
import { Waiting } from '../../ui/lantern.tsx';
import { showToast } from '../../ui/toast.tsx';
import { words } from '../../words.ts';
import { Closed } from './closed.tsx';
import { Lobby } from './lobby.tsx';
import { OnlineTable } from './online-table.tsx';
import { faultText, isPassing } from './say-fault.ts';
import { forgetOffer, offerIn } from './seat-offer.ts';
import { TakeOver } from './take-over.tsx';

/** How soon a server that does not answer is asked again, in milliseconds. */
const LOOK_AGAIN = 3000;

type TableRoute = Extract<Route, { screen: 'table' }>;

interface Opened {
  readonly board: BoardModule;
  readonly link: TableLink;
}

export function TableScreen({ route }: { readonly route: TableRoute }) {
  const { match, as } = route;
  const [opened, setOpened] = useState<Opened | { readonly fault: unknown } | undefined>(undefined);
  useEffect(() => {
    let link: TableLink | undefined;
    let current = true;
    let again: ReturnType<typeof setTimeout> | undefined;
    setOpened(undefined);
    const look = () => {
      findGame(route)
        .then((game) => BOARDS[game]())
        .then((board) => {
          if (!current) return;
          link = linkTo({ match, game: board.game, as: as === 'player' ? 'player' : 'watcher' });
          setOpened({ board, link });
        })
        .catch((fault: unknown) => {
          if (!current) return;
          setOpened({ fault });
          if (isPassing(fault)) again = setTimeout(look, LOOK_AGAIN);
        });
    };
    look();
    return () => {
      current = false;
      clearTimeout(again);
      if (link && whereNow.value.screen === 'home') sayGoodbye(link);
      link?.close();
    };
  }, [match, as]);
  if (!opened) return <Waiting text={words.value.connection.connecting} />;
  if ('fault' in opened) return <NoTable match={match} fault={opened.fault} />;
  return <Connected {...opened} as={as} />;
}

/** Asks the server. While it cannot be reached, a tab that was connected before shows the table as it was. */
async function findGame({ match, as }: TableRoute): Promise<GameId> {
  try {
    return (await lookAt(match)).game;
  } catch (fault) {
    const isSeated = as === 'player' && keysOf(match).token !== undefined;
    const game = readNotes(tabStorage, match, isSeated)?.state.table.terms.game;
    if (game === undefined || !isPassing(fault)) throw fault;
    return game;
  }
}

/** A player who goes home after the end does not join the rematch: nobody waits for them. Opening the replay does not count. */
function sayGoodbye({ match, state, send }: TableLink): void {
  if (state.value?.table.stage !== 'over' || state.value.viewer === 'public') return;
  send({ type: 'leave' });
  noteOver(match, { forGood: true });
}

/** Why there is no table, and whether to wait, to try again, or to leave. */
function NoTable({ match, fault }: { readonly match: string; readonly fault: unknown }) {
  if (isPassing(fault) && new KeptActs(deviceStorage, match).list(keysOf(match).token).length > 0) {
    return <Closed text={words.value.connection.kept} />;
  }
  const isSilent = isPassing(fault) && !(fault instanceof Refused) && navigator.onLine;
  if (isSilent) return <Closed text={words.value.lobby.noAnswerYet} />;
  return <Closed text={faultText(fault)} retry={!isForGood(fault) && !isPassing(fault)} />;
}

/** The server limits how often it is asked. */
const isForGood = (fault: unknown): boolean =>
  fault instanceof Refused && ['no-such-match', 'match-frozen'].includes(fault.refusal.code);

function Connected({ board, link, as }: Opened & { readonly as: TableRoute['as'] }) {
  const { lobby, connection } = words.value;
  const [offer, setOffer] = useOfferHere(as);
  const state = link.state.value;
  const denied = link.denied.value;
  const followedBy = state?.table.followedBy;
  useEffect(() => {
    if (followedBy === undefined) return;
    carryKeys(link.match, followedBy);
    go({ screen: 'table', match: followedBy, as });
  }, [followedBy, link, as]);
  useEffect(
    () =>
      link.listen((event) => {
        if (event.type !== 'handed-on') return;
        const name = link.state.value?.table.seats[event.seat]?.occupant?.name ?? '';
        showToast(words.value.lobby.handedOver(name), { ms: 6000 });
      }),
    [link],
  );
  useLateNote(as, state);
  if (denied === 'no-such-match') return <Closed text={lobby.gone} />;
  if (denied !== undefined) return <Closed text={lobby.stale} retry />;
  if (!state) return <Waiting text={link.connection.value === 'lost' ? connection.lost : connection.connecting} />;
  if (offer) {
    const forget = () => {
      forgetOffer();
      setOffer(undefined);
    };
    return <TakeOver key={offer.code} link={link} state={state} offer={offer} onDone={forget} />;
  }
  switch (state.table.stage) {
    case 'gathering':
    case 'sealing':
      return <Lobby board={board} link={link} state={state} big={as === 'screen'} />;
    case 'playing':
    case 'over':
    case 'frozen':
      if (state.table.view === undefined) return <Closed text={lobby.closed} />;
      return <OnlineTable board={board} link={link} big={as === 'screen'} />;
  }
}

/** The seat that the address offers, also to somebody who is watching. */
function useOfferHere(as: TableRoute['as']) {
  const read = () => (as === 'player' ? offerIn(location.hash) : undefined);
  const state = useState(read);
  const [, setOffer] = state;
  useEffect(() => {
    const onHash = () => setOffer(read());
    addEventListener('hashchange', onHash);
    return () => removeEventListener('hashchange', onHash);
  }, [as]);
  return state;
}

/** Tells a friend who comes after the start why they cannot join. */
function useLateNote(as: TableRoute['as'], state: ClientState | undefined): void {
  const isKnown = state !== undefined;
  const isFirst = useRef(true);
  useEffect(() => {
    if (!state || !isFirst.current) return;
    isFirst.current = false;
    const isLate = as === 'player' && state.viewer === 'public' && state.table.stage === 'playing';
    if (isLate && !offerIn(location.hash)) showToast(words.value.lobby.full, { ms: 6000 });
  }, [isKnown]);
}
