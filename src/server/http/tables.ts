// Tables over HTTP: opening, finding, showing and closing them, their records, and the list of all commitments.

import type { FastifyInstance } from 'fastify';
import { ok } from '../../kit/result.ts';
import * as http from '../../protocol/http.ts';
import { serverRefusal } from '../matches/command.ts';
import { Frozen } from '../matches/frozen.ts';
import type { LiveMatch } from '../matches/live-match.ts';
import type { MatchRegistry } from '../matches/match-registry.ts';
import type { RateLimiter } from '../rate-limits.ts';
import { no, tooFast } from './answers.ts';
import { Records } from './records.ts';
import { type Answer, addRoute, WrittenJson } from './routes.ts';
import { isOpener, type TableAccess } from './table-access.ts';

export interface TableRoutes {
  readonly registry: MatchRegistry;
  readonly access: TableAccess;
  /** Tables opened, by address. */
  readonly tables: RateLimiter;
}

const LOBBY_SIZE = 100;
const COMMITMENTS_AT_ONCE = 1000;

export function addTableRoutes(app: FastifyInstance, { registry, access, tables }: TableRoutes): void {
  const { store } = registry.context;
  const records = new Records(store);

  addRoute(app, http.openTable, async (received) => {
    const address = access.addressOf(received);
    const now = performance.now();
    if (!tables.take(address, now)) return tooFast(tables.wait(address, now));
    const opened = await registry.open(received.body, address);
    return opened.ok ? opened : no(opened.error);
  });

  addRoute(app, http.listTables, async () => ok({ tables: await store.lobby(LOBBY_SIZE) }));

  addRoute(app, http.lookAtTable, async (received) => {
    const live = await access.find(received);
    return live.ok ? ok(show(live.value)) : live;
  });

  addRoute(app, http.closeTable, async (received) => {
    const live = await access.find(received);
    if (!live.ok) return live;
    if (!isOpener(live.value, received)) return access.fail(received, 'not-opener');
    const refusal = await live.value.request({ type: 'end', reason: 'aborted', unlessPlayed: true });
    return refusal ? no(refusal) : ok(undefined);
  });

  addRoute(app, http.getRecord, async (received) => {
    const found = await access.find(received);
    if (!found.ok) return found;
    const live = found.value;
    if (live.match.stage !== 'over') return no(serverRefusal('not-over'));
    if (live.match.state === undefined) return no({ code: 'not-started', rule: 'table' });
    const text = await records.textOf(live);
    return text === undefined ? no(serverRefusal('no-such-match')) : ok(new WrittenJson(text));
  });

  addRoute(app, http.listCommitments, async ({ query }) =>
    ok({ lines: await store.commitments(Number(query.after), COMMITMENTS_AT_ONCE) }),
  );
}

function show(live: LiveMatch): Answer<typeof http.lookAtTable> {
  try {
    return { table: live.table('public'), now: live.now(), presence: live.presence() };
  } catch (cause) {
    live.freeze(cause);
    throw new Frozen(`${live.id} cannot be shown`, { cause });
  }
}
