// A page to read or set something: a way back, a title, one column, and a drawing where there is room.

import type { ComponentChildren } from 'preact';
import type { GameId } from '../../contract/game.ts';
import { useTitle } from '../kit/title.ts';
import { formatPath } from '../router.ts';
import { Icon } from '../ui/icon.tsx';
import { words } from '../words.ts';
import { GameScene } from './home/game-scene.tsx';
import './page.css';

export interface PageProps {
  readonly title: string;
  /** The game that the page is about: its drawing stands beside what is to be read. */
  readonly scene?: GameId;
  readonly children: ComponentChildren;
}

export function Page({ title, scene, children }: PageProps) {
  useTitle(title);
  const { notFound } = words.value;
  return (
    <div class="page" data-scene={scene}>
      <header class="page-head">
        <a class="icon-button" href={formatPath({ screen: 'home' })} aria-label={notFound.home} title={notFound.home}>
          <Icon name="back" />
        </a>
        <h1>{title}</h1>
      </header>
      <main class="page-body" id="main" tabIndex={-1}>
        {scene && <About game={scene} />}
        {scene ? <div class="page-read">{children}</div> : children}
      </main>
    </div>
  );
}

/** The game in a drawing and a few words, with the ways to know more. */
function About({ game }: { readonly game: GameId }) {
  const { games, home } = words.value;
  const { name, line, facts } = games[game];
  return (
    <aside class="page-about" aria-label={name}>
      <GameScene game={game} />
      <p>{line}</p>
      <p class="page-facts">{facts}</p>
      <p class="page-ways">
        <a href={formatPath({ screen: 'learn', game })}>{home.learn}</a>
        <a href={formatPath({ screen: 'rules', game, rule: undefined })}>{home.rules}</a>
      </p>
    </aside>
  );
}
