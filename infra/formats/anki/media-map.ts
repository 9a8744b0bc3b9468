import { Unreadable } from '../unreadable';
import type { PackageReader } from './package-reader';
import { fieldsOf, textIn } from './protobuf';
import { isZstd, unzstd } from './zstd';

/** The list of media files, in bytes. */
const MAP_MAX = 16 * 1024 * 1024;

/** A file of the package by the name that cards call it by. */
export type MediaMap = ReadonlyMap<string, string>;

function fromJson(text: string): Map<string, string> {
  let map: unknown;
  try {
    map = JSON.parse(text);
  } catch {
    throw new Unreadable('broken-file', 0);
  }
  if (typeof map !== 'object' || map === null) throw new Unreadable('broken-file', 0);
  return new Map(Object.entries(map).map(([entry, name]) => [String(name).normalize('NFC'), entry]));
}

/** `MediaEntries`: the name is field 1 of an entry, and its place in the list is the name in the package. */
function fromProtobuf(bytes: Uint8Array): Map<string, string> {
  const map = new Map<string, string>();
  let place = 0;
  for (const { number, value } of fieldsOf(bytes)) {
    if (number !== 1 || typeof value === 'number') continue;
    map.set(textIn(value, 1).normalize('NFC'), String(place));
    place += 1;
  }
  return map;
}

/** @throws Unreadable `broken-file`, `hostile-file` */
export async function mediaMapOf(file: PackageReader): Promise<MediaMap> {
  if (!file.has('media')) return new Map();
  const bytes = await file.read('media', MAP_MAX);
  return isZstd(bytes) ? fromProtobuf(unzstd(bytes, MAP_MAX)) : fromJson(bytes.toString('utf8') || '{}');
}

/** A media file, whichever form the package has. @throws Unreadable */
export async function mediaOf(file: PackageReader, entry: string, most: number): Promise<Buffer> {
  const bytes = await file.read(entry, most);
  return isZstd(bytes) ? unzstd(bytes, most) : bytes;
}
