import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { cardsAway } from '~/domain/flashcards/away/contract';
import { memoryProgress } from '~/domain/flashcards/plan/contract';
import { flashcardSetup, submitReviews } from '~/domain/flashcards/review/contract';
import { href, type PageData } from '~/domain/kit/contract';
import { rows } from './database';
import { expect, post } from './people';
import { registerByCall } from './second-factor';
import { en } from './words';

const DAY = 86_400_000;
export const DUE = 10;

/** Somebody who has learned cards of a pack: ten are due, two will be in two days, one next week. */
export async function aLearner(page: Page, username: string): Promise<void> {
  await registerByCall(page, username);
  await rows(
    `INSERT INTO flashcard_states (account_id, flashcard_id, leitner_bin, reviews, lapses, last_answered, last_correct, stability, difficulty, due_at)
     SELECT person.id, card.id, 1, 1, 0, now() - interval '4 days', true, 3, 5,
            now() + CASE WHEN card.nth <= ${DUE} THEN interval '-1 hour' WHEN card.nth <= 12 THEN interval '2 days' ELSE interval '7 days' END
       FROM accounts person,
            (SELECT card.id, row_number() OVER (ORDER BY card.id) AS nth
               FROM flashcards card JOIN decks deck ON deck.id = card.deck_id WHERE deck.kind = 'pack' LIMIT 13) card
      WHERE person.username = $1`,
    [username],
  );
}

/** Chooses learning steps, in minutes, and how many new cards a day has. */
export const chooseSteps = (page: Page, ...steps: number[]) =>
  post(page, memoryProgress.path, {
    data_request: 'save',
    retention: 90,
    weekdays: [100, 100, 100, 100, 100, 100, 100],
    easy_dates: [],
    time_zone: 'UTC',
    steps,
    new_a_day: 2,
  });

/** The data of a page, past the page. */
export const dataAt = async <T>(page: Page, path: string): Promise<T> =>
  (await (await page.request.get(path, { headers: { accept: 'application/json' } })).json()) as T;

/** Answers of the last weeks to the cards of the first pack, as they come from a device that was away. */
export async function history(page: Page): Promise<{ pack: { id: number; deck_name: string } }> {
  const { packs } = await dataAt<PageData<typeof flashcardSetup>>(page, flashcardSetup.path);
  const pack = packs[0]!;
  const started = (await post(page, flashcardSetup.path, {
    data_request: 'submit',
    quiz_type: 2,
    deck_id: pack.id,
    length: 9_999,
  })) as { next_url: string };
  const { quizlog_id, pool } = await dataAt<{ quizlog_id: number; pool: { id: number }[] }>(page, started.next_url);
  const reviews = pool.slice(0, 30).flatMap(({ id }, nth) =>
    [40, 36, 30, 21, 9].slice(nth % 3).map((days, turn) => ({
      review_id: randomUUID(),
      flashcard_id: id,
      quizlog_id,
      answer_correct: (nth + turn) % 5 > 0,
      answered_at: Date.now() - days * DAY - nth * 60_000,
      took_ms: 6_000,
    })),
  );
  await post(page, submitReviews.path, { reviews });
  return { pack };
}

export const answersOf = (username: string) =>
  rows<{ flashcard_id: number; correct: boolean; answered_at: Date; received_at: Date }>(
    `SELECT log.flashcard_id, log.correct, log.answered_at, log.received_at FROM flashcard_reviews log JOIN accounts person ON person.id = log.account_id WHERE person.username = $1`,
    [username],
  );

export const dueNow = (page: Page, due: number) =>
  page.getByRole('heading', { name: `${due} ${en('flashcards.away.due', { due })}` });
export const waiting = (page: Page, count: number) => page.getByText(en('flashcards.away.waiting', { count }));
export const progress = (page: Page, answered: number) =>
  expect(page.getByRole('progressbar', { name: en('flashcards.review.progress') })).toHaveAttribute(
    'aria-valuenow',
    String(answered),
  );

/** Opens the page and waits until everything is on the device, the page itself included. */
export async function bringCards(page: Page, due = DUE): Promise<void> {
  await page.goto(href(cardsAway));
  await expect(dueNow(page, due)).toBeVisible();
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await expect.poll(() => keysOf(page, 'wardmates.session')).toHaveLength(1);
}

const keysOf = (page: Page, prefix: string) =>
  page.evaluate((start) => Object.keys(localStorage).filter((key) => key.startsWith(start)), prefix);

export async function answer(page: Page, correct: boolean): Promise<void> {
  await page.getByRole('button', { name: en('flashcards.review.reveal') }).click();
  const mark = correct ? 'flashcards.review.right' : 'flashcards.review.wrong';
  await page.getByRole('button', { name: en(mark) }).click();
}

/** The same. @returns the milliseconds from the mark to the frame after which the next card is there, by the browser's clock */
export async function timedAnswer(page: Page, correct: boolean): Promise<number> {
  await page.getByRole('button', { name: en('flashcards.review.reveal') }).click();
  const mark = correct ? 'flashcards.review.right' : 'flashcards.review.wrong';
  return page.getByRole('button', { name: en(mark) }).evaluate(
    (button: HTMLButtonElement) =>
      new Promise<number>((resolve) => {
        const from = performance.now();
        const watch = new MutationObserver(() => {
          if (button.isConnected) return;
          watch.disconnect();
          requestAnimationFrame(() => resolve(performance.now() - from));
        });
        watch.observe(document.body, { childList: true, subtree: true });
        button.click();
      }),
  );
}

export const startHere = (page: Page, count = DUE) =>
  page.getByRole('button', { name: en('flashcards.away.start', { count }) }).click();

/** Starts a review of the cards that are due, as a device with a network does. @returns its id */
export async function reviewOn(page: Page, length: number): Promise<number> {
  const { next_url } = (await post(page, flashcardSetup.path, { data_request: 'submit', quiz_type: 10, length })) as {
    next_url: string;
  };
  return Number(/\d+/.exec(next_url)![0]);
}
