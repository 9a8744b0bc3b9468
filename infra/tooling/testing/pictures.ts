import type { Sharp } from 'sharp';

type Format = 'png' | 'jpeg' | 'webp';

// One module for all: what reads pictures leaves the library only what it needs, and so does this.
const library = async () => (await import('sharp')).default;

/** A picture of one colour, of which the left half is another: so that it shows which way up it is. */
export async function aPicture(
  format: Format = 'png',
  options: { width?: number; height?: number; then?: (image: Sharp) => Sharp } = {},
): Promise<Buffer> {
  const sharp = await library();
  const { width = 40, height = 20, then = (image) => image } = options;
  const pixels = Buffer.alloc(width * height * 3);
  for (let at = 0; at < width * height; at += 1)
    pixels.writeUIntBE(at % width < width / 2 ? 0xcc2200 : 0x0022cc, at * 3, 3);
  return then(sharp(pixels, { raw: { width, height, channels: 3 } }))
    .toFormat(format, { quality: 95 })
    .toBuffer();
}

/** The colour at a place, as `[red, green, blue]`. */
export async function colourAt(picture: Buffer, left: number, top: number): Promise<number[]> {
  const sharp = await library();
  return [...(await sharp(picture).removeAlpha().extract({ left, top, width: 1, height: 1 }).raw().toBuffer())];
}

export const metadataOf = async (picture: Buffer) => (await library())(picture).metadata();

const CRC = Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value >>> 0;
});
const crc32 = (bytes: Buffer): number =>
  (bytes.reduce((crc, byte) => CRC[(crc ^ byte) & 0xff]! ^ (crc >>> 8), 0xffffffff) ^ 0xffffffff) >>> 0;

/** A chunk of a PNG, with its right checksum. */
export function pngChunk(name: string, data: Buffer): Buffer {
  const head = Buffer.alloc(4);
  head.writeUInt32BE(data.length);
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const tail = Buffer.alloc(4);
  tail.writeUInt32BE(crc32(body));
  return Buffer.concat([head, body, tail]);
}

/** The same PNG, said to be as large as that, with a right checksum: a bomb if nothing but the header tells. */
export function saidToBe(png: Buffer, width: number, height: number): Buffer {
  const header = Buffer.from(png.subarray(16, 29));
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  return Buffer.concat([png.subarray(0, 8), pngChunk('IHDR', header), png.subarray(33)]);
}
