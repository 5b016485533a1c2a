// Random matches of Diamant, played through the reducer of boardgame.io.

import { CreateGameReducer, InitializeGame } from 'boardgame.io/internal';
import { diamant } from './boardgame-rules.js';

/** Plays random matches and gives the points of all seats together. */
export function playBoardgame(matches, { seats, relics }) {
  const game = diamant(relics);
  const reducer = CreateGameReducer({ game });
  let all = 0;
  for (let match = 0; match < matches; match++) {
    let state = InitializeGame({ game, numPlayers: seats });
    while (state.ctx.gameover === undefined) {
      const inside = state.G.explorers.flatMap((explorer, seat) => (explorer.inside ? [seat] : []));
      for (const seat of inside) {
        const args = [Math.random() < 0.5 ? 'on' : 'back'];
        state = reducer(state, { type: 'MAKE_MOVE', payload: { type: 'decide', args, playerID: String(seat) } });
        if (state.transients?.error) throw new Error(state.transients.error.type);
      }
    }
    for (const points of state.ctx.gameover) all += points;
  }
  return all;
}
