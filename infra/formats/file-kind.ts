import { constants, inflateRawSync } from 'node:zlib';
import type { ForeignKind } from '~/domain/questions/exchange/contract';

/** The first names in the archive of an Excel workbook (ECMA-376); every Office file begins with the content types. */
const IN_WORKBOOK = /xl\/(?:workbook|worksheets|styles|sharedStrings|theme|_rels)/;
/** Bytes that are looked at, and how many of one half of them are zero in UTF-16 of Latin text, as a share. */
const LOOKED_AT = 512;
const MOST = 0.6;

/** Zero bytes at every second place: Latin text in UTF-16. A byte order mark would have told. */
function isUnmarkedUtf16(head: Uint8Array): boolean {
  const looked = head.subarray(0, Math.min(head.length, LOOKED_AT) & ~1);
  if (looked.length < 4) return false;
  const marked = (looked[0] === 0xff && looked[1] === 0xfe) || (looked[0] === 0xfe && looked[1] === 0xff);
  if (marked) return false;
  const zeros = [0, 0];
  for (const [index, byte] of looked.entries()) if (byte === 0) zeros[index % 2]! += 1;
  const half = looked.length / 2;
  const [even, odd] = zeros as [number, number];
  return (even / half > MOST && odd === 0) || (odd / half > MOST && even === 0);
}

/** The root of QTI, of versions 1 to 3 (1edtech.org), or of the manifest of a package of it. */
const QTI =
  /^\ufeff?(?:\s|<\?[^>]*>|<!--[\s\S]*?-->|<!DOCTYPE[^>]*>)*<(?:[\w.-]+:)?(?:questestinterop|(?:qti-)?assessment-?(?:item|test|section|stimulus)\b|manifest\b[\s\S]*(?:imsqti|\bqti))/i;
/** UTF-16 of Latin text without its zero bytes reads as well. */
const isQti = (head: Uint8Array): boolean =>
  QTI.test(
    Buffer.from(head.filter((byte) => byte !== 0))
      .toString('utf8')
      .replace(/^\ufffd+/, ''),
  );

const LOCAL = Buffer.from('PK\u0003\u0004', 'latin1');
/** Packed bytes of an entry that are looked at: no more than 2 MB come out of them. */
const PACKED = 2_048;

/** Whether the first entries of an archive hold QTI. */
function holdsQti(head: Buffer): boolean {
  for (let at = 0; at !== -1 && at + 30 <= head.length; at = head.indexOf(LOCAL, at + 4)) {
    const nameEnds = at + 30 + head.readUInt16LE(at + 26);
    if (!/\.xml$/i.test(head.toString('latin1', at + 30, nameEnds))) continue;
    const begins = nameEnds + head.readUInt16LE(at + 28);
    const packed = head.subarray(begins, begins + PACKED);
    try {
      const isPacked = head.readUInt16LE(at + 8) !== 0;
      if (isQti(isPacked ? inflateRawSync(packed, { finishFlush: constants.Z_SYNC_FLUSH }) : packed)) return true;
    } catch {
      // What cannot be unpacked is no QTI that we know.
    }
  }
  return false;
}

/** What a file is that no reader takes; null for what may be text. @param head the first bytes of a file, as many as are at hand */
export function fileKindOf(head: Uint8Array): ForeignKind | null {
  if (head[0] === 0x50 && head[1] === 0x4b && head[2] === 3 && head[3] === 4) {
    const names = Buffer.from(head).toString('latin1');
    if (IN_WORKBOOK.test(names) || (names.includes('[Content_Types].xml') && !/(?:word|ppt)\//.test(names)))
      return 'excel-workbook';
    return holdsQti(Buffer.from(head)) ? 'qti' : 'zip-archive';
  }
  if (isQti(head.subarray(0, PACKED))) return 'qti';
  return isUnmarkedUtf16(head) ? 'utf-16-without-mark' : null;
}
