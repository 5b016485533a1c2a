// Tables of others that still have room and let everybody in.

import { useEffect, useState } from 'preact/hooks';
import type { GameId } from '../../../contract/game.ts';
import type { BoardModule } from '../../games/board.ts';
import { listTables, type OpenTable } from '../../online/api.ts';
import { formatPath } from '../../router.ts';
import { listNames, words } from '../../words.ts';
import '../lobby/lobby.css';

const REFRESH = 5000;

export function OpenTables({ game, board }: { readonly game: GameId; readonly board: BoardModule }) {
  const { newGame, lobby } = words.value;
  const [tables, setTables] = useState<readonly OpenTable[] | undefined>(undefined);
  useEffect(() => {
    let current = true;
    const look = () =>
      listTables().then(
        (found) => current && setTables(found.filter((table) => table.game === game)),
        // Without a server there are no tables to list; the button below says so when it is pressed.
        () => current && setTables(undefined),
      );
    void look();
    const timer = setInterval(look, REFRESH);
    return () => {
      current = false;
      clearInterval(timer);
    };
  }, [game]);
  if (!tables) return undefined;
  return (
    <section class="panel">
      <h2>{newGame.tables}</h2>
      {tables.length === 0 && <p class="hint">{newGame.noTables}</p>}
      <ul class="places">
        {tables.map(({ match, names, free, seats }) => (
          <li key={match} class="place">
            <span class="place-face">
              <board.Face seat={0} seats={seats} />
            </span>
            <span class="lobby-who">
              <b>{listNames(names)}</b>
              <small>{newGame.free(free)}</small>
            </span>
            <a class="button" href={formatPath({ screen: 'table', match, as: 'player' })}>
              {lobby.join}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
