// The table: everything around a board that is the same for every game.

import { useComputed, useSignal } from '@preact/signals';
import type { ComponentChild } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { Seat } from '../../contract/game.ts';
import type { Presenter } from '../../play/presenter/presenter.ts';
import type { Session } from '../../play/session/session.ts';
import type { GameWords } from '../../words/types.ts';
import type { BoardModule, PartProps, Sentence } from '../games/board.ts';
import { HintButton } from '../hints/hint-button.tsx';
import type { KeyEntry } from '../kit/keys.ts';
import { useTitle } from '../kit/title.ts';
import { Deferred } from '../ui/deferred.tsx';
import { lazy } from '../ui/lazy.tsx';
import { ToastsHere } from '../ui/toast.tsx';
import { words as shell } from '../words.ts';
import { useAnnouncer } from './announcer.ts';
import { Curtain } from './curtain.tsx';
import { useKeys } from './keys.ts';
import { LogList } from './log.tsx';
import { refusalToast } from './refusal.tsx';
import { SeatList } from './seats.tsx';
import { cutShort, isStoodIn, StoodInBar, sentenceOf } from './stood-in.tsx';
import './styles/layout.css';
import './styles/seats.css';
import './styles/sentence.css';
import './styles/board-and-log.css';
import './styles/wide-screens.css';
import './styles/low-screens.css';
import './styles/sheets.css';
import './styles/forced-colors.css';
import { TimeLeft } from './time-left.tsx';
import { TopStrip } from './top.tsx';

export interface FrameProps {
  readonly session: Session;
  readonly presenter: Presenter;
  readonly board: BoardModule;
  readonly words: GameWords;
  readonly onLeave: () => void;
  readonly onRematch?: () => void;
  /** Replaces the action bar: the steps of a replay or a lesson. */
  readonly bar?: ComponentChild;
  /** The keys of that bar, for the keyboard help. */
  readonly barKeys?: readonly KeyEntry<unknown>[];
  /** At the end of the menu. */
  readonly extra?: ComponentChild;
  /** Replaces the sentence above the board. It is given the sentence and the board's parts. */
  readonly lead?: (sentence: Sentence, parts: PartProps) => ComponentChild;
  /** The big screen of a room: everything is larger. */
  readonly big?: boolean;
}

export type Panel = 'menu' | 'log' | 'keys' | 'result' | 'leave';

const Sheets = lazy(async () => (await import('./sheets.tsx')).Sheets);

/** Loaded at the end of a match, with the coach and the check of luck. */
const Result = lazy(async () => (await import('./result.tsx')).ResultSheet);

export function Frame(props: FrameProps) {
  const { session, presenter, board, words, onLeave, onRematch, bar, lead, big = false } = props;
  const table = presenter.table.value;
  const scene = presenter.scene.value;
  const panel = useSignal<Panel | undefined>(undefined);
  const giveTo = useSignal<Seat | undefined>(undefined);
  const curtain = useComputed(() => giveTo.value ?? session.handOver.value);
  const selection = useMemo(() => board.makeSelection(presenter.told()), [board, presenter, scene]);
  const game = shell.value.games[session.game.id].name;
  const root = useRef<HTMLDivElement>(null);

  const parts: PartProps | undefined = table && { table, selection, words };
  useAnnouncer(parts, board, { session, presenter });
  useKeys(parts, board, { session, presenter, panel });
  useTitle(table?.myTurn ? `● ${shell.value.table.yourTurn}${shell.value.ui.colon}${game}` : game);
  useEffect(() => {
    if (table?.refusal) refusalToast(table.refusal, session.game.id, words);
  }, [table?.refusal, session, words]);
  // Known before it is shown: an end that is told early gives away the card that brings it.
  const over = session.ended.value !== undefined && table?.settled === true;
  useEffect(() => {
    if (!over) return;
    Result.preload();
    const timer = setTimeout(() => {
      panel.value = 'result';
    }, 1200);
    return () => clearTimeout(timer);
  }, [over, panel]);

  if (!parts || !table) return undefined;
  if (curtain.value !== undefined) {
    const seat = curtain.value;
    const open = () => {
      giveTo.value = undefined;
      session.look(seat);
    };
    return <Curtain board={board} seat={seat} seats={table.seats} onOpen={open} onLeave={onLeave} />;
  }
  const { Backdrop, Board, Actions, layout } = board;
  const sentence = sentenceOf(parts, board, session);
  const stoodIn = isStoodIn(table) && !over;
  const onGive = giveOf(session, over, (seat) => {
    giveTo.value = seat;
  });
  return (
    <div
      ref={root}
      class={`table g-${session.game.id}`}
      data-sentence={layout.sentence ?? 'above'}
      data-actions={layout.actions ?? 'column'}
      data-log={layout.log ?? 'side'}
      data-title={layout.title ?? 'large'}
      data-big={big}
      data-over={over}
      data-turn={table.myTurn ? 'mine' : 'other'}
      onPointerDownCapture={() => {
        if (!table.settled) presenter.skip();
      }}
    >
      {Backdrop && (
        <div class="table-backdrop" aria-hidden="true">
          <Deferred>
            <Backdrop {...parts} />
          </Deferred>
        </div>
      )}
      <TopStrip {...props} parts={parts} panel={panel} />
      <div class="table-side">
        <Deferred>
          <SeatList parts={parts} board={board} onGive={onGive} isCut={cutShort(session) !== undefined} />
          <aside class="table-log" aria-label={shell.value.table.log}>
            <h2>{shell.value.table.log}</h2>
            <Deferred>
              <LogList parts={parts} board={board} presenter={presenter} />
            </Deferred>
          </aside>
        </Deferred>
      </div>
      <Deferred>
        <section class="table-sentence" aria-label={shell.value.table.now}>
          <div class="sentence-place">
            {lead?.(sentence, parts) ?? (
              <p>
                {sentence.lead && <b>{sentence.lead} </b>}
                {sentence.text}
                {sentence.aside && <small>{sentence.aside}</small>}
              </p>
            )}
            <ToastsHere />
          </div>
          {!lead && <TimeLeft session={session} table={table} />}
          {!lead && !bar && !stoodIn && <HintButton parts={parts} board={board} session={session} />}
        </section>
      </Deferred>
      <Deferred last>
        <main class="table-board" id="main" tabIndex={-1} aria-label={shell.value.table.board}>
          <Board {...parts} />
        </main>
      </Deferred>
      <Deferred>
        <section class="table-actions" aria-label={shell.value.table.actions}>
          {bar ?? (stoodIn ? <StoodInBar session={session} /> : !cutShort(session) && <Actions {...parts} />)}
        </section>
      </Deferred>
      {panel.value !== undefined && panel.value !== 'result' && (
        <Sheets {...props} of={panel.value} parts={parts} panel={panel} />
      )}
      {panel.value === 'result' && (
        <Result
          parts={parts}
          board={board}
          session={session}
          presenter={presenter}
          panel={panel}
          onRematch={onRematch}
        />
      )}
    </div>
  );
}

/** On a shared device, a click on a seat's card hands the device to that player. */
function giveOf(session: Session, over: boolean, give: (seat: Seat) => void): ((seat: Seat) => void) | undefined {
  const shared = session.seats.value.filter((seat) => seat.mine).length > 1;
  return shared && !over ? give : undefined;
}
