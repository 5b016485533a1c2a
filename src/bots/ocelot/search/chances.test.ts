import { describe, expect, test } from 'vitest';
import * as inPlace from '../../../games/ocelot/in-place.ts';
import { MAT_IDS } from '../../../games/ocelot/index.ts';
import { newPosition } from '../../../games/ocelot/position.ts';
import { seededRng } from '../../../kit/rng.ts';
import { BLOCK, GAINS, WAYS } from './chances.ts';
import { Tree } from './tree.ts';
import { readyFor } from './ways.ts';

const { at, COMPANION, OVER, copyPosition, generateMoves, play } = inPlace;

/** Positions at the start of a turn, in random matches. */
function* turns(mat: (typeof MAT_IDS)[number], count: number): Generator<inPlace.Position> {
  const rng = seededRng(`chances/${mat}`);
  for (let match = 0; match < count; match++) {
    const position = newPosition({ mat, start: 'random' });
    inPlace.dealAtRandom(position, rng);
    for (; position.step !== OVER; play(position, inPlace.randomMove(position, rng))) {
      if (position.step === COMPANION) yield position;
    }
  }
}

const tokens = (position: inPlace.Position): number[] => {
  const moves: number[] = [];
  return moves.slice(0, generateMoves(position, moves)).filter((move) => move < inPlace.COLLECT_MOVES);
};

describe.each(MAT_IDS)('chances on the %s mat', (mat) => {
  test('a placement gains what its chances promise', () => {
    for (const position of turns(mat, 2)) {
      const tree = new Tree(position);
      const before = tree.ownLead;
      const { seat } = position;
      // The last to collect may leave something lying.
      if (inPlace.tokensInHand(position, 1 - seat) === 0) continue;
      const ready = readyFor(tree, seat);
      const moves = tokens(position).filter((token) => token < inPlace.COMPANION_MOVES);
      const promised = moves.map((move) => {
        const way = 4 * inPlace.spaceOfMove(move) + at(inPlace.FACE_SIGHT, inPlace.faceOfMove(move));
        return ready + (tree.table[GAINS + seat * WAYS + way] ?? 0);
      });
      const gained = moves.map((move) => {
        tree.make(move);
        const gain = (seat === 0 ? tree.lead : -tree.lead) - before;
        tree.unmake();
        return gain;
      });
      expect(gained).toEqual(promised);
    }
  });

  test('chances kept up to date are those worked out anew', () => {
    for (const position of turns(mat, 2)) {
      const tree = new Tree(position);
      for (const move of tokens(position).filter((_, index) => index % 19 === 0)) {
        tree.make(move);
        const anew = new Tree(tree.position, { worth: tree.worth });
        expect([...tree.table.slice(tree.block, tree.block + BLOCK)]).toEqual([...anew.table.slice(0, BLOCK)]);
        tree.unmake();
      }
    }
  });

  test('what is made is unmade', () => {
    for (const position of turns(mat, 1)) {
      const tree = new Tree(position);
      const before = { position: copyPosition(position), lead: tree.lead, key: tree.key, key2: tree.key2 };
      for (const move of tokens(position)) {
        tree.make(move);
        tree.unmake();
      }
      expect({ position: tree.position, lead: tree.lead, key: tree.key, key2: tree.key2 }).toEqual(before);
    }
  });

  test('the same position has the same key, whichever way led to it', () => {
    const [position] = turns(mat, 1);
    const tree = new Tree(position ?? newPosition({ mat, start: 'random' }));
    const key = (moves: readonly number[]): readonly number[] => {
      for (const move of moves) tree.make(move);
      const keys = [tree.key, tree.key2];
      for (const _ of moves) tree.unmake();
      return keys;
    };
    const [a, b, c] = [inPlace.placeMove(0, 0), inPlace.placeMove(1, 5), inPlace.placeMove(2, 9)];
    expect(key([a, b, c])).toEqual(key([c, b, a]));
    expect(key([a, b, c])).not.toEqual(key([a, c, b]));
  });
});
