// Pages that are loaded anew in the middle of a move, and tabs that come later.

import { describe, expect, test } from 'vitest';
import { present } from '../../kit/invariant.ts';
import { faultsOf, type OnlineMatch, online, playOn } from '../testing/online.ts';

const ON = { type: 'decide', choice: 'on' } as const;

const first = ({ devices }: OnlineMatch) => present(devices[0]);
const movesOf = ({ table }: OnlineMatch, seat: number) =>
  table.log.entries.filter((entry) => entry.type === 'moved' && entry.move.by === 'seat' && entry.move.seat === seat);

describe('a reload in the middle of a move', () => {
  // On its way up for 20 ms, in the store for 10, on its way down for 20.
  test.each([0, 10, 19, 20, 25, 30, 35, 49, 50, 60])('%i ms after the tap: the move is done once', async (later) => {
    const match = await online('diamant', { storing: 10 });
    first(match).shown?.act(ON);
    await match.time.pass(later);
    first(match).reload();
    await match.time.pass(1000);
    first(match).showTable();
    expect(movesOf(match, 0)).toHaveLength(1);
    await playOn(match);
    expect(faultsOf(match)).toEqual([]);
  });

  test('[S17] without a network the move is shown as sent, and is done once there is one', async () => {
    const match = await online('diamant');
    first(match).network.setOnline(false);
    first(match).shown?.act(ON);
    await match.time.pass(5000);
    first(match).reload();
    const presenter = first(match).showTable();
    expect(presenter.table.value).toMatchObject({ pending: true, sent: ON, myTurn: true });
    first(match).network.setOnline(true);
    await match.time.pass(20_000);
    expect(movesOf(match, 0)).toHaveLength(1);
    expect(presenter.table.value).toMatchObject({ pending: false, sent: undefined });
    expect(faultsOf(match)).toEqual([]);
  });

  test('[S17] a move for a phase that is over is refused when it comes at last', async () => {
    const match = await online('diamant', { pace: { decision: 30_000 } });
    first(match).network.setOnline(false);
    first(match).shown?.act(ON);
    match.table.ask({ type: 'stand-in', seat: 0 });
    for (const seat of [0, 1, 2]) {
      match.table.ask({ type: 'act', seat, action: ON, ...(seat === 0 && { standIn: true as const }) });
    }
    first(match).reload();
    first(match).network.setOnline(true);
    await match.time.pass(20_000);
    first(match).showTable();
    expect(match.table.refusals).toEqual(['stale-phase']);
    expect(first(match).link.unanswered.value).toEqual([]);
    expect(first(match).device.keys.filter((key) => key.startsWith('acts.'))).toEqual([]);
  });
});

describe('the log of a tab', () => {
  test('[S16] goes on where it was after a reload, with all that was missed', async () => {
    const match = await online('diamant');
    await playOn(match, 30);
    const before = first(match).presenter?.told() ?? [];
    first(match).reload();
    const presenter = first(match).showTable();
    expect(presenter.told()).toEqual(before);
    expect(before.length).toBeGreaterThan(5);
    await playOn(match);
    expect(presenter.late.value).toBe(false);
    expect(faultsOf(match)).toEqual([]);
  });

  test('begins late in a new tab, and says so', async () => {
    const match = await online('diamant');
    await playOn(match, 30);
    first(match).reload({ newTab: true });
    await match.time.pass(1000);
    const presenter = first(match).showTable();
    expect([presenter.late.value, presenter.told()]).toEqual([true, []]);
    await playOn(match);
    expect(faultsOf(match)).toEqual([]);
  });

  test('of somebody who only watched is not that of a player', async () => {
    const match = await online('diamant');
    const [device] = match.devices;
    const { token } = first(match).keys;
    first(match).keys = {};
    first(match).reload({ newTab: true });
    await match.time.pass(1000);
    expect(device?.link.state.value?.viewer).toBe('public');
    first(match).keys = { token };
    first(match).reload();
    expect(device?.link.state.value).toBeUndefined();
    await match.time.pass(1000);
    expect(device?.link.state.value?.viewer).toBe(0);
  });

  test('a move that was taken back is in no log, also after a reload', async () => {
    const match = await online('ocelot');
    for (const device of match.devices) device.play();
    const mayUndo = () => match.devices.find(({ session }) => session?.canUndo.value);
    await match.time.until(() => mayUndo() !== undefined, 60_000);
    for (const device of match.devices) device.rest();
    const player = present(mayUndo());
    const before = player.presenter?.told().length ?? 0;
    player.session?.undo();
    await match.time.pass(1000);
    expect(player.presenter?.told().length).toBeLessThan(before);
    expect(faultsOf(match)).toEqual([]);
    player.reload();
    player.showTable();
    await match.time.pass(1000);
    await playOn(match, match.table.log.entries.length + 20);
    expect(player.presenter?.late.value).toBe(false);
    expect(faultsOf(match)).toEqual([]);
  });
});
