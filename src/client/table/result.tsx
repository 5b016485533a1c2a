// The result of a match: who won, with what, and what can be done next.

import type { Signal } from '@preact/signals';
import { useState } from 'preact/hooks';
import type { Presenter } from '../../play/presenter/presenter.ts';
import type { Session } from '../../play/session/session.ts';
import { SessionCoach } from '../coach/session-coach.tsx';
import type { BoardModule, PartProps } from '../games/board.ts';
import { wholeStory } from '../games/whole-story.ts';
import { formatPath, go } from '../router.ts';
import { Button } from '../ui/button.tsx';
import { copyLink } from '../ui/copy-link.ts';
import { Choice } from '../ui/fields.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { showToast } from '../ui/toast.tsx';
import { coachWords, listNames, words } from '../words.ts';
import type { Panel } from './frame.tsx';
import { LuckCheck } from './luck-check.tsx';
import { Podium } from './podium.tsx';
import { saveRecord } from './save-record.ts';
import { cutShort } from './stood-in.tsx';

export interface ResultProps {
  readonly parts: PartProps;
  readonly board: BoardModule;
  readonly session: Session;
  readonly presenter: Presenter;
  readonly panel: Signal<Panel | undefined>;
  readonly onRematch: (() => void) | undefined;
}

export function ResultSheet({ parts, board, session, presenter, panel, onRematch }: ResultProps) {
  const { result } = words.value;
  const { table } = parts;
  const [luck, setLuck] = useState(false);
  const [page, setPage] = useState<'points' | 'coach'>('points');
  const coach = coachWords.value;
  const isAlone = session.connection.value === 'local';
  const { Breakdown } = board;
  const cut = cutShort(session);
  return (
    <Sheet
      wide={cut === undefined}
      class={page === 'coach' ? 'result result-coach' : 'result'}
      title={cut === undefined ? headline(parts, table.outcome?.winners ?? []) : result.cutShort}
      onClose={() => {
        panel.value = undefined;
      }}
      foot={
        <>
          {onRematch && (
            <Button look="main" icon="again" onClick={onRematch}>
              {result.rematch}
            </Button>
          )}
          <Button icon="play" onClick={() => go({ screen: 'replay', match: session.match })}>
            {result.replay}
          </Button>
          {!isAlone && (
            <Button icon="copy" onClick={() => void copyLink(formatPath({ screen: 'replay', match: session.match }))}>
              {words.value.lobby.copy}
            </Button>
          )}
          <Button icon="save" onClick={() => void save(session)}>
            {result.share}
          </Button>
          <Button icon="shield" onClick={() => setLuck(!luck)}>
            {result.luck}
          </Button>
        </>
      }
    >
      {cut === undefined ? (
        <>
          <Podium parts={parts} board={board} session={session} />
          <div class="result-read">
            {!isAlone && session.hints && <p class="podium-terms">{coach.allowed}</p>}
            {luck && <LuckCheck session={session} />}
            <Choice
              label={result.show}
              hideLabel
              value={page}
              choices={[
                { value: 'points', label: coach.points },
                { value: 'coach', label: coach.title },
              ]}
              onChange={setPage}
            />
            {page === 'coach' ? (
              <SessionCoach
                session={session}
                parts={parts}
                onShow={() => {
                  panel.value = undefined;
                }}
              />
            ) : (
              <section class="breakdown" aria-label={result.breakdown}>
                <Breakdown {...parts} told={presenter.told()} whole={() => wholeStory(session)} />
              </section>
            )}
          </div>
        </>
      ) : (
        <div class="result-read alone">
          <p>{cut}</p>
          {luck && <LuckCheck session={session} />}
        </div>
      )}
    </Sheet>
  );
}

async function save(session: Session): Promise<void> {
  try {
    saveRecord(await session.record());
  } catch {
    showToast(words.value.ui.failed, { bad: true });
  }
}

function headline({ table }: PartProps, winners: readonly number[]): string {
  const { result } = words.value;
  const [first, ...more] = winners;
  if (first === undefined) return result.title;
  if (more.length === 0) return result.won(table.who(first));
  const who = winners.map((seat) => table.who(seat)).sort((a, b) => Number(b.you) - Number(a.you));
  return result.shared(
    listNames(who.map(({ name }) => name)),
    who.some(({ you }) => you),
  );
}
