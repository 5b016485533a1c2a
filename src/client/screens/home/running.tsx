// Running matches on the server in which this device has a seat: the way back after the page was closed.

import { useEffect, useState } from 'preact/hooks';
import type { LiveTable } from '../../online/api.ts';
import { keysOf, noteOver, seatsHeld } from '../../online/keyring.ts';
import { go } from '../../router.ts';
import { Button } from '../../ui/button.tsx';
import { listNames, words } from '../../words.ts';
import { Cluster } from './cluster.tsx';

export function RunningTables() {
  const [tables, setTables] = useState<readonly LiveTable[]>([]);
  useEffect(() => {
    let current = true;
    void Promise.all(seatsHeld().map(find)).then((found) => {
      if (current) setTables(found.filter((table) => table !== undefined));
    });
    return () => {
      current = false;
    };
  }, []);
  const { home, games } = words.value;
  return (
    <div class="running">
      {tables.map(({ match, game, names }) => (
        <section key={match} class="band" aria-label={`${home.running}: ${games[game].name}`}>
          <Cluster />
          <div>
            <h2>{home.running}</h2>
            <p>
              {games[game].name} · {listNames(names)}
            </p>
          </div>
          <Button look="outline" onClick={() => go({ screen: 'table', match, as: 'player' })}>
            {home.backToTable}
          </Button>
        </section>
      ))}
    </div>
  );
}

/** Undefined when the match is over, gone or out of reach. A match that is over may lead to its rematch. */
async function find(match: string): Promise<LiveTable | undefined> {
  // Without a seat the code for the server is not needed.
  const { lookAt, Refused } = await import('../../online/api.ts');
  try {
    const table = await lookAt(match);
    if (table.stage !== 'over') return table;
    const { followedBy } = table;
    // A rematch that was visited is found by its own key.
    const next = followedBy && keysOf(followedBy).token === undefined ? await lookAt(followedBy) : undefined;
    const isLaid = next?.stage === 'gathering';
    noteOver(match, { forGood: followedBy !== undefined && !isLaid });
    // Through the old match, which passes its keys on.
    return next && isLaid ? { ...next, match } : undefined;
  } catch (fault) {
    if (fault instanceof Refused && fault.refusal.code === 'no-such-match') noteOver(match, { forGood: true });
  }
  return undefined;
}
