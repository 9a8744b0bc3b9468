import { cardsToKeep, cardTexts } from '~/domain/flashcards/away/contract';
import { CARDS_AT_ONCE } from '~/domain/flashcards/review/contract';
import { secondsOfSteps, USUAL_STEPS } from '~/domain/flashcards/review/steps';
import { href, type Output } from '~/domain/kit/contract';
import { mayKeepHere } from '~/web/core/device';
import { forgetOthers, picturesOf } from '~/web/core/forget-device';
import { get } from '~/web/live/request';
import { noteServerTime, serverNow } from '~/web/live/server-time';
import { inTurn } from './in-turn';
import { keptReviews } from './kept-reviews';
import { type CardText, type ListedCard, type Store, storeOf } from './store';
import { hasCaches, openCache } from '~/web/core/stores/browser';

type Page = Output<typeof cardsToKeep>;

/** Milliseconds that a list is good for, unless something was answered. */
export const LIST_FOR = 10 * 60_000;
/** How often a list that changes between its pages is begun anew. */
const TRIES = 3;

export interface Kept {
  /** `none`: this device has no storage for it. `full`: there was no room for all. */
  state: 'kept' | 'none' | 'full';
  /** Cards on this device. */
  cards: number;
}

/**
 * Brings the cards due within three days to this device, with their pictures, and takes the others away. Other tabs of it wait for
 * their turn. Nothing is changed while answers wait: the server does not know what they change.
 *
 * @throws ProblemError if the server cannot be asked
 */
export const saveCards = (personId: number): Promise<Kept> =>
  inTurn(`wardmates.keep.${personId}`, async () => {
    const store = await storeOf(personId);
    if (!store) return { state: 'none', cards: 0 };
    await forgetOthers(personId);
    const waits = () => keptReviews(personId).length > 0;
    if (waits()) return { state: 'kept', cards: await store.count('due') };
    try {
      const begun = serverNow();
      const list = await listOf(store);
      if (list && !waits()) {
        await takeList(store, list, begun);
        await bringTexts(store);
        const whole = await bringPictures(store, personId);
        // With the version the list is not asked for again, and what is missing is not fetched.
        if (list.version !== null && whole) await store.put('meta', list.version, 'version');
      }
      if (!list) await store.put('meta', Date.now(), 'listed_at');
      return { state: 'kept', cards: await store.count('due') };
    } catch (error) {
      if (error instanceof DOMException && error.name === 'QuotaExceededError')
        return { state: 'full', cards: await store.count('due').catch(() => 0) };
      throw error;
    }
  });

/** The whole list, as it was at one moment; null if the device has it. */
async function listOf(store: Store): Promise<{ version: string | null; cards: ListedCard[] } | null> {
  const version = (await store.get('meta', 'version')) as string | undefined;
  for (let attempt = 1; ; attempt += 1) {
    const first = await ask({ version });
    if (first.steps) await store.put('meta', first.steps.join(), 'steps');
    if (first.unchanged) return null;
    const cards = [...first.cards];
    let page = first;
    while (page.after !== null && page.version === first.version) {
      page = await ask({ until: first.until, after: page.after });
      cards.push(...page.cards);
    }
    if (page.version === first.version) return { version: page.version, cards };
    // Better than none; the next time it is asked for as a whole.
    if (attempt === TRIES) return { version: null, cards };
  }
}

async function ask(query: { version?: string | undefined; until?: number; after?: number }): Promise<Page> {
  const page = (await get(href(cardsToKeep, {}, query))) as Page;
  noteServerTime(page.server_time);
  return page;
}

/** Cards that were answered here since the list was asked for stay as the answer left them. */
async function takeList(store: Store, { cards }: { cards: ListedCard[] }, begun: number): Promise<void> {
  const tx = store.transaction(['due', 'answers', 'meta'], 'readwrite');
  const answered = new Set(
    (await tx.objectStore('answers').getAll())
      .filter(({ answered_at }) => answered_at >= begun)
      .map(({ flashcard_id }) => flashcard_id),
  );
  const due = tx.objectStore('due');
  const listed = new Set(cards.map(({ id }) => id));
  for (const id of await due.getAllKeys()) if (!listed.has(id) && !answered.has(id)) void due.delete(id);
  for (const card of cards) if (!answered.has(card.id)) void due.put(card);
  void tx.objectStore('meta').put(Date.now(), 'listed_at');
  await tx.done;
}

/** Fetches texts that are missing or older than the list says, and takes away those that neither the list nor a review needs. */
async function bringTexts(store: Store): Promise<void> {
  const [due, ids, reviews] = await Promise.all([
    store.getAll('due'),
    store.getAllKeys('texts'),
    store.getAll('reviews'),
  ]);
  const needed = new Set([...due.map(({ id }) => id), ...reviews.flatMap(({ data }) => data.pool.map(({ id }) => id))]);
  for (const id of ids) if (!needed.has(id)) await store.delete('texts', id);
  const known = new Map((await store.getAll('texts')).map(({ id, changed_at }) => [id, changed_at]));
  const wanted = due.filter(({ id, changed_at }) => known.get(id) !== changed_at);
  for (let from = 0; from < wanted.length; from += CARDS_AT_ONCE) {
    const some = wanted.slice(from, from + CARDS_AT_ONCE);
    const answer = await get(href(cardTexts, {}, { ids: some.map(({ id }) => id).join() }));
    const { cards } = answer as Output<typeof cardTexts>;
    const changed = new Map(some.map(({ id, changed_at }) => [id, changed_at]));
    const tx = store.transaction('texts', 'readwrite');
    for (const card of cards) void tx.store.put({ id: card.id, card, changed_at: changed.get(card.id) ?? 0 });
    await tx.done;
  }
}

const picturesIn = ({ front_image_url, back_image_url, front, back }: CardText): string[] => [
  ...[front_image_url, back_image_url].filter((address) => address.startsWith('/media/')),
  ...[...`${front} ${back}`.matchAll(/src="(\/media\/[\w./-]+)"/g)].map(([, address]) => address!),
];

/** Statuses of a picture that will not come however often it is asked for. */
const GONE = new Set([403, 404, 410]);

/** The service worker answers with these if there is no network. @returns whether all are here that there are */
async function bringPictures(store: Store, personId: number): Promise<boolean> {
  if (!hasCaches()) return true;
  const wanted = new Set((await store.getAll('texts')).flatMap(({ card }) => picturesIn(card)));
  if (!mayKeepHere()) return true;
  const kept = await openCache(picturesOf(personId));
  for (const request of await kept.keys()) {
    const { pathname } = new URL(request.url);
    if (!wanted.delete(pathname)) await kept.delete(request);
  }
  let whole = true;
  for (const address of wanted) {
    const answer = await fetch(address, { credentials: 'same-origin' }).catch(() => null);
    // One that is gone, or does not come now, does not hold up the others.
    if (answer?.ok) await kept.put(address, answer);
    else whole &&= answer !== null && GONE.has(answer.status);
  }
  return whole;
}

/** Whether it is time to ask for the list again. */
export async function isListOld(personId: number): Promise<boolean> {
  const listedAt = await (await storeOf(personId))?.get('meta', 'listed_at');
  return typeof listedAt !== 'number' || Math.abs(Date.now() - listedAt) > LIST_FOR;
}

/** The person's learning steps in seconds, as far as this device knows. */
export async function stepsHere(personId: number): Promise<number[]> {
  const kept = await (await storeOf(personId))?.get('meta', 'steps');
  return typeof kept === 'string' ? kept.split(',').map(Number) : secondsOfSteps({ steps: USUAL_STEPS });
}

/** The cards that are due now and whose text is here, the most urgent first. */
export async function dueHere(personId: number, now: number, answered: ReadonlySet<number>): Promise<ListedCard[]> {
  const store = await storeOf(personId);
  if (!store) return [];
  const texts = new Set(await store.getAllKeys('texts'));
  const due = await store.getAllFromIndex('due', 'at', IDBKeyRange.upperBound(now));
  return due.filter(({ id }) => texts.has(id) && !answered.has(id));
}
