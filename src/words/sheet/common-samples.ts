// What the sheet fills into the words of the shell and of the coach.

import type { CoachWords } from '../en/coach.ts';
import type { CommonWords } from '../en/common.ts';
import { eachName, eachNumber, eachPerson, eachShare, type Samples, withName, withPerson } from './samples.ts';

const eachGame: readonly [string][] = [['SteinReich'], ['Diamant'], ['Out of Mine!']];

export const COMMON_SAMPLES: Samples<CommonWords> = {
  home: {
    playNowOf: eachGame,
    withFriendsOf: eachGame,
    oneDeviceOf: eachGame,
    goOnWith: eachName,
    daily: { text: eachGame },
  },
  newGame: {
    removeSeat: eachName,
    who: eachNumber,
    nameOf: eachNumber,
    player: eachNumber,
    seconds: eachNumber,
    minutes: eachNumber,
    days: eachNumber,
    free: eachNumber,
  },
  table: {
    yourTurnIn: eachGame,
    areAway: [
      ['Anna', 1],
      ['Anna & Hans', 2],
    ],
    satIn: eachPerson,
    cameBack: eachPerson,
    tookOver: withName(['Hans']),
    timeLeft: eachNumber,
    ruleOf: [['D16']],
  },
  curtain: { title: eachName, ready: eachName },
  result: {
    won: eachPerson,
    shared: [
      ['Hedwig & Hans', true],
      ['Anna & Hans', false],
    ],
    luckBad: eachName,
    draws: eachNumber,
  },
  replay: { step: eachShare },
  lesson: { title: eachGame, step: eachShare },
  rules: { title: eachGame, found: eachNumber, link: [['D16']] },
  lobby: {
    said: withName(['OK!']),
    removeAsk: eachName,
    removeHint: eachName,
    tableFor: eachGame,
    handedOver: eachName,
    takeOver: eachName,
  },
  about: { version: [['1.2.3']] },
};

export const COACH_SAMPLES: Samples<CoachWords> = {
  moment: [[5, 'Anna 24']],
  share: withName([24]),
  luckOf: withPerson([0], [1], [-2], [21]),
  cost: eachNumber,
  showAt: eachNumber,
};
