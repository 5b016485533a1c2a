// Diamant on boardgame.io's own server: in memory, or in files where a folder is given.

import { createRequire } from 'node:module';
import { diamant } from './boardgame-rules.js';

const { Server, FlatFile } = createRequire(import.meta.url)('boardgame.io/server');

const game = {
  ...diamant(false),
  // What nobody may see: the cards to come, and what the others have decided.
  playerView: ({ G, playerID }) => {
    const { deck, decisions, ...rest } = G;
    const shown = Object.entries(decisions).map(([seat, choice]) => [seat, seat === playerID ? choice : 'sealed']);
    return { ...rest, left: deck.length, decisions: Object.fromEntries(shown) };
  },
};

const [folder] = process.argv.slice(2);
const server = Server({ games: [game], origins: [/./], ...(folder && { db: new FlatFile({ dir: folder }) }) });
const log = console.log;
console.info = () => {};
console.log = () => {};
process.on('SIGUSR2', () => globalThis.gc?.());
const { appServer } = await server.run(0);
log(`listening ${appServer.address().port}`);
