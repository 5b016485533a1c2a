// Sir Ocelot's Cave: the game, its words, its mats and its tables.

export * from './content.ts';
export * from './mats.ts';
export * from './types.ts';
