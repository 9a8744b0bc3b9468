import type { FileHandle } from 'node:fs/promises';
import { inflateRawSync } from 'node:zlib';
import { Unreadable } from '../unreadable';

/** Entries of one package: each media file is one. */
const ENTRIES_MAX = 60_000;
const END = 0x06054b50;
const CENTRAL = 0x02014b50;
const LOCAL = 0x04034b50;
const STORED = 0;
const DEFLATED = 8;
/** The record at the end and the longest comment. */
const TAIL = 22 + 65_535;

interface Entry {
  name: string;
  method: number;
  compressed: number;
  size: number;
  /** Of its local header. */
  at: number;
}

const broken = () => new Unreadable('broken-file', 0);
const hostile = () => new Unreadable('hostile-file', 0);

async function bytesAt(file: FileHandle, at: number, length: number): Promise<Buffer> {
  const bytes = Buffer.alloc(length);
  const { bytesRead } = await file.read(bytes, 0, length, at);
  if (bytesRead < length) throw broken();
  return bytes;
}

/**
 * The entries of a zip file, by name. Only its directory is read; one entry after another is taken out by name, and none is ever
 * written to a path. Packages have no folders: other names are refused, and so are two entries of one name, ZIP64 and encryption.
 */
export class PackageReader {
  private constructor(
    private readonly file: FileHandle,
    private readonly entries: ReadonlyMap<string, Entry>,
  ) {}

  /** @throws Unreadable `broken-file`, `hostile-file` */
  static async open(file: FileHandle): Promise<PackageReader> {
    const { size } = await file.stat();
    const length = Math.min(size, TAIL);
    const tail = await bytesAt(file, size - length, length);
    let end = length - 22;
    while (end >= 0 && tail.readUInt32LE(end) !== END) end -= 1;
    // The file begins as a zip: it was cut short.
    if (end < 0) throw broken();
    const [count, bytes, from] = [
      tail.readUInt16LE(end + 10),
      tail.readUInt32LE(end + 12),
      tail.readUInt32LE(end + 16),
    ];
    if (count > ENTRIES_MAX || bytes > count * 1_024) throw hostile();
    if (from + bytes > size) throw broken();
    return new PackageReader(file, readDirectory(await bytesAt(file, from, bytes), count, size));
  }

  has(name: string): boolean {
    return this.entries.has(name);
  }

  /** What an entry says it is when inflated, in bytes; 0 if there is none. */
  sizeOf(name: string): number {
    return this.entries.get(name)?.size ?? 0;
  }

  /**
   * An entry, inflated.
   * @param most bytes that may come out; what the directory says is checked first, and what comes out again
   * @throws Unreadable `hostile-file` if it is larger; `broken-file` if anything else comes out than the directory says
   */
  async read(name: string, most: number): Promise<Buffer> {
    const entry = this.entries.get(name);
    if (!entry) throw broken();
    if (entry.size > most || entry.compressed > most + 1_024) throw hostile();
    const header = await bytesAt(this.file, entry.at, 30);
    if (header.readUInt32LE(0) !== LOCAL) throw broken();
    const from = entry.at + 30 + header.readUInt16LE(26) + header.readUInt16LE(28);
    const packed = await bytesAt(this.file, from, entry.compressed);
    if (entry.method === STORED) return packed;
    let bytes: Buffer;
    try {
      bytes = inflateRawSync(packed, { maxOutputLength: Math.max(1, entry.size) });
    } catch {
      // Damaged bytes, too, often inflate to more.
      throw broken();
    }
    if (bytes.length !== entry.size) throw broken();
    return bytes;
  }
}

function readDirectory(directory: Buffer, count: number, size: number): Map<string, Entry> {
  const entries = new Map<string, Entry>();
  let at = 0;
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > directory.length || directory.readUInt32LE(at) !== CENTRAL) throw broken();
    const name = directory.toString('utf8', at + 46, at + 46 + directory.readUInt16LE(at + 28));
    const entry: Entry = {
      name,
      method: directory.readUInt16LE(at + 10),
      compressed: directory.readUInt32LE(at + 20),
      size: directory.readUInt32LE(at + 24),
      at: directory.readUInt32LE(at + 42),
    };
    const encrypted = (directory.readUInt16LE(at + 8) & 1) === 1;
    if (/[\\/\0:]|^\.\.?$/.test(name) || entries.has(name)) throw hostile();
    if (encrypted || (entry.method !== STORED && entry.method !== DEFLATED)) throw broken();
    if (entry.at + 30 + entry.compressed > size) throw broken();
    if (entry.method === STORED && entry.size !== entry.compressed) throw broken();
    entries.set(name, entry);
    at += 46 + directory.readUInt16LE(at + 28) + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32);
  }
  return entries;
}
