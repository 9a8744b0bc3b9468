import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { root } from '../process/root';
import { openLibrary } from './read-image';
import { inTurn } from './turns';

const pictureOf = (name: string): string => join(root, 'web', 'pictures', 'share', `${name}.png`);
/** Where the sign stands in `signs.png`: the digits, then per cent. */
const SIGN = { width: 106, height: 130, percentWidth: 156 };
const BACKGROUND = '#faf9f6';
const ACCENT = '#11665d';
const LINE = '#e0dcd3';
/** The place of the figure in `station.png`, in pixels, and that of the bar below it. */
const FIGURE = { left: 92, top: 290, width: 480, height: 140 };
const BAR = { left: 100, top: 480, width: 400, height: 16 };

const area = (width: number, height: number, background: string) => ({
  create: { width, height, channels: 3 as const, background },
});

/** There are only as many as there are scores. */
const drawn = new LRUCache<number, Buffer>({ max: 101 });

async function draw(percent: number): Promise<Buffer> {
  const sharp = await openLibrary();
  const signs = [...String(percent)].map((digit) => ({ left: Number(digit) * SIGN.width, width: SIGN.width }));
  const figure = await Promise.all(
    [...signs, { left: 10 * SIGN.width, width: SIGN.percentWidth }].map(({ left, width }) =>
      sharp(pictureOf('signs')).extract({ left, top: 0, width, height: SIGN.height }).toBuffer(),
    ),
  );
  const done = Math.round((BAR.width * percent) / 100);
  return sharp(pictureOf('station'))
    .composite([
      { input: area(FIGURE.width, FIGURE.height, BACKGROUND), left: FIGURE.left, top: FIGURE.top },
      ...figure.map((input, index) => ({ input, left: FIGURE.left + index * SIGN.width, top: FIGURE.top })),
      { input: area(BAR.width, BAR.height, LINE), left: BAR.left, top: BAR.top },
      ...(done > 0 ? [{ input: area(done, BAR.height, ACCENT), left: BAR.left, top: BAR.top }] : []),
    ])
    .png({ palette: true })
    .toBuffer();
}

/**
 * The picture that the preview of a shared result shows: PNG, 1200 by 630 pixels.
 * @param percent the score, a whole number from 0 to 100
 * @throws Problem `images-busy` (503) if too many are drawn at once
 */
export async function scorePicture(percent: number): Promise<Buffer> {
  const picture = drawn.get(percent) ?? (await inTurn(() => draw(percent)));
  drawn.set(percent, picture);
  return picture;
}
