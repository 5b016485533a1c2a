// Diamant on boardgame.io's own server: in memory, or in files where a folder is given.

import { createRequire } from 'node:module';
import { diamant } from './boardgame-rules.js';

const { Server, FlatFile } = createRequire(import.meta.url)('boardgame.io/server');

const rules = diamant(false);
const game = {
  ...rules,
  // The log would tell the others what was decided.
  turn: { ...rules.turn, stages: { deciding: { moves: { decide: { move: rules.moves.decide, redact: true } } } } },
  // What nobody may see: the cards to come, what the others have decided, and what is in their chests (D14, D18).
  playerView: ({ G, playerID }) => {
    const { deck, decisions, explorers, ...rest } = G;
    const shown = Object.entries(decisions).map(([seat, choice]) => [seat, seat === playerID ? choice : 'sealed']);
    return {
      ...rest,
      left: deck.length,
      decisions: Object.fromEntries(shown),
      explorers: explorers.map(({ chest, ...open }, seat) => (String(seat) === playerID ? { ...open, chest } : open)),
    };
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
