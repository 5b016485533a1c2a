// The rules for a search: a position to write to, moves as small numbers, played and taken back without allocating.
//
//   const position = copyPosition(state);
//   const count = generateMoves(position, moves);
//   const memory = remember(position, move);
//   play(position, move);
//   takeBack(position, move, memory);

export {
  AMETHYST_KINDS,
  AMETHYST_LEVEL,
  AMETHYST_SLOTS,
  at,
  COMPANION,
  DRAW,
  EMPTY,
  FACE_SIGHT,
  FIRST_CELLS,
  GEODE,
  IN_HAND,
  LEVEL_OF,
  OVER,
  PLACE,
  ROCK_CRYSTAL,
  STAR,
  SUN,
  TOKEN_KINDS,
  WORTH,
} from './compact/codes.ts';
export * from './compact/moves.ts';
export { dealAtRandom, randomMove } from './compact/random.ts';
export { COMPANION_SEES, entry, HELP, isEnough, LOOKS, NO_SIDE, SUFFICES, TOOLS_IN } from './compact/sight.ts';
export {
  generateCollects,
  generateMoves,
  isOpen,
  tokensInHand,
  whyNot,
} from './legal.ts';
export { play, remember, takeBack } from './play.ts';
export { copyInto, copyPosition, type Position } from './position.ts';
export {
  amethystCount,
  amethystPoints,
  gemPoints,
  headStartOf,
  outcomeOf,
  PRINTS,
} from './scoring.ts';
export { positionOf } from './view.ts';
