// Fault 13: takes and lays that arrive with a call, while it is being judged, and after the round has stopped.

import { outOfMine } from '../../src/games/out-of-mine/index.ts';
import { covered } from '../../src/games/out-of-mine/testing.ts';
import { outOfMineTools } from '../../src/games/out-of-mine/tools.ts';
import type { OutOfMineAction, OutOfMineEffect } from '../../src/games/out-of-mine/types.ts';
import { type Rng, seededRng, shuffled } from '../../src/kit/rng.ts';
import type { Player } from '../system/kit/player.ts';
import { seatTable, start } from '../system/kit/table.ts';
import { viewOf } from './contended-takes.ts';

export interface LateFigures {
  /** Asks that came too late, and were refused. */
  readonly refused: number;
  /** What was answered or told otherwise than it should be. */
  readonly wrong: readonly string[];
}

const TILES = 69;
/** Grace for the last seat: the call is being judged until that one says to be stuck, however slow the machine is. */
const OPTIONS = { rounds: 2, handicaps: [{}, {}, {}, { grace: 120 }] };

export async function lateTakes(
  url: string,
  size: { readonly rounds: number; readonly seed: string },
): Promise<LateFigures> {
  const rng = seededRng(size.seed);
  const wrong: string[] = [];
  let refused = 0;
  for (let round = 0; round < size.rounds; round++) refused += await callAndGoOn(url, rng, wrong);
  return { refused, wrong };
}

async function callAndGoOn(url: string, rng: Rng, wrong: string[]): Promise<number> {
  const table = await seatTable(url, {
    game: 'out-of-mine',
    seats: 4,
    open: { options: OPTIONS, scenario: covered(4) },
  });
  const { players } = table;
  const [caller, layer, taker, slow] = players;
  if (!caller || !layer || !taker || !slow) throw new Error('no players');
  taker.keepsTexts = true;
  await start(table);
  for (const player of players) await player.until('the race', () => viewOf(player)?.seats[player.seat]?.mining);
  const [held = 0, wanted = 0, other = 0] = shuffled(rng, viewOf(layer).supply);
  await layer.answer(layer.act({ type: 'take', tile: held }));
  const lay = anyLay(layer);
  const late: OutOfMineAction[] = [{ type: 'take', tile: other }, lay, { type: 'put-back', tile: held }];
  const check = (when: string): void => {
    wrong.push(...players.flatMap(brokenLaws).map((law) => `${when}: ${law}`));
  };
  let refused = 0;
  const isRefused = async (player: Player, action: OutOfMineAction, code: string): Promise<void> => {
    const answer = await player.answer(player.act(action));
    if (answer === code) refused += 1;
    else wrong.push(`seat ${player.seat} ${action.type}: ${answer}, not ${code}`);
  };

  // All at once: whoever comes before the call has it, whoever comes after has not.
  await together(
    shuffled(rng, [
      [caller, { type: 'call' }],
      [layer, lay],
      [taker, { type: 'take', tile: wanted }],
      [slow, { type: 'take', tile: wanted }],
    ]),
  );
  for (const player of players) await player.until('the call', () => viewOf(player).stage === 'called');
  check('after the call');
  for (const player of [caller, layer, taker]) for (const action of late) await isRefused(player, action, 'called');
  check('while it is judged');

  const stop = shuffled(rng, [caller, layer, taker]).map((player): Ask => [player, { type: 'take', tile: other }]);
  stop.splice(1, 0, [slow, { type: 'stuck' }], [slow, { type: 'take', tile: other }]);
  const answers = await together(stop);
  const done = answers.filter((answer) => answer === 'done').length;
  if (done !== 1) wrong.push(`at the stop: ${answers}`);
  for (const player of players) await player.until('the stop', () => viewOf(player).stage === 'scored');
  for (const player of players) for (const action of late) await isRefused(player, action, 'round-over');
  check('after the stop');
  wrong.push(...tooLate(taker, slow.seat));
  for (const player of players) player.leave();
  return refused + answers.length - done;
}

type Ask = readonly [player: Player, action: OutOfMineAction];

function together(asks: readonly Ask[]): Promise<string[]> {
  const sent = asks.map(([player, action]) => ({ player, id: player.act(action) }));
  return Promise.all(sent.map(({ player, id }) => player.answer(id)));
}

/** Somewhere to lay the tile in hand. */
function anyLay(player: Player): OutOfMineAction {
  const actions = outOfMine.legal(viewOf(player), player.seat, player.state?.now ?? 0);
  const lay = actions.find(({ type }) => type === 'lay');
  if (lay === undefined) throw new Error('nowhere to lay it');
  return lay;
}

function brokenLaws(player: Player): readonly string[] {
  const { supply, seats } = viewOf(player);
  const owned = seats.flatMap(({ hand, laid }) => [
    ...(hand === undefined ? [] : [hand]),
    ...laid.map(({ tile }) => tile),
  ]);
  const found = new Set([...supply, ...owned]).size;
  const isWhole = found === TILES && supply.length + owned.length === TILES;
  return [
    ...outOfMineTools.laws(viewOf(player)),
    ...(isWhole ? [] : [`${found} tiles, ${owned.length} of them owned`]),
  ];
}

const HANDLING: readonly string[] = ['took', 'laid', 'moved', 'picked-up', 'put-back'];

/** Tiles that were handled after the call, but for the seat with grace, or after the end. */
function tooLate({ frames }: Player, graced: number): readonly string[] {
  const lines = frames.flatMap((frame) => (frame.type === 'news' ? frame.news : []));
  const effects = lines.flatMap((line) => (line.type === 'moved' ? (line.effects as OutOfMineEffect[]) : []));
  const called = effects.findIndex(({ type }) => type === 'called');
  const ended = effects.findIndex(({ type }) => type === 'ended');
  if (called === -1 || ended < called) return ['no call, or no end after it'];
  return effects.flatMap((effect, place) => {
    const isLate = place > ended || (place > called && 'seat' in effect && effect.seat !== graced);
    return isLate && HANDLING.includes(effect.type) ? [`told too late: ${JSON.stringify(effect)}`] : [];
  });
}
