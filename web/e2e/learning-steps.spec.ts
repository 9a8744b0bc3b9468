import type { Page } from '@playwright/test';
import { openReview } from '~/domain/flashcards/away/contract';
import { flashcardHome } from '~/domain/flashcards/home/contract';
import { uuid } from '~/web/live/uuid';
import { aLearner, answer, answersOf, chooseSteps, DUE, progress } from './cards';
import { rows } from './database';
import { secondsLeft } from './examiner';
import { expect, post, test } from './people';
import { SLEEPS, withSleeper } from './sleeping-page';
import { en } from './words';

/** Minutes by which the clock of a device is set. */
const JUMPS = [20, -20, 180, -180];
const wait = (page: Page) => page.getByRole('heading', { name: en('flashcards.review.wait', { cards: 1 }) });
const showNow = (page: Page) => page.getByRole('button', { name: en('flashcards.review.wait.show') });
const reveal = (page: Page) => page.getByRole('button', { name: en('flashcards.review.reveal') });
const SUMMARY = /\/flashcards\/deck-summary\/\d+$/;

/** Somebody with a review of one due card, with learning steps. @returns its address */
async function reviewOfOne(page: Page, username: string): Promise<string> {
  await aLearner(page, username);
  const [card] = await rows<{ id: number }>(
    'SELECT flashcard_id AS id FROM flashcard_states known JOIN accounts person ON person.id = known.account_id WHERE username = $1 LIMIT 1',
    [username],
  );
  const opened = await post(page, openReview.path, {
    submission_id: uuid(),
    started_at: Date.now(),
    flashcard_ids: [card!.id],
    quiz_type: 13,
  });
  return `/flashcards/review/${(opened as { quizlog_id: number }).quizlog_id}/`;
}

test('today’s review has due and new cards, asks those that were wrong again, and can be ended while they wait @decides', async ({
  arrive,
}) => {
  const page = await arrive();
  await aLearner(page, 'steps.today');
  // No card comes by itself while the test goes on.
  await chooseSteps(page, 600, 1_200);
  await page.goto(flashcardHome.path);
  await expect(page.getByText(en('flashcards.home.with-fresh', { fresh: 2 }))).toBeVisible();
  await page
    .getByRole('button', { name: en('flashcards.home.due.start', { due: DUE, most: 50, over: 'false' }) })
    .click();
  await progress(page, 0);
  // A new card that is right comes again as well.
  for (let nth = 0; nth < DUE + 2; nth += 1) await answer(page, nth > 0);
  await progress(page, DUE - 1);
  const left = page.getByText(en('flashcards.review.wait.about', { cards: 3 }));
  await expect(left).toBeVisible();
  await page.reload();
  await expect(left).toBeVisible();
  await page.keyboard.press(' ');
  await expect(reveal(page)).toBeVisible();
  await page.keyboard.press(' ');
  await page.keyboard.press('1');
  await page.keyboard.press('u');
  await page.keyboard.press('1');
  await expect(page.getByText(en('flashcards.review.wait.about', { cards: 3 }))).toBeVisible();
  await page.getByRole('button', { name: en('flashcards.review.wait.end') }).click();
  await expect(page).toHaveURL(SUMMARY);
  await expect(page.getByText(en('flashcards.summary.lead', { correct: DUE + 1, answered: DUE + 2 }))).toBeVisible();
});

test('a card that was wrong comes again when its minute is over, with any clock of the device, and is learnt', async ({
  arrive,
}) => {
  const page = await arrive();
  const address = await reviewOfOne(page, 'steps.clock');
  await page.clock.install();
  await page.goto(address);
  await answer(page, false);
  await expect(wait(page)).toBeVisible();
  for (const minutes of JUMPS) {
    const before = await secondsLeft(page);
    await page.clock.setSystemTime(Date.now() + minutes * 60_000);
    await page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));
    await expect.poll(() => secondsLeft(page)).toBeLessThan(before);
    await page.reload();
    await expect(wait(page)).toBeVisible();
    expect(await secondsLeft(page)).toBeLessThanOrEqual(before);
  }
  await page.clock.fastForward(60_000);
  await answer(page, true);
  await expect.poll(() => secondsLeft(page)).toBeGreaterThan(500);
  await showNow(page).click();
  await answer(page, true);
  await expect(page).toHaveURL(SUMMARY);
  expect(await answersOf('steps.clock')).toHaveLength(3);
});

for (const sleep of SLEEPS) {
  test(`a card comes again at its time on a ${sleep}`, async ({ arrive }) => {
    const awake = await arrive({ gateway: 2 });
    const username = `steps.${sleep === SLEEPS[0] ? 'frozen' : 'asleep'}`;
    const address = await reviewOfOne(awake, username);
    await withSleeper(awake, sleep, async (page, sleepUntil) => {
      await awake.goto(address);
      await answer(awake, false);
      await expect(wait(awake)).toBeVisible();
      await expect.poll(() => answersOf(username)).toHaveLength(1);
      await page.goto(address);
      await expect(wait(page)).toBeVisible();
      const left = await secondsLeft(awake);
      await sleepUntil(() => expect.poll(() => secondsLeft(awake)).toBeLessThan(left - 6));
      await expect
        .poll(async () => Math.abs((await secondsLeft(page)) - (await secondsLeft(awake))))
        .toBeLessThanOrEqual(1);
    });
  });
}
