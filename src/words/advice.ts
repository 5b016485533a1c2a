// An action as advice: which hint says it, and the words to fill in. For "better would have been …".

import type { GameId, Shapes } from '../contract/game.ts';
import type { Action as DiamantAction } from '../games/diamant/types.ts';
import { cellName, spaceName } from '../games/ocelot/content/mats.ts';
import type { Action as OcelotAction } from '../games/ocelot/types.ts';
import { pointName, tileName } from '../games/out-of-mine/tile-names.ts';
import type { OutOfMineAction } from '../games/out-of-mine/types.ts';
import type { DiamantHintCode } from './en/coach-diamant.ts';
import type { OcelotHintCode } from './en/coach-ocelot.ts';
import type { OutOfMineHintCode } from './en/coach-out-of-mine.ts';
import type { Detail, GameCoachWords } from './types.ts';

interface Advice<Code extends string = string> {
  readonly code: Code;
  readonly detail: Detail;
}

/** A method on purpose: that lets advisers with their own actions stand in one table. */
interface Adviser<G extends Shapes = Shapes> {
  adviceOf(action: G['Action']): Advice | undefined;
}

const ADVISERS: { readonly [Id in GameId]: Adviser } = {
  ocelot: { adviceOf: ocelotAdvice },
  diamant: { adviceOf: diamantAdvice },
  'out-of-mine': { adviceOf: outOfMineAdvice },
};

/** "Put the lamp of tile A on space 4." Undefined for what nobody needs to be told. */
export function sayAdvice(game: GameId, action: unknown, { hints }: GameCoachWords): string | undefined {
  const advice = ADVISERS[game].adviceOf(action);
  return advice && hints[advice.code]?.(advice.detail);
}

function ocelotAdvice(action: OcelotAction): Advice<OcelotHintCode> {
  switch (action.type) {
    case 'place': {
      const { tool, tile, space } = action;
      return { code: 'best-place', detail: { tool, tile, space: spaceName(space) } };
    }
    case 'enter':
    case 'advance':
    case 'collect':
      return { code: `best-${action.type}`, detail: { cell: cellName(action.cell) } };
    case 'done':
      return { code: 'best-done', detail: {} };
  }
}

function diamantAdvice({ choice }: DiamantAction): Advice<DiamantHintCode> {
  return { code: `go-${choice}`, detail: {} };
}

function outOfMineAdvice(action: OutOfMineAction): Advice<OutOfMineHintCode> | undefined {
  switch (action.type) {
    case 'lay':
    case 'move': {
      const { rotation, flipped } = action;
      const detail = {
        tile: tileName(action.tile),
        place: pointName(action),
        turns: rotation,
        flipped: flipped ? 1 : 0,
      };
      return { code: action.type, detail };
    }
    case 'take':
      return { code: 'take-any', detail: { tile: tileName(action.tile) } };
    case 'put-back':
      return { code: 'put-back', detail: { tile: tileName(action.tile) } };
    case 'pick-up':
      return { code: 'take-off', detail: { tile: tileName(action.tile) } };
    case 'call':
      return { code: 'full', detail: {} };
    case 'stuck':
      return { code: 'nothing-left', detail: {} };
    case 'side':
    case 'ready':
    case 'unstuck':
      return undefined;
  }
}
