// Sir Ocelot and Professor Penguin: alone where a screen has no symbols, and as symbols.

import ocelot from './ocelot.svg?drawing';
import penguin from './penguin.svg?drawing';

export { ocelot, penguin };

export const CHARACTER_BOX = '0 0 96 96';

const symbol = (id: string, text: string): string => `<symbol id="${id}" viewBox="${CHARACTER_BOX}">${text}</symbol>`;

export const characters = symbol('ocelot', ocelot) + symbol('penguin', penguin);
