// A match on this device: loaded from storage, played, and stored after every move.

import { useEffect, useState } from 'preact/hooks';
import type { GameId } from '../../contract/game.ts';
import type { Entry } from '../../match/types.ts';
import type { Presenter } from '../../play/presenter/presenter.ts';
import type { Session } from '../../play/session/session.ts';
import type { BoardModule } from '../games/board.ts';
import { BOARDS } from '../games/boards.ts';
import { go, type Route } from '../router.ts';
import { noteDaily } from '../session/daily.ts';
import { openLocal } from '../session/open-local.ts';
import { type Shelved, shelve, unshelve } from '../session/shelf.ts';
import { othersAt, startLocalMatch } from '../session/start.ts';
import { Frame } from '../table/frame.tsx';
import { presentOn } from '../table/present-on.ts';
import { useGameWords } from '../table/use-words.ts';
import { Waiting } from '../ui/lantern.tsx';
import { lazy } from '../ui/lazy.tsx';
import { Broken } from './broken.tsx';

const NotFound = lazy(async () => (await import('./not-found.tsx')).NotFound);

interface Opened {
  readonly board: BoardModule;
  readonly session: Session;
  readonly presenter: Presenter;
}

const termsOf = (entries: readonly Entry[]) => (entries[0]?.type === 'opened' ? entries[0].terms : undefined);

export function Play({ route }: { readonly route: Extract<Route, { screen: 'play' }> }) {
  const { match } = route;
  const [opened, setOpened] = useState<Opened | 'missing' | 'broken' | undefined>(undefined);
  useEffect(() => {
    let presenter: Presenter | undefined;
    let current = true;
    setOpened(undefined);
    openMatch(match)
      .then((made) => {
        if (!current) return;
        presenter = made === 'missing' ? undefined : presentOn(made.session, made.board);
        setOpened(made === 'missing' || !presenter ? 'missing' : { ...made, presenter });
      })
      .catch((fault) => {
        console.error(fault);
        if (current) setOpened('broken');
      });
    return () => {
      current = false;
      presenter?.close();
    };
  }, [match]);
  const board = typeof opened === 'object' ? opened.board : undefined;
  const words = useGameWords(board);
  if (opened === 'missing') return <NotFound />;
  if (opened === 'broken') return <Broken />;
  if (!opened || !words) return <Waiting />;
  return (
    <Frame
      {...opened}
      words={words}
      onLeave={() => go({ screen: 'home' })}
      onRematch={() => void rematch(opened.session)}
    />
  );
}

async function openMatch(match: string): Promise<Omit<Opened, 'presenter'> | 'missing'> {
  const shelved = unshelve(match);
  const terms = shelved && termsOf(shelved.entries);
  if (!shelved || !terms) return 'missing';
  const board = await BOARDS[terms.game]();
  return { board, session: sessionOf(board, shelved, terms.game) };
}

function sessionOf(board: BoardModule, shelved: Shelved, game: GameId): Session {
  let names: string[] = [];
  const session = openLocal(board.game, shelved, (entries, over) => {
    shelve({ match: session.match, game, names, over }, { serverSeed: shelved.serverSeed, entries });
    if (over) noteDaily(session.match);
  });
  names = othersAt(session.seats.value);
  return session;
}

/** The same players, each moved by one seat, so that somebody else begins. */
async function rematch(session: Session): Promise<void> {
  const record = await session.record();
  const [first, ...others] = record.seats;
  const seats = first ? [...others, first] : others;
  const order = seats.map((_, seat) => (seat + 1) % seats.length);
  // Fetched here: nobody needs it before the match is over.
  const { readRecordOf } = await import('../../match/record.ts');
  const read = readRecordOf(session.game, record);
  const last = read.ok ? read.value.outcome : undefined;
  const options = session.game.reseat?.(session.options, order, last) ?? session.options;
  const match = await startLocalMatch(record.game, { options, occupants: seats });
  go({ screen: 'play', match });
}
