// English: Out of Mine!, the rules as a reference.

import type { Rulebook } from '../types.ts';

export const rulebook: Rulebook = {
  title: 'Out of Mine!',
  sections: [
    {
      title: 'The box',
      rules: [
        {
          id: 'M1',
          text: '69 crystal tiles: 12 yellow of one space, 16 blue of two, 16 green of three, 15 red of four and 10 white of five.',
        },
        { id: 'M2', text: 'Tiles may be turned and turned over.' },
        {
          id: 'M3',
          text: '10 boards with a gallery on either side: 20 galleries of 20 spaces each, all different (our ruling).',
        },
        {
          id: 'M4',
          text: '40 treasure cards. Each says how many tiles of which colours you have to use: together exactly 20 spaces (our ruling).',
        },
        {
          id: 'M5',
          text: 'Each card also shows a find that is wanted (gold or silver) and one that isn’t (woodworm or rat), with points.',
        },
        { id: 'M6', text: 'Every gallery can be filled completely with every card.' },
        {
          id: 'M7',
          text: 'Three elves of different colours stand at each gallery, each next to one space (our ruling).',
        },
        { id: 'M8', text: 'Some tiles show a find on their front. Turned over, a tile hides it (our ruling).' },
      ],
    },
    {
      title: 'A round',
      rules: [
        { id: 'M10', text: 'You get a board at random and choose a side.' },
        {
          id: 'M11',
          text: 'When everyone is ready, all treasure cards are turned over at once and everyone plays at the same time.',
        },
        { id: 'M12', text: 'The supply is shared. Take tiles one at a time: your hand holds one.' },
        {
          id: 'M13',
          text: 'Lay the tile in your hand on your board, or put it back. You may move laid tiles, turn them, turn them over or put them back at any time (our ruling).',
        },
        { id: 'M14', text: 'If two players want the same tile, the first one gets it. The other is told at once.' },
        {
          id: 'M15',
          text: 'You can make mistakes: over the edge, or in a colour or number your card doesn’t allow. Tiles never overlap. With guard rails on, wrong tiles are refused.',
        },
        {
          id: 'M16',
          text: 'Done? Call “Out of Mine!”. From then on nobody lays anything. You can call only when every space is covered, rightly or wrongly.',
        },
        {
          id: 'M17',
          text: 'If everyone says they’re stuck, or the agreed time is up, the round ends without a caller (our ruling).',
        },
      ],
    },
    {
      title: 'Scoring',
      rules: [
        {
          id: 'M20',
          text: 'Wrong tiles are removed: those over the edge, of a colour not on your card, or too many of a colour (the last laid go first: our ruling).',
        },
        { id: 'M21', text: '10 points, less 1 for each empty space.' },
        { id: 'M22', text: 'The caller gets 2 more if their gallery was complete and correct, and 2 less otherwise.' },
        { id: 'M23', text: 'More than 10 empty spaces: 0 points, and no bonus of any kind.' },
        {
          id: 'M24',
          text: 'A round never scores below 0 (our ruling), unless the table agreed that it may (house rule).',
        },
        { id: 'M25', text: 'Elves: 1 point for each elf whose space is covered by a tile of its colour.' },
        { id: 'M26', text: 'Finds: your card’s points for each visible find it names.' },
      ],
    },
    {
      title: 'Between rounds, and the end',
      rules: [
        {
          id: 'M30',
          text: 'The caller’s board goes back to the box. A new one is shuffled with the others, and each player gets one at random. If you get the same board again, you play its other side.',
        },
        { id: 'M31', text: 'Without a caller, the board with the fewest empty spaces goes (our ruling).' },
        {
          id: 'M32',
          text: 'After the seventh round, whoever has the most points wins; if there’s a tie, you share the win. House rule: the table may agree on fewer rounds.',
        },
      ],
    },
    {
      title: 'Fair for everyone (options)',
      rules: [
        { id: 'M40', text: 'A round starts for everyone at the same instant, when everyone is ready.' },
        {
          id: 'M41',
          text: 'Photo finish: a second correct call at the same moment gets the full bonus too (our ruling).',
        },
        {
          id: 'M42',
          text: 'Handicaps for a seat: a head start, time after someone else’s call, several times as long as the others, guard rails, an easier card (our rulings).',
        },
      ],
    },
  ],
};
