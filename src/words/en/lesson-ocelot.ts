// English: the lesson of Sir Ocelot's Cave. This file gives the type of all five.

export const lesson = {
  sides: {
    say: 'You want this red beryl. A compass, a lamp and a pickaxe must see it, each from a different side. Two lamps and a compass aren’t enough: put a pickaxe at the west end of its row.',
    nudge: 'Choose a pickaxe, then space 16.',
  },
  collect: {
    say: 'Now all three tools see the beryl: north, south and west. Collect it, 7 points!',
    nudge: 'Tap the red beryl.',
  },
  between: {
    say: 'Where two caves touch, a space looks into both. Put a compass on space 25: it sees into level 2 and level 3.',
    nudge: 'Choose a compass, then space 25.',
  },
  both: { say: 'The opal of level 2 is now seen from three sides. Collect it.', nudge: 'Tap the glowing opal.' },
  geode: {
    say: 'A geode hides an amethyst. A lamp and a pickaxe already see this one. Add a compass from the east or the south.',
    nudge: 'Choose a compass, then an end of the geode’s row or column.',
  },
  crack: { say: 'Crack it open! It’s on level 2, so you draw from the green bag.', nudge: 'Tap the geode.' },
  amethyst: {
    say: 'Your amethyst is in your tray, and only you know what it’s worth. Tap a bag any time to see what’s in it.',
  },
  enter: {
    say: 'Once per match you can bring in your Moth instead of a tool. It lands on an empty cell of level 1 or on a gem worth 1, which it takes. Choose the Moth, then the star.',
    nudge: 'Choose the Moth, then the star in the middle.',
  },
  set: {
    say: 'For you, the Moth counts as any tool: it helps you see the moon. With sun, moon and star you draw a blue amethyst. Collect the moon!',
    nudge: 'Tap the moon.',
  },
  wild: {
    say: 'A pickaxe sees this geode, and so does your Moth. Add a compass from the west or the south, and the Moth stands in for the lamp.',
    nudge: 'Choose a compass, then an end of the geode’s row or column.',
  },
  own: {
    say: 'The Moth helps only you; your opponent couldn’t take this geode. Collect it.',
    nudge: 'Tap the geode.',
  },
  twoSides: {
    say: 'A lamp, a compass and the Moth see this emerald, but Moth and compass from the same side. That’s only two sides. Add a pickaxe from the east or the south.',
    nudge: 'Choose a pickaxe, then an end of the emerald’s row or column.',
  },
  third: { say: 'Three sides, three tools. Now either of you could take it, so be quick!', nudge: 'Tap the emerald.' },
  deeper: {
    say: 'At the start of a turn your Moth may fly one level deeper, to an empty cell or a rock crystal. Send it to a crystal of level 2.',
    nudge: 'Choose the Moth, then a rock crystal of level 2.',
  },
  goOn: {
    say: 'The crystal is yours, and your turn goes on: place any tool you like.',
    nudge: 'Choose a tool and a space.',
  },
  end: {
    say: 'When you’ve collected what you want, end your turn. After 16 turns each, the most valuable collection wins.',
    nudge: 'Tap “End turn”.',
  },
} as const satisfies Readonly<Record<string, { readonly say: string; readonly nudge?: string }>>;

export type OcelotLesson = {
  readonly [Step in keyof typeof lesson]: { readonly say: string; readonly nudge?: string };
};
