// The galleries' names, in the order in which the generator gives them: each says what its plan looks like.

export const GALLERY_NAMES: readonly string[] = [
  'Crooked Lantern',
  'Pump Room',
  'Three Ladders',
  'Hourglass',
  'Hook and Eye',
  'Two Boots',
  'Sliding Stair',
  'Twin Wells',
  'Water Crane',
  'Pitchfork',
  'Coiled Adder',
  'Mirror Halls',
  'Broken Ladder',
  'Forked Lightning',
  'Bent Shovel',
  'Winding Gear',
  'Tin Kettle',
  'Long Way Round',
  'Silver Vein',
  'Sluice Gates',
];
