import { imageAnimated, imageBroken, imageWrongType } from '~/domain/images/refusals';

export type ImageFormat = 'png' | 'jpeg' | 'webp';

/** What a file is by how it begins, never by its name or by what it was sent as; null for what is none of the three. */
export function formatOf(bytes: Buffer): ImageFormat | null {
  if (bytes.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))) return 'png';
  if (bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return 'jpeg';
  if (bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP') return 'webp';
  return null;
}

/** The names of the chunks of a PNG, and whether the file ends where the picture does. */
function pngChunks(bytes: Buffer): { names: Set<string>; ends: boolean } {
  const names = new Set<string>();
  for (let at = 8; at + 12 <= bytes.length;) {
    const name = bytes.toString('latin1', at + 4, at + 8);
    names.add(name);
    at += 12 + bytes.readUInt32BE(at);
    if (name === 'IEND') return { names, ends: at === bytes.length };
  }
  return { names, ends: false };
}

/**
 * What the header of a picture says before anything in it is decoded. A PNG or a WebP ends where its picture does: what
 * follows makes it another file too. Telephones put more behind a JPEG; that goes when it is written anew.
 * @throws Problem `image-wrong-type`, `image-animated`, `image-broken`
 */
export function readHeader(bytes: Buffer): ImageFormat {
  const format = formatOf(bytes);
  if (!format) throw imageWrongType();
  if (format === 'png') {
    const { names, ends } = pngChunks(bytes);
    if (names.has('acTL')) throw imageAnimated();
    if (!ends) throw imageBroken();
  }
  if (format === 'webp') {
    const size = bytes.readUInt32LE(4) + 8;
    // An odd size has a byte of padding behind it.
    if (bytes.length !== size && bytes.length !== size + (size % 2)) throw imageBroken();
    if (bytes.toString('latin1', 12, 16) === 'VP8X' && bytes.length > 20 && (bytes[20]! & 0x02) !== 0)
      throw imageAnimated();
  }
  return format;
}
