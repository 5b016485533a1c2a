// Contract tests for every bus, run against the real ones.

import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Bus, PeerMessage } from './bus.ts';

export interface BusUnderTest {
  /** The bus as one node has it. */
  connect(): Promise<Bus>;
  clear(): Promise<void>;
}

const phrase = (seat: number): PeerMessage => ({ type: 'phrase', seat, phrase: 'hello' });

export function busContract(name: string, create: () => Promise<BusUnderTest>): void {
  describe(`${name} as a bus`, () => {
    let under: BusUnderTest;
    let a: Bus;
    let b: Bus;

    beforeEach(async () => {
      under = await create();
      a = await under.connect();
      b = await under.connect();
    });

    afterEach(async () => {
      await a.close();
      await b.close();
      await under.clear();
    });

    test('every subscriber gets the messages of the others, in order, and not its own', async () => {
      const received: Record<'a' | 'b', PeerMessage[]> = { a: [], b: [] };
      const channelA = a.subscribe('m1', (message) => received.a.push(message));
      const channelB = b.subscribe('m1', (message) => received.b.push(message));
      await a.check();
      await b.check();
      for (let seat = 0; seat < 5; seat++) channelA.publish(phrase(seat));
      await until(() => received.b.length === 5);
      expect(received.b).toEqual([0, 1, 2, 3, 4].map(phrase));
      channelB.publish(phrase(7));
      await until(() => received.a.length === 1);
      expect(received.a).toEqual([phrase(7)]);
    });

    test('channels of other matches, and channels that were left, stay silent', async () => {
      const received: PeerMessage[] = [];
      const channelA = a.subscribe('m1', () => {});
      const left = b.subscribe('m1', (message) => received.push(message));
      b.subscribe('m2', (message) => received.push(message));
      const other = b.subscribe('m1', () => received.push(phrase(8)));
      left.leave();
      await b.check();
      channelA.publish(phrase(1));
      await until(() => received.length > 0);
      expect(received).toEqual([phrase(8)]);
      other.leave();
    });
  });
}

async function until(holds: () => boolean): Promise<void> {
  for (let i = 0; i < 200 && !holds(); i++) await new Promise((resolve) => setTimeout(resolve, 10));
}
