// The drawings of the galleries: '#' is rock, '.' a space, a letter an elf (yellow, blue, green, red, white) beside its space.
// Written by `grotto content --write`, see src/tools/content.

export interface GalleryDrawing {
  readonly name: string;
  /** The gallery within a rim of rock, where the elves stand. */
  readonly drawing: string;
}

/** Front and back of each board in turn. */
export const GALLERY_DRAWINGS: readonly GalleryDrawing[] = [
  {
    name: 'Crooked Lantern',
    drawing: `
      ####r###
      ####.###
      ##.#..##
      ##.##..#
      w......#
      #.#.####
      #.....y#
      ########`,
  },
  {
    name: 'Pump Room',
    drawing: `
      #########
      #....w###
      ####.#..#
      #..#.#..#
      ##......#
      ##b####.#
      #######.g
      #########`,
  },
  {
    name: 'Three Ladders',
    drawing: `
      #########
      #######.b
      #######.#
      w...##..#
      #.#.....#
      #.#.#####
      #.#....##
      #####y###`,
  },
  {
    name: 'Hourglass',
    drawing: `
      #########
      ###...r##
      ###.#.###
      g.....###
      ###.....#
      ###.#.###
      ###...###
      ####b####`,
  },
  {
    name: 'Hook and Eye',
    drawing: `
      #r#######
      #....####
      ###...###
      #...#...g
      ###.#.#.#
      ###.#...#
      ###w#####`,
  },
  {
    name: 'Two Boots',
    drawing: `
      #######y#
      ######..#
      ###.....#
      b.###.###
      #..##.###
      ##....###
      ####....#
      #####r###`,
  },
  {
    name: 'Sliding Stair',
    drawing: `
      #########
      ##.###.##
      #y..##..#
      ###..##.g
      ####....#
      #####..##
      #.....###
      ####r####`,
  },
  {
    name: 'Twin Wells',
    drawing: `
      #########
      #...#####
      #.#.#####
      #.....###
      #w#.....b
      #####.#.#
      #####...#
      #####r###`,
  },
  {
    name: 'Water Crane',
    drawing: `
      ####b####
      #......##
      #..######
      ##.######
      ##...####
      ##.#....g
      ##...####
      ##y######`,
  },
  {
    name: 'Pitchfork',
    drawing: `
      ########
      y.#.##.#
      #.#.##.g
      #.#.##.#
      #....#.#
      ####...#
      ###w...#
      ########`,
  },
  {
    name: 'Coiled Adder',
    drawing: `
      ########
      #####..g
      ##.....#
      w..###.#
      #.##...#
      #.####.#
      #.##...#
      ####y###`,
  },
  {
    name: 'Mirror Halls',
    drawing: `
      #########
      #...#r###
      #.....###
      ###.#.###
      ###.#.###
      ##w.....#
      #####...y
      #########`,
  },
  {
    name: 'Broken Ladder',
    drawing: `
      #######b#
      y..#....#
      #....##.#
      ####....#
      ####.#.##
      ####.#.##
      ####r#.##
      #########`,
  },
  {
    name: 'Forked Lightning',
    drawing: `
      ##y#####
      ##.###.#
      ##..##.#
      ###....#
      ##...###
      #..#...w
      #.###..#
      #b######`,
  },
  {
    name: 'Bent Shovel',
    drawing: `
      ###g#####
      ###.....#
      ###..##.#
      ####.##.#
      ##....#.w
      #..##..##
      r.#######
      #########`,
  },
  {
    name: 'Winding Gear',
    drawing: `
      ###r#####
      #....####
      ####.####
      ###.....b
      #.....###
      ####.####
      ####....#
      ####g####`,
  },
  {
    name: 'Tin Kettle',
    drawing: `
      ########
      #.##...#
      y.##.#.#
      #....#.g
      #..#...#
      ####.###
      ###..###
      ###r####`,
  },
  {
    name: 'Long Way Round',
    drawing: `
      #########
      ###.....b
      w...###.#
      ###.###.#
      #.....#.#
      ###...###
      #####r###`,
  },
  {
    name: 'Silver Vein',
    drawing: `
      #w#######
      #.#######
      #.#.....b
      #...##.##
      #..###.##
      #####..##
      ##....###
      ###g#####`,
  },
  {
    name: 'Sluice Gates',
    drawing: `
      #########
      #####...#
      #g##....#
      #.##.##.b
      #.##.##.#
      #....####
      #...#####
      ###y#####`,
  },
];
