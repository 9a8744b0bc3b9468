import { begin, type RunCard, toSent } from '../review/run-state';
import type { KeptReview } from './kept-reviews';
import { type CardText, type ReviewData, type Store, storeOf } from './store';

/** Reviews that are kept at most, the ones opened last. */
const REVIEWS_MAX = 20;
/** Milliseconds after which a card that was wrong is due again, as on the server. */
const WRONG_AGAIN = 600_000;
/** A card that was right is not due before the next list says so. */
const NOT_DUE = Number.MAX_SAFE_INTEGER;

/** Storage that is full or was taken away is no reason to stop a review: it goes on from memory. */
async function write(personId: number, act: (store: Store) => Promise<unknown>): Promise<void> {
  const store = await storeOf(personId);
  if (store) await act(store).catch(() => undefined);
}

/** Keeps a review as it came from the server, so that it can be gone on with after a reload without a network. */
export const saveReview = (personId: number, data: ReviewData, waiting: readonly KeptReview[]): Promise<void> =>
  write(personId, async (store) => {
    const tx = store.transaction(['reviews', 'answers', 'texts'], 'readwrite');
    const mayWait = new Set(waiting.map(({ review_id }) => review_id));
    for (const review_id of await tx.objectStore('answers').index('review').getAllKeys(data.quizlog_id))
      if (!mayWait.has(review_id)) void tx.objectStore('answers').delete(review_id);
    const reviews = tx.objectStore('reviews');
    if (data.finished) void reviews.delete(data.quizlog_id);
    else void reviews.put({ id: data.quizlog_id, data: { ...data, cards: [] }, kept_at: Date.now() });
    await putTexts(tx.objectStore('texts'), data.cards);
    const kept = (await reviews.getAll()).sort((one, other) => other.kept_at - one.kept_at);
    for (const { id } of kept.slice(REVIEWS_MAX)) void reviews.delete(id);
    await tx.done;
  });

export const saveTexts = (personId: number, cards: readonly CardText[]): Promise<void> =>
  write(personId, async (store) => {
    const tx = store.transaction('texts', 'readwrite');
    await putTexts(tx.store, cards);
    await tx.done;
  });

interface Texts {
  get(id: number): Promise<{ changed_at: number } | undefined>;
  put(value: { id: number; card: CardText; changed_at: number }): Promise<unknown>;
}

async function putTexts(texts: Texts, cards: readonly CardText[]): Promise<void> {
  for (const card of cards)
    await texts.put({ id: card.id, card, changed_at: (await texts.get(card.id))?.changed_at ?? 0 });
}

/**
 * Notes answers beside their reviews, and what they change of the cards that are due. Those that are noted already stay as they
 * are, so it may be done again: a page that is left at once has no time for it, and the next one does it before it sends them.
 */
export const saveAnswers = (personId: number, answers: readonly KeptReview[]): Promise<void> =>
  write(personId, async (store) => {
    if (answers.length === 0) return;
    const tx = store.transaction(['answers', 'due', 'meta'], 'readwrite');
    for (const answer of answers) {
      const { review_id, flashcard_id, answered_at, answer_correct, again_in } = answer;
      if ((await tx.objectStore('answers').getKey(review_id)) !== undefined) continue;
      void tx.objectStore('answers').put(answer);
      // The list of cards is asked for as a whole next time.
      void tx.objectStore('meta').delete('version');
      const listed = await tx.objectStore('due').get(flashcard_id);
      if (listed)
        void tx.objectStore('due').put({
          ...listed,
          last_answered: answered_at,
          step: again_in ?? null,
          due_at: again_in ? answered_at + again_in * 1_000 : answer_correct ? NOT_DUE : answered_at + WRONG_AGAIN,
        });
    }
    await tx.done;
  });

/** Forgets an answer that was taken back: its card is due again, as far as this device knows. */
export const forgetAnswer = (
  personId: number,
  { review_id, flashcard_id, undone_at }: { review_id: string; flashcard_id: number; undone_at: number },
): Promise<void> =>
  write(personId, async (store) => {
    const tx = store.transaction(['answers', 'due', 'meta'], 'readwrite');
    void tx.objectStore('answers').delete(review_id);
    void tx.objectStore('meta').delete('version');
    const listed = await tx.objectStore('due').get(flashcard_id);
    if (listed) void tx.objectStore('due').put({ ...listed, due_at: Math.min(listed.due_at, undone_at) });
    await tx.done;
  });

/** Notes beside a review that a card of it was set aside here, or was taken back, so that a reload without a network knows it. */
export const saveAside = (
  personId: number,
  quizlogId: number,
  card: RunCard,
  aside: boolean,
  now: number,
): Promise<void> =>
  write(personId, async (store) => {
    const tx = store.transaction(['reviews', 'due', 'meta'], 'readwrite');
    void tx.objectStore('meta').delete('version');
    const listed = await tx.objectStore('due').get(card.id);
    if (listed) void tx.objectStore('due').put({ ...listed, due_at: aside ? NOT_DUE : Math.min(listed.due_at, now) });
    const kept = await tx.objectStore('reviews').get(quizlogId);
    if (kept) {
      const others = kept.data.pool.filter(({ id }) => id !== card.id);
      const by = (aside ? -1 : 1) * Number(kept.data.removes);
      const data = {
        ...kept.data,
        pool: aside ? others : [toSent(card), ...others],
        length: kept.data.length + by,
        aside: (kept.data.aside ?? 0) + (aside ? 1 : -1),
      };
      void tx.objectStore('reviews').put({ ...kept, data });
    }
    await tx.done;
  });

/**
 * A review as this device has it: the stored review with the answers given here since.
 *
 * @param waiting answers that the caller counts itself
 * @returns null if the device does not have it
 */
export async function readReview(
  personId: number,
  id: number,
  waiting: readonly KeptReview[],
): Promise<ReviewData | null> {
  const store = await storeOf(personId);
  const kept = await store?.get('reviews', id);
  if (!store || !kept) return null;
  const counted = new Set(waiting.map(({ review_id }) => review_id));
  const answers = (await store.getAllFromIndex('answers', 'review', id))
    .filter(({ review_id }) => !counted.has(review_id))
    .sort((one, other) => one.answered_at - other.answered_at);
  const data = answers.reduce(after, kept.data);
  const texts = await Promise.all(data.pool.map((card) => store.get('texts', card.id)));
  return { ...data, cards: texts.flatMap((text) => (text ? [text.card] : [])) };
}

/** The review after an answer that the server has taken. In a review that removes, a card counts once. */
function after(data: ReviewData, answer: KeptReview): ReviewData {
  // Which card comes next is of no account.
  const { pool, answered, correct } = begin(data, [answer], { random: () => 0, now: () => 0 });
  return { ...data, answered, correct, pool: pool.map(toSent) };
}

/** Takes a review off the device. */
export const forgetReview = (personId: number, id: number): Promise<void> =>
  write(personId, async (store) => {
    const tx = store.transaction(['reviews', 'answers'], 'readwrite');
    void tx.objectStore('reviews').delete(id);
    for (const review_id of await tx.objectStore('answers').index('review').getAllKeys(id))
      void tx.objectStore('answers').delete(review_id);
    await tx.done;
  });

/** Milliseconds for which it is remembered that an answer was sent. */
const SENT_FOR = 86_400_000;

/** Those of the answers that a tab of this device has sent. Unlike the local storage, this is the same for all tabs at any moment. */
export async function sentBefore(personId: number, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const store = await storeOf(personId);
  if (!store) return new Set();
  const found = await Promise.all(ids.map((id) => store.getKey('sent', id))).catch(() => []);
  return new Set(found.flatMap((id) => (id === undefined ? [] : [id])));
}

export const noteSent = (personId: number, ids: readonly string[]): Promise<void> =>
  write(personId, async (store) => {
    const tx = store.transaction('sent', 'readwrite');
    const now = Date.now();
    for (let at = await tx.store.openCursor(); at; at = await at.continue())
      if (Math.abs(now - at.value) > SENT_FOR) await at.delete();
    for (const id of ids) void tx.store.put(now, id);
    await tx.done;
  });
