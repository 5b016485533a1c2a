// Sir Ocelot's Cave: the game, its words, its mats and its tables. What a search plays on is in `in-place.ts`.

export * from './content.ts';
export { ocelot } from './game.ts';
export * from './mats.ts';
export { scenarioOf } from './setup.ts';
export * from './types.ts';
export { USUAL_OPTIONS } from './usual-options.ts';
