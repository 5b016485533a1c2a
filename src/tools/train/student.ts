// Learns Diamant by playing: in each expedition one seat goes on for as long as it can, and both choices are valued at every
// step. What an expedition has brought is valued by a network for standings, what the last one has brought by the win.

import {
  CHOICE_INPUTS,
  describeChoice,
  describeStanding,
  STANDING_INPUTS,
} from '../../bots/diamant/policies/features.ts';
import { type ChoiceNets, netPolicy } from '../../bots/diamant/policies/net-policy.ts';
import { chance as isChance, type Policy, playExpedition, shareOfWin } from '../../bots/diamant/policies/simulate.ts';
import { situationOf } from '../../bots/diamant/policies/situation.ts';
import type { Seat } from '../../contract/game.ts';
import { copyPosition, EXPEDITIONS, hasBit, newPosition, type Position, reveal } from '../../games/diamant/index.ts';
import { present } from '../../kit/invariant.ts';
import { below, type Rng, seededRng } from '../../kit/rng.ts';
import { FORESIGHT_INPUTS, type Foresight } from './foresight.ts';
import { answerOf, gather, type Learner, meanAnswerOf, memoryOf, newLearner, step } from './learner.ts';
import { decideWith, drawLuck, newLuck, playOnWith, turnWith } from './luck.ts';

export interface Student {
  readonly seats: number;
  /** What going on is worth beyond going back, in fair shares: in the earlier expeditions, and in the last one. */
  readonly early: Learner;
  readonly late: Learner;
  /** How likely a standing between two expeditions wins, as log odds. */
  readonly standing: Learner;
  matches: number;
}

const CHOICE = { first: 32, second: 16 };
const STANDING = { inputs: STANDING_INPUTS, first: 20, second: 8 };
const MOST_INPUTS = CHOICE_INPUTS + FORESIGHT_INPUTS;

/** `inputs` is what it is told of a decision: a student that knows the others' ways is told of them, too. */
export function newStudent(seats: number, seed: string, inputs = CHOICE_INPUTS): Student {
  const rng = seededRng(`${seed}/weights`);
  return {
    seats,
    early: newLearner({ ...CHOICE, inputs }, rng),
    late: newLearner({ ...CHOICE, inputs }, rng),
    standing: newLearner(STANDING, rng),
    matches: 0,
  };
}

export const learnersOf = ({ early, late, standing }: Student): readonly Learner[] => [early, late, standing];
export const weightsKept = (student: Student): readonly Float32Array[] => learnersOf(student).flatMap(memoryOf);

/** What a student has come to. */
export const netsOf = ({ early, late }: Student): ChoiceNets => ({ early: early.mean, late: late.mean });

export interface Lesson {
  /** Who decides on which seat; the student itself where nobody is named. */
  readonly others: readonly (Policy | undefined)[];
  /** What the student knows of how the others will decide. */
  readonly foresight?: Foresight | undefined;
  /** Whether relics are in the cave; undefined for every other match. */
  readonly relics?: boolean | undefined;
  readonly rate: number;
  readonly temperature: number;
}

const BATCH = 256;
/** States behind a decision that the student would hardly make are learnt from now and then, too. */
const LEAST_CHANCE = 0.03;
/** Where the student would come so rarely it mostly turns back, instead of going on to the end. */
const RARE = { reach: 0.02, turnsBack: 0.8 };
/** How far the value of a standing follows what came of the match, and not the value of the next standing. */
const TRACE = 0.6;

/** The last expedition is learnt from more often: there each decision counts most, and scatters most. */
const LAST_WALKS = 3;

/** Played beside each match, only to see what standings are worth: they scatter more than anything else. */
const PLAIN_MATCHES = 2;

const MOST_STEPS = 32;
const pathInputs = Array.from({ length: MOST_STEPS }, () => new Float32Array(MOST_INPUTS));
/** Steps at which the student hardly doubts are left out now and then: they are many, and costly to value. */
const PLAIN = { chance: 0.02, skipped: 0.7 };

const pathSkipped = new Uint8Array(MOST_STEPS);
const pathBack = new Float64Array(MOST_STEPS);
const pathChance = new Float64Array(MOST_STEPS);
/** How likely the student would have come so far. */
const pathReach = new Float64Array(MOST_STEPS);
const luck = newLuck();
const standings = Array.from({ length: EXPEDITIONS * 8 }, () => new Float32Array(STANDING_INPUTS));
const standingInputs = new Float32Array(STANDING_INPUTS);

export function playAndLearn(student: Student, lesson: Lesson, rng: Rng): void {
  const { seats, early, late } = student;
  const own = netPolicy({ early: early.net, late: late.net }, lesson.temperature, lesson.foresight);
  const policies = lesson.others.map((policy) => policy ?? own);
  const learning = [...policies.keys()].filter((seat) => lesson.others[seat] === undefined);
  const play = (walks: boolean): void => {
    const position = newPosition(seats, { relics: lesson.relics ?? below(rng, 2) === 0, openChests: true });
    while (position.stage !== 'over') {
      for (let walk = walks ? (position.expedition === EXPEDITIONS ? LAST_WALKS : 1) : 0; walk > 0; walk--) {
        const seat = present(learning[below(rng, learning.length)]);
        explore(student, copyPosition(position), { seat, policies, lesson }, rng);
      }
      playExpedition(position, policies, rng);
      if (isOver(position)) break;
      for (const seat of learning) describeStanding(position, seat, standingAt(position.expedition, seat));
    }
    for (const seat of learning) learnStandings(student, position, seat, lesson.rate);
  };
  play(true);
  for (let plain = 0; plain < PLAIN_MATCHES; plain++) play(false);
  student.matches += 1;
}

const isOver = (position: Position): boolean => position.stage === 'over';

const standingAt = (expedition: number, seat: Seat): Float32Array => present(standings[(expedition - 1) * 8 + seat]);

interface Walk {
  readonly seat: Seat;
  readonly policies: readonly Policy[];
  readonly lesson: Lesson;
}

function explore(student: Student, position: Position, { seat, policies, lesson }: Walk, rng: Rng): void {
  const { expedition } = position;
  const learner = expedition === EXPEDITIONS ? student.late : student.early;
  const isInside = (): boolean =>
    position.stage !== 'over' && position.expedition === expedition && hasBit(position.inside, seat);
  drawLuck(luck, student.seats, rng);
  let steps = 0;
  let reach = 1;
  let turnedBack: number | undefined;
  while (isInside()) {
    if (position.stage === 'explore') turnWith(luck, position, steps);
    if (!isInside()) break;
    const situation = situationOf(position);
    const inputs = present(pathInputs[steps]);
    describeChoice(position, situation, seat, inputs);
    lesson.foresight?.(position, situation, seat, inputs);
    pathChance[steps] = 1 / (1 + Math.exp(answerOf(learner, inputs) / lesson.temperature));
    const others = decideWith(luck, position, { card: steps, policies, except: seat });
    const isPlain = (pathChance[steps] ?? 0) < PLAIN.chance && isChance(rng, PLAIN.skipped);
    pathSkipped[steps] = isPlain ? 1 : 0;
    const back = isPlain ? 0 : worthOfBack(student, position, { seat, others, card: steps, policies });
    if (!isPlain && reach < RARE.reach && isChance(rng, RARE.turnsBack)) {
      turnedBack = back;
      break;
    }
    pathBack[steps] = back;
    pathReach[steps] = reach;
    reach *= 1 - (pathChance[steps] ?? 0);
    reveal(position, others);
    steps += 1;
  }
  let value = turnedBack ?? worthOf(student, position, seat);
  for (let at = steps - 1; at >= 0; at--) {
    const chance = pathChance[at] ?? 0;
    const back = pathBack[at] ?? 0;
    if (pathSkipped[at] === 1) continue;
    if (isChance(rng, LEAST_CHANCE + (1 - LEAST_CHANCE) * (pathReach[at] ?? 0))) {
      const inputs = present(pathInputs[at]);
      gather(learner, inputs, answerOf(learner, inputs) - (value - back));
    }
    value = chance * back + (1 - chance) * value;
  }
  if (learner.gathered >= BATCH) step(learner, lesson.rate);
}

interface GoingBack {
  readonly seat: Seat;
  /** The others that go back at the same reveal. */
  readonly others: number;
  readonly card: number;
  readonly policies: readonly Policy[];
}

function worthOfBack(student: Student, position: Position, { seat, others, card, policies }: GoingBack): number {
  const home = copyPosition(position);
  reveal(home, others | (1 << seat));
  if (home.expedition === position.expedition) playOnWith(luck, home, card + 1, policies);
  return worthOf(student, home, seat);
}

/** In fair shares, at the end of an expedition. */
function worthOf({ seats, standing }: Student, position: Position, seat: Seat): number {
  if (position.stage === 'over') return seats * shareOfWin(position, seat);
  describeStanding(position, seat, standingInputs);
  return seats / (1 + Math.exp(-meanAnswerOf(standing, standingInputs)));
}

function learnStandings({ standing }: Student, end: Position, seat: Seat, rate: number): void {
  let target = shareOfWin(end, seat);
  for (let expedition = EXPEDITIONS; expedition > 1; expedition--) {
    const inputs = standingAt(expedition, seat);
    const value = 1 / (1 + Math.exp(-answerOf(standing, inputs)));
    gather(standing, inputs, value - target);
    target = TRACE * target + (1 - TRACE) * value;
  }
  if (standing.gathered >= BATCH) step(standing, rate);
}

/** What has been gathered counts, however little: nothing is lost when training stops here. */
export function finishBatch(student: Student, rate: number): void {
  for (const learner of learnersOf(student)) if (learner.gathered > 0) step(learner, rate);
}
