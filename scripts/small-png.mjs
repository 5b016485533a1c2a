// A PNG of at most 256 colours, from pixels: a picture of a page in a quarter of the bytes.

import { crc32, deflateSync } from 'node:zlib';

const COLOURS = 256;
/** Bits of each channel that colours are counted by. */
const BITS = 6;
const SHIFT = 8 - BITS;

const keyOf = (r, g, b) => ((r >> SHIFT) << (2 * BITS)) | ((g >> SHIFT) << BITS) | (b >> SHIFT);

/** How often each colour occurs, with the sum of what it stands for. */
function countColours(pixels) {
  const bins = new Map();
  for (let at = 0; at < pixels.length; at += 4) {
    const [r, g, b] = [pixels[at], pixels[at + 1], pixels[at + 2]];
    const key = keyOf(r, g, b);
    const bin = bins.get(key) ?? { key, count: 0, sum: [0, 0, 0] };
    bin.count += 1;
    bin.sum[0] += r;
    bin.sum[1] += g;
    bin.sum[2] += b;
    bins.set(key, bin);
  }
  return [...bins.values()].map((bin) => ({ ...bin, mean: bin.sum.map((sum) => sum / bin.count) }));
}

/** How much is lost when all these colours become one, and the channel in which they differ most. */
function spreadOf(bins) {
  const count = bins.reduce((sum, bin) => sum + bin.count, 0);
  const losses = [0, 1, 2].map((channel) => {
    const mean = bins.reduce((sum, bin) => sum + bin.sum[channel], 0) / count;
    return bins.reduce((sum, bin) => sum + bin.count * (bin.mean[channel] - mean) ** 2, 0);
  });
  const loss = Math.max(...losses);
  return { bins, loss, channel: losses.indexOf(loss) };
}

/** Cuts the worst box in two at its mean, until there are enough. */
function choosePalette(bins) {
  const boxes = [spreadOf(bins)];
  while (boxes.length < COLOURS) {
    const worst = boxes.reduce((a, b) => (b.loss > a.loss ? b : a));
    if (worst.loss === 0) break;
    const { channel } = worst;
    const count = worst.bins.reduce((sum, bin) => sum + bin.count, 0);
    const mean = worst.bins.reduce((sum, bin) => sum + bin.sum[channel], 0) / count;
    const low = worst.bins.filter((bin) => bin.mean[channel] <= mean);
    const high = worst.bins.filter((bin) => bin.mean[channel] > mean);
    boxes.splice(boxes.indexOf(worst), 1, spreadOf(low), spreadOf(high));
  }
  return boxes.map((box) => {
    const count = box.bins.reduce((sum, bin) => sum + bin.count, 0);
    return [0, 1, 2].map((channel) => Math.round(box.bins.reduce((sum, bin) => sum + bin.sum[channel], 0) / count));
  });
}

function nearest(palette, [r, g, b]) {
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  for (const [index, [pr, pg, pb]] of palette.entries()) {
    const away = (r - pr) ** 2 + (g - pg) ** 2 + (b - pb) ** 2;
    if (away < least) [best, least] = [index, away];
  }
  return best;
}

function chunk(type, data) {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const bytes = Buffer.alloc(body.length + 8);
  bytes.writeUInt32BE(data.length, 0);
  body.copy(bytes, 4);
  bytes.writeUInt32BE(crc32(body), body.length + 4);
  return bytes;
}

/** `pixels` are red, green, blue and opacity, row by row, as a canvas gives them. */
export function smallPng({ width, height, pixels }) {
  const bins = countColours(pixels);
  const palette = choosePalette(bins);
  const indexOf = new Map(bins.map((bin) => [bin.key, nearest(palette, bin.mean)]));
  const rows = Buffer.alloc(height * (width + 1));
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = 4 * (y * width + x);
      rows[y * (width + 1) + 1 + x] = indexOf.get(keyOf(pixels[at], pixels[at + 1], pixels[at + 2]));
    }
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  // Eight bits for each pixel, and they name a colour of the palette.
  head.set([8, 3, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('PLTE', Buffer.from(palette.flat())),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
