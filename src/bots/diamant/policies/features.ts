// What a network is told: a decision inside the cave, or a standing between two expeditions. Everything relative to the own
// seat, so that one network serves all seats.

import { EXPEDITIONS, FIRST_RELIC, hasBit, RELICS, type State, scoreOf } from '../../../games/diamant/index.ts';
import { dread, type Situation } from './situation.ts';

/** How many of the best others are told of one by one: inside, at home, and after an expedition. */
const INSIDE = 3;
const HOME = 2;
const OTHERS = 4;

export const CHOICE_INPUTS = 25 + 3 * INSIDE + 2 * HOME;
export const STANDING_INPUTS = 8 + 2 * OTHERS;

/** Between −1 and 1; half of it where the value is `half`. */
const squash = (value: number, half: number): number => value / (Math.abs(value) + half);

const clamp = (value: number, most: number): number => Math.max(-most, Math.min(most, value));

/** The points of all seats that are safe, worked out once for all who decide about the same situation. */
let lastSituation: Situation | undefined;
const scores = new Float64Array(8);

/** The highest so far, downwards. */
const inside = new Float64Array(INSIDE);
const home = new Float64Array(Math.max(HOME, OTHERS));

function insert(value: number, list: Float64Array, size: number): void {
  for (let place = 0; place < size; place++) {
    const there = list[place] ?? 0;
    if (value <= there) continue;
    list[place] = value;
    value = there;
  }
}

const NOBODY = Number.NEGATIVE_INFINITY;

/** Relic points still face down; those on the path are told apart from them. */
function relicsAhead(state: State): number {
  let points = 0;
  for (let relic = 0; relic < RELICS.length; relic++) {
    points += (state.deck[FIRST_RELIC + relic] ?? 0) * (RELICS[relic] ?? 0);
  }
  return points;
}

export function describeChoice(state: State, situation: Situation, seat: number, into: Float32Array): void {
  if (situation !== lastSituation) {
    for (let each = 0; each < state.seats; each++) scores[each] = scoreOf(state, each);
    lastSituation = situation;
  }
  describe(state, situation, { seat, expedition: state.expedition }, into);
}

/** As if it were the first expedition, and nobody had brought home anything before it. */
export function describeFirstChoice(state: State, situation: Situation, seat: number, into: Float32Array): void {
  for (let each = 0; each < state.seats; each++) scores[each] = state.taken[each] ?? 0;
  lastSituation = undefined;
  describe(state, situation, { seat, expedition: 1 }, into);
}

function describe(
  state: State,
  situation: Situation,
  { seat, expedition }: { readonly seat: number; readonly expedition: number },
  into: Float32Array,
): void {
  const { seats } = state;
  const { loot, path, cards, deadly, rubies, relics } = situation;
  const own = scores[seat] ?? 0;
  const secured = own + loot;
  inside.fill(NOBODY);
  home.fill(NOBODY);
  let [sum, insideAhead, homeAhead] = [0, 0, 0];
  for (let other = 0; other < seats; other++) {
    if (other === seat) continue;
    const score = scores[other] ?? 0;
    if (hasBit(state.inside, other)) {
      insert(score, inside, INSIDE);
      if (score > own) insideAhead += 1;
      sum += score + loot;
    } else {
      insert(score, home, HOME);
      if (score > secured) homeAhead += 1;
      sum += score;
    }
  }
  let at = 0;
  into[at++] = (situation.inside - 1) / 4;
  into[at++] = situation.inside === 1 ? 1 : 0;
  into[at++] = (EXPEDITIONS - expedition) / 4;
  into[at++] = expedition === 4 ? 1 : 0;
  into[at++] = (4 * deadly) / cards;
  into[at++] = Math.min(2, rubies / cards / situation.inside / 3);
  into[at++] = loot / 15;
  into[at++] = squash(loot, 8);
  into[at++] = squash(path / situation.inside, 4);
  into[at++] = path / 15;
  into[at++] = relics / 15;
  into[at++] = clamp(Math.log(dread(situation) + 0.01), 3) / 2;
  into[at++] = deadly / 8;
  into[at++] = cards / 30;
  into[at++] = state.aside.length / 4;
  into[at++] = state.options.relics ? 1 : 0;
  into[at++] = state.options.relics ? relicsAhead(state) / 15 : 0;
  const rival = home[0] ?? NOBODY;
  const isRivalled = rival > NOBODY;
  into[at++] = isRivalled ? 1 : 0;
  // Who goes back now is safely ahead of those at home, level with them, or behind: alone, or if another comes along.
  into[at++] = isRivalled ? clamp(secured - rival, 1) : 0;
  into[at++] = isRivalled ? clamp(secured + path + relics - rival, 1) : 0;
  into[at++] = isRivalled ? clamp(secured + Math.floor(path / 2) - rival, 1) : 0;
  into[at++] = insideAhead / 3;
  into[at++] = homeAhead / 3;
  into[at++] = squash(secured - sum / (seats - 1), 12);
  into[at++] = squash(secured, 40);
  for (let place = 0; place < INSIDE; place++) {
    const gap = (inside[place] ?? NOBODY) - own;
    const isThere = gap > NOBODY;
    into[at++] = isThere ? clamp(gap, 1) : 0;
    into[at++] = isThere ? squash(gap, 5) : -1;
    into[at++] = isThere ? squash(gap, 20) : -1;
  }
  for (let place = 0; place < HOME; place++) {
    const gap = (home[place] ?? NOBODY) - secured;
    const isThere = gap > NOBODY;
    into[at++] = isThere ? squash(gap, 5) : -1;
    into[at++] = isThere ? squash(gap, 20) : -1;
  }
}

/** Where a seat stands when an expedition is over and another one will follow. */
export function describeStanding(state: State, seat: number, into: Float32Array): void {
  const { seats, expedition } = state;
  const own = scoreOf(state, seat);
  home.fill(NOBODY);
  let [sum, ahead] = [0, 0];
  for (let other = 0; other < seats; other++) {
    if (other === seat) continue;
    const score = scoreOf(state, other);
    insert(score, home, OTHERS);
    sum += score;
    if (score > own) ahead += 1;
  }
  let at = 0;
  for (let next = 3; next <= EXPEDITIONS; next++) into[at++] = expedition === next ? 1 : 0;
  into[at++] = squash(own - sum / (seats - 1), 15);
  into[at++] = ahead / 3;
  into[at++] = state.aside.length / 4;
  into[at++] = state.options.relics ? 1 : 0;
  into[at++] = state.options.relics ? relicsAhead(state) / 15 : 0;
  for (let place = 0; place < OTHERS; place++) {
    const gap = (home[place] ?? NOBODY) - own;
    const isThere = gap > NOBODY;
    into[at++] = isThere ? squash(gap, 6) : -1;
    into[at++] = isThere ? squash(gap, 25) : -1;
  }
}
