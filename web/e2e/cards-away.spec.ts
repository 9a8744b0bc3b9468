import type { BrowserContext, Page } from '@playwright/test';
import { cardsAway } from '~/domain/flashcards/away/contract';
import { flashcardHome } from '~/domain/flashcards/home/contract';
import { submitReview, submitReviews } from '~/domain/flashcards/review/contract';
import { login, logout, session } from '~/domain/accounts/contract';
import { href } from '~/domain/kit/contract';
import { openDeployments } from '~/infra/tooling/testing/deployments';
import {
  aLearner,
  answer,
  answersOf,
  bringCards,
  chooseSteps,
  DUE,
  dueNow,
  progress,
  reviewOn,
  startHere,
  timedAnswer,
  waiting,
} from './cards';
import { rows } from './database';
import { CHEST_PAIN } from './group';
import { expect, gatewayUrl, post, test } from './people';
import { NEW_PASSWORD } from './registration';
import { en } from './words';

test.use({ worker: true });

const kept = (page: Page, count: number) => page.getByText(en('flashcards.review.kept', { waiting: count }));

/** The ids of answers in every batch of a browser that is answered: what begins as the network comes back may fail and be sent again. */
function batchesOf(context: BrowserContext): string[][] {
  const batches: string[][] = [];
  context.on('response', (response) => {
    const request = response.request();
    if (request.method() === 'POST' && request.url().endsWith(submitReviews.path))
      batches.push(
        (request.postDataJSON() as { reviews: { review_id: string }[] }).reviews.map(({ review_id }) => review_id),
      );
  });
  return batches;
}

test('ten cards are reviewed without a network, over a reload, while another device answers, and nothing is lost or doubled @decides', async ({
  arrive,
}) => {
  const page = await arrive();
  await aLearner(page, 'away.bus');
  // A card that was wrong does not come by itself while the test goes on.
  await chooseSteps(page, 600, 1_200);
  await bringCards(page);
  await expect(page.getByText(en('flashcards.away.kept', { cards: 12 }))).toBeVisible();

  await page.context().setOffline(true);
  await page.reload();
  await expect(dueNow(page, DUE)).toBeVisible();
  await startHere(page);
  const times: number[] = [];
  for (const correct of [true, false, true, true]) times.push(await timedAnswer(page, correct));
  // A figure, not a limit: how it feels is for the reader of the report to say.
  const description = `the next card after ${times.map((time) => time.toFixed(1)).join(', ')} ms`;
  test.info().annotations.push({ type: 'next card', description });
  process.stdout.write(`${description}\n`);
  await progress(page, 3);
  await expect(kept(page, 4)).toBeVisible();

  await page.reload();
  await progress(page, 3);
  for (const correct of [true, true, false, true, true]) await answer(page, correct);
  await page.goto(href(cardsAway));
  await expect(waiting(page, 9)).toBeVisible();
  await expect(page.getByText(en('flashcards.away.go-on', { answered: 9, length: DUE }))).toBeVisible();

  const laptop = await arrive();
  await post(laptop, login.path, { username: 'away.bus', password: NEW_PASSWORD });
  const quizlog_id = await reviewOn(laptop, DUE);
  const review = (await (
    await laptop.request.get(`/flashcards/review/${quizlog_id}/`, { headers: { accept: 'application/json' } })
  ).json()) as {
    pool: { id: number }[];
  };
  for (const { id } of review.pool.slice(0, 3))
    await post(laptop, submitReview.path, { quizlog_id, flashcard_id: id, answer_correct: false });

  await page.getByText(en('flashcards.away.go-on', { answered: 9, length: DUE })).click();
  await progress(page, 7);
  await answer(page, true);
  // The two that were wrong come again, each twice.
  for (let nth = 0; nth < 4; nth += 1) {
    await page.getByRole('button', { name: en('flashcards.review.wait.show') }).click();
    await answer(page, true);
  }
  await expect(page.getByText(en('flashcards.review.over.waiting'))).toBeVisible();
  const batches = batchesOf(page.context());
  await page.context().setOffline(false);
  await expect(page).toHaveURL(/\/flashcards\/deck-summary\/\d+$/);
  await expect(page.getByText(en('flashcards.summary.lead', { correct: 8, answered: 10 }))).toBeVisible();
  expect(new Set(batches.flat()).size).toBe(DUE + 4);
  const log = await answersOf('away.bus');
  expect(log).toHaveLength(DUE + 4 + 3);
  expect(log.filter(({ correct }) => !correct)).toHaveLength(2 + 3);
  // What is due has been asked for again.
  await page.goto(href(cardsAway));
  await expect(waiting(page, DUE + 4)).toBeHidden();
});

test('answers are taken back without a network, over a reload, and after the last card; a card is set aside by a key', async ({
  arrive,
}) => {
  const page = await arrive();
  await aLearner(page, 'away.undo');
  await bringCards(page);
  await startHere(page);
  await page.context().setOffline(true);
  const undo = page.getByRole('button', { name: en('flashcards.review.undo.answer'), exact: true });
  await expect(undo).toBeHidden();
  for (const correct of [true, false]) await answer(page, correct);
  await expect(kept(page, 2)).toBeVisible();
  await page.keyboard.press('u');
  await expect(kept(page, 1)).toBeVisible();
  await progress(page, 1);
  // The card is shown with both sides, and is marked again.
  await page.keyboard.press('1');
  await progress(page, 2);
  await undo.click();
  await progress(page, 1);
  await page.reload();
  await progress(page, 1);
  await expect(kept(page, 1)).toBeVisible();
  // One of the nine that are left does not come today.
  await page.keyboard.press('-');
  await expect(page.getByRole('button', { name: en('flashcards.review.undo.buried') })).toBeVisible();
  for (let nth = 0; nth < DUE - 2; nth += 1) await answer(page, true);
  await expect.poll(async () => (await answersOf('away.undo')).length).toBe(0);
  await page.context().setOffline(false);
  await expect.poll(async () => (await answersOf('away.undo')).length).toBe(DUE - 1);
  await expect
    .poll(() =>
      rows(
        'SELECT 1 FROM flashcard_marks mark JOIN accounts person ON person.id = mark.account_id WHERE person.username = $1 AND mark.buried_until IS NOT NULL',
        ['away.undo'],
      ),
    )
    .toHaveLength(1);
  expect((await answersOf('away.undo')).every(({ correct }) => correct)).toBe(true);
});

test('the home of the cards without a network leads to those on the device, and says of the rest that it waits', async ({
  arrive,
}) => {
  const page = await arrive();
  await aLearner(page, 'away.home');
  await bringCards(page);
  await page.goto(flashcardHome.path);
  const main = page.getByRole('main');
  const start = main.getByRole('button', {
    name: en('flashcards.home.due.start', { due: DUE, most: 50, over: 'false' }),
  });
  await expect(start).toBeVisible();
  await page.context().setOffline(true);
  await main.getByRole('link', { name: en('flashcards.home.plan') }).click();
  await expect(page.getByRole('status').filter({ hasText: en('loading.offline') })).toBeVisible();
  await expect(page).toHaveURL(flashcardHome.path);
  await start.click();
  await expect(page).toHaveURL(href(cardsAway));
  await expect(dueNow(page, DUE)).toBeVisible();

  // Opened without a network it is the same page, and says of when it is.
  await page.goto(flashcardHome.path);
  await expect(main.getByText(en('app.as-of', { time: '' }))).toBeVisible();
  await start.click();
  await expect(page).toHaveURL(href(cardsAway));
  await expect(dueNow(page, DUE)).toBeVisible();
});

test('two tabs see the answers of each other, and send each once', async ({ arrive }) => {
  const page = await arrive();
  await aLearner(page, 'away.tabs');
  await bringCards(page);
  await startHere(page);
  await progress(page, 0);
  const other = await page.context().newPage();
  await other.goto(page.url());
  await progress(other, 0);
  await page.context().setOffline(true);
  for (const correct of [true, true, false]) await answer(page, correct);
  await progress(other, 2);
  await answer(other, true);
  await progress(page, 3);
  await expect(kept(other, 4)).toBeVisible();

  const batches = batchesOf(page.context());
  await page.context().setOffline(false);
  await expect(kept(page, 4)).toBeHidden();
  await expect(kept(other, 4)).toBeHidden();
  expect(batches.flat().toSorted()).toEqual([...new Set(batches.flat())].toSorted());
  expect(batches.flat()).toHaveLength(4);
  expect(await answersOf('away.tabs')).toHaveLength(4);
});

test('an answer that one tab takes back comes again in the other one, with a network and without', async ({
  arrive,
}) => {
  const page = await arrive();
  await aLearner(page, 'away.undone');
  await bringCards(page);
  await startHere(page);
  await progress(page, 0);
  const other = await page.context().newPage();
  await other.goto(page.url());
  await progress(other, 0);
  for (const offline of [false, true]) {
    await page.context().setOffline(offline);
    // A card whose answer was taken back is shown with both sides.
    if (offline) await page.keyboard.press('1');
    else await answer(page, true);
    await answer(page, true);
    await progress(other, 2);
    await page.keyboard.press('u');
    await progress(other, 1);
    await page.keyboard.press('u');
    await progress(other, 0);
    await progress(page, 0);
  }
  // Each tab asks every card that is left.
  for (let nth = 0; nth < DUE; nth += 1) await answer(other, true);
  await progress(page, DUE);
  await page.context().setOffline(false);
  await expect(other).toHaveURL(/\/flashcards\/deck-summary\/\d+$/);
  await expect.poll(async () => (await answersOf('away.undone')).length).toBe(DUE);
});

test('signing out takes away what is on the device, and asks first where answers wait', async ({ arrive }) => {
  const page = await arrive();
  await aLearner(page, 'away.leaves');
  await bringCards(page);
  await page.route(`**${submitReviews.path}`, (route) => route.abort());
  await startHere(page);
  await answer(page, true);
  await page.goto('/');
  await expect(waiting(page, 1)).toBeVisible();
  const here = () =>
    page.evaluate(async () => [
      ...(await indexedDB.databases()).map(({ name }) => name),
      ...(await caches.keys()).filter((name) => !name.startsWith('wardmates.shell.')),
      ...Object.keys(localStorage).filter((key) => /^wardmates\.(?:reviews\.(?!offset)|away|session)/.test(key)),
    ]);
  const signOut = async () => {
    await page.getByRole('button', { name: /^Account of/ }).click();
    await page.getByRole('menuitem', { name: en('app.sign-out') }).click();
  };
  await signOut();
  const dialog = page.getByRole('dialog', { name: en('app.unsent.title', { count: 1 }) });
  await expect(dialog).toContainText(en('app.unsent.reviews', { count: 1 }));
  await dialog.getByRole('button', { name: en('app.cancel') }).click();
  await expect(dialog).toBeHidden();
  await signOut();
  const left = page.waitForResponse((response) => response.url().endsWith(logout.path));
  // While the page does not know yet that nobody is signed in, it keeps nothing anew.
  let tell = (): void => undefined;
  const told = new Promise<void>((resolve) => (tell = resolve));
  await page.route(`**${session.path}`, async (route) => {
    await told;
    await route.continue();
  });
  await dialog.getByRole('button', { name: en('app.unsent.lose') }).click();
  await left;
  await expect(waiting(page, 1)).toBeHidden();
  await expect.poll(here).toEqual([]);
  tell();
  await expect(page.getByRole('banner').getByRole('link', { name: en('app.sign-in') })).toBeVisible();
  await expect.poll(here).toEqual([]);
  await page.context().setOffline(true);
  await page.goto(href(cardsAway));
  await expect(page.getByRole('alert')).toContainText(en('problem.not-signed-in'));
  await expect(page.getByText('Nadia')).toHaveCount(0);
  await expect(page.getByText(en('flashcards.away.lead'))).toHaveCount(0);
});

test('a new version is offered and not forced, and each opens without a network with all it needs', async ({
  arrive,
  startProduct,
}) => {
  await startProduct();
  const deployments = await openDeployments(gatewayUrl(1));
  try {
    const page = await arrive({ baseURL: deployments.url });
    const build = () => page.evaluate(() => document.documentElement.dataset.build ?? 'first');
    await aLearner(page, 'away.deployed');
    await bringCards(page);
    const station = `/${CHEST_PAIN.base}/${CHEST_PAIN.slug}/`;
    const named = page.getByRole('heading', { level: 1, name: CHEST_PAIN.name });
    await page.goto(station);
    await expect(named).toBeVisible();
    await page.goto(href(cardsAway));
    await deployments.deploy();
    await page.evaluate(async () => {
      await (await navigator.serviceWorker.ready).update();
    });
    const take = page.getByRole('button', { name: en('app.new-version.take') });
    await expect(take).toBeVisible();

    await page.context().setOffline(true);
    await page.reload();
    await expect(dueNow(page, DUE)).toBeVisible();
    expect(await build()).toBe('first');
    await startHere(page);
    await answer(page, true);
    await page.goto(href(cardsAway));
    await page.context().setOffline(false);
    await expect(waiting(page, 1)).toBeHidden();

    await expect(take).toBeVisible();
    const loaded = page.waitForEvent('domcontentloaded');
    await take.click();
    await loaded;
    await expect(dueNow(page, DUE - 1)).toBeVisible();
    await page.context().setOffline(true);
    await page.reload();
    await expect(dueNow(page, DUE - 1)).toBeVisible();
    expect(await build()).toBe('later');
    await page.getByText(en('flashcards.away.go-on', { answered: 1, length: DUE })).click();
    await progress(page, 1);
    await answer(page, true);
    await progress(page, 2);

    await test.step('a station that was visited in the first build opens, and so do the menus', async () => {
      await page.goto(station);
      await expect(named).toBeVisible();
      expect(await build()).toBe('later');
      await page.getByRole('button', { name: /^Account of/ }).click();
      await expect(page.getByRole('menuitem', { name: en('app.sign-out') })).toBeVisible();
      await page.keyboard.press('Escape');
      const banner = page.getByRole('banner');
      await banner.getByRole('button', { name: en('app.nav.questions'), exact: true }).click();
      await expect(page.getByRole('menuitem', { name: en('app.quizzes.own') })).toBeVisible();
      await page.keyboard.press('Escape');
      await page.keyboard.press('ControlOrMeta+K');
      await expect(page.getByRole('dialog', { name: en('app.palette.placeholder') })).toBeVisible();
    });

    await test.step('a page that was opened since the next deployment is of that, and is offered nothing', async () => {
      await page.context().setOffline(false);
      await deployments.deploy();
      const shells = () => page.evaluate(async () => (await caches.keys()).filter((name) => name.includes('.shell.')));
      const before = await shells();
      await page.goto(href(cardsAway));
      const entry = await page.evaluate(() => document.querySelector<HTMLScriptElement>('script[type=module]')!.src);
      await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
      await expect.poll(shells).toEqual([`wardmates.shell.${new URL(entry).pathname.slice(1)}`]);
      expect(before).toHaveLength(1);
      expect(await shells()).not.toEqual(before);
      await expect(take).toBeHidden();
    });
  } finally {
    await deployments.close();
  }
});
