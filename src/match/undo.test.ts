import { describe, expect, test } from 'vitest';
import { type Ocelot, ocelot, scenarioOf } from '../games/ocelot/index.ts';
import { type Fixture, stateWith } from '../games/ocelot/testing.ts';
import { host } from './host.ts';
import { toRecord } from './record.ts';
import { begun, folded, SERVER_SEED } from './testing.ts';
import type { Entry, Input, Match } from './types.ts';

/** A turn of Sir Ocelot's Cave: a compass and a lamp see what lies on 1e5, and a pickaxe is missing. */
class Turn {
  match: Match<Ocelot>;
  readonly entries: Entry<Ocelot>[];

  constructor(tokens: Fixture['tokens']) {
    const tiles = { A: 1, B: 1, C: 1 };
    const state = stateWith({ ...(tokens && { tokens }), tools: { 1: 'compass', 6: 'lamp' }, tiles: [tiles, tiles] });
    const options = { mat: 'split', start: 'seat-0' } as const;
    this.entries = begun(ocelot, { seats: 2, options, scenario: scenarioOf(state) });
    this.match = folded(ocelot, this.entries);
  }

  ask(input: Input): string | undefined {
    const hosted = host(ocelot, this.match, input, { at: this.match.at + 10, serverSeed: SERVER_SEED });
    if (!hosted.ok) return hosted.error.code;
    this.match = hosted.value.match;
    this.entries.push(...hosted.value.news.map(({ entry }) => entry));
    return undefined;
  }

  act(line: string, seat = 0): string | undefined {
    const action = ocelot.notation.parseAction(line);
    if (!action.ok) throw new Error(line);
    return this.ask({ type: 'act', seat, action: action.value });
  }
}

const undo = { type: 'undo', seat: 0 } as const;

describe('taking back', () => {
  test('goes back action by action, as far as the turn', () => {
    const turn = new Turn({ '1e5': 'opal' });
    const first = turn.match.state;
    expect(turn.ask(undo)).toBe('nothing-to-undo');
    turn.act('B:pickaxe@11');
    const placed = turn.match.state;
    turn.act('collect 1e5');
    expect(turn.ask(undo)).toBeUndefined();
    expect(turn.match.state).toBe(placed);
    expect(turn.ask({ ...undo, id: 'again' })).toBeUndefined();
    expect(turn.match.state).toBe(first);
    expect(turn.entries.at(-1)).toEqual({ type: 'undone', seat: 0, at: 40, id: 'again' });
    expect(turn.ask(undo)).toBe('nothing-to-undo');
  });

  test('[S15] is refused to other seats, and after the turn', () => {
    const turn = new Turn({ '1e5': 'opal' });
    turn.act('B:pickaxe@11');
    expect(turn.ask({ type: 'undo', seat: 1 })).toBe('nothing-to-undo');
    turn.act('done');
    expect(turn.ask(undo)).toBe('nothing-to-undo');
  });

  test('[O30] [S15] never crosses luck', () => {
    const turn = new Turn({ '1e5': 'geode', '1e4': 'opal' });
    turn.act('B:pickaxe@11');
    turn.act('collect 1e5');
    expect(turn.match.chances).toBe(1);
    expect(turn.ask(undo)).toBe('nothing-to-undo');
  });

  test('leaves no moves in the record, and the log folds to the same match', () => {
    const turn = new Turn({ '1e5': 'opal' });
    turn.act('B:pickaxe@11');
    turn.ask(undo);
    turn.act('C:pickaxe@11');
    expect(toRecord(turn.entries).moves).toMatchObject([{ action: { tile: 'C' } }]);
    expect(folded(ocelot, turn.entries)).toEqual(turn.match);
  });
});
