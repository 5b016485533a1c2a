// A match on a server in memory, with a device for each person; and what has to hold whatever happened on the way.

import type { GameId, Seat, Viewer } from '../../contract/game.ts';
import { present } from '../../kit/invariant.ts';
import { canonicalJson } from '../../kit/json.ts';
import { tellNews } from '../../match/told.ts';
import type { Occupant } from '../../match/types.ts';
import { MatchLog } from '../match-log.ts';
import type { MatchStart } from '../start-match.ts';
import { VirtualTime } from '../virtual-time.ts';
import { Device, type DeviceOptions } from './device.ts';
import { MemoryTable } from './memory-table.ts';
import { person, started } from './starts.ts';

/** 43 characters, as tokens have. */
export const tokenOf = (seat: Seat): string => `${'abcdefgh'[seat]}`.repeat(43);

const NAMES = ['Anna', 'Ben', 'Carla', 'Dora'];
const SEATS: Readonly<Record<GameId, number>> = { ocelot: 2, diamant: 3, 'out-of-mine': 2 };

export interface OnlineOptions extends Partial<MatchStart> {
  readonly occupants?: readonly Occupant[];
  readonly storing?: number;
  /** By seat. */
  readonly devices?: readonly DeviceOptions[];
}

export interface OnlineMatch {
  readonly time: VirtualTime;
  readonly table: MemoryTable;
  /** One for each person, in the order of their seats. */
  readonly devices: readonly Device[];
}

/** Everybody is there when play begins. */
export async function online(id: GameId, options: OnlineOptions = {}): Promise<OnlineMatch> {
  const { occupants = NAMES.slice(0, SEATS[id]).map(person), storing = 0, devices: own = [], ...start } = options;
  const time = new VirtualTime();
  const whole = started(id, occupants, start);
  const begins = whole.entries.findIndex(({ type }) => type === 'started');
  const log = new MatchLog(whole.game, whole.serverSeed, whole.entries.slice(0, begins - 1));
  const table = new MemoryTable(time, log, { tokens: occupants.map((_, seat) => tokenOf(seat)), storing });
  const devices = occupants.flatMap(({ kind }, seat) =>
    kind === 'person' ? [new Device(time, table, { token: tokenOf(seat), ...own[seat] })] : [],
  );
  await time.pass(100);
  const last = present(whole.entries[begins - 1]);
  if (last.type === 'revealed') table.ask({ ...last, type: 'reveal' });
  await time.pass(100);
  for (const { showTable } of devices) showTable();
  return { time, table, devices };
}

/** Nothing takes so long but a match that stands still. */
const LONGEST = 10 * 60_000;

/** Plays until the match is over or, where that would take too long, so many entries are in its log. */
export async function playOn({ time, table, devices }: OnlineMatch, entries = Number.POSITIVE_INFINITY): Promise<void> {
  for (const device of devices) device.play();
  await time.until(() => table.log.match.stage === 'over' || table.log.entries.length >= entries, LONGEST);
  // Nobody begins anything new; what is under way arrives.
  for (const device of devices) device.rest();
  await time.pass(30_000);
}

/** All that a viewer was told, without what was taken back. */
export function effectsTold({ log }: MemoryTable, viewer: Viewer): readonly unknown[] {
  const moves: (readonly unknown[])[] = [];
  for (const news of log.history()) {
    const told = tellNews(log.game, news, viewer);
    // A move of which this viewer hears nothing cannot be taken back either.
    if (told?.type === 'moved') moves.push(told.effects);
    if (told?.type === 'undone') moves.pop();
  }
  return moves.flat();
}

/** What is wrong, in words. Nothing may be lost, done twice, or seen in another way than the server has it. */
export function faultsOf({ table, devices }: OnlineMatch): readonly string[] {
  const faults: string[] = [];
  const check = (isSo: boolean, what: string): void => void (isSo || faults.push(what));
  const inLog = table.log.entries.flatMap((entry) => ('id' in entry && entry.id !== undefined ? [entry.id] : []));
  check(new Set(inLog).size === inLog.length, 'an ask was done twice');
  for (const device of devices) {
    const { link, shown } = device;
    const viewer = present(link.state.value?.viewer, 'a viewer');
    const name = `seat ${viewer}`;
    const { at: _, ...here } = present(link.state.value?.table, 'a table');
    const { at: __, ...there } = table.view(viewer);
    check(same(here, there), `${name} knows another table`);
    check(same(shown?.view, there.view), `${name} is shown another view`);
    check(link.unanswered.value.length === 0, `${name} waits for an answer`);
    check(!device.device.keys.some((key) => key.startsWith('acts.')), `${name} keeps a move`);
    check(
      device.ids.every((id) => table.hasAnswered(id)),
      `an ask of ${name} was lost`,
    );
    const told = device.presenter?.late.value ? undefined : device.presenter?.told();
    check(told === undefined || same(told, effectsTold(table, viewer)), `the log of ${name} differs`);
  }
  return faults;
}

const same = (a: unknown, b: unknown): boolean => canonicalJson(plain(a)) === canonicalJson(plain(b));

const plain = (value: unknown) => JSON.parse(JSON.stringify(value ?? null));
