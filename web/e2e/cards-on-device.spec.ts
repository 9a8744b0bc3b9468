import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { login } from '~/domain/accounts/contract';
import { cardsAway } from '~/domain/flashcards/away/contract';
import { endReview, submitReview, submitReviews } from '~/domain/flashcards/review/contract';
import { uploadFlashcardImage } from '~/domain/flashcards/single-card/contract';
import { uploadImage } from '~/domain/images/contract';
import { href } from '~/domain/kit/contract';
import { aLearner, answer, answersOf, bringCards, DUE, dueNow, progress, reviewOn, startHere, waiting } from './cards';
import { rows } from './database';
import { expect, post, test } from './people';
import { NEW_PASSWORD } from './registration';
import { registerByCall } from './second-factor';
import { en } from './words';

test.use({ worker: true });

const HOURS = 5 * 3_600_000;

/** The answers of this browser do not arrive. @returns lets them through again */
async function holdBack(page: Page): Promise<() => void> {
  let held = true;
  await page.route(`**${submitReviews.path}`, (route) => (held ? route.abort() : route.continue()));
  return () => (held = false);
}

/** Another page of the device. One that is open loads itself again once it hears that somebody else has signed in. */
async function inItsPlace(page: Page): Promise<Page> {
  const other = await page.context().newPage();
  await page.close();
  return other;
}

test('a device that another person signs in on shows none of the cards before, and sends none of their answers', async ({
  arrive,
}) => {
  const page = await arrive();
  await aLearner(page, 'device.first');
  await bringCards(page);
  await holdBack(page);
  await startHere(page);
  await answer(page, true);

  const elsewhere = await arrive();
  await registerByCall(elsewhere, 'device.second');
  // The session ends without signing out, and somebody else begins one.
  await post(page, login.path, { username: 'device.second', password: NEW_PASSWORD });
  const later = await inItsPlace(page);
  await later.goto(href(cardsAway));
  await expect(dueNow(later, 0)).toBeVisible();
  await expect(later.getByText(en('flashcards.away.kept', { cards: 0 }))).toBeVisible();
  await expect(later.getByText(en('flashcards.away.waiting', { count: 1 }))).toHaveCount(0);
  const databases = () => later.evaluate(async () => (await indexedDB.databases()).length);
  await expect.poll(databases).toBe(1);
  expect(await answersOf('device.first')).toEqual([]);
  expect(await answersOf('device.second')).toEqual([]);

  // The first one finds the answer where it was, and it is sent.
  await post(later, login.path, { username: 'device.first', password: NEW_PASSWORD });
  await (await inItsPlace(later)).goto(href(cardsAway));
  await expect.poll(async () => (await answersOf('device.first')).length).toBe(1);
});

test('a page that is left before its database has written loses no answer of the review', async ({ arrive }) => {
  const page = await arrive();
  await aLearner(page, 'device.left');
  await bringCards(page);
  const letThrough = await holdBack(page);
  await startHere(page);
  await answer(page, true);
  await progress(page, 1);
  await forgetNoted(page);
  await page.goto(href(cardsAway));
  const goOn = page.getByText(en('flashcards.away.go-on', { answered: 1, length: DUE }));
  await expect(goOn).toBeVisible();
  await page.goto('/');
  await forgetNoted(page);
  letThrough();
  await expect.poll(async () => (await answersOf('device.left')).length).toBe(1);
  await page.goto(href(cardsAway));
  await expect(goOn).toBeVisible();
});

/** The answers that stand beside their reviews are as if they had never been written. */
const forgetNoted = (page: Page) =>
  page.evaluate(async () => {
    const [{ name }] = (await indexedDB.databases()) as [{ name: string }];
    const store = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open(name);
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error!);
    });
    await new Promise((resolve) => {
      const tx = store.transaction('answers', 'readwrite');
      tx.objectStore('answers').clear();
      tx.oncomplete = resolve;
    });
    store.close();
  });

test('an answer that came after its review had ended elsewhere is shown with the reason, and sent as a review of its own', async ({
  arrive,
}) => {
  const page = await arrive();
  await aLearner(page, 'device.late');
  await bringCards(page);
  const quizlog_id = await reviewOn(page, DUE);
  const { pool } = await reviewData(page, quizlog_id);
  await post(page, submitReview.path, { quizlog_id, flashcard_id: pool[0]!.id, answer_correct: true });
  const letThrough = await holdBack(page);
  await page.goto(`/flashcards/review/${quizlog_id}/`);
  await progress(page, 1);
  const laptop = await arrive();
  await post(laptop, login.path, { username: 'device.late', password: NEW_PASSWORD });
  await post(laptop, endReview.path, { quizlog_id });
  const ended = Date.now();
  // What was answered before the end counts, and a device may be behind the server by as long as an answer was under way.
  await expect.poll(() => Date.now() - ended).toBeGreaterThan(2_000);
  await answer(page, false);
  letThrough();
  await page.goto(href(cardsAway));
  await expect(page.getByRole('heading', { name: en('flashcards.away.refused', { count: 1 }) })).toBeVisible();
  await expect(page.getByText(en('flashcards.away.refused.review-ended'))).toBeVisible();
  await page.getByRole('button', { name: en('flashcards.away.refused.send') }).click();
  await expect.poll(async () => (await answersOf('device.late')).length).toBe(2);
  await expect(page.getByText(en('flashcards.away.refused.review-ended'))).toBeHidden();
});

const reviewData = async (page: Page, quizlogId: number) =>
  (await (
    await page.request.get(`/flashcards/review/${quizlogId}/`, { headers: { accept: 'application/json' } })
  ).json()) as { pool: { id: number }[] };

test('a clock that is hours behind is measured, so that answers are dated by that of the server', async ({
  arrive,
}) => {
  const page = await arrive();
  await aLearner(page, 'device.clock');
  await page.addInitScript((hours) => {
    const [now, { timeOrigin }] = [Date.now, performance];
    Date.now = () => now() - hours;
    Object.defineProperty(performance, 'timeOrigin', { value: timeOrigin - hours });
  }, HOURS);
  await bringCards(page);
  await page.context().setOffline(true);
  await page.reload();
  await expect(dueNow(page, DUE)).toBeVisible();
  await startHere(page);
  await answer(page, true);
  await page.context().setOffline(false);
  await expect.poll(async () => (await answersOf('device.clock')).length).toBe(1);
  const [given] = await answersOf('device.clock');
  expect(Math.abs(given!.received_at.getTime() - given!.answered_at.getTime())).toBeLessThan(HOURS / 2);
});

test('a window without storage says that nothing is kept, and reviews go on with a network', async ({ arrive }) => {
  const page = await arrive();
  await aLearner(page, 'device.private');
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('Denied', 'SecurityError');
    };
    Storage.prototype.setItem = () => {
      throw new DOMException('Denied', 'QuotaExceededError');
    };
  });
  await page.goto(href(cardsAway));
  await expect(page.getByText(en('flashcards.away.none'))).toBeVisible();
  await page.goto(`/flashcards/review/${await reviewOn(page, DUE)}/`);
  await answer(page, true);
  await answer(page, false);
  await expect.poll(async () => (await answersOf('device.private')).length).toBe(2);
  await expect(waiting(page, 1)).toHaveCount(0);
});

/** Uploads a picture as an editor does. @returns its address */
async function aPicture(page: Page, to: { path: string }): Promise<string> {
  const buffer = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#a33' } })
    .png()
    .toBuffer();
  const token = (await page.context().cookies()).find(({ name }) => name === 'csrftoken')!.value;
  const answered = await page.request.post(to.path, {
    multipart: { upload: { name: 'rash.png', mimeType: 'image/png', buffer } },
    headers: { accept: 'application/json', 'x-csrftoken': token },
  });
  expect(answered.status()).toBe(200);
  return ((await answered.json()) as { url: string }).url;
}

/** A picture does not come the first time that this tab asks for it. */
const failOnce = (page: Page, url: string) =>
  page.addInitScript((address) => {
    const ask = window.fetch;
    window.fetch = (input, init) => {
      if (input !== address || sessionStorage.getItem('failed')) return ask(input, init);
      sessionStorage.setItem('failed', 'yes');
      return Promise.reject(new TypeError('Failed to fetch'));
    };
  }, url);

test('the pictures of a card are there without a network, also one that failed first, and the start page leads to the cards', async ({
  arrive,
}) => {
  const page = await arrive();
  await registerByCall(page, 'device.picture');
  const url = await aPicture(page, uploadImage);
  const front = await aPicture(page, uploadFlashcardImage);
  expect(front).toContain('/media/flashcard_images/');
  await failOnce(page, front);
  await rows(
    `WITH person AS (SELECT id FROM accounts WHERE username = $1),
          deck AS (INSERT INTO decks (kind, owner_id, deck_name, deck_description, language, deck_colour, deck_icon, created_at, changed_at)
                   SELECT 'own', id, 'Rashes', 'What they are', 'en', 'teal', 'heart', now(), now() FROM person RETURNING id),
          card AS (INSERT INTO flashcards (deck_id, author_id, position, front, back, front_image_url, created_at, changed_at)
                   SELECT deck.id, person.id, 1, $2, '<p>A rash</p>', $3, now(), now() FROM deck, person RETURNING id)
     INSERT INTO flashcard_states (account_id, flashcard_id, leitner_bin, reviews, lapses, last_answered, last_correct, stability, difficulty, due_at)
     SELECT person.id, card.id, 1, 1, 0, now() - interval '4 days', true, 3, 5, now() - interval '1 hour' FROM person, card`,
    ['device.picture', `<p>What is it?</p><p><img src="${url}" alt="Red patches"></p>`, front],
  );
  await bringCards(page, 1);
  const isKept = (address: string) => page.evaluate(async (one) => (await caches.match(one)) !== undefined, address);
  await expect.poll(() => isKept(url)).toBe(true);
  expect(await page.evaluate(() => sessionStorage.getItem('failed'))).toBe('yes');
  // The list is asked for once more, by this page or the next one, and what is missing comes.
  await page.goto(href(cardsAway));
  await expect.poll(() => isKept(front)).toBe(true);
  await page.context().setOffline(true);
  await page.goto('/');
  await page.getByRole('link', { name: en('flashcards.away.open') }).click();
  await startHere(page, 1);
  for (const name of ['Red patches', en('flashcards.card.front.picture')]) {
    const picture = page.getByRole('img', { name });
    await expect(picture).toBeVisible();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(40);
  }
});
