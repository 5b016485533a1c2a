// The bands under the games: the match that was left last, and the daily match.

import { useState } from 'preact/hooks';
import { go } from '../../router.ts';
import { dailyOf, dailyWeek, openDaily } from '../../session/daily.ts';
import { listMatches, putAway, type ShelfCard } from '../../session/shelf.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast.tsx';
import { listNames, words } from '../../words.ts';
import { Cluster } from './cluster.tsx';

const GEMS = ['emerald', 'star', 'opal', 'beryl', 'amethyst', 'geode', 'crystal'];

export function Bands() {
  const [left, setLeft] = useState(listMatches);
  const cave = dailyOf(new Date());
  // Today's cave has its own band, begun or not.
  const last = left.find(({ match }) => match !== cave.match);

  function put(match: string, away: boolean): void {
    putAway(match, away);
    setLeft(listMatches());
  }

  function putWithUndo(match: string): void {
    const { home, table } = words.value;
    put(match, true);
    const drop = showToast(home.isAway, {
      ms: 8000,
      extra: (
        <Button
          onClick={() => {
            put(match, false);
            drop();
          }}
        >
          {table.undo}
        </Button>
      ),
    });
  }

  return (
    <>
      {last && <LeftBand left={last} onPutAway={() => putWithUndo(last.match)} />}
      <DailyBand begun={left.some(({ match }) => match === cave.match)} />
    </>
  );
}

interface LeftBandProps {
  readonly left: ShelfCard;
  readonly onPutAway: () => void;
}

function LeftBand({ left, onPutAway }: LeftBandProps) {
  const { home, games } = words.value;
  return (
    <section class="band left" aria-label={home.unfinished}>
      <Cluster />
      <div>
        <h2>{home.unfinished}</h2>
        <p>
          {games[left.game].name} {left.names.length > 0 && home.goOnWith(listNames(left.names))}
        </p>
      </div>
      <Button look="outline" onClick={() => go({ screen: 'play', match: left.match })}>
        {home.goOn}
      </Button>
      <IconButton icon="close" label={home.putAway} onClick={onPutAway} />
    </section>
  );
}

/** Begun: it waits on this device to be gone on with. */
function DailyBand({ begun }: { readonly begun: boolean }) {
  const { home, games, ui } = words.value;
  const { daily } = home;
  const [starting, setStarting] = useState(false);
  const today = new Date();
  const cave = dailyOf(today);
  const week = dailyWeek(today);
  const done = week.at(-1)?.done === true;

  function play() {
    if (done) return go({ screen: 'replay', match: cave.match });
    setStarting(true);
    openDaily(cave).then(
      (match) => go({ screen: 'play', match }),
      () => {
        setStarting(false);
        showToast(ui.failed, { bad: true });
      },
    );
  }

  return (
    <section class="band" aria-label={daily.title}>
      <Cluster />
      <div>
        <h2>{daily.title}</h2>
        <p>{done ? daily.done : daily.text(games[cave.game].name)}</p>
      </div>
      <ul class="week" aria-label={daily.week}>
        {week.map((day, index) => (
          <li key={day.date.getTime()} data-done={day.done} data-today={day.today}>
            <svg viewBox="0 0 48 48" aria-hidden="true">
              <use href={`#${GEMS[(day.date.getDay() + 6) % 7] ?? GEMS[index]}`} />
            </svg>
            {daily.days[day.date.getDay()]}
            {day.done && <span class="unseen">✓</span>}
          </li>
        ))}
      </ul>
      <Button look="outline" onClick={play} disabled={starting}>
        {done ? daily.again : begun ? home.goOn : daily.play}
      </Button>
    </section>
  );
}
