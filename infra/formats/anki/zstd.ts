import { Decompress } from 'fzstd';
import { Unreadable } from '../unreadable';

const MAGIC = 0xfd2fb528;
export const isZstd = (bytes: Uint8Array): boolean =>
  bytes.length > 4 && new DataView(bytes.buffer, bytes.byteOffset).getUint32(0, true) === MAGIC;

/** How much of the input is decompressed at once, so that a bomb is noticed early. */
const PIECE = 64 * 1024;
/** The most that `zstd` itself decompresses without being asked to, in bytes. */
const WINDOW_MAX = 128 * 1024 * 1024;
const SKIPPABLE = 0x184d2a5;

const broken = () => new Unreadable('broken-file', 0);

/**
 * Walks over the frames without decompressing them (RFC 8878 §3.1). The library allocates the window that a header asks for, so
 * each header is checked first.
 * @throws Unreadable `hostile-file` for a window or a content above `most`, `broken-file` for what is not whole
 */
function checkFrames(bytes: Uint8Array, most: number): void {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const sized = (at: number, length: number): number => {
    if (at + length > bytes.length) throw broken();
    if (length === 0) return 0;
    if (length === 1) return view.getUint8(at);
    if (length === 2) return view.getUint16(at, true) + 256;
    return length === 4 ? view.getUint32(at, true) : Number(view.getBigUint64(at, true));
  };
  let at = 0;
  while (at < bytes.length) {
    if (at + 8 > bytes.length) throw broken();
    const magic = view.getUint32(at, true);
    if (magic >>> 4 === SKIPPABLE) {
      at += 8 + view.getUint32(at + 4, true);
      if (at > bytes.length) throw broken();
      continue;
    }
    if (magic !== MAGIC) throw broken();
    const descriptor = view.getUint8(at + 4);
    const single = (descriptor & 0x20) !== 0;
    const checksum = (descriptor & 0x04) !== 0;
    const dictionary = [0, 1, 2, 4][descriptor & 3]!;
    const length = [single ? 1 : 0, 2, 4, 8][descriptor >> 6]!;
    at += 5;
    if (!single) {
      const byte = sized(at, 1);
      const base = 2 ** (10 + (byte >> 3));
      if (base + (base / 8) * (byte & 7) > WINDOW_MAX) throw new Unreadable('hostile-file', 0);
      at += 1;
    }
    at += dictionary;
    if (sized(at, length) > most) throw new Unreadable('hostile-file', 0);
    at += length;
    for (let last = false; !last;) {
      if (at + 3 > bytes.length) throw broken();
      const block = view.getUint16(at, true) + view.getUint8(at + 2) * 65_536;
      last = (block & 1) === 1;
      const type = (block >> 1) & 3;
      at += 3 + (type === 1 ? 1 : block >> 3);
    }
    at += checksum ? 4 : 0;
    if (at > bytes.length) throw broken();
  }
}

/**
 * Decompresses zstd.
 * @param most bytes that may come out
 * @throws Unreadable `hostile-file` when there are more, `broken-file` for what is no zstd
 */
export function unzstd(bytes: Uint8Array, most: number): Buffer {
  checkFrames(bytes, most);
  const parts: Uint8Array[] = [];
  let length = 0;
  try {
    const stream = new Decompress((part) => {
      length += part.length;
      if (length > most) throw new Unreadable('hostile-file', 0);
      // The library uses its buffer again.
      parts.push(part.slice());
    });
    for (let at = 0; at < bytes.length; at += PIECE)
      stream.push(bytes.subarray(at, at + PIECE), at + PIECE >= bytes.length);
  } catch (error) {
    throw error instanceof Unreadable ? error : broken();
  }
  return Buffer.concat(parts, length);
}
