// English: the lesson of Diamant. This file gives the type of all five.

export const lesson = {
  nine: {
    say: 'The five of you found 9 rubies: one each. The other 4 can’t be shared and stay on the card. What you hold is loot, and it isn’t safe yet.',
  },
  on: {
    say: 'Now everyone decides in secret: deeper into the cave, or back to the camp? Go on.',
    nudge: 'Not yet: go on once more.',
  },
  trap: {
    say: 'A trap. The first of its kind does nothing, but a second one ends the expedition. The bar shows how likely that is. Dare to go on.',
    nudge: 'Be brave: go on.',
    praise: 'Treasure! Two for each of you.',
  },
  back: {
    say: 'There are 5 rubies on the path now. Those who go back share them and put everything into their chests. Go back.',
    nudge: 'This is a good moment to go back.',
  },
  home: {
    say: 'You went alone, so all 5 are yours, and so is your loot of 3. That’s eight in the chest, and nobody can take them away.',
  },
  dare: {
    say: 'Another expedition. A snake has been seen. What if you go on?',
    nudge: 'Just this once: go on.',
  },
  lost: {
    say: 'The second snake! Everyone inside drops their loot and runs. Your chest is untouched, and one snake is out of the game.',
  },
  relic: {
    say: 'A relic. It goes to someone who goes back alone; if two go, nobody gets it. The others look keen to go on. Go back.',
    nudge: 'Take your chance: go back.',
  },
  end: {
    say: 'The owl is yours: 7 points. After five expeditions the richest chest wins. Off you go!',
  },
};

export type DiamantLesson = typeof lesson;
