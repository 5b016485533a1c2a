// Help in the cave: first the odds, then what each choice brings, then what an expert would do.

import { copyPosition, type Diamant, diamant } from '../../games/diamant/index.ts';
import { seededRng } from '../../kit/rng.ts';
import type { DiamantHintCode } from '../../words/en/coach-diamant.ts';
import type { Hint, Question } from '../bot.ts';
import { policyOf } from './levels.ts';
import { leadsOf, type Situation, situationOf } from './policies/situation.ts';

/** Figures that are exact: the chance of a bust, what a further card brings on average, what going back pays. */
export function figuresOf(situation: Situation) {
  const { cards, deadly, rubies, inside, loot, path } = situation;
  const pays = (leavers: number): number => loot + Math.floor(path / leavers);
  return {
    bust: cards === 0 ? 0 : Math.round((100 * deadly) / cards),
    gain: cards === 0 ? 0 : Math.round((10 * rubies) / cards / inside) / 10,
    atRisk: loot,
    alone: pays(1),
    withOne: pays(Math.min(2, inside)),
    withTwo: pays(Math.min(3, inside)),
  };
}

export function hint({ view, seat }: Question<Diamant>, step: number): Hint<Diamant, DiamantHintCode> | undefined {
  if (view.stage !== 'decide' || !view.explorers[seat]?.inside) return undefined;
  const position = copyPosition(diamant.sampleState(view, seededRng('fixed')));
  const situation = situationOf(position);
  const figures = figuresOf(situation);
  if (step === 0) return { code: 'odds', detail: figures };
  if (step === 1) return { code: 'pay', detail: figures };
  const back = policyOf(5, position.seats)(position, situation, seat, leadsOf(position));
  const detail = { ...figures, back: Math.round(100 * back) };
  return {
    code: back >= 0.5 ? 'go-back' : 'go-on',
    detail,
    action: { type: 'decide', choice: back >= 0.5 ? 'back' : 'on' },
  };
}
