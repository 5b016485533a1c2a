// Fault 6: the decision that closes a round is sent to two nodes at the same time, once each way. One of them counts.

import { canonicalJson } from '../../src/kit/json.ts';
import { readLedger } from '../system/kit/ledger.ts';
import type { NamedMove } from '../system/kit/log.ts';
import type { Player } from '../system/kit/player.ts';
import { connect, seatTable, start } from '../system/kit/table.ts';

export interface RaceFigures {
  readonly races: number;
  /** How often the second node was the quicker one. */
  readonly second: number;
  /** Races in which not exactly one decision was taken. */
  readonly wrong: number;
  readonly lost: number;
  readonly doubled: number;
  readonly forked: number;
  /** Matches of which the two nodes showed something different in the end. */
  readonly diverged: number;
}

interface Nodes {
  readonly urls: readonly [string, string];
  readonly database: string;
}

export async function raceNodes(
  { urls, database }: Nodes,
  races: number,
  isLate: () => boolean = () => false,
): Promise<RaceFigures> {
  const acknowledged: NamedMove[] = [];
  const matches: string[] = [];
  const figures = { races: 0, second: 0, wrong: 0, diverged: 0 };
  while (figures.races < races && !isLate()) {
    const table = await seatTable(urls[0], { seats: 3 });
    const { match } = table.opened;
    matches.push(match);
    const twins = table.tokens.map((token) => connect(urls[1], { match, token }));
    await Promise.all(twins.map((twin) => twin.until('welcome', () => twin.state)));
    await start(table);
    const [first] = table.players;
    if (!first) throw new Error('no players');
    while (figures.races < races && first.state?.table.stage === 'playing') await race(first);
    const shown = [await first.look(), await twins[0]?.look()].map((look) => canonicalJson(look?.view));
    if (shown[0] !== shown[1]) figures.diverged += 1;
    for (const player of [...table.players, ...twins]) player.leave();

    async function race(watch: Player): Promise<void> {
      const { phase, awaited } = await watch.until('a round', () => watch.state?.table.pending);
      const last = awaited.at(-1);
      if (last === undefined) return;
      for (const seat of awaited.slice(0, -1)) {
        const id = table.players[seat]?.act({ type: 'decide', choice: 'on' }, phase) ?? '';
        if ((await table.players[seat]?.answer(id)) === 'done') acknowledged.push({ match, seat, id });
      }
      const rivals = [table.players[last], twins[last]].flatMap((player) => player ?? []);
      const choices = figures.races % 2 === 0 ? ['on', 'back'] : ['back', 'on'];
      const ids = rivals.map((rival, index) => rival.act({ type: 'decide', choice: choices[index] }, phase));
      const answers = await Promise.all(rivals.map((rival, index) => rival.answer(ids[index] ?? '')));
      const winner = answers.indexOf('done');
      figures.races += 1;
      if (winner === 1) figures.second += 1;
      if (answers.filter((answer) => answer === 'done').length !== 1) figures.wrong += 1;
      else acknowledged.push({ match, seat: last, id: ids[winner] ?? '' });
      for (const player of [...table.players, ...twins]) {
        await player.until('the next round', () => player.state?.table.pending.phase !== phase);
      }
    }
  }
  const { lost, doubled, broken } = await readLedger(database, matches, acknowledged);
  return { ...figures, lost, doubled, forked: broken };
}
