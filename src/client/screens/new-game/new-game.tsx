// A new game: who sits where, how strong the bots are, and which variants are played.

import { useEffect, useState } from 'preact/hooks';
import type { GameWords } from '../../../words/types.ts';
import type { BoardModule } from '../../games/board.ts';
import { BOARDS } from '../../games/boards.ts';
import { go, type Route, type Way } from '../../router.ts';
import { startLocalMatch } from '../../session/start.ts';
import { change, settings } from '../../settings.ts';
import { useGameWords } from '../../table/use-words.ts';
import { Button } from '../../ui/button.tsx';
import { Choice } from '../../ui/fields.tsx';
import { Waiting } from '../../ui/lantern.tsx';
import { showToast } from '../../ui/toast.tsx';
import { words } from '../../words.ts';
import { openTableFor } from '../lobby/open-table.ts';
import { sayFault } from '../lobby/say-fault.ts';
import { Page } from '../page.tsx';
import { type OnlineTerms, OnlineTermsFields, onlineTermsFor } from './online-terms.tsx';
import './new-game.css';
import { OpenTables } from './open-tables.tsx';
import { OptionFields } from './option-fields.tsx';
import { PlaceList } from './place-list.tsx';
import { occupantsOf, type Place, placesFor } from './places.ts';
import { SeatHelp } from './seat-help.tsx';

type NewRoute = Extract<Route, { screen: 'new' }>;

export function NewGame({ route }: { readonly route: NewRoute }) {
  const { game } = route;
  const [board, setBoard] = useState<BoardModule | undefined>(undefined);
  useEffect(() => {
    let current = true;
    setBoard(undefined);
    void BOARDS[game]().then((loaded) => current && setBoard(loaded));
    return () => {
      current = false;
    };
  }, [game]);
  const spoken = useGameWords(board);
  if (!board || !spoken) return <Waiting />;
  return <Form key={`${game}/${route.way}`} route={route} board={board} spoken={spoken} />;
}

interface FormProps {
  readonly route: NewRoute;
  readonly board: BoardModule;
  readonly spoken: GameWords;
}

function Form({ route: { game, way }, board, spoken }: FormProps) {
  const { newGame, games } = words.value;
  const { min, max } = board.game.seats;
  const fields = board.optionFields(spoken);
  const [places, setPlaces] = useState<readonly Place[]>(() => placesFor(way, board, settings.value.names));
  const [options, setOptions] = useState<unknown>(() => board.defaultOptions(way));
  const [onlineTerms, setHospitality] = useState(() => onlineTermsFor(game));
  const [busy, setBusy] = useState(false);

  async function start() {
    setBusy(true);
    rememberNames(places);
    try {
      if (way === 'friends') {
        const match = await openTableFor(game, places, options, onlineTerms);
        go({ screen: 'table', match, as: onlineTerms.screen ? 'screen' : 'player' });
      } else
        go({ screen: 'play', match: await startLocalMatch(game, { options, occupants: occupantsOf(places, way) }) });
    } catch (fault) {
      if (way === 'friends') sayFault(fault);
      else showToast(words.value.ui.failed, { bad: true });
      setBusy(false);
    }
  }

  /** A removed seat loses what was agreed for it; bots need no help. */
  function changePlaces(next: readonly Place[]) {
    const order = next.map(({ id, kind }) => {
      const seat = places.findIndex((place) => place.id === id);
      return kind === 'bot' || seat < 0 ? undefined : seat;
    });
    setPlaces(next);
    setOptions(board.game.reseat?.(options, order) ?? options);
  }

  /** A big screen has no seat of its own: that seat goes to somebody who joins by link. */
  function keepHouse(next: OnlineTerms) {
    setHospitality(next);
    if (next.screen === onlineTerms.screen) return;
    const [own, ...others] = places;
    if (!own) return;
    const name = settings.value.names[0] ?? '';
    setPlaces([next.screen ? { id: own.id, kind: 'guest' } : { id: own.id, kind: 'person', name }, ...others]);
  }

  return (
    <Page title={games[game].name} scene={game}>
      <Choice
        label={newGame.title}
        hideLabel
        value={way}
        choices={[
          { value: 'bots', label: newGame.against },
          { value: 'friends', label: newGame.online },
          { value: 'device', label: newGame.together },
        ]}
        onChange={(chosen: Way) => go({ screen: 'new', game, way: chosen }, { replace: true })}
      />
      <section class="panel">
        <h2>{newGame.seats}</h2>
        <PlaceList
          board={board}
          places={places}
          way={way}
          onChange={changePlaces}
          help={(number) => (
            <SeatHelp board={board} spoken={spoken} seat={number} options={options} onChange={setOptions} />
          )}
          canAdd={places.length < max}
          canRemove={places.length > min}
        />
        {way === 'device' && game === 'out-of-mine' && <p class="hint">{newGame.deviceRace}</p>}
      </section>
      {way === 'friends' && (
        <section class="panel">
          <OnlineTermsFields value={onlineTerms} onChange={keepHouse} />
        </section>
      )}
      {fields.length > 0 && (
        <section class="panel">
          <h2>{newGame.options}</h2>
          <OptionFields fields={fields} options={options} onChange={setOptions} />
        </section>
      )}
      {way === 'friends' && <OpenTables game={game} board={board} spoken={spoken} />}
      <div class="start-bar">
        <Button look="main" wide class="start" disabled={busy} onClick={start}>
          {way === 'friends' ? newGame.makeLink : newGame.start}
        </Button>
      </div>
    </Page>
  );
}

/** The names of the people who play on this device. The first one is its owner's. */
function rememberNames(places: readonly Place[]): void {
  const names = places.flatMap((place) => (place.kind === 'person' && place.name.trim() ? [place.name.trim()] : []));
  const known = settings.value.names.filter((name) => name && !names.includes(name));
  if (names.length > 0) change({ names: [...names, ...known].slice(0, 12) });
}
