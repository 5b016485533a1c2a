// A match on the server, at the table: with phrases, and a button to take the seat back from a stand-in.

import { useEffect, useState } from 'preact/hooks';
import type { Presenter } from '../../../play/presenter/presenter.ts';
import { onlineSession } from '../../../play/session/online.ts';
import type { Session } from '../../../play/session/session.ts';
import type { TableLink } from '../../../play/sync/table-link.ts';
import { PHRASES } from '../../../protocol/words.ts';
import type { BoardModule } from '../../games/board.ts';
import { pageTime } from '../../kit/page-time.ts';
import { randomHex } from '../../kit/random.ts';
import { fetchRecord } from '../../online/api.ts';
import { isHushed } from '../../online/hushed.ts';
import { go } from '../../router.ts';
import { settings } from '../../settings.ts';
import { Frame } from '../../table/frame.tsx';
import { presentOn } from '../../table/present-on.ts';
import { useGameWords } from '../../table/use-words.ts';
import { Waiting } from '../../ui/lantern.tsx';
import { showToast } from '../../ui/toast.tsx';
import { words } from '../../words.ts';
import { HandOver, HandOverBots } from './hand-over.tsx';
import { HearOthers } from './hear-others.tsx';
import { Invite } from './invite.tsx';
import { WatchLink } from './watch-link.tsx';

export interface OnlineTableProps {
  readonly board: BoardModule;
  readonly link: TableLink;
  /** On the big screen. */
  readonly big: boolean;
}

export function OnlineTable({ board, link, big }: OnlineTableProps) {
  const [opened, setOpened] = useState<{ readonly session: Session; readonly presenter: Presenter } | undefined>(
    undefined,
  );
  useEffect(() => {
    const session = onlineSession(board.game, link, { scheduler: pageTime, randomHex, fetchRecord });
    const presenter = presentOn(session, board);
    setOpened({ session, presenter });
    return () => presenter.close();
  }, [board, link]);
  useEffect(
    () =>
      link.listen((event) => {
        if (event.type !== 'phrase') return;
        const { seat } = event;
        const { lobby, phrases } = words.value;
        const name = link.state.value?.table.seats[seat]?.occupant?.name ?? '';
        const isHeard = settings.value.phrases && !isHushed({ match: link.match, seat, name });
        if (!isHeard && seat !== link.state.value?.viewer) return;
        showToast(lobby.said(name, phrases[event.phrase]));
      }),
    [link],
  );
  useTakenOver(link);
  const spoken = useGameWords(board);
  if (!opened || !spoken) return <Waiting />;
  const viewer = link.state.value?.viewer ?? 'public';
  return (
    <Frame
      {...opened}
      board={board}
      words={spoken}
      onLeave={() => go({ screen: 'home' })}
      big={big}
      {...(viewer !== 'public' && { onRematch: () => link.send({ type: 'rematch' }) })}
      extra={
        <>
          {viewer !== 'public' && <Phrases link={link} />}
          <HearOthers link={link} />
          {viewer !== 'public' && <HandOver link={link} seat={viewer} />}
          <HandOverBots link={link} />
          <div>
            <WatchLink match={link.match} />
          </div>
          {big && <Invite match={link.match} big />}
        </>
      }
    />
  );
}

/** Everybody is told who took over whose seat. The player who gave it away gets another message. */
function useTakenOver(link: TableLink): void {
  useEffect(
    () =>
      link.listen((event) => {
        if (event.type !== 'seat' || event.news.type !== 'taken-over') return;
        const { seat, name, before } = event.news;
        if (seat !== link.state.value?.viewer) showToast(words.value.table.tookOver(name, before), { ms: 6000 });
      }),
    [link],
  );
}

/** Shown to all, each in their own language. */
function Phrases({ link }: { readonly link: TableLink }) {
  const { lobby, phrases } = words.value;
  return (
    <fieldset class="phrases">
      <legend>{lobby.say}</legend>
      {PHRASES.map((phrase) => (
        <button key={phrase} type="button" class="chip" onClick={() => link.send({ type: 'phrase', phrase })}>
          {phrases[phrase]}
        </button>
      ))}
    </fieldset>
  );
}
