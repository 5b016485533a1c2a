// Tables of others that still have room and let everybody in.

import { useEffect, useState } from 'preact/hooks';
import type { GameId } from '../../../contract/game.ts';
import type { GameWords } from '../../../words/types.ts';
import type { BoardModule } from '../../games/board.ts';
import { listTables, type OpenTable } from '../../online/api.ts';
import { formatPath } from '../../router.ts';
import { listNames, words } from '../../words.ts';
import { Agreed } from '../lobby/agreed.tsx';
import '../lobby/lobby.css';

const REFRESH = 5000;

export interface OpenTablesProps {
  readonly game: GameId;
  readonly board: BoardModule;
  readonly spoken: GameWords;
}

export function OpenTables({ game, board, spoken }: OpenTablesProps) {
  const { newGame, lobby } = words.value;
  const [tables, setTables] = useState<readonly OpenTable[] | undefined>(undefined);
  useEffect(() => {
    let current = true;
    const look = () =>
      listTables().then(
        (found) => current && setTables(found.filter((table) => table.game === game)),
        // Without a server there is nothing to list. The button below reports the error.
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
        {tables.map(({ match, names, free, terms }) => (
          <li key={match} class="place open-table">
            <span class="place-face">
              <board.Face seat={0} seats={terms.seats} />
            </span>
            <span class="lobby-who">
              <b>{listNames(names)}</b>
              <small>{newGame.free(free)}</small>
              <Agreed board={board} spoken={spoken} terms={terms} />
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
