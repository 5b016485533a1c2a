// A link to a table on the server: seats that change hands, stand-ins, luck, heartbeats, and what it tells of them.

import { describe, expect, test } from 'vitest';
import { diamant } from '../../games/diamant/index.ts';
import { present } from '../../kit/invariant.ts';
import { commitment, seatCommitment } from '../../kit/luck.ts';
import { openLog } from '../match-log.ts';
import { Device } from '../testing/device.ts';
import { MemoryTable } from '../testing/memory-table.ts';
import { faultsOf, online, playOn, tokenOf } from '../testing/online.ts';
import { bot, optionsOf, person, SERVER_SEED } from '../testing/starts.ts';
import { VirtualTime } from '../virtual-time.ts';
import type { LinkEvent } from './table-link.ts';

const ON = { type: 'decide', choice: 'on' } as const;

/** A match of Diamant in play; Anna's device, and all that her link tells. */
async function playing(options: Parameters<typeof online>[1] = {}) {
  const match = await online('diamant', options);
  const [anna, ben] = match.devices;
  const events: LinkEvent[] = [];
  present(anna).link.listen((event) => events.push(event));
  return { ...match, anna: present(anna), ben: present(ben), events };
}

describe('the connection', () => {
  test('is live after the welcome, slow when answers are, and lost when nobody answers', async () => {
    let delay = 0;
    const { anna, time } = await playing({ devices: [{ fate: () => [delay] }] });
    expect(anna.link.connection.value).toBe('live');
    delay = 400;
    await time.pass(8000);
    expect(anna.link.connection.value).toBe('slow');
    delay = 0;
    await time.pass(8000);
    expect(anna.link.connection.value).toBe('live');
    anna.network.setSilent(true);
    await time.pass(9000);
    expect(anna.link.connection.value).toBe('slow');
    await time.pass(8000);
    expect(anna.link.connection.value).toBe('lost');
    anna.network.setSilent(false);
    await time.pass(10_000);
    expect(anna.link.connection.value).toBe('live');
  });

  test('is tried again soon at first, then more patiently, and at once when the device is online again', async () => {
    const { anna, time } = await playing();
    const at: number[] = [];
    const { open } = anna.network;
    anna.network.open = (events) => {
      at.push(time.now());
      return open.call(anna.network, events);
    };
    anna.network.setOnline(false);
    const start = time.now();
    await time.pass(60_000);
    const waits = at.map((each, index) => Math.round(each - (at[index - 1] ?? start)));
    expect(waits.slice(0, 7)).toEqual([500, 1020, 2020, 4020, 8020, 8020, 8020]);
    anna.network.setOnline(true);
    await time.pass(100);
    expect(anna.link.connection.value).toBe('live');
  });

  test('never has two sockets, and none once it is closed', async () => {
    const { anna, time } = await playing();
    for (let round = 0; round < 5; round++) {
      anna.network.setOnline(false);
      await time.pass(130);
      anna.network.setOnline(true);
      await time.pass(130);
      anna.link.greetAgain();
      await time.pass(130);
      expect(anna.network.sockets).toBe(1);
    }
    anna.network.cut();
    anna.close();
    await time.pass(60_000);
    expect(anna.network.sockets).toBe(0);
  });

  test('hears nothing more on a socket that was given up', async () => {
    const { anna, ben, events, time } = await playing();
    ben.link.send({ type: 'phrase', phrase: 'hello' });
    await time.pass(30);
    anna.link.greetAgain();
    await time.pass(1000);
    expect(anna.network.texts.some(({ text }) => text.includes('"phrase"'))).toBe(true);
    expect(events.filter(({ type }) => type === 'phrase')).toEqual([]);
  });

  test('is not tried again where there is no such match', async () => {
    const { time, table, anna } = await playing();
    const lost = new Device(time, table, { token: tokenOf(0) });
    const { terms } = table.log.match;
    Object.assign(table.log.match, { terms: { ...terms, match: 'another' } });
    await time.pass(60_000);
    Object.assign(table.log.match, { terms });
    expect(lost.link.denied.value).toBe('no-such-match');
    expect(lost.network.sockets).toBe(0);
    expect(anna.link.denied.value).toBeUndefined();
  });
});

describe('a seat', () => {
  test('that another device takes over is not ours any more: its moves are gone, and we watch on', async () => {
    const { anna, events, table, time } = await playing();
    anna.network.setOnline(false);
    anna.shown?.act(ON);
    table.handOn(0, 'x'.repeat(43));
    anna.network.setOnline(true);
    await time.pass(2000);
    expect(anna.keys.token).toBeUndefined();
    expect(anna.link.state.value?.viewer).toBe('public');
    expect(anna.link.unanswered.value).toEqual([]);
    expect(anna.device.keys.filter((key) => key.startsWith('acts.'))).toEqual([]);
    expect(events.filter(({ type }) => type === 'handed-on')).toEqual([{ type: 'handed-on', seat: 0 }]);
  });

  test('where another tab has sat down anew stays ours', async () => {
    const { anna, table, time } = await playing();
    const token = 'y'.repeat(43);
    anna.keys = { token };
    table.handOn(0, token);
    await time.pass(2000);
    expect(anna.keys.token).toBe(token);
    expect(anna.link.state.value?.viewer).toBe(0);
  });

  test('that somebody else takes over is news to the others, once', async () => {
    const { anna, events, table, time } = await playing();
    table.ask({ type: 'offer', seat: 1, code: 'ab' });
    table.ask({ type: 'sit', seat: 1, occupant: person('Dora'), code: 'ab' });
    await time.pass(100);
    expect(events.filter(({ type }) => type === 'seat')).toEqual([
      { type: 'seat', news: { type: 'taken-over', seat: 1, name: 'Dora', before: 'Ben' } },
    ]);
    expect(anna.session?.seats.value[1]?.name).toBe('Dora');
  });
});

describe('a stand-in', () => {
  test('plays for somebody who leaves, until they are back: they see it, and the others do', async () => {
    const { anna, ben, events, time, table } = await playing({ pace: { decision: 60_000 } });
    await table.loadBots();
    let isOver = false;
    void ben.session?.leave?.().then(() => {
      isOver = true;
    });
    await time.pass(60);
    expect(isOver).toBe(true);
    expect(ben.session?.seats.value[1]).toMatchObject({ presence: 'stand-in', mine: false });
    expect(ben.shown?.myTurn).toBe(false);
    await time.pass(10_000);
    expect(table.log.entries.filter((entry) => entry.type === 'moved' && entry.standIn)).toHaveLength(1);
    ben.session?.comeBack?.();
    await time.pass(100);
    expect(ben.session?.seats.value[1]).toMatchObject({ presence: 'here', mine: true });
    const news = events.flatMap((event) => (event.type === 'seat' ? [`${event.news.name} ${event.news.type}`] : []));
    expect(news).toEqual(['Ben stood-in', 'Ben returned']);
    await playOn({ time, table, devices: [anna, ben] }, 40);
  });

  test('rises as soon as its player comes in again', async () => {
    const { anna, time, table } = await playing();
    table.ask({ type: 'stand-in', seat: 0 });
    await time.pass(100);
    expect(anna.session?.seats.value[0]?.presence).toBe('stand-in');
    anna.network.cut();
    await time.pass(2000);
    expect(anna.session?.seats.value[0]?.presence).toBe('here');
  });

  test('is not waited for without a connection', async () => {
    const { anna, time } = await playing();
    anna.network.setSilent(true);
    let isOver = false;
    void anna.session?.leave?.().then(() => {
      isOver = true;
    });
    await time.pass(1999);
    expect(isOver).toBe(false);
    await time.pass(2);
    expect(isOver).toBe(true);
  });

  test('plays a whole match with bots and people, and everybody sees the same', async () => {
    const match = await online('diamant', { occupants: [person('Anna'), bot('Pip', 3), person('Carla')] });
    await match.table.loadBots();
    match.table.ask({ type: 'stand-in', seat: 2 });
    await playOn(match);
    expect(match.table.log.match.ended).toBe('finished');
    expect(faultsOf(match)).toEqual([]);
  });
});

describe('what is asked', () => {
  test('is pending until it is answered, and shown as what was sent', async () => {
    const { anna, time } = await playing();
    anna.shown?.act(ON);
    expect(anna.shown).toMatchObject({ pending: true, sent: ON });
    await time.pass(100);
    expect(anna.shown).toMatchObject({ pending: false, sent: undefined });
  });

  test('and refused is told, and not pending any more', async () => {
    const { anna, time } = await playing();
    anna.session?.act({ type: 'none' });
    await time.pass(100);
    expect(anna.shown?.refusal).toBeDefined();
    expect(anna.shown?.pending).toBe(false);
    expect(anna.sounds).toEqual(['no']);
  });

  test('before the table is known is refused here', async () => {
    const { anna, time } = await playing();
    anna.link.greetAgain();
    anna.session?.act(ON);
    expect(anna.shown?.refusal?.code).toBe('not-awaited');
    await time.pass(100);
    expect(anna.ids).toEqual([]);
  });

  test('an undo that was not heard is given up, and said to be', async () => {
    const { anna, time, table } = await playing();
    anna.network.setOnline(false);
    anna.session?.undo();
    await time.pass(1000);
    anna.network.setOnline(true);
    await time.pass(2000);
    expect(anna.link.unanswered.value).toEqual([]);
    expect(table.refusals).toEqual([]);
    expect(anna.shown?.refusal?.code).toBe('undo-unheard');
  });

  test('an undo whose connection breaks is given up at once', async () => {
    const { anna, time } = await playing();
    anna.session?.undo();
    expect(anna.session?.pending.value).toBe(true);
    anna.network.cut();
    expect(anna.session?.pending.value).toBe(false);
    await time.pass(10_000);
    expect(anna.link.connection.value).toBe('live');
  });

  test('a note of advice counts once, and nobody waits for it', async () => {
    let isLost = true;
    const { anna, time, table } = await playing({
      hints: true,
      devices: [{ fate: (_, __, text) => (isLost && text.includes('"done"') ? 'cut' : [0]) }],
    });
    anna.session?.noteHint?.(7);
    expect(anna.session?.pending.value).toBe(false);
    await time.pass(100);
    isLost = false;
    await time.pass(10_000);
    expect(table.log.match.seats[0]?.hinted).toEqual(['0/2']);
    expect(table.repeated).toBe(1);
    expect(anna.session?.seats.value[0]?.hints).toBe(1);
    expect(anna.shown?.refusal).toBeUndefined();
  });

  test('a phrase is heard by everybody', async () => {
    const { ben, events, time } = await playing();
    ben.link.send({ type: 'phrase', phrase: 'hello' });
    await time.pass(100);
    expect(events.filter(({ type }) => type === 'phrase')).toEqual([{ type: 'phrase', seat: 1, phrase: 'hello' }]);
  });

  test('the whole table can be asked for again', async () => {
    const { anna, events, time } = await playing();
    anna.link.send({ type: 'look' });
    await time.pass(100);
    expect(events.at(-1)).toEqual({ type: 'table' });
  });
});

describe('who is here', () => {
  test('is seen by everybody', async () => {
    const { anna, ben, time } = await playing();
    expect(anna.session?.seats.value.map(({ presence }) => presence)).toEqual(['here', 'here', 'here']);
    ben.close();
    await time.pass(100);
    expect(anna.session?.seats.value.map(({ presence }) => presence)).toEqual(['here', 'away', 'here']);
  });

  test('watchers see what everybody may see, and cannot act', async () => {
    const { time, table, devices } = await playing();
    const watcher = new Device(time, table, {});
    await time.pass(100);
    watcher.showTable();
    await playOn({ time, table, devices: [...devices, watcher] });
    expect(watcher.link.state.value?.viewer).toBe('public');
    expect(faultsOf({ time, table, devices: [...devices, watcher] })).toEqual([]);
  });
});

describe('before play', () => {
  /** A table where three people sit, and nobody is ready. */
  async function gathering() {
    const time = new VirtualTime();
    const log = openLog(diamant, SERVER_SEED, {
      match: 'k3v9k3v9k3v9k3v9',
      game: 'diamant',
      rules: diamant.rules,
      seats: 3,
      options: optionsOf('diamant'),
      pace: {},
      open: 'link',
      commitment: commitment({ match: 'k3v9k3v9k3v9k3v9', rules: diamant.rules }, SERVER_SEED),
    });
    for (const seat of [0, 1, 2]) log.ask({ type: 'sit', seat, occupant: person(`P${seat}`) }, 0);
    const tokens = [0, 1, 2].map(tokenOf);
    const table = new MemoryTable(time, log, { tokens });
    const devices = tokens.map((token) => new Device(time, table, { token }));
    await time.pass(100);
    return { time, table, devices };
  }

  test('everybody seals a share of the luck and shows it once all have, and play begins with the log', async () => {
    const match = await gathering();
    for (const { link } of match.devices) link.ready();
    await match.time.pass(200);
    expect(match.table.log.match.stage).toBe('playing');
    const [anna] = match.devices;
    expect(match.table.log.match.seats[0]).toMatchObject({
      entropy: anna?.keys.entropy,
      commitment: seatCommitment(present(anna?.keys.entropy)),
    });
    await playOn(match);
    expect(anna?.presenter?.late.value).toBe(false);
    expect(faultsOf(match)).toEqual([]);
  });

  test('a share is the same after a reload, and shown by the page that is there then', async () => {
    const match = await gathering();
    const [anna, ...others] = match.devices;
    anna?.link.ready();
    await match.time.pass(100);
    anna?.reload();
    for (const { link } of others) link.ready();
    await match.time.pass(200);
    expect(match.table.log.match.stage).toBe('playing');
    expect(match.table.refusals).toEqual([]);
  });

  test('a share is shown once for each connection', async () => {
    const match = await gathering();
    const [anna] = match.devices;
    for (const { link } of match.devices.slice(0, 2)) link.ready();
    match.devices[2]?.network.setOnline(false);
    await match.time.pass(100);
    match.table.ask({ type: 'ready', seat: 2, commitment: seatCommitment('cc'.repeat(32)) });
    await match.time.pass(100);
    const reveals = anna?.network.texts.filter(({ text }) => text.includes('"reveal"'));
    expect(reveals).toHaveLength(1);
    expect(match.table.log.match.stage).toBe('sealing');
  });

  test('who comes and goes is no news for the log', async () => {
    const match = await gathering();
    const events: LinkEvent[] = [];
    match.devices[0]?.link.listen((event) => events.push(event));
    match.table.ask({ type: 'rise', seat: 2 });
    match.table.ask({ type: 'sit', seat: 2, occupant: person('Dora') });
    await match.time.pass(100);
    expect(events.map(({ type }) => type)).toEqual(['told', 'told']);
  });
});
