// English: the lesson of Diamant. This file gives the type of all five.

export const lesson = {
  nine: {
    say: 'Five of you found 9 rubies: one each, and 4 that cannot be shared stay on the card. What you hold is loot. It is not safe yet.',
  },
  on: {
    say: 'Now everyone decides in secret: deeper into the cave, or back to the camp? Go on.',
    nudge: 'Not yet: go on once more.',
  },
  trap: {
    say: 'A trap. The first of its kind does nothing, a second one ends the expedition. The bar tells how likely that is. Dare to go on.',
    nudge: 'Be brave: go on.',
    praise: 'Treasure! Two for each of you.',
  },
  back: {
    say: '5 rubies lie on the path now. Those who go back share them and put everything into their chests. Go back.',
    nudge: 'This is a good moment to go back.',
  },
  home: {
    say: 'You went alone, so all 5 are yours, and your loot of 3 with them. Eight in the chest, and nothing can take them away.',
  },
  dare: {
    say: 'Another expedition. A snake has been seen. What if you go on?',
    nudge: 'Just this once: go on.',
  },
  lost: {
    say: 'The second snake! All inside drop their loot and run. Your chest is untouched, and one snake is out of the game.',
  },
  relic: {
    say: 'A relic. It goes to one who goes back alone; if two go, nobody gets it. Nobody else looks tired. Go back.',
    nudge: 'Take your chance: go back.',
  },
  end: {
    say: 'The owl is yours: 7 points. After five expeditions the richest chest wins. Off you go!',
  },
};

export type DiamantLesson = typeof lesson;
