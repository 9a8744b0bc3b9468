import type { ImageFormat } from './image-header';

/** Chunks that say how pixels are shown, with the most bytes each may have; any other may hold words, places or another file. */
const PNG_CHUNKS: Record<string, number> = {
  IHDR: 13,
  PLTE: 768,
  tRNS: 256,
  gAMA: 4,
  cHRM: 32,
  sRGB: 1,
  sBIT: 4,
  pHYs: 9,
  bKGD: 6,
  IDAT: Infinity,
  IEND: 0,
};

function isBarePng(bytes: Buffer): boolean {
  for (let at = 8; at + 12 <= bytes.length;) {
    const length = bytes.readUInt32BE(at);
    const name = bytes.toString('latin1', at + 4, at + 8);
    if (!Object.hasOwn(PNG_CHUNKS, name) || length > PNG_CHUNKS[name]!) return false;
    at += 12 + length;
    if (name === 'IEND') return at === bytes.length;
  }
  return false;
}

const WEBP_CHUNKS: ReadonlySet<string> = new Set(['VP8X', 'ALPH', 'VP8 ', 'VP8L']);
/** Of the extended header only the flag for transparency; the others announce a profile, words or frames. */
const ALPHA = 0x10;

function isBareWebp(bytes: Buffer): boolean {
  const seen = new Set<string>();
  let at = 12;
  while (at + 8 <= bytes.length) {
    const name = bytes.toString('latin1', at, at + 4);
    const length = bytes.readUInt32LE(at + 4);
    if (
      !WEBP_CHUNKS.has(name) ||
      seen.has(name) ||
      (name === 'VP8X' && (length !== 10 || at + 8 >= bytes.length || (bytes[at + 8]! & ~ALPHA) !== 0))
    )
      return false;
    seen.add(name);
    at += 8 + length + (length % 2);
  }
  return at === bytes.length && bytes.readUInt32LE(4) + 8 === bytes.length;
}

/** Tables, frames and scans (ITU T.81): everything but comments and what applications add. */
const isOfPicture = (marker: number): boolean =>
  marker === 0xdb || marker === 0xc4 || marker === 0xdd || (marker >= 0xc0 && marker <= 0xc2);
/** JFIF without a thumbnail, or the note by which Adobe's programs name the colours. */
const isPlainNote = (marker: number, body: Buffer): boolean =>
  (marker === 0xe0 &&
    body.length === 14 &&
    body.toString('latin1', 0, 5) === 'JFIF\0' &&
    body[12] === 0 &&
    body[13] === 0) ||
  (marker === 0xee && body.length === 12 && body.toString('latin1', 0, 5) === 'Adobe');

/** Where the next marker is behind a scan: zero and restart markers are part of it. */
function behindScan(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at !== -1 && at + 1 < bytes.length; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1]!;
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at;
  }
  return bytes.length;
}

function isBareJpeg(bytes: Buffer): boolean {
  let at = 2;
  while (at + 4 <= bytes.length || at + 2 === bytes.length) {
    if (bytes[at] !== 0xff) return false;
    const marker = bytes[at + 1]!;
    if (marker === 0xd9) return at + 2 === bytes.length;
    if (at + 4 > bytes.length) return false;
    const end = at + 2 + bytes.readUInt16BE(at + 2);
    if (marker === 0xda) at = behindScan(bytes, end);
    else if (isOfPicture(marker) || isPlainNote(marker, bytes.subarray(at + 4, end))) at = end;
    else return false;
  }
  return false;
}

const CHECKS: Record<ImageFormat, (bytes: Buffer) => boolean> = { png: isBarePng, jpeg: isBareJpeg, webp: isBareWebp };

/**
 * Whether a picture has nothing in it but its pixels and how they are shown: no words, places, profiles, thumbnails or frames, and
 * nothing behind it. What this product writes is always bare. Whether the pixels can be read is not looked at.
 */
export const isBare = (format: ImageFormat, bytes: Buffer): boolean => CHECKS[format](bytes);
