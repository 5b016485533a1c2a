// Sir Ocelot's Cave for boardgame.io, and its MCTSBot as a player. The rules are given from outside: those of the match itself.

import { createRequire } from 'node:module';

// The peer at its best: without the checks that it makes while a game is being developed.
process.env.NODE_ENV ??= 'production';
const require = createRequire(import.meta.url);
const { MCTSBot } = require('boardgame.io/ai');
const { InitializeGame } = require('boardgame.io/internal');

/** Not a plain object, so that immer leaves it as it is: one proxy a move, and nothing deep to freeze. */
class Cave {
  constructor(position, rules) {
    this.position = position;
    this.seat = rules.seatOf(position);
  }
}

/** A move is a tool or companion with everything that it lets the seat collect, or the companion's step down before it. */
const gameOf = (rules) => ({
  name: 'ocelot',
  // The kindest settings: no snapshots for undo.
  disableUndo: true,
  setup: () => ({ cave: new Cave(rules.start, rules) }),
  moves: {
    turn: ({ G, random }, move) => ({ cave: new Cave(rules.after(G.cave.position, move, random.Number), rules) }),
  },
  turn: {
    order: { first: ({ G }) => G.cave.seat, next: ({ G }) => G.cave.seat },
    endIf: ({ G, ctx }) => String(G.cave.seat) !== ctx.currentPlayer,
  },
  endIf: ({ G }) => {
    const winners = rules.winners(G.cave.position);
    if (winners === undefined) return undefined;
    return winners.length === 1 ? { winner: String(winners[0]) } : { draw: true };
  },
});

const enumerate = (rules) => (G) => rules.moves(G.cave.position).map((move) => ({ move: 'turn', args: [move] }));

/** A function from a position to the move that was visited most in these milliseconds by the clock. */
export function mctsFor(rules, { millis, clock, seed }) {
  const game = gameOf(rules);
  const fresh = InitializeGame({ game, numPlayers: 2 });
  return (position) => {
    const ends = clock() + millis;
    let root;
    const bot = new MCTSBot({
      game,
      enumerate: enumerate(rules),
      seed,
      // Playouts to the end of the match: the usual 50 moves are enough, and no objectives are given.
      iterations: () => Number.POSITIVE_INFINITY,
      iterationCallback({ metadata }) {
        root = metadata;
        if (clock() >= ends) bot.iterationCounter = Number.POSITIVE_INFINITY;
      },
    });
    const cave = new Cave(position, rules);
    const ctx = { ...fresh.ctx, currentPlayer: String(cave.seat), playOrderPos: cave.seat };
    // Plays at once; its promise only says the same later.
    bot.play({ ...fresh, G: { cave }, ctx }, ctx.currentPlayer);
    const best = root.children.reduce((most, child) => (child.visits > most.visits ? child : most));
    return { move: best.parentAction.payload.args[0], visits: root.visits };
  };
}
