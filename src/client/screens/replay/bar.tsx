// The replay's controls: step, jump, play, and whose view is shown.

import { useEffect, useState } from 'preact/hooks';
import type { MatchRecord } from '../../../match/record.ts';
import type { Presenter } from '../../../play/presenter/presenter.ts';
import type { ReplaySession } from '../../../play/session/replay.ts';
import { CoachButton } from '../../coach/replay-coach.tsx';
import { IconButton } from '../../ui/button.tsx';
import { words } from '../../words.ts';
import { useReplayKeys } from './keys.ts';
import './replay.css';

export interface ReplayBarProps {
  readonly session: ReplaySession;
  readonly presenter: Presenter;
  readonly record: MatchRecord;
}

/** Between two moves while it plays by itself, besides what the board takes to show them. */
const BREATH = 500;

export function ReplayBar({ session, presenter, record }: ReplayBarProps) {
  const { replay } = words.value;
  const [playing, setPlaying] = useState(false);
  const at = session.at.value;
  const settled = presenter.table.value?.settled === true;
  const atEnd = at >= session.length;

  useEffect(() => {
    if (!playing || !settled) return;
    if (atEnd) return setPlaying(false);
    const timer = setTimeout(() => session.goTo(at + 1), BREATH);
    return () => clearTimeout(timer);
  }, [playing, settled, at, atEnd, session]);

  const to = (step: number) => () => {
    setPlaying(false);
    presenter.skip();
    session.goTo(step);
  };
  useReplayKeys({ at, length: session.length, to: (step) => to(step)() });
  return (
    <div class="replay-bar">
      <label class="replay-eyes">
        <span class="unseen">{replay.eyes}</span>
        <select
          class="select"
          value={String(session.viewer.value)}
          onChange={({ currentTarget: { value } }) => session.lookAs(value === 'public' ? 'public' : Number(value))}
        >
          <option value="public">{replay.everyone}</option>
          {session.seats.value.map(({ seat, name }) => (
            <option key={seat} value={String(seat)}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <div class="replay-steps">
        <IconButton icon="first" label={replay.first} onClick={to(0)} disabled={at === 0} />
        <IconButton icon="back" label={replay.back} onClick={to(at - 1)} disabled={at === 0} />
        <IconButton
          icon={playing ? 'pause' : 'play'}
          label={playing ? replay.pause : replay.play}
          onClick={() => setPlaying(!playing)}
          disabled={atEnd}
        />
        <IconButton icon="forward" label={replay.forward} onClick={to(at + 1)} disabled={atEnd} />
        <IconButton icon="last" label={replay.last} onClick={to(session.length)} disabled={atEnd} />
        <CoachButton session={session} record={record} />
      </div>
      <label class="replay-position">
        <span class="unseen">{replay.position}</span>
        <input
          class="range"
          type="range"
          min={0}
          max={session.length}
          value={at}
          aria-valuetext={replay.step(at, session.length)}
          onInput={(event) => to(event.currentTarget.valueAsNumber)()}
        />
      </label>
      <span class="replay-count">{replay.step(at, session.length)}</span>
    </div>
  );
}
