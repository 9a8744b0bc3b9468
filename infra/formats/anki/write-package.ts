import { randomUUID } from 'node:crypto';
import { open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as yieldToOthers } from 'node:timers/promises';
import initSqlJs from 'sql.js';
import { exportedCards, type ExportedDeck, exportedReviews } from '~/domain/flashcards/exchange/exported-cards.query';
import { type LearnerSettings, learnerSettings } from '~/domain/flashcards/memory/learner.query';
import { type CardState, foldLog, type ReviewEvent } from '~/domain/flashcards/review/log';
import { daysBetween } from '~/domain/flashcards/review/memory';
import { readLogs } from '~/domain/flashcards/review/stored-log';
import type { ImageStore } from '~/domain/images/image-store';
import type { Reader } from '~/domain/kit/transaction';
import { ZipWriter } from '../zip/zip-writer';
import { LegacyCollection, type LeavingReview } from './legacy-collection';

const isLearnt = ({ lastCorrect, step }: CardState): boolean => lastCorrect && step === null;
/** Days, or negative seconds after a wrong answer and at a learning step. */
const intervalOf = (state: CardState): number =>
  isLearnt(state)
    ? Math.max(1, Math.round(daysBetween(state.lastAnswered, state.dueAt)))
    : -Math.round((state.dueAt - state.lastAnswered) / 1_000);

type Became = Pick<LeavingReview, 'interval' | 'lastInterval' | 'difficulty' | 'kind'>;

/** What became of a card after each of its reviews, by their ids. */
function historyOf(log: readonly ReviewEvent[], { weights, retention }: LearnerSettings): Map<string, Became> {
  const history = new Map<string, Became>();
  let before: CardState | null = null;
  foldLog(log, {
    weights,
    retention,
    became({ reviewId }, state) {
      history.set(reviewId, {
        interval: intervalOf(state),
        lastInterval: before ? intervalOf(before) : 0,
        difficulty: state.memory.difficulty,
        kind: before && isLearnt(before) ? 1 : before && before.lapses > 0 ? 2 : 0,
      });
      before = state;
    },
  });
  return history;
}

async function reviewsOf(
  read: Reader,
  personId: number,
  settings: LearnerSettings,
  ids: number[],
): Promise<LeavingReview[]> {
  const logs = await readLogs(read, personId, ids);
  const history = new Map([...logs.values()].flatMap((log) => [...historyOf(log, settings)]));
  return (await exportedReviews(read, personId, ids)).flatMap((review) => {
    const became = history.get(review.review_id);
    return became ? [{ ...review, ...became }] : [];
  });
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
  settings: LearnerSettings | null,
): Promise<void> {
  const log: LeavingReview[] = [];
  for (const deck of decks)
    for await (const cards of exportedCards(read, personId, deck)) {
      const ids = cards.map(({ id }) => id);
      if (settings) for (const review of await reviewsOf(read, personId, settings, ids)) log.push(review);
      collection.addCards(deck, cards);
      await yieldToOthers();
    }
  log.sort((one, other) => one.answered_at.getTime() - other.answered_at.getTime());
  collection.addReviews(log);
}

/**
 * Writes decks as an `.apkg` in the legacy form (schema 11), with pictures, sounds and, if wished, with all that the person's own log says:
 * when each card is asked, its memory, what was suspended, buried and flagged, and each review.
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
    const settings = await learnerSettings(read, personId);
    const { timeZone: zone, retention } = settings;
    const collection = new LegacyCollection(db, { now: at, zone, retention, history });
    await fill(collection, read, personId, decks, history ? settings : null);
    const file = await open(path, 'wx', 0o600);
    try {
      const zip = new ZipWriter(async (bytes) => void (await file.write(bytes)));
      await zip.entry('collection.anki2', once(collection.end(decks)), { at });
      const names = [...collection.media];
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
