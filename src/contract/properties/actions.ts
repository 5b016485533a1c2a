// Every legal action is accepted; everything else is refused, without a throw and without a trace.

import { canonicalJson, deepFreeze } from '../../kit/json.ts';
import { below, pick, type Rng } from '../../kit/rng.ts';
import type { Game, Seat, Shapes } from '../game.ts';
import type { PlayedStep } from '../random-play.ts';

const SAMPLE = 12;

/** Legal actions pass the door and the rules, for seats that may act. */
export function checkActions<G extends Shapes>(game: Game<G>, step: PlayedStep<G>, seats: number, rng: Rng): string[] {
  const broken: string[] = [];
  const { at } = step.move;
  for (let seat: Seat = 0; seat < seats; seat++) {
    const legal = game.legal(step.state, seat, at);
    for (let i = 0; i < Math.min(SAMPLE, legal.length); i++) {
      const action = pick(rng, legal);
      const parsed = game.doors.action(JSON.parse(JSON.stringify(action)));
      if (!parsed.ok || canonicalJson(parsed.value) !== canonicalJson(action)) {
        broken.push(`the door does not let ${canonicalJson(action)} through as it is`);
      }
      const result = game.apply(step.state, { by: 'seat', seat, at, action });
      if (!result.ok) broken.push(`legal ${canonicalJson(action)} is refused: ${result.error.code}`);
    }
  }
  return broken;
}

/** A table that agrees on nothing: for options alone it may mean the usual ones. */
const EMPTY = {};

const JUNK: readonly unknown[] = [
  undefined,
  null,
  0,
  Number.NaN,
  '',
  'call',
  [],
  EMPTY,
  { type: '__proto__' },
  { type: 'constructor' },
  JSON.parse('{"__proto__":{"type":"done"}}'),
  { type: 'place', space: -1 },
  { type: 'decide', choice: 'sideways' },
  { type: 'take', tile: 1e9 },
];

/** Junk stays outside the door; mutated actions are refused unless they are legal; so are seats out of turn. */
export function checkJunk<G extends Shapes>(game: Game<G>, step: PlayedStep<G>, seats: number, rng: Rng): string[] {
  const broken: string[] = [];
  const before = canonicalJson(step.state);
  const { at } = step.move;
  const { action: actionDoor, chance, options, scenario } = game.doors;
  for (const junk of JUNK) {
    for (const door of [actionDoor, chance, options, scenario]) {
      const parsed = door(junk);
      if (!parsed.ok) broken.push(...checkRefusal(game, parsed.error));
      else if (door !== options || junk !== EMPTY) broken.push(`a door lets ${canonicalJson(junk)} in`);
    }
  }
  for (const seat of [below(rng, seats), below(rng, seats), seats, -1, 0.5]) {
    const legal = seats > seat && seat >= 0 && Number.isInteger(seat) ? game.legal(step.state, seat, at) : [];
    const source = legal.length > 0 ? pick(rng, legal) : someAction(game, step, seats);
    if (source === undefined) continue;
    const parsed = game.doors.action(mutate(JSON.parse(JSON.stringify(source)), rng));
    if (!parsed.ok) continue;
    const result = game.apply(step.state, { by: 'seat', seat, at, action: deepFreeze(parsed.value) });
    const listed = legal.some((action) => canonicalJson(action) === canonicalJson(parsed.value));
    if (result.ok && !listed) broken.push(`seat ${seat} got away with ${canonicalJson(parsed.value)}`);
    if (!result.ok && listed) broken.push(`seat ${seat} was refused the legal ${canonicalJson(parsed.value)}`);
    if (!result.ok) broken.push(...checkRefusal(game, result.error));
  }
  if (canonicalJson(step.state) !== before) broken.push('a refused action changed the state');
  return broken;
}

function checkRefusal<G extends Shapes>(game: Game<G>, refusal: { code: string; rule: string }): string[] {
  const broken: string[] = [];
  if (!game.refusals.includes(refusal.code)) broken.push(`refusal code ${refusal.code} is not in the list`);
  if (!/^([ODM]\d+|contract)$/.test(refusal.rule))
    broken.push(`refusal ${refusal.code} cites no rule: ${refusal.rule}`);
  return broken;
}

function someAction<G extends Shapes>(game: Game<G>, step: PlayedStep<G>, seats: number): G['Action'] | undefined {
  for (let seat: Seat = 0; seat < seats; seat++) {
    const [action] = game.legal(step.state, seat, step.move.at);
    if (action !== undefined) return action;
  }
  return undefined;
}

/** The same action with one field changed, most of the time; the same action in somebody else's mouth otherwise. */
function mutate(action: unknown, rng: Rng): unknown {
  if (typeof action !== 'object' || action === null || below(rng, 4) === 0) return action;
  const keys = Object.keys(action);
  const key = pick(rng, keys);
  const value: unknown = Reflect.get(action, key);
  const other = typeof value === 'number' ? value + below(rng, 7) - 3 : typeof value === 'boolean' ? !value : value;
  return { ...action, [key]: other };
}
