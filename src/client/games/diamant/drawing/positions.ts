// Where everything stands in the cave, in grid units: 960 × 598 on wide boards, 390 × 552 on tall ones.

export interface Position {
  readonly x: number;
  readonly y: number;
  /** Size: 1 is a card 150 units wide, or an explorer 68 units wide. */
  readonly size: number;
  /** How wide a name may be without overlapping its neighbour's. */
  readonly room?: number;
  /** Names of a long row alternate between two lines. */
  readonly line?: number;
}

/** The same place on both kinds of board; the style sheet chooses. */
export interface Place {
  readonly wide: Position;
  readonly tall: Position;
}

type Format = keyof Place;

const FORMATS = ['wide', 'tall'] as const;

const position = (x: number, y: number, size: number): Position => ({ x, y, size });

const both = (at: (format: Format) => Position): Place => ({ wide: at('wide'), tall: at('tall') });

/** Stations of the path from its front back to the camp: the newest card is always in front, older ones recede. */
const STATIONS: Readonly<Record<Format, readonly Position[]>> = {
  wide: [
    position(722, 470, 1.22),
    position(502, 476, 0.96),
    position(348, 422, 0.82),
    position(444, 346, 0.7),
    position(524, 284, 0.63),
    position(466, 218, 0.57),
    position(386, 208, 0.53),
    position(308, 228, 0.5),
  ],
  tall: [
    position(222, 458, 1.04),
    position(74, 462, 0.8),
    position(56, 356, 0.66),
    position(78, 262, 0.57),
    position(163, 234, 0.52),
    position(244, 226, 0.49),
    position(300, 176, 0.45),
    position(240, 146, 0.43),
  ],
};

/** Cards further back than this lie under the last one as a pile. */
export const MAX_STATIONS = 12;

/** This many cards keep their station however long the path is. */
const FIXED = 2;

export const DECK: Place = { wide: position(894, 372, 0.7), tall: position(352, 420, 0.54) };

/** How far along the stations the card lies that is `back` steps from the front, on a path of `length` cards. */
function stationOf(back: number, length: number, stations: number): number {
  if (length <= stations || back < FIXED) return back;
  return FIXED + ((back - FIXED) * (stations - 1 - FIXED)) / (Math.min(length, MAX_STATIONS) - 1 - FIXED);
}

function between(stations: readonly Position[], at: number): Position {
  const nearer = stations[Math.floor(at)];
  const farther = stations[Math.ceil(at)];
  if (nearer === undefined || farther === undefined) return stations.at(-1) ?? position(0, 0, 1);
  const part = at - Math.floor(at);
  const mix = (a: number, b: number): number => a + (b - a) * part;
  return position(mix(nearer.x, farther.x), mix(nearer.y, farther.y), mix(nearer.size, farther.size));
}

/** The place of the card `back` steps from the front. On long paths older cards move together and shrink a little. */
export function cardPlace(back: number, length: number): Place {
  return both((format) => {
    const stations = STATIONS[format];
    const at = between(stations, stationOf(Math.min(back, MAX_STATIONS - 1), length, stations.length));
    const crowded = back < FIXED ? 1 : Math.min(1, Math.sqrt(stations.length / Math.min(length, MAX_STATIONS)));
    return { ...at, size: at.size * crowded };
  });
}

interface Row {
  readonly centre: number;
  /** Nobody stands further right than this: the newest card must stay readable. */
  readonly end: number;
  readonly feet: number;
  readonly pitch: number;
  readonly width: number;
  readonly size: number;
}

const PARTY: Readonly<Record<Format, Row>> = {
  wide: { centre: 722, end: 788, feet: 384, pitch: 84, width: 460, size: 1 },
  tall: { centre: 222, end: 290, feet: 380, pitch: 70, width: 300, size: 0.8 },
};

const HOMEWARD: Readonly<Record<Format, Row>> = {
  wide: { centre: 560, end: 720, feet: 500, pitch: 78, width: 330, size: 1 },
  tall: { centre: 96, end: 176, feet: 446, pitch: 60, width: 170, size: 0.8 },
};

/** From this many on, names in one line would be cut to their first letters. */
export const LONG_ROW = 5;

function inRow(rows: Readonly<Record<Format, Row>>, index: number, count: number): Place {
  return both((format) => {
    const { centre, end, feet, pitch, width, size } = rows[format];
    const step = Math.min(pitch, width / count);
    const half = ((count - 1) / 2) * step;
    const isLower = index % 2 === 0;
    const lines = count < LONG_ROW ? 1 : 2;
    const at = position(Math.min(centre, end - half) - half + index * step, feet + (isLower ? 8 * size : 0), size);
    const room = count === 1 ? 2 * pitch : Math.min(lines * step, 2 * at.x);
    return { ...at, room, line: lines === 2 && isLower ? 1 : 0 };
  });
}

/** At the front of the path, on the newest card. */
export const partyPlace = (index: number, count: number): Place => inRow(PARTY, index, count);

/** A few steps back, on the way out, while decisions lie open. */
export const homewardPlace = (index: number, count: number): Place => inRow(HOMEWARD, index, count);

const CAMP: Readonly<Record<Format, readonly Position[]>> = {
  wide: [
    position(212, 264, 0.72),
    position(250, 272, 0.72),
    position(112, 288, 0.74),
    position(66, 284, 0.74),
    position(188, 300, 0.76),
    position(234, 306, 0.76),
    position(24, 282, 0.74),
    position(146, 306, 0.76),
  ],
  tall: [
    position(134, 182, 0.5),
    position(174, 188, 0.5),
    position(76, 204, 0.52),
    position(46, 200, 0.52),
    position(122, 210, 0.53),
    position(156, 213, 0.53),
    position(18, 198, 0.52),
    position(98, 214, 0.53),
  ],
};

/** Round the fire; `index` counts those in camp. */
export const campPlace = (index: number): Place => both((format) => CAMP[format][index] ?? position(0, 0, 1));

/** A place as custom properties. `prefix` tells a second place on the same element apart (a flight has two). */
export function placeStyle(place: Place, prefix = ''): Record<string, number> {
  const style: Record<string, number> = {};
  for (const format of FORMATS) {
    const { x, y, size, room, line } = place[format];
    style[`--${prefix}${format}-x`] = Math.round(x * 10) / 10;
    style[`--${prefix}${format}-y`] = Math.round(y * 10) / 10;
    style[`--${prefix}${format}-size`] = Math.round(size * 1000) / 1000;
    if (room !== undefined) style[`--${prefix}${format}-room`] = Math.round(room * 10) / 10;
    if (line !== undefined) style['--line'] = line;
  }
  return style;
}
