import type { Page } from '@playwright/test';
import { createGenerationJob } from '~/domain/flashcards/generation/contract';
import { flashcardSetup } from '~/domain/flashcards/review/contract';
import { aWrittenCard, PASTED } from '~/domain/flashcards/testing/written-cards';
import { href } from '~/domain/kit/contract';
import { quizReview } from '~/domain/quizzes/contract';
import { completionOf } from '~/infra/tooling/testing/model-server';
import { productWithModel } from './a-product';
import { expectAccessible } from './axe';
import { connection } from './group';
import { expect, post, test } from './people';
import { needlessPolls } from './polls';
import { isPlain, REVIEW, startQuiz, type Started } from './quiz';
import { registerByCall } from './second-factor';
import { en } from './words';

const product = productWithModel();

/** Answers questions past the page until one is wrong. @returns its id */
async function missOne(page: Page, { path, quizlog_id, questions }: Started): Promise<number> {
  for (const { question_id, answers } of questions) {
    const told = (await post(page, path, {
      data_request: 'answer_submit',
      quizlog_id,
      question_id,
      answer_id: String(answers.at(-1)!.answer_id),
    })) as { counts_as_correct: boolean };
    if (!told.counts_as_correct) return question_id;
  }
  throw new Error('every last option was right');
}

const status = (page: Page) => page.getByRole('main').getByRole('status');

test('a missed question and a marked passage become cards by one press, and lead back from the review', async ({
  arrive,
}) => {
  const page = await arrive({ baseURL: product.url });
  await registerByCall(page, 'draws-cards');
  const quiz = await startQuiz(page, 'cardiology', { wanted: isPlain, most: 6 });
  const question_id = await missOne(page, quiz);
  const review = href(quizReview, { quizlog_id: quiz.quizlog_id }, { question_id });

  await test.step('pressed once there is a card, pressed again there is the same one', async () => {
    await page.goto(review);
    await page.getByRole('button', { name: en('flashcards.draft'), exact: true }).click();
    await expect(status(page)).toContainText(en('flashcards.draft.made', { deck: 'My mistakes' }));
    await page.reload();
    await page.getByRole('button', { name: en('flashcards.draft'), exact: true }).click();
    await expect(status(page)).toContainText(en('flashcards.draft.existed', { deck: 'My mistakes' }));
    await expectAccessible(page, 'a card made of a missed question');
  });

  await test.step('a passage of the explanation is marked', async () => {
    await page.reload();
    const heading = page.getByRole('heading', { name: en('quizzes.question.explanation'), exact: true });
    await heading.locator('xpath=following-sibling::*[1]//p').first().selectText();
    const offers = page.getByRole('button', { name: en('flashcards.draft'), exact: true });
    await expect(offers).toHaveCount(2);
    await offers.first().click();
    await expect(status(page)).toContainText(en('flashcards.draft.made', { deck: 'My mistakes' }));
  });

  await test.step('in the review it says where it is from, and leads there', async () => {
    const { decks } = (await (
      await page.request.get('/api/flashcards/draft-decks/', { headers: { accept: 'application/json' } })
    ).json()) as { decks: { id: number; cards: number }[] };
    expect(decks).toMatchObject([{ cards: 2 }]);
    const { next_url } = (await post(page, flashcardSetup.path, {
      quiz_type: 4,
      deck_id: decks[0]!.id,
      length: 9_999,
    })) as { next_url: string };
    await page.goto(next_url);
    await page.getByRole('button', { name: en('flashcards.review.reveal') }).click();
    await page.locator(`main a[href^="/quizlog/"]`).click();
    await expect(page).toHaveURL(REVIEW);
  });
});

test('a generated deck arrives card by card, by push @decides', async ({ arrive }) => {
  const page = await arrive({ baseURL: product.url });
  await registerByCall(page, 'gets-a-deck');
  let written = 0;
  let goOn = () => {};
  const held = new Promise<void>((resolve) => (goOn = resolve));
  product.model.reply(async () => {
    written += 1;
    if (written > 2) await held;
    const { front, back } = aWrittenCard(written);
    return completionOf({ front, back, question: null });
  });
  const polls = needlessPolls(page, (request) => (request.postData() ?? '').includes('check_generation_status'));

  await page.goto(createGenerationJob.path);
  await page.getByText(en('flashcards.generate.source.text'), { exact: true }).click();
  await expect(page.getByText(en('flashcards.generate.privacy.model'))).toBeVisible();
  await page.getByLabel(en('flashcards.generate.text'), { exact: true }).fill(PASTED);
  await page.getByText('5', { exact: true }).click();
  await expectAccessible(page, 'asking for a generated deck');
  await page.getByRole('button', { name: en('flashcards.generate.submit', { count: 5 }) }).click();

  await expect(page.getByText(en('flashcards.generation.written', { written: 2, length: 5 }))).toBeVisible();
  await expect(page.getByText(aWrittenCard(2).back)).toBeVisible();
  await expect(connection(page, 'live')).toBeVisible();
  await expectAccessible(page, 'a deck that is being written');
  goOn();
  await expect(page.getByRole('heading', { level: 1, name: en('flashcards.generation.title.done') })).toBeVisible();
  await expect(page.getByText(aWrittenCard(5).back)).toBeVisible();
  expect(polls()).toEqual([]);

  await expect(page.getByText(en('flashcards.unreviewed.model'))).toBeVisible();
  await page.getByRole('button', { name: en('flashcards.generation.confirm', { count: 5 }) }).click();
  await expect(page.getByText(en('flashcards.unreviewed.model'))).toBeHidden();
  await page.getByRole('button', { name: en('flashcards.generation.review') }).click();
  await expect(page.getByRole('button', { name: en('flashcards.review.reveal') })).toBeVisible();
});

// rules: 2.6.5
test('the back of a card is suggested to a supporter, and others are led to where one becomes one', async ({
  arrive,
}) => {
  const page = await arrive({ baseURL: product.url });
  await registerByCall(page, 'wants-a-back');
  await page.goto('/flashcards/create-deck/');
  await page.getByRole('button', { name: en('flashcards.decks.add') }).click();
  await page.getByRole('button', { name: en('flashcards.suggest') }).click();
  await expect(page).toHaveURL(/\/purchase\/supporter\/$/);
});
