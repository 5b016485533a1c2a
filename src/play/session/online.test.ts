import { signal } from '@preact/signals-core';
import { expect, test } from 'vitest';
import { diamant } from '../../games/diamant/index.ts';
import { TestTable } from '../../match/testing.ts';
import { viewTable } from '../../match/told.ts';
import type { ClientState } from '../sync/client-state.ts';
import type { TableLink } from '../sync/table-link.ts';
import { VirtualTime } from '../virtual-time.ts';
import { onlineSession } from './online.ts';

const TOOLS = {
  scheduler: new VirtualTime(),
  randomHex: () => '',
  fetchRecord: () => Promise.reject(new Error('no record')),
};

/** A link that knows this much and says nothing. */
function linkTo(table: TestTable, viewer: number): TableLink {
  const presence = { here: [true, true, true], watchers: 0 };
  const state: ClientState = { viewer, presence, now: table.at, table: viewTable(diamant, table.match, viewer) };
  return {
    match: table.match.terms.match,
    state: signal(state),
    connection: signal('live'),
    denied: signal(undefined),
    unanswered: signal([]),
    past: () => undefined,
    now: () => table.at,
    send() {},
    ready() {},
    greetAgain() {},
    listen: () => () => {},
    close() {},
  };
}

test('whoever has come back is hurried by their own time, not by what is left to a neighbour', () => {
  const table = new TestTable({ pace: { decision: 100_000 } }).start();
  table.ask({ type: 'stand-in', seat: 1 }, 40_000);
  table.ask({ type: 'return', seat: 1 }, 90_000);
  const decideBy = (viewer: number) => onlineSession(diamant, linkTo(table, viewer), TOOLS).decideBy?.value?.at;
  expect([0, 1, 2].map(decideBy)).toEqual([100_000, 190_000, 100_000]);
});
