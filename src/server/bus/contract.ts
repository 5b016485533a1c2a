// What every bus must do, run against the real ones.

import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Bus, Note } from './bus.ts';

export interface BusUnderTest {
  /** The bus as one node has it. */
  connect(): Promise<Bus>;
  clear(): Promise<void>;
}

const phrase = (seat: number): Note => ({ type: 'phrase', seat, phrase: 'hello' });

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

    test('everybody on a line hears the others, in order, and not themselves', async () => {
      const heard: Record<'a' | 'b', Note[]> = { a: [], b: [] };
      const lineA = a.join('m1', (note) => heard.a.push(note));
      const lineB = b.join('m1', (note) => heard.b.push(note));
      await a.check();
      await b.check();
      for (let seat = 0; seat < 5; seat++) lineA.say(phrase(seat));
      await until(() => heard.b.length === 5);
      expect(heard.b).toEqual([0, 1, 2, 3, 4].map(phrase));
      lineB.say(phrase(7));
      await until(() => heard.a.length === 1);
      expect(heard.a).toEqual([phrase(7)]);
    });

    test('lines of other matches, and lines that were left, stay silent', async () => {
      const heard: Note[] = [];
      const lineA = a.join('m1', () => {});
      const left = b.join('m1', (note) => heard.push(note));
      b.join('m2', (note) => heard.push(note));
      const other = b.join('m1', () => heard.push(phrase(8)));
      left.leave();
      await b.check();
      lineA.say(phrase(1));
      await until(() => heard.length > 0);
      expect(heard).toEqual([phrase(8)]);
      other.leave();
    });
  });
}

async function until(holds: () => boolean): Promise<void> {
  for (let i = 0; i < 200 && !holds(); i++) await new Promise((resolve) => setTimeout(resolve, 10));
}
