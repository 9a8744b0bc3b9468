import { createHash } from 'node:crypto';
import type { Sharp } from 'sharp';
import { IMAGE_BYTES_MAX, IMAGE_EDGE_MAX, IMAGE_PIXELS_MAX } from '~/domain/images/contract';
import type { StoredImage } from '~/domain/images/image-store';
import { imageAnimated, imageBroken, imageTooLarge, imageWrongType } from '~/domain/images/refusals';
import { isBare } from './bare-picture';
import { type ImageFormat, readHeader } from './image-header';

/** For so long one picture may be worked on, in seconds. */
export const SECONDS_MAX = 20;
/** Written anew a picture may be somewhat larger than it was sent. */
const WRITTEN_MAX = 2 * IMAGE_BYTES_MAX;

const LOADERS = ['VipsForeignLoadPng', 'VipsForeignLoadJpeg', 'VipsForeignLoadWebp'];

type Library = (typeof import('sharp'))['default'];
let library: Promise<Library> | null = null;

/** The library, when the first picture comes: only what reads the three types is left of it, and each picture has one thread. */
export function openLibrary(): Promise<Library> {
  library ??= import('sharp').then(({ default: sharp }) => {
    sharp.block({ operation: ['VipsForeignLoad'] });
    sharp.unblock({ operation: LOADERS });
    sharp.concurrency(1);
    sharp.cache(false);
    return sharp;
  });
  return library;
}

const WRITERS: Record<ImageFormat, { type: StoredImage['type']; ending: string; write: (image: Sharp) => Sharp }> = {
  png: { type: 'image/png', ending: 'png', write: (image) => image.png({ compressionLevel: 7 }) },
  jpeg: { type: 'image/jpeg', ending: 'jpg', write: (image) => image.jpeg({ quality: 86 }) },
  webp: { type: 'image/webp', ending: 'webp', write: (image) => image.webp({ quality: 88 }) },
};

/** Every error of the library counts as a broken picture. */
export async function orBroken<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch {
    throw imageBroken();
  }
}

/** Colours that a browser shows as they are; others are converted. */
const PLAIN_COLOURS = ['srgb', 'b-w'];

/**
 * The library and what is known of a picture before any of its pixels is decoded.
 *
 * @throws Problem `image-too-large` (413), `image-wrong-type` (415), `image-broken` and `image-animated` (422)
 */
export async function openChecked(sent: Buffer, bytesMax = IMAGE_BYTES_MAX) {
  if (sent.length > bytesMax) throw imageTooLarge();
  const format = readHeader(sent);
  const sharp = await openLibrary();
  // A picture that is too large is recognised by its header here, and never decoded.
  const header = await orBroken(() =>
    sharp(sent, { failOn: 'error', limitInputPixels: false, sequentialRead: true }).metadata(),
  );
  if (header.format !== format) throw imageWrongType();
  if ((header.pages ?? 1) > 1) throw imageAnimated();
  if (
    header.width > IMAGE_EDGE_MAX ||
    header.height > IMAGE_EDGE_MAX ||
    header.width * header.height > IMAGE_PIXELS_MAX
  )
    throw imageTooLarge();
  return { sharp, format, header };
}

/**
 * Reads a picture that somebody sent, and writes it anew: turned upright, in sRGB, and without anything but its pixels. How
 * large it is is known from its header before any of them is decoded.
 * @param saveBytes leaves a picture as it is that has nothing but its pixels in it (`isBare`), is upright, in sRGB, and decodes
 *   without a warning; so a picture that was once written here keeps its key on every way out and in
 * @throws Problem `image-too-large` (413), `image-wrong-type` (415), `image-broken` and `image-animated` (422)
 */
export async function readImage(sent: Buffer, { saveBytes = false } = {}): Promise<StoredImage> {
  const { sharp, format, header } = await openChecked(sent, saveBytes ? WRITTEN_MAX : IMAGE_BYTES_MAX);
  const { type, ending, write } = WRITERS[format];
  const written = (failOn: 'error' | 'warning') =>
    write(
      sharp(sent, { failOn, limitInputPixels: IMAGE_PIXELS_MAX, sequentialRead: true })
        .autoOrient()
        .toColourspace('srgb'),
    )
      .timeout({ seconds: SECONDS_MAX })
      .toBuffer({ resolveWithObject: true });
  const keep =
    saveBytes && (header.orientation ?? 1) === 1 && PLAIN_COLOURS.includes(header.space) && isBare(format, sent);
  // Decoded to its end all the same, and stricter: what a decoder warns of is written anew.
  const kept = keep ? await written('warning').catch(() => null) : null;
  const { data, info } = kept ? { data: sent, info: kept.info } : await orBroken(() => written('error'));
  if (data.length > WRITTEN_MAX) throw imageTooLarge();
  return {
    key: `${createHash('sha256').update(data).digest('hex')}.${ending}`,
    type,
    bytes: data,
    width: info.width,
    height: info.height,
  };
}
