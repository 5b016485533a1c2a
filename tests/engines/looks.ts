// Compares pictures of one screen in two engines: coarsely, for fonts and edges differ and the layout must not.

import { type Tab, untilHere } from './tab.ts';

/** The picture is cut into so many fields, and the mean colour of each is compared. */
const FIELDS = { across: 32, down: 20 } as const;

export interface Difference {
  /** Mean difference of all fields, as a share of black against white. */
  readonly mean: number;
  /** Fields that differ by more than a quarter. */
  readonly far: number;
}

/** Any tab can compare: it only lends its canvas. */
export async function compareLooks(lender: Tab, one: Buffer, other: Buffer): Promise<Difference> {
  return lender.evaluate(compare, { pictures: [one.toString('base64'), other.toString('base64')], ...FIELDS });
}

/** A table is drawn in many short tasks: the picture is taken once it stays the same for a while. */
export async function stillPicture(tab: Tab, lender: Tab): Promise<Buffer> {
  let last = await tab.screenshot();
  let same = 0;
  await untilHere('a picture that stays the same', async () => {
    await new Promise((resolve) => setTimeout(resolve, 150));
    const next = await tab.screenshot();
    const { mean } = await compareLooks(lender, last, next);
    last = next;
    same = mean < 0.001 ? same + 1 : 0;
    return same >= 4;
  });
  return last;
}

/** Runs in a page. */
async function compare({
  pictures,
  across,
  down,
}: {
  readonly pictures: readonly string[];
  readonly across: number;
  readonly down: number;
}): Promise<Difference> {
  const [a = [], b = []] = await Promise.all(pictures.map(fieldsOf));
  const apart = a.map((value, at) => Math.abs(value - (b[at] ?? 0)) / 255);
  const byField = Array.from({ length: across * down }, (_, field) => {
    const [red = 0, green = 0, blue = 0] = apart.slice(field * 3, field * 3 + 3);
    return (red + green + blue) / 3;
  });
  return {
    mean: byField.reduce((sum, each) => sum + each, 0) / byField.length,
    far: byField.filter((each) => each > 0.25).length,
  };

  async function fieldsOf(base64: string): Promise<number[]> {
    const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const canvas = new OffscreenCanvas(across, down);
    const context = canvas.getContext('2d');
    if (!context) return [];
    context.imageSmoothingQuality = 'high';
    context.drawImage(bitmap, 0, 0, across, down);
    return [...context.getImageData(0, 0, across, down).data].filter((_, at) => at % 4 !== 3);
  }
}
