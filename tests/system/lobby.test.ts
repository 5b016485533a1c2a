// The lobby belongs to everybody: one address cannot fill it.

import { describe, expect, onTestFinished, test } from 'vitest';
import type { OpenBody, Opened, Seated } from '../../src/protocol/http.ts';
import { DEFAULT_LIMITS } from '../../src/server/rate-limits.ts';
import { GENEROUS } from '../chaos/limits.ts';
import { running } from './kit/serving.ts';
import { connect, OPTIONS, post } from './kit/table.ts';

const server = running({ limits: { ...GENEROUS, publicTables: 2, sits: DEFAULT_LIMITS.sits }, trustProxy: true });
const TOO_MANY = '409 {"refusal":{"code":"too-many-public","rule":"table"}}';

let homes = 0;
/** An address that nobody else has. */
const newHome = (): Record<string, string> => ({ 'x-forwarded-for': `203.0.113.${homes++}` });

const open = (home: Record<string, string>, wish: Partial<OpenBody> = {}): Promise<Opened> => {
  const body = { game: 'diamant', seats: 3, options: OPTIONS.diamant, open: 'public', sit: { name: 'Ada' }, ...wish };
  return post<Opened>(`${server.url}/api/matches`, body, home);
};

async function close({ match, opener }: Opened): Promise<void> {
  const bearer = { authorization: `Bearer ${opener}` };
  const { status } = await fetch(`${server.url}/api/matches/${match}`, { method: 'DELETE', headers: bearer });
  expect(status).toBe(204);
}

describe('one address', () => {
  test('has only so many public tables that gather; others, and tables by link, are none of its', async () => {
    const home = newHome();
    const [first] = [await open(home), await open(home)];
    await expect(open(home)).rejects.toThrow(TOO_MANY);
    await open(newHome());
    await open(home, { open: 'link' });
    await close(first);
    await open(home);
    await expect(open(home)).rejects.toThrow(TOO_MANY);
  });

  test('has no more of them where it asks for many at once', async () => {
    const home = newHome();
    const asked = await Promise.allSettled(Array.from({ length: 12 }, () => open(home)));
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
  });

  test('has no more where it ends some and asks for many at once', async () => {
    const home = newHome();
    for (const table of [await open(home), await open(home)]) await close(table);
    const asked = await Promise.allSettled(Array.from({ length: 12 }, () => open(home)));
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
  });

  test('has no more by tables that are full until somebody rises', async () => {
    const home = newHome();
    const bots = [1, 2].map((seat) => ({ seat, level: 1, name: 'Pip' }) as const);
    for (let table = 0; table < 2; table++) await open(home, { bots });
    await expect(open(home, { bots })).rejects.toThrow(TOO_MANY);
  });

  test('has no more by rematches', async () => {
    const home = newHome();
    const table = await open(home);
    await close(table);
    const player = connect(server.url, { match: table.match, token: table.seated?.token ?? '', headers: home });
    onTestFinished(() => player.leave());
    await player.until('welcome', () => player.state);
    const [first] = [await open(home), await open(home)];
    player.say({ type: 'rematch' });
    await player.until('refused', () => player.refused.get('rematch') === 'too-many-public');
    await close(first);
    player.say({ type: 'rematch' });
    await player.until('the next match', () => player.state?.table.followedBy);
    await expect(open(home)).rejects.toThrow(TOO_MANY);
  });
});

test('a stranger who comes and goes for ever uses up no seat: friends still sit down', async () => {
  const [home, stranger] = [newHome(), newHome()];
  const { match, opener } = await open(home, { seats: 8 });
  const seats = `${server.url}/api/matches/${match}/seats`;
  const free = async (token: string): Promise<void> => {
    const { status } = await fetch(`${seats}/1`, { method: 'DELETE', headers: { authorization: `Bearer ${token}` } });
    expect(status).toBe(204);
  };
  const comeAndGo = async (): Promise<never> => {
    for (;;) await free((await post<Seated>(seats, { name: 'Mallory', seat: 1 }, stranger)).token);
  };
  await expect(comeAndGo()).rejects.toThrow('429 {"refusal":{"code":"too-fast","rule":"table"}}');
  await expect(post(seats, { name: 'Mallory', seat: 2 }, stranger)).rejects.toThrow('429');
  await post<Seated>(seats, { name: 'Bob', seat: 1 }, newHome());
  await free(opener);
  await post<Seated>(seats, { name: 'Bob', seat: 1 }, newHome());
  // Elsewhere the stranger is welcome.
  const other = await open(newHome());
  await post<Seated>(`${server.url}/api/matches/${other.match}/seats`, { name: 'Mallory' }, stranger);
});
