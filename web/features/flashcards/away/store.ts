import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { cardsToKeep, cardTexts } from '~/domain/flashcards/away/contract';
import type { flashcardReview } from '~/domain/flashcards/review/contract';
import type { Output, PageData } from '~/domain/kit/contract';
import { mayKeepHere } from '~/web/core/device';
import { databaseOf, notePersonHere } from '~/web/core/forget-device';
import type { KeptReview } from './kept-reviews';
import { hasDatabases } from '~/web/core/stores/browser';

export type ListedCard = Output<typeof cardsToKeep>['cards'][number];
export type CardText = Output<typeof cardTexts>['cards'][number];
export type ReviewData = PageData<typeof flashcardReview>;

interface Cards extends DBSchema {
  /** Both sides of cards; `changed_at` as in the list that they were fetched for. */
  texts: { key: number; value: { id: number; card: CardText; changed_at: number } };
  /** The cards due soon, changed by answers given here until the next list comes. */
  due: { key: number; value: ListedCard; indexes: { at: number } };
  /** Reviews that were opened on this device, as the server or the device began them. */
  reviews: { key: number; value: { id: number; data: ReviewData; kept_at: number } };
  /** Answers given here to those, also when they are sent. */
  answers: { key: string; value: KeptReview; indexes: { review: number } };
  /** When answers were taken by the server, by their ids: another tab may not have heard of it yet. */
  sent: { key: string; value: number };
  meta: { key: string; value: string | number };
}

export type Store = IDBPDatabase<Cards>;

const opened = new Map<number, Promise<Store | null>>();

/** The cards of a person on this device; null if it has no storage, such as in some private windows, and once they sign out. */
export function storeOf(personId: number): Promise<Store | null> {
  if (!mayKeepHere()) return Promise.resolve(null);
  const known = opened.get(personId);
  if (known) return known;
  const opening = open(personId).catch(() => null);
  opened.set(personId, opening);
  return opening;
}

async function open(personId: number): Promise<Store | null> {
  if (!hasDatabases() || !notePersonHere(personId)) return null;
  return openDB<Cards>(databaseOf(personId), 1, {
    upgrade(store) {
      store.createObjectStore('texts', { keyPath: 'id' });
      store.createObjectStore('due', { keyPath: 'id' }).createIndex('at', 'due_at');
      store.createObjectStore('reviews', { keyPath: 'id' });
      store.createObjectStore('answers', { keyPath: 'review_id' }).createIndex('review', 'quizlog_id');
      store.createObjectStore('sent');
      store.createObjectStore('meta');
    },
    // Another tab signs out.
    blocking(_current, _blocked, event) {
      opened.delete(personId);
      (event.target as IDBDatabase).close();
    },
    terminated: () => void opened.delete(personId),
  });
}
