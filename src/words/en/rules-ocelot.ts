// English: Sir Ocelot’s Cave, the rules as a reference.

import type { Rulebook } from '../types.ts';

export const rulebook: Rulebook = {
  title: 'Sir Ocelot’s Cave',
  sections: [
    {
      title: 'The caves',
      rules: [
        {
          id: 'O1',
          text: 'Three caves: level 1 (blue) with 41 cells, level 2 (green) and level 3 (red) with 13 each (our ruling).',
        },
        {
          id: 'O2',
          text: 'Round spaces lie around every cave. Each looks along the rows and columns of cells that end at it.',
        },
        {
          id: 'O3',
          text: 'The spaces where two caves meet look into both. On the usual mat, levels 2 and 3 meet; on the nested mat, both meet level 1 (our ruling).',
        },
        {
          id: 'O4',
          text: 'Every cell holds a cave token, face up and dealt at random: rock crystals, celestites (sun, moon, star), opals, emeralds, red beryls and geodes.',
        },
        {
          id: 'O5',
          text: 'Each cave has a bag of amethysts. Blue: 2 4 4 5 5 6, “1 for each 1”, “1 for each 3”. Green: 5 6 7 8, “1 for each token left in level 1”. Red: 9 10, “2 for each token left in levels 2 and 3” (our ruling).',
        },
        {
          id: 'O6',
          text: 'You have five tiles A (compass/lamp), five B (lamp/pickaxe), five C (pickaxe/compass) and a companion: 16 tokens for 16 turns.',
        },
      ],
    },
    {
      title: 'Your turn',
      rules: [
        {
          id: 'O10',
          text: 'First, if you like: your companion moves down one level, from 1 to 2 or from 2 to 3. Once a turn, never sideways, never back, and not in the turn it came in.',
        },
        { id: 'O11', text: 'It may enter a cell that is empty or holds a rock crystal.' },
        { id: 'O12', text: 'The rock crystal it finds is yours.' },
        { id: 'O13', text: 'Then you must place one token: a tool, either face up, on any free space of any cave…' },
        {
          id: 'O14',
          text: '…or, once, your companion on a level 1 cell that is empty or holds a gem worth 1 (rock crystal or celestite), which is yours.',
        },
        { id: 'O15', text: 'A placed tool belongs to nobody: you both use it.' },
        { id: 'O16', text: 'If you have tokens left but nowhere to put them, your turn is skipped (our ruling).' },
        {
          id: 'O17',
          text: 'Finally, if you like: collect any gems that are seen, in any cave. What you leave may be taken later, by either of you.',
        },
      ],
    },
    {
      title: 'Seeing',
      rules: [
        {
          id: 'O20',
          text: 'A gem can be collected when a compass, a lamp and a pickaxe see it from three different sides.',
        },
        { id: 'O21', text: 'Sight runs along the whole row or column of a cave. Nothing blocks it.' },
        {
          id: 'O22',
          text: 'Your own companion sees along its row and column inside its cave and stands for any one tool. Three different sides are still needed.',
        },
        { id: 'O23', text: 'To your opponent, your companion is nothing: no help, no obstacle.' },
        { id: 'O24', text: 'A space between two caves looks into both; every other space looks into one.' },
      ],
    },
    {
      title: 'Geodes, celestites, amethysts',
      rules: [
        {
          id: 'O30',
          text: 'A geode gives you an amethyst from the bag of its cave at once; the geode leaves the match.',
        },
        {
          id: 'O31',
          text: 'Every set of sun, moon and star gives you a blue amethyst at once. Each celestite counts for one set.',
        },
        {
          id: 'O32',
          text: 'Only you see which amethyst you drew. Everyone sees that you drew one, and from which bag.',
        },
        { id: 'O33', text: 'You draw at once: collect a gem, look, and then decide about the next.' },
      ],
    },
    {
      title: 'End and scoring',
      rules: [
        { id: 'O40', text: 'The match ends when both of you have placed all 16 tokens.' },
        {
          id: 'O41',
          text: 'Rock crystals and celestites bring 1, opals 3, emeralds 5, red beryls 7, amethysts what they show.',
        },
        {
          id: 'O42',
          text: '“For each 1” and “for each 3” count your gems of that value. “For each token left” counts tokens still in the caves, geodes included (our ruling).',
        },
        {
          id: 'O43',
          text: 'The higher total wins. A tie goes to whoever has more amethysts; if that’s tied too, you share the win.',
        },
        { id: 'O44', text: 'You agree who begins: a draw, one of you, or whoever lost last time.' },
        {
          id: 'O45',
          text: 'House rule: with a fair start, the first player gets 6 points, because going second wins more often.',
        },
      ],
    },
  ],
};
