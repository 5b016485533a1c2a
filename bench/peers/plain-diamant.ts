// The yardstick: Diamant written down plainly over typed arrays, with no copy, no record and nobody to tell. Random play.

const TREASURES = Uint8Array.of(1, 2, 3, 4, 5, 5, 7, 7, 9, 11, 11, 13, 14, 15, 17);
const RELICS = Uint8Array.of(5, 7, 8, 10, 12);
const KINDS_OF_TRAP = 5;

/** Cards 0–14 are treasures, 15–29 traps (the kind is the remainder by 5), 30–34 relics. */
const FIRST_TRAP = 15;
const FIRST_RELIC = 30;

export interface Table {
  readonly seats: number;
  readonly relics: boolean;
}

const deck = new Uint8Array(FIRST_RELIC + RELICS.length);
const inside = new Uint8Array(8);
const back = new Uint8Array(8);
const loot = new Int32Array(8);
const points = new Int32Array(8);

/** Plays random matches and gives the points of all seats together, so that ports can be compared. */
export function playPlain(matches: number, { seats, relics }: Table): number {
  let all = 0;
  for (let match = 0; match < matches; match++) {
    points.fill(0);
    let size = FIRST_RELIC;
    for (let card = 0; card < size; card++) deck[card] = card;
    for (let expedition = 0; expedition < RELICS.length; expedition++) {
      if (relics) deck[size++] = FIRST_RELIC + expedition;
      shuffle(size);
      size = explore(size, seats);
    }
    for (let seat = 0; seat < seats; seat++) all += points[seat] ?? 0;
  }
  return all;
}

function shuffle(size: number): void {
  for (let last = size - 1; last > 0; last--) {
    const other = (Math.random() * (last + 1)) | 0;
    const card = deck[other] ?? 0;
    deck[other] = deck[last] ?? 0;
    deck[last] = card;
  }
}

/** One expedition. Gives the size of the deck after it: the sprung trap and the relics turned are out. */
function explore(size: number, seats: number): number {
  let explorers = seats;
  let lying = 0;
  let traps = 0;
  let lyingRelics = 0;
  let turned = 0;
  let isSprung = false;
  inside.fill(1);
  loot.fill(0);
  while (explorers > 0 && !isSprung) {
    const card = deck[turned++] ?? 0;
    if (card < FIRST_TRAP) {
      const rubies = TREASURES[card] ?? 0;
      const share = (rubies / explorers) | 0;
      lying += rubies - share * explorers;
      for (let seat = 0; seat < seats; seat++) if (inside[seat] === 1) loot[seat] = (loot[seat] ?? 0) + share;
    } else if (card < FIRST_RELIC) {
      const kind = 1 << (card % KINDS_OF_TRAP);
      isSprung = (traps & kind) !== 0;
      traps |= kind;
    } else {
      lyingRelics += RELICS[card - FIRST_RELIC] ?? 0;
    }
    if (isSprung) break;
    let leavers = 0;
    for (let seat = 0; seat < seats; seat++) {
      back[seat] = inside[seat] === 1 && Math.random() < 0.5 ? 1 : 0;
      leavers += back[seat] ?? 0;
    }
    if (leavers === 0) continue;
    const home: number = (lying / leavers) | 0;
    lying -= home * leavers;
    for (let seat = 0; seat < seats; seat++) {
      if (back[seat] === 0) continue;
      inside[seat] = 0;
      points[seat] = (points[seat] ?? 0) + (loot[seat] ?? 0) + home + (leavers === 1 ? lyingRelics : 0);
    }
    if (leavers === 1) lyingRelics = 0;
    explorers -= leavers;
  }
  let kept = 0;
  for (let place = 0; place < size; place++) {
    const card = deck[place] ?? 0;
    const isGone = place < turned && (card >= FIRST_RELIC || (isSprung && place === turned - 1));
    if (!isGone) deck[kept++] = card;
  }
  return kept;
}
