// The cave of the day: the same game, bots and luck for everybody on that date, without a server.

import * as z from 'zod/mini';
import { GAME_IDS, type GameId } from '../../contract/game.ts';
import { present } from '../../kit/invariant.ts';
import { recall, remember } from '../kit/storage.ts';
import { unshelve } from './shelf.ts';

export interface Daily {
  readonly match: string;
  readonly game: GameId;
}

const DAY = 86_400_000;
const PREFIX = 'daily-';

/** A date as this device's calendar has it: 2026-11-15. */
const dateText = (date: Date): string =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0')).join('-');

export function dailyOf(date: Date): Daily {
  const text = dateText(date);
  const number = Math.round(Date.parse(`${text}T00:00:00Z`) / DAY);
  return { match: `${PREFIX}${text}`, game: present(GAME_IDS[number % GAME_IDS.length]) };
}

/** Starts it, or goes on with it; gives its name back. */
export async function openDaily({ match, game }: Daily): Promise<string> {
  if (unshelve(match)) return match;
  const [{ quickTable, startLocalMatch }, { sha256, toHex }] = await Promise.all([
    import('./start.ts'),
    import('../../kit/hash.ts'),
  ]);
  const seed = (what: string) => toHex(sha256(`grotto/daily/v1\n${match}\n${game}\n${what}\n`));
  const table = await quickTable(game);
  const entropy = table.occupants.map((_, seat) => seed(`seat ${seat}`));
  return startLocalMatch(game, { ...table, luck: { match, serverSeed: seed('server'), entropy } });
}

const KEPT = 40;

function doneDays(): readonly string[] {
  const parsed = z.array(z.string()).safeParse(recall('daily'));
  return parsed.success ? parsed.data : [];
}

/** Remembers a finished match, if it was a daily one. */
export function noteDaily(match: string): void {
  const days = doneDays();
  if (match.startsWith(PREFIX) && !days.includes(match)) remember('daily', [match, ...days].slice(0, KEPT));
}

export interface WeekDay {
  readonly date: Date;
  readonly done: boolean;
  readonly today: boolean;
}

/** The seven days that end today. */
export function dailyWeek(today: Date): readonly WeekDay[] {
  const done = new Set(doneDays());
  return Array.from({ length: 7 }, (_, index) => {
    const date = new Date(today.getFullYear(), today.getMonth(), today.getDate() - 6 + index);
    return { date, done: done.has(dailyOf(date).match), today: index === 6 };
  });
}
