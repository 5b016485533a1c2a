// The band under the games: the match that was left last, or the daily match.

import { useState } from 'preact/hooks';
import { go } from '../../router.ts';
import { dailyOf, dailyWeek, openDaily } from '../../session/daily.ts';
import { listMatches } from '../../session/shelf.ts';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast.tsx';
import { listNames, words } from '../../words.ts';
import { Cluster } from './cluster.tsx';

const GEMS = ['emerald', 'star', 'opal', 'beryl', 'amethyst', 'geode', 'crystal'];

export function Band() {
  const [match] = listMatches();
  const { home, games } = words.value;
  if (!match) return <DailyBand />;
  return (
    <section class="band" aria-label={home.unfinished}>
      <Cluster />
      <div>
        <h2>{home.unfinished}</h2>
        <p>
          {games[match.game].name} {match.names.length > 0 && home.goOnWith(listNames(match.names))}
        </p>
      </div>
      <Button look="outline" onClick={() => go({ screen: 'play', match: match.match })}>
        {home.goOn}
      </Button>
    </section>
  );
}

function DailyBand() {
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
        {done ? daily.again : daily.play}
      </Button>
    </section>
  );
}
