// English: the lesson of Out of Mine! This file gives the type of all five.

export const lesson = {
  card: {
    say: 'This is your gallery: 20 spaces in the rock. Your treasure card says which tiles fill it exactly: 1 blue, 2 red and 2 white. The shapes are up to you.',
  },
  take: {
    say: 'The supply belongs to everyone, and everyone mines at the same time. There’s only one of each white tile. Take the white F!',
    nudge: 'Tap the white F in the supply.',
  },
  hand: {
    say: 'Pip wanted it too, but you were quicker. You hold one tile at a time: lay it, or put it back. Here the F would only be in the way. Put it back.',
    nudge: 'Tap “Put back”, the arrow into the tray.',
  },
  gone: {
    say: 'Swish, now Pip has it. Never mind: the white W looks like the staircase at the upper right. Take it.',
    nudge: 'Tap the white W in the supply.',
  },
  turn: {
    say: 'Turn it until it fits, and lay it on the staircase, right up to the topmost space. You may move laid tiles at any time.',
    nudge: 'The staircase begins at the topmost space. The round arrow turns the tile.',
  },
  last: {
    say: 'A little later: four spaces are open, and your card asks for one more red. Which shape is it? Take the red L.',
    nudge: 'Tap the red L in the supply.',
  },
  turnOver: {
    say: 'Turning alone doesn’t help here. Turn the tile over as well, then lay it.',
    nudge: 'The two triangles turn the tile over, the round arrow turns it, until it fits the four open spaces.',
  },
  call: {
    say: 'Every space is covered, and every tile is on the card. Be quick and call! After that, nobody lays anything.',
    nudge: 'Tap “Out of Mine!”.',
  },
  twelve: {
    say: '10 points for a full gallery and 2 for the right call: 12! Every empty space costs 1 point. Pip has more than 10, and so gets nothing at all. On to the next round!',
    nudge: 'Tap “On to the next round”.',
  },
  wrong: {
    say: 'Nothing stops you from making mistakes. At the top a blue tile sticks out into the rock, and you’re holding a third green one, though your card asks for two. Lay it all the same, at the lower left.',
    nudge: 'Turn the green tile upright, and lay it on the three open spaces.',
  },
  early: {
    say: 'It looks full, doesn’t it? Two tiles are wrong. Just this once: call anyway.',
    nudge: 'Tap “Out of Mine!”, then “Call anyway”.',
  },
  four: {
    say: 'Wrong tiles come off: the blue one that sticks out, and the green one too many. That leaves 4 empty spaces, and the early call costs 2 points: 10 − 4 − 2 = 4.',
    nudge: 'Tap “On to the next round”.',
  },
  rails: {
    say: 'If you like, you can play with guard rails. Your card asks for no yellow here. Take a yellow tile all the same.',
    nudge: 'Tap the yellow tile in the supply.',
  },
  held: {
    say: 'Try it anywhere you like: the guard rails keep wrong tiles out of the gallery. Then put it back.',
    nudge: 'Tap “Put back”, the arrow into the tray.',
  },
  elves: {
    say: 'With elves there’s more to win: 1 point for each elf next to a tile of its colour. The white elf is happy already. Take a blue tile for the blue one.',
    nudge: 'Tap the blue tile in the supply.',
  },
  blue: {
    say: 'Lay it next to the blue elf, at the far right. Hurry, Pip is nearly done!',
    nudge: 'The two open spaces next to the blue elf.',
  },
  eight: {
    say: 'Pip called first. You have 4 empty spaces and two happy elves; the green one has only white next to it. 10 − 4 + 1 + 1 = 8.',
    nudge: 'Tap “On to the next round”.',
  },
  finds: {
    say: 'Finds: here your card gives 2 points for each gold nugget and takes 1 for each woodworm. Only what you can see counts. Take the green I with the gold.',
    nudge: 'Tap the green I in the supply.',
  },
  gold: {
    say: 'Lay it at the top, with the gold facing up. The back of a tile is plain: that’s how you hide a woodworm.',
    nudge: 'The three open spaces at the top; the gold has to be seen.',
  },
  nine: {
    say: 'Pip called before your woodworm was hidden. 10 − 4 + 2 + 2 − 1 = 9. After seven rounds, whoever has the most points wins. Good luck down there!',
    nudge: 'Tap “On to the next round”.',
  },
} as const satisfies Readonly<Record<string, { readonly say: string; readonly nudge?: string }>>;

export type OutOfMineLesson = {
  readonly [Step in keyof typeof lesson]: { readonly say: string; readonly nudge?: string };
};
