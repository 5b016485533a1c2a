// The replay: a match step by step, from any viewer's side. Opens the last match, or a file.

import { useEffect, useState } from 'preact/hooks';
import { type MatchRecord, readRecordOf, recordSchema, toRecord } from '../../../match/record.ts';
import type { Presenter } from '../../../play/presenter/presenter.ts';
import { type ReplaySession, replaySession } from '../../../play/session/replay.ts';
import { VerdictLine, verdictAt } from '../../coach/replay-coach.tsx';
import { requestedMoment } from '../../coach/show-moment.ts';
import type { BoardModule } from '../../games/board.ts';
import { BOARDS } from '../../games/boards.ts';
import { fetchRecord, Refused, Unreachable } from '../../online/api.ts';
import { keysOf } from '../../online/keyring.ts';
import { go, type Route } from '../../router.ts';
import { unshelve } from '../../session/shelf.ts';
import { Frame } from '../../table/frame.tsx';
import { presentOn } from '../../table/present-on.ts';
import { useGameWords } from '../../table/use-words.ts';
import { Button } from '../../ui/button.tsx';
import { Waiting } from '../../ui/lantern.tsx';
import { showToast } from '../../ui/toast.tsx';
import { words } from '../../words.ts';
import { faultText } from '../lobby/say-fault.ts';
import { Page } from '../page.tsx';
import { ReplayBar } from './bar.tsx';
import { useRecordDrop } from './drop.ts';
import { REPLAY_KEYS } from './keys.ts';
import { openedRecord, openFile } from './open-file.ts';

interface Opened {
  readonly board: BoardModule;
  readonly record: MatchRecord;
  readonly session: ReplaySession;
  readonly presenter: Presenter;
}

export function Replay({ route }: { readonly route: Extract<Route, { screen: 'replay' }> }) {
  const [opened, setOpened] = useState<Opened | undefined>(undefined);
  const { match } = route;
  const file = openedRecord.value;
  useEffect(() => {
    if (match === undefined && file === undefined) return;
    let current = true;
    let presenter: Presenter | undefined;
    find(match, file)
      .then(open)
      .then(({ board, record, session }) => {
        if (!current) return;
        presenter = presentOn(session, board);
        setOpened({ board, record, session, presenter });
      })
      .catch((fault: unknown) => {
        if (!current) return;
        openedRecord.value = undefined;
        if (match !== undefined && isPlayed(fault)) {
          go({ screen: 'table', match, as: 'watcher' }, { replace: true });
          return;
        }
        showToast(whyNot(fault), { bad: true });
        go({ screen: 'replay', match: undefined }, { replace: true });
      });
    return () => {
      current = false;
      presenter?.close();
    };
  }, [match, file]);
  useMoment(opened);
  const spoken = useGameWords(opened?.board);
  if (match === undefined && file === undefined) return <Opener />;
  if (!opened || !spoken) return <Waiting />;
  const { board, session, presenter, record } = opened;
  return (
    <Frame
      {...opened}
      words={spoken}
      onLeave={() => go(isOurs(match) ? { screen: 'table', match, as: 'player' } : { screen: 'home' })}
      bar={<ReplayBar session={session} presenter={presenter} record={record} />}
      barKeys={REPLAY_KEYS}
      {...(verdictAt(record, session.at.value) && {
        lead: (_sentence, parts) => <VerdictLine session={session} record={record} board={board} parts={parts} />,
      })}
    />
  );
}

/** Whether this device played in it at a table on the server: a rematch may follow there. */
const isOurs = (match: string | undefined): match is string => match !== undefined && keysOf(match).token !== undefined;

/** Goes to the move that the coach points at. */
function useMoment(opened: Opened | undefined): void {
  const moment = requestedMoment.value;
  useEffect(() => {
    if (!opened || moment?.match !== opened.record.match) return;
    requestedMoment.value = undefined;
    opened.presenter.skip();
    opened.session.lookAs(moment.viewer);
    opened.session.goTo(moment.at);
  }, [opened, moment]);
}

class NewerRules extends Error {}

/** The match is still being played: then the link leads to the table. */
const isPlayed = (fault: unknown): boolean => fault instanceof Refused && fault.refusal.code === 'not-over';

function whyNot(fault: unknown): string {
  if (fault instanceof Refused || fault instanceof Unreachable) return faultText(fault);
  return fault instanceof NewerRules ? words.value.replay.newer : words.value.replay.bad;
}

/** From this device's storage, else from the server; without a name, the opened file. */
async function find(match: string | undefined, file: unknown): Promise<unknown> {
  if (match === undefined) return file;
  const shelved = unshelve(match);
  return shelved ? toRecord(shelved.entries) : fetchRecord(match);
}

async function open(json: unknown): Promise<Omit<Opened, 'presenter'>> {
  const { game: id } = recordSchema.parse(json);
  const board = await BOARDS[id]();
  const read = readRecordOf(board.game, json);
  if (read.ok) return { board, record: read.value.record, session: replaySession(read.value) };
  throw read.error.code === 'other-rules' ? new NewerRules() : new Error(read.error.code);
}

/** No match yet: a place to drop one. */
function Opener() {
  const { replay, home } = words.value;
  const drop = useRecordDrop();
  return (
    <div class={drop.over ? 'dropping' : ''} data-drop={home.dropRecord} {...drop.handlers}>
      <Page title={replay.title}>
        <section class="panel drop-here">
          <svg viewBox="0 0 120 80" aria-hidden="true">
            <path d="M10 78V40C10 18 30 6 60 6S110 18 110 40V78Z" class="drop-rock" />
            <path d="M30 78V48C30 32 42 24 60 24S90 32 90 48V78Z" class="drop-dark" />
            <path d="M46 44H68L76 52V74H46Z" fill="#f0e2c4" stroke="#8a6a3a" stroke-width="2" />
            <path d="M52 58H70M52 65H66" stroke="#8a6a3a" stroke-width="2" />
          </svg>
          <p>{replay.drop}</p>
          <FilePicker />
        </section>
      </Page>
    </div>
  );
}

function FilePicker() {
  const pick = () => {
    const input = document.createElement('input');
    input.type = 'file';
    input.accept = '.json,application/json';
    input.onchange = () => {
      const [file] = input.files ?? [];
      if (file) void openFile(file);
    };
    input.click();
  };
  return (
    <Button look="main" icon="file" onClick={pick}>
      {words.value.replay.open}
    </Button>
  );
}
