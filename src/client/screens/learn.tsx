// A lesson: a real match from a written position, step by step.

import { useEffect, useState } from 'preact/hooks';
import { type Lesson, loadLesson } from '../lesson/lesson.ts';
import { LessonTable } from '../lesson/lesson-table.tsx';
import { formatPath, type Route } from '../router.ts';
import { Waiting } from '../ui/lantern.tsx';
import { words } from '../words.ts';
import { Page } from './page.tsx';

export function Learn({ route: { game } }: { readonly route: Extract<Route, { screen: 'learn' }> }) {
  const { lesson, games, home } = words.value;
  const [found, setFound] = useState<Lesson | 'soon' | undefined>(undefined);
  useEffect(() => {
    let current = true;
    setFound(undefined);
    loadLesson(game).then(
      (loaded) => current && setFound(loaded ?? 'soon'),
      () => current && setFound('soon'),
    );
    return () => {
      current = false;
    };
  }, [game]);
  if (found === undefined) return <Waiting />;
  if (found !== 'soon') return <LessonTable key={game} game={game} lesson={found} />;
  return (
    <Page title={lesson.title(games[game].name)}>
      <section class="panel">
        <p>{lesson.soon}</p>
        <a class="button main" href={formatPath({ screen: 'rules', game, rule: undefined })}>
          {home.rules}
        </a>
      </section>
    </Page>
  );
}
