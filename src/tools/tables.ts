// What the command line needs to know of each game to set up a table of it.

import { GAME_IDS, type Game, type GameId, type Setup, type Shapes } from '../contract/game.ts';
import { GAMES, USUAL_OPTIONS } from '../games/all.ts';
import { chooseAtRandom } from '../games/out-of-mine/index.ts';
import type { OutOfMine } from '../games/out-of-mine/types.ts';
import type { Json } from '../kit/json.ts';
import { pick, type Rng } from '../kit/rng.ts';
import { BadInput } from './io.ts';
import { sayRefusal, speechOf } from './speech.ts';

/** A method on purpose: that lets the choice of one game stand in the table of all. */
export interface RandomChoice<G extends Shapes = Shapes> {
  choose(actions: readonly G['Action'][], rng: Rng): G['Action'] | undefined;
}

const EVENLY: RandomChoice = { choose: (actions, rng) => pick(rng, actions) };
const IN_A_RACE: RandomChoice<OutOfMine> = { choose: chooseAtRandom };

/** How random players choose: evenly, but in a race so that it comes to an end. */
export const RANDOM_CHOICE: { readonly [Id in GameId]: RandomChoice } = {
  ocelot: EVENLY,
  diamant: EVENLY,
  'out-of-mine': IN_A_RACE,
};

export function gameNamed(name: string): Game {
  const id = GAME_IDS.find((known) => known === name);
  if (id === undefined) throw new BadInput(`there is no game "${name}": one of ${GAME_IDS.join(', ')}`);
  return GAMES[id];
}

/** A setup from options written as `relics=true`, on top of the usual ones. */
export function setupFrom(game: Game, seats: number, written: readonly string[] = []): Setup<Shapes> {
  const { min, max } = game.seats;
  if (!Number.isInteger(seats) || seats < min || seats > max) {
    throw new BadInput(`${game.id} is for ${min === max ? min : `${min} to ${max}`} seats, not for ${seats}`);
  }
  const options: Record<string, Json> = { ...USUAL_OPTIONS[game.id] };
  for (const option of written) {
    const [, name, value] = /^([A-Za-z]\w*)=(.*)$/s.exec(option) ?? [];
    if (name === undefined || value === undefined)
      throw new BadInput(`an option is written name=value, not "${option}"`);
    options[name] = optionValue(value);
  }
  const read = game.doors.options(options);
  if (!read.ok) throw new BadInput(sayRefusal(read.error, speechOf(game.id)), read.error);
  return { seats, options: read.value };
}

/** JSON where it is JSON, else the text itself: `true`, `40`, `nested`. */
function optionValue(text: string): Json {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
