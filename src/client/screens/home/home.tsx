// The home page: three games, and one click to play each of them in any way.

import { useState } from 'preact/hooks';
import { GAME_IDS, type GameId } from '../../../contract/game.ts';
import { useTitle } from '../../kit/title.ts';
import { formatPath, go, type Way } from '../../router.ts';
import { change, settings, theme } from '../../settings.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { LanguageSelect } from '../../ui/language-select.tsx';
import { showToast } from '../../ui/toast.tsx';
import { words } from '../../words.ts';
import { useRecordDrop } from '../replay/drop.ts';
import { Bands } from './band.tsx';
import { CaveMouth, Title } from './cave.tsx';
import { SCENES, SceneSymbols } from './game-scene.tsx';
import './home.css';
import './home-small.css';
import { RunningTables } from './running.tsx';

export function Home() {
  useTitle(undefined);
  const drop = useRecordDrop();
  const { home, tagline } = words.value;
  return (
    <div class={drop.over ? 'home dropping' : 'home'} data-drop={home.dropRecord} {...drop.handlers}>
      <SceneSymbols />
      <CaveMouth />
      <Top />
      <header class="hero">
        <h1>
          <Title />
        </h1>
        <p>{tagline}</p>
      </header>
      <RunningTables />
      <main class="games" id="main" tabIndex={-1} aria-label={home.games}>
        {GAME_IDS.map((game) => (
          <GameCard key={game} game={game} />
        ))}
      </main>
      <Bands />
      <footer class="home-foot">
        <a href={formatPath({ screen: 'settings' })}>{home.settings}</a>
        <a href={formatPath({ screen: 'replay', match: undefined })}>{home.openRecord}</a>
        <a href={formatPath({ screen: 'about' })}>{home.about}</a>
      </footer>
    </div>
  );
}

function Top() {
  const { options } = words.value;
  const { muted } = settings.value;
  const day = theme() === 'day';
  return (
    <nav class="home-top" aria-label={options.look}>
      <LanguageSelect label={options.language} />
      <IconButton
        icon={day ? 'sun' : 'moon'}
        label={day ? options.toNight : options.toDay}
        onClick={() => change({ theme: day ? 'night' : 'day' })}
      />
      <IconButton
        icon={muted ? 'mute' : 'sound'}
        label={muted ? options.soundOff : options.soundOn}
        onClick={() => change({ muted: !muted })}
      />
    </nav>
  );
}

function GameCard({ game }: { readonly game: GameId }) {
  const { home, games } = words.value;
  const { name, line, facts } = games[game];
  const Scene = SCENES[game];
  const [starting, setStarting] = useState(false);
  const set = (way: Way) => () => go({ screen: 'new', game, way });

  async function playNow() {
    setStarting(true);
    try {
      const { startQuickMatch } = await import('../../session/start.ts');
      go({ screen: 'play', match: await startQuickMatch(game) });
    } catch {
      showToast(words.value.ui.failed, { bad: true });
      setStarting(false);
    }
  }

  return (
    <article class="game">
      <Scene />
      <div class="game-body">
        <h2>{name}</h2>
        <p>{line}</p>
        <div class="facts">
          <span>{facts}</span>
          <nav aria-label={name}>
            <a href={formatPath({ screen: 'learn', game })} aria-label={`${home.learn}: ${name}`}>
              {home.learn}
            </a>
            <a href={formatPath({ screen: 'rules', game, rule: undefined })} aria-label={`${home.rules}: ${name}`}>
              {home.rules}
            </a>
          </nav>
        </div>
        <div class="ways">
          <Button look="main" label={`${home.playNow}: ${home.playNowOf(name)}`} onClick={playNow} disabled={starting}>
            {home.playNow}
          </Button>
          <Button label={`${home.withFriends}: ${home.withFriendsOf(name)}`} onClick={set('friends')}>
            {home.withFriends}
          </Button>
          <Button label={`${home.oneDevice}: ${home.oneDeviceOf(name)}`} onClick={set('device')}>
            {home.oneDevice}
          </Button>
        </div>
      </div>
    </article>
  );
}
