/**
 * Reads the collection of a package in its own process: its content is foreign and must not use the memory or the time of the
 * workers. The parent requests one batch after another.
 */
import { open } from 'node:fs/promises';
import initSqlJs from 'sql.js';
import { Unreadable } from '../unreadable';
import { openCollection } from './collection';
import type { CollectionReply, CollectionRequest } from './collection-protocol';
import { numberIn } from './protobuf';
import type { PackageCard } from './package-card';
import { PackageReader } from './package-reader';
import { unzstd } from './zstd';

/** The largest collection, in bytes; it is held in memory. */
const COLLECTION_MAX = 256 * 1024 * 1024;
const META_MAX = 1_024;
/** The newest form of a package that is known: `collection.anki21b`. */
const NEWEST = 3;
const BATCH = 100;

/** The collection itself. A package of the newest form has an old one beside it, which only says that Anki is too old. */
async function collectionOf(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const entries = await PackageReader.open(file);
    if (entries.has('meta') && numberIn(await entries.read('meta', META_MAX), 1) > NEWEST)
      throw new Unreadable('unknown-format', 0);
    if (entries.has('collection.anki21b'))
      return unzstd(await entries.read('collection.anki21b', COLLECTION_MAX), COLLECTION_MAX);
    const name = ['collection.anki21', 'collection.anki2'].find((one) => entries.has(one));
    if (name === undefined) throw new Unreadable('unknown-format', 0);
    return await entries.read(name, COLLECTION_MAX);
  } finally {
    await file.close();
  }
}

let cards: Generator<PackageCard> | null = null;

async function answer({ open: path }: CollectionRequest): Promise<CollectionReply> {
  if (path !== undefined) {
    const bytes = await collectionOf(path);
    if (bytes.toString('latin1', 0, 15) !== 'SQLite format 3') throw new Unreadable('broken-file', 0);
    const { Database } = await initSqlJs();
    const collection = openCollection(new Database(bytes));
    cards = collection.cards;
    return { total: collection.total };
  }
  const batch: PackageCard[] = [];
  while (batch.length < BATCH) {
    const next = cards!.next();
    if (next.done) return { cards: batch, done: true };
    batch.push(next.value);
  }
  return { cards: batch, done: false };
}

process.on('disconnect', () => process.exit(0));
process.on('message', (request: CollectionRequest) => {
  answer(request).then(
    (reply) => process.send!(reply),
    (error: unknown) =>
      process.send!({
        // A RangeError: the system gives no more memory.
        failure:
          error instanceof Unreadable ? error.failure : error instanceof RangeError ? 'hostile-file' : 'broken-file',
      } satisfies CollectionReply),
  );
});
