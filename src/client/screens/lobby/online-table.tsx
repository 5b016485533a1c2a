// A match on the server, at the table; with phrases to say, and the stand-in's chair to take back.

import { useEffect, useState } from 'preact/hooks';
import { PHRASES } from '../../../protocol/words.ts';
import type { BoardModule } from '../../games/board.ts';
import { isHushed } from '../../online/hushed.ts';
import { onlineSession } from '../../online/online-session.ts';
import type { TableLink } from '../../online/table-link.ts';
import { go } from '../../router.ts';
import type { Session } from '../../session/session.ts';
import { settings } from '../../settings.ts';
import { Frame } from '../../table/frame.tsx';
import { openStage, type Stage } from '../../table/stage.ts';
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
  const [opened, setOpened] = useState<{ readonly session: Session; readonly stage: Stage } | undefined>(undefined);
  useEffect(() => {
    const session = onlineSession(board.game, link);
    const stage = openStage(session, board);
    setOpened({ session, stage });
    return () => stage.close();
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

/** Everybody is told who plays on in whose place. Whoever gave the seat away hears that otherwise. */
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

/** Said to all, each in their own language. */
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
