import { createHash, randomUUID } from 'node:crypto';
import { open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as yieldToOthers } from 'node:timers/promises';
import initSqlJs, { type Database } from 'sql.js';
import {
  type ExportedCard,
  exportedCards,
  type ExportedDeck,
  exportedReviews,
} from '~/domain/flashcards/exchange/exported-cards.query';
import { wholeSide } from '~/domain/flashcards/exchange/merge-card';
import type { ImageStore } from '~/domain/images/image-store';
import { cutText } from '~/domain/kit/cut-text';
import { SafeHtml } from '~/domain/kit/html/safe-html';
import type { Reader } from '~/domain/kit/transaction';
import { toPlainText } from '~/infra/html/sanitise';
import { ZipWriter } from '../zip/zip-writer';
import { withFileNames } from './leaving-pictures';
import {
  COLLECTION_CONFIG,
  DECK_OPTIONS,
  deckOf,
  ID_BASE,
  LEGACY_TABLES,
  NOTE_TYPE_ID,
  noteTypes,
} from './legacy-schema';
import { ankiTags, guidOf } from './package-card';

const DAY = 86_400;
const RIGHT = 3;
const WRONG = 1;

const seconds = (date: Date): number => Math.floor(date.getTime() / 1_000);
const shown = ({ front, back, html_version, front_image_url, back_image_url }: ExportedCard) =>
  [
    [front, front_image_url],
    [back, back_image_url],
  ].map(([html, picture]) => wholeSide(SafeHtml.stored(html!, html_version).toString(), picture!));

/** Anki finds duplicates by this: the first 8 digits of the SHA-1 of the first field's words. */
const checksum = (words: string): number =>
  Number.parseInt(createHash('sha1').update(words).digest('hex').slice(0, 8), 16);

/** Fills a collection of schema 11, some cards at a time, so that others of the process have their turn. */
class LegacyCollection {
  readonly pictures = new Set<string>();
  private readonly addNote;
  private readonly addCard;
  private readonly addReview;
  /** An instant is the id of a review: two at once are moved apart. */
  private lastReview = 0;

  constructor(
    private readonly db: Database,
    private readonly now: Date,
  ) {
    db.run(LEGACY_TABLES);
    this.addNote = db.prepare('INSERT INTO notes VALUES (?, ?, ?, ?, -1, ?, ?, ?, ?, 0, ?)');
    this.addCard = db.prepare('INSERT INTO cards VALUES (?, ?, ?, 0, ?, -1, 0, 0, ?, 0, 0, ?, 0, 0, 0, 0, 0, ?)');
    this.addReview = db.prepare('INSERT INTO revlog VALUES (?, ?, -1, ?, 0, 0, 0, ?, 1)');
  }

  addCards(deckId: number, cards: readonly ExportedCard[], reviews: ReadonlyMap<number, number>): void {
    this.db.run('BEGIN');
    for (const card of cards) {
      const id = ID_BASE + card.id;
      const [front, back] = shown(card).map((side) => withFileNames(side, this.pictures));
      const words = cutText(toPlainText(front!).replaceAll('\n', ' '), 500);
      const tags = ankiTags(card.tags);
      const lossy = tags.join('\n') !== card.tags.join('\n');
      this.addNote.run([
        id,
        guidOf(card.guid, card.ord),
        NOTE_TYPE_ID,
        seconds(card.changed_at),
        tags.length > 0 ? ` ${tags.join(' ')} ` : '',
        `${front}\u001f${back}`,
        words,
        checksum(words),
        lossy ? JSON.stringify({ tags: card.tags }) : '',
      ]);
      this.addCard.run([
        id,
        id,
        ID_BASE + deckId,
        seconds(card.changed_at),
        card.position,
        reviews.get(card.id) ?? 0,
        '',
      ]);
    }
    this.db.run('COMMIT');
  }

  addReviews(
    reviews: readonly { flashcard_id: number; answered_at: Date; correct: boolean; took_ms: number | null }[],
  ): void {
    this.db.run('BEGIN');
    for (const { flashcard_id, answered_at, correct, took_ms } of reviews) {
      this.lastReview = Math.max(this.lastReview + 1, answered_at.getTime());
      this.addReview.run([
        this.lastReview,
        ID_BASE + flashcard_id,
        correct ? RIGHT : WRONG,
        Math.min(took_ms ?? 0, 60_000),
      ]);
    }
    this.db.run('COMMIT');
  }

  end(decks: readonly ExportedDeck[]): Uint8Array {
    const now = seconds(this.now);
    const listed = Object.fromEntries(
      decks.map(({ id, deck_name, deck_description }) => [
        ID_BASE + id,
        deckOf(ID_BASE + id, deck_name, deck_description, now),
      ]),
    );
    this.db.run('INSERT INTO col VALUES (1, ?, ?, ?, 11, 0, 0, 0, ?, ?, ?, ?, ?)', [
      now - (now % DAY),
      this.now.getTime(),
      this.now.getTime(),
      JSON.stringify(COLLECTION_CONFIG),
      JSON.stringify(noteTypes(now)),
      JSON.stringify({ 1: deckOf(1, 'Default', '', now), ...listed }),
      JSON.stringify(DECK_OPTIONS),
      '{}',
    ]);
    for (const statement of [this.addNote, this.addCard, this.addReview]) statement.free();
    return this.db.export();
  }
}

async function* bytesOf(store: ImageStore, key: string): AsyncGenerator<Uint8Array> {
  const found = await store.open(key);
  if (found) yield* found.body;
}

async function* once<T>(value: T): AsyncGenerator<T> {
  yield value;
}

/** Reviews of everything, in the order of their instants: the ids of a log grow. */
async function fill(
  collection: LegacyCollection,
  read: Reader,
  personId: number,
  decks: readonly ExportedDeck[],
  history: boolean,
): Promise<void> {
  const log: Awaited<ReturnType<typeof exportedReviews>> = [];
  for (const { id } of decks)
    for await (const cards of exportedCards(read, id)) {
      const reviews = history
        ? await exportedReviews(
            read,
            personId,
            cards.map((card) => card.id),
          )
        : [];
      const counts = new Map<number, number>();
      for (const review of reviews) {
        counts.set(review.flashcard_id, (counts.get(review.flashcard_id) ?? 0) + 1);
        log.push(review);
      }
      collection.addCards(id, cards, counts);
      await yieldToOthers();
    }
  log.sort((one, other) => one.answered_at.getTime() - other.answered_at.getTime());
  collection.addReviews(log);
}

/**
 * Writes decks as an `.apkg` in the legacy form (schema 11), with pictures and, if wished, the person's own reviews: right is
 * Good and wrong is Again.
 *
 * @returns the path of the file; the caller deletes it
 */
export async function writePackage(
  read: Reader,
  store: ImageStore,
  personId: number,
  decks: readonly ExportedDeck[],
  history: boolean,
): Promise<string> {
  const { Database } = await initSqlJs();
  const db = new Database();
  const path = join(tmpdir(), `wardmates-export-${process.pid}-${randomUUID()}`);
  const at = read.clock.now();
  try {
    const collection = new LegacyCollection(db, at);
    await fill(collection, read, personId, decks, history);
    const file = await open(path, 'wx', 0o600);
    try {
      const zip = new ZipWriter(async (bytes) => void (await file.write(bytes)));
      await zip.entry('collection.anki2', once(collection.end(decks)), { at });
      const names = [...collection.pictures];
      for (const [index, key] of names.entries())
        await zip.entry(String(index), bytesOf(store, key), { stored: true, at });
      const media = Object.fromEntries(names.map((key, index) => [String(index), key]));
      await zip.entry('media', once(JSON.stringify(media)), { at });
      await zip.end();
    } finally {
      await file.close();
    }
    return path;
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  } finally {
    db.close();
  }
}
