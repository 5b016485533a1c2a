// The seats of a new game, each with a face, a person or a bot.

import type { ComponentChild } from 'preact';
import type { GameId } from '../../../contract/game.ts';
import { BOT_LEVELS } from '../../../match/types.ts';
import type { BoardModule } from '../../games/board.ts';
import type { Way } from '../../router.ts';
import { BOT_NAMES } from '../../session/start.ts';
import { settings } from '../../settings.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { Portrait } from '../../ui/portrait.tsx';
import { coachWords, words } from '../../words.ts';
import { defaultName, type Place } from './places.ts';
import '../places.css';

export interface PlaceListProps {
  readonly board: BoardModule;
  readonly places: readonly Place[];
  readonly way: Way;
  readonly canAdd: boolean;
  readonly canRemove: boolean;
  readonly onChange: (places: readonly Place[]) => void;
  /** What makes a seat easier, below it. */
  readonly help: (seat: number) => ComponentChild;
}

export function PlaceList({ board, places, way, canAdd, canRemove, onChange, help }: PlaceListProps) {
  const { newGame } = words.value;
  const put = (index: number, place: Place) => onChange(places.map((old, at) => (at === index ? place : old)));
  const fresh = (): Place => {
    const id = Math.max(...places.map((place) => place.id)) + 1;
    if (way === 'device') return { id, kind: 'person', name: settings.value.names[places.length] ?? '' };
    return way === 'friends' ? { id, kind: 'guest' } : { id, kind: 'bot', level: 2 };
  };
  return (
    <>
      <ul class="places">
        {places.map((place, seat) => (
          <li key={place.id} class="place">
            <Portrait
              class="place-face"
              board={board}
              seat={seat}
              seats={places.length}
              level={place.kind === 'bot' ? place.level : undefined}
            />
            <PlaceFields
              game={board.game.id}
              place={place}
              seat={seat}
              way={way}
              onChange={(next) => put(seat, next)}
            />
            {canRemove && seat > 0 && (
              <IconButton
                icon="minus"
                label={newGame.removeSeat(nameOf(place, seat, way))}
                onClick={() => onChange(places.filter((each) => each !== place))}
              />
            )}
            {place.kind !== 'bot' && help(seat)}
          </li>
        ))}
      </ul>
      {canAdd && (
        <Button icon="plus" onClick={() => onChange([...places, fresh()])}>
          {newGame.addSeat}
        </Button>
      )}
      <datalist id="known-names">
        {settings.value.names.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </>
  );
}

interface PlaceFieldsProps {
  readonly game: GameId;
  readonly place: Place;
  readonly seat: number;
  readonly way: Way;
  readonly onChange: (place: Place) => void;
}

function PlaceFields({ game, place, seat, way, onChange }: PlaceFieldsProps) {
  const { newGame, lobby } = words.value;
  const levels = coachWords.value.levels[game];
  const { id } = place;
  const kinds = [
    ...(seat === 0 || way === 'device' ? [{ value: 'person', label: newGame.person }] : []),
    ...(way === 'friends' && seat > 0 ? [{ value: 'guest', label: lobby.free }] : []),
    ...(seat > 0
      ? BOT_LEVELS.map((level) => ({ value: String(level), label: `${newGame.bot} · ${levels[level].name}` }))
      : []),
  ];
  const choose = (value: string) => {
    const level = BOT_LEVELS.find((each) => String(each) === value);
    if (level) onChange({ id, kind: 'bot', level });
    else onChange(value === 'guest' ? { id, kind: 'guest' } : { id, kind: 'person', name: '' });
  };
  return (
    <span class="place-fields">
      {place.kind === 'person' ? (
        <input
          class="input"
          list="known-names"
          aria-label={newGame.nameOf(seat + 1)}
          placeholder={defaultName(seat, way)}
          value={place.name}
          maxLength={24}
          autocomplete="off"
          onInput={(event) => onChange({ ...place, name: event.currentTarget.value })}
        />
      ) : (
        <span class="place-name" data-guest={place.kind === 'guest'}>
          {nameOf(place, seat, way)}
        </span>
      )}
      {kinds.length > 1 && (
        <select
          class="select"
          aria-label={newGame.who(seat + 1)}
          value={place.kind === 'bot' ? String(place.level) : place.kind}
          onChange={(event) => choose(event.currentTarget.value)}
        >
          {kinds.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      )}
      {place.kind === 'bot' && <small class="place-line">{levels[place.level].line}</small>}
    </span>
  );
}

function nameOf(place: Place, seat: number, way: Way): string {
  switch (place.kind) {
    case 'person':
      return place.name || defaultName(seat, way);
    case 'bot':
      return BOT_NAMES[(seat - 1) % BOT_NAMES.length] ?? '';
    case 'guest':
      return words.value.lobby.waiting;
  }
}
