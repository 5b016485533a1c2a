// English: Diamant, the rules as a reference.

import { RELICS } from '../../games/diamant/content.ts';
import { listTexts } from '../list.ts';
import type { Rulebook } from '../types.ts';

/** The relics in the order they are mixed in. */
const [first = '', ...others] = RELICS.map(String);

export const rulebook: Rulebook = {
  title: 'Diamant',
  sections: [
    {
      title: 'The box',
      rules: [
        {
          id: 'D1',
          text: '30 cave cards: 15 treasures with 1 2 3 4 5 5 7 7 9 11 11 13 14 15 17 rubies, and 15 traps, three each of scorpion, snake, lava, boulder and spikes. Five relics worth 5, 7, 8, 10 and 12 belong to the variant.',
        },
        {
          id: 'D2',
          text: 'A ruby is 1 point, a diamond 5. Only the value counts, and the supply never runs out (our ruling).',
        },
        { id: 'D3', text: 'There are five expeditions, each through its own entrance. Everyone enters each of them.' },
      ],
    },
    {
      title: 'An expedition',
      rules: [
        { id: 'D10', text: 'A card is turned over at the end of the path. The first is turned before anyone decides.' },
        {
          id: 'D11',
          text: 'Treasure: everyone still inside gets an equal share of its rubies, in front of their chest. What can’t be shared stays on the card.',
        },
        { id: 'D12', text: 'The first trap of a kind does nothing.' },
        {
          id: 'D13',
          text: 'The second trap of a kind ends the expedition: everyone still inside drops all the rubies in front of their chest and flees.',
        },
        {
          id: 'D14',
          text: 'Otherwise everyone inside decides in secret: on or back. All decisions are revealed together. Until the last is in, you may change yours; the others see only that you’ve decided.',
        },
        {
          id: 'D15',
          text: 'Those who go back share all rubies on the path. What can’t be shared stays there. If you go back alone, you take everything.',
        },
        {
          id: 'D16',
          text: 'That share and the rubies in front of your chest go into it, where they are safe. You wait in the camp for the next expedition.',
        },
        {
          id: 'D17',
          text: 'Those who go on turn the next card. When nobody is left inside, the expedition is over.',
        },
        {
          id: 'D18',
          text: 'What’s in front of a chest is open; what’s inside it is hidden until the end, unless you agreed on open chests.',
        },
      ],
    },
    {
      title: 'Between expeditions',
      rules: [
        { id: 'D20', text: 'The entrance is closed, and rubies left on the path go back to the supply.' },
        { id: 'D21', text: 'If a trap ended it, one of the two cards is put aside for the rest of the match.' },
        { id: 'D22', text: 'All other cards are shuffled back into the deck.' },
        {
          id: 'D23',
          text: 'After the fifth expedition the chests are opened. Whoever has the most points wins; if there’s a tie, you share the win.',
        },
      ],
    },
    {
      title: 'Variant: relics',
      rules: [
        {
          id: 'D30',
          text: `At the start of every expedition the next relic is shuffled into the deck: ${first}, then ${listTexts('en', others)}.`,
        },
        { id: 'D31', text: 'A relic that turns up joins the path. Nothing else happens.' },
        {
          id: 'D32',
          text: 'If exactly one explorer goes back, they take every relic on the path. If several go back together, nobody does.',
        },
        {
          id: 'D33',
          text: 'Relics left on the path at the end of an expedition leave the match. Those still in the deck stay in it.',
        },
        { id: 'D34', text: 'A relic is worth its number and can never be lost again.' },
      ],
    },
    {
      title: 'When someone is away',
      rules: [
        {
          id: 'D40',
          text: 'If someone doesn’t decide within the agreed time, a bot decides for them, knowing only what they know. They get their seat back the moment they return.',
        },
      ],
    },
  ],
};
