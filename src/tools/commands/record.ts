// grotto record: plays a match through the host, sealed luck included, and writes its record.

import { toRecord } from '../../match/record.ts';
import type { Occupant } from '../../match/types.ts';
import { levelNamed, loadPlayers } from '../arena/players.ts';
import { writeWhole } from '../files.ts';
import { playMatch } from '../play-match.ts';
import { prettyJson } from '../pretty-json.ts';
import { gameNamed, setupFrom } from '../tables.ts';
import { gather, type MakeCommand, newCommand } from './command.ts';

interface Options {
  readonly seats: string;
  readonly seed: string;
  readonly option?: readonly string[];
  readonly out?: string;
}

const NAMES = ['Mira', 'Jonas', 'Pip', 'Wim', 'Lucía', 'Odile', 'Tariq', 'Anke'];

function occupantFor(player: string, seat: number): Occupant {
  const [name, level] = [NAMES[seat % NAMES.length] ?? '', levelNamed(player)];
  return level === undefined ? { kind: 'person', name } : { kind: 'bot', name, level };
}

export const record: MakeCommand = (io) =>
  newCommand('record', 'play a match and write its record')
    .argument('<game>', 'ocelot, diamant or out-of-mine')
    .requiredOption(
      '--seats <names>',
      'a player for each seat: level-3,random,… Levels are written down as bots, all others as people',
    )
    .option('--seed <text>', 'the same seed gives the same match, secret seed and all', '1')
    .option('--option <name=value>', 'an option of the game; may be given several times', gather)
    .option('--out <file>', 'where to; printed if left out')
    .option('--json', 'a record is always JSON')
    .action(async (name: string, options: Options) => {
      const game = gameNamed(name);
      const seated = options.seats.split(',').map((player) => player.trim());
      const players = await loadPlayers(seated, game.id);
      const setup = setupFrom(game, players.length, options.option);
      const occupants = seated.map(occupantFor);
      const text = prettyJson(toRecord(await playMatch({ game, setup, players, occupants, seed: options.seed })));
      if (options.out === undefined) io.out(text);
      else writeWhole(options.out, `${text}\n`);
    });
