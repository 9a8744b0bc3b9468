import type { Locator, Page, Request } from '@playwright/test';
import { pushPage } from '~/domain/accounts/push/contract';
import { aiQuizSetup, GENERATIONS_A_DAY, quizGeneration } from '~/domain/quizzes/generation/contract';
import { aWrittenQuestion } from '~/domain/quizzes/testing/written-questions';
import { completionOf } from '~/infra/tooling/testing/model-server';
import { productWithModel } from './a-product';
import { expectAccessible } from './axe';
import { connection } from './group';
import { expect, post, test, WITH_MOTION } from './people';
import { needlessPolls } from './polls';
import { withPushService } from './push-service';
import { explanation, option, questionHeading, RUN, SUMMARY } from './quiz';
import { en } from './words';
import { withoutSockets } from './without-sockets';

const product = productWithModel();

/** A model that writes a question only when it is let. */
function aHeldPen(): { write(questions: number): void } {
  let allowed = 0;
  let held: (() => void) | null = null;
  product.model.reply(async ({ messages: [, asked] }) => {
    const { topics } = JSON.parse(asked!.content) as { topics: { slug: string }[] };
    if (allowed === 0) await new Promise<void>((resolve) => (held = resolve));
    allowed -= 1;
    return completionOf(aWrittenQuestion(topics[0]!.slug));
  });
  return {
    write(questions) {
      allowed += questions;
      held?.();
      held = null;
    },
  };
}

const WAITING = /\/ai-quiz\/waiting\/\d+\/$/;
const LENGTH = 5;
const heading = (page: Page, key: string): Locator => page.getByRole('heading', { level: 1, name: en(key) });
const bell = (page: Page, count: number): Locator =>
  page.getByRole('banner').getByRole('button', { name: en('app.notifications.label', { count }) });
const quotaLeft = (page: Page, left: number): Locator =>
  page.getByText(en('quizzes.ai.left', { left, a_day: GENERATIONS_A_DAY.learner }));

/** Fills in the set-up. @param written whether the questions are to be new */
async function choose(page: Page, specialty: string, written = true): Promise<void> {
  await page.goto(aiQuizSetup.path);
  await page.getByRole('combobox', { name: en('quizzes.setup.specialty') }).fill(specialty.slice(0, 6));
  await page.getByRole('option', { name: specialty }).click();
  await page
    .getByRole('radiogroup', { name: en('quizzes.ai.length') })
    .getByText(String(LENGTH), { exact: true })
    .click();
  const fresh = page.getByRole('switch', { name: en('quizzes.ai.new') });
  await expect(fresh).toBeChecked();
  if (!written) await fresh.press('Space');
}

/** Asks for new questions, and does not watch the introduction to its end. */
async function ask(page: Page, specialty: string): Promise<void> {
  await choose(page, specialty);
  await page.getByRole('button', { name: en('quizzes.ai.submit.new') }).click();
  await page.getByRole('button', { name: en('quizzes.ai.intro.skip') }).click();
  await expect(page).toHaveURL(WAITING);
  await expect(page.getByText(en('quizzes.ai.first'))).toBeVisible();
}

/** A documented poll for how far a quiz is. */
const asksHowFar = (request: Request): boolean =>
  request.method() === 'POST' && (request.postData() ?? '').includes('check_quizlog_status');

async function answer(page: Page, number: number): Promise<void> {
  await expect(questionHeading(page, number, LENGTH)).toBeVisible();
  await expect(page.getByText(en('questions.generated.model')).filter({ visible: true })).toBeVisible();
  await page.keyboard.press('1');
  await expect(option(page, 1)).toBeChecked();
  await page.keyboard.press('Space');
  await expect(explanation(page)).toBeVisible();
}

test('by push: the first question is played before the last is written, and the header says when it is done @decides', async ({
  arrive,
}) => {
  const page = await arrive({ as: 'learner1', baseURL: product.url });
  const polls = needlessPolls(page, asksHowFar);
  const pen = aHeldPen();

  await test.step('waiting, leaving, and coming back', async () => {
    await ask(page, en('questions.specialty.cardiology'));
    await expect(connection(page, 'live')).toBeVisible();
    await expectAccessible(page, 'waiting for an AI quiz', 4);
    await page.getByRole('link', { name: en('app.back-home') }).click();
    await page.goto(aiQuizSetup.path);
    await expect(page.getByText(en('quizzes.ai.writing.one'))).toBeVisible();
    await page.getByRole('link', { name: en('quizzes.ai.writing.watch') }).click();
    await expect(heading(page, 'quizzes.ai.waiting.title')).toBeVisible();
  });

  await test.step('the first question is there, and is answered, while the second is being written', async () => {
    pen.write(1);
    await expect(page).toHaveURL(RUN);
    await answer(page, 1);
    await page.keyboard.press('Space');
    await expect(page.getByText(en('quizzes.run.writing', { number: 2 }))).toBeVisible();
    await expect(page.getByText(en('quizzes.run.writing.about', { written: 1, length: LENGTH }))).toBeVisible();
    await expectAccessible(page, 'a question that is being written');
    pen.write(1);
    await answer(page, 2);
  });

  await test.step('elsewhere meanwhile, and told when it is done', async () => {
    const run = page.url();
    await page.goto('/');
    await expect(bell(page, 0)).toBeVisible();
    pen.write(LENGTH - 2);
    await bell(page, 1).click();
    // The start page has it among its news as well.
    await page
      .getByRole('dialog')
      .getByRole('link', { name: en('accounts.notification.quiz-ready', { questions: LENGTH, asked: LENGTH }) })
      .click();
    await expect(page).toHaveURL(run);
    await expect(questionHeading(page, 3, LENGTH)).toBeVisible();
    await expect(page.getByText(en('quizzes.run.written', { written: LENGTH, length: LENGTH }))).toBeHidden();
  });

  await test.step('to its end: neither discussed nor voted on', async () => {
    for (let number = 3; number <= LENGTH; number += 1) {
      await answer(page, number);
      await expect(page.getByText(en('quizzes.question.vote.label'))).toBeHidden();
      await expect(page.getByText(en('discussion.title', { count: 0 }))).toBeHidden();
      await page.keyboard.press('Space');
    }
    await expect(page).toHaveURL(SUMMARY);
    await page.goto(aiQuizSetup.path);
    await expect(quotaLeft(page, GENERATIONS_A_DAY.learner - 1)).toBeVisible();
  });
  expect(polls()).toEqual([]);
});

test('without sockets, the same by asking every four seconds', async ({ arrive }) => {
  const page = await withoutSockets(await arrive({ as: 'learner2', baseURL: product.url }));
  const polled = page.waitForRequest(asksHowFar);
  const every = quizGeneration.poll.every / 1_000;
  const pen = aHeldPen();
  await ask(page, en('questions.specialty.respiratory'));
  await expect(connection(page, 'polling', every)).toBeVisible();
  pen.write(1);
  await expect(page).toHaveURL(RUN);
  await answer(page, 1);
  await page.keyboard.press('Space');
  await expect(page.getByText(en('quizzes.run.writing', { number: 2 }))).toBeVisible();
  await expect(connection(page, 'polling', every)).toBeVisible();
  pen.write(LENGTH - 1);
  await answer(page, 2);
  await polled;
});

test('who waits is offered to be told when it is ready, and goes on waiting', async ({ arrive }) => {
  const page = await arrive({ as: 'learner7', baseURL: product.url, serviceWorkers: 'allow' });
  await withPushService(page.context());
  const pen = aHeldPen();
  await ask(page, en('questions.specialty.endocrinology'));
  const offer = page.getByText(en('push.offer.quiz'));
  await expect(offer).toBeVisible();
  await expectAccessible(page, 'the offer while a quiz is written', 4);
  await page.getByRole('button', { name: en('push.offer.yes') }).click();
  await expect(page.getByText(en('push.offer.done'))).toBeVisible();
  await page.reload();
  await expect(page.getByText(en('quizzes.ai.first'))).toBeVisible();
  await expect(offer).toBeHidden();
  // No message goes to the internet.
  await post(page, pushPage.path, { data_request: 'unsubscribe' });
  pen.write(LENGTH);
  await expect(page).toHaveURL(RUN);
  await answer(page, 1);
});

test('one that cannot be written says so and costs nothing; tried again, it is written', async ({ arrive }) => {
  const page = await arrive({ as: 'learner3', baseURL: product.url });
  product.model.reply({ status: 400 });
  await choose(page, en('questions.specialty.neurology'));
  await page.getByRole('button', { name: en('quizzes.ai.submit.new') }).click();
  await page.getByRole('button', { name: en('quizzes.ai.intro.skip') }).click();
  await expect(heading(page, 'quizzes.ai.failed.title')).toBeVisible();
  const told = page.getByRole('alert');
  await expect(told).toContainText(en('quizzes.ai.failure.provider-refused'));
  await expect(told).toContainText(en('quizzes.ai.failed.free'));
  await expect(bell(page, 1)).toBeVisible();
  await expectAccessible(page, 'an AI quiz that could not be written');
  const waiting = page.url();
  await page.goto(aiQuizSetup.path);
  await expect(quotaLeft(page, GENERATIONS_A_DAY.learner)).toBeVisible();

  aHeldPen().write(LENGTH);
  await page.goto(waiting);
  await page.getByRole('button', { name: en('quizzes.ai.failed.again') }).click();
  await expect(page).toHaveURL(RUN);
  await answer(page, 1);
});

test('without new questions it is drawn from the bank at once', async ({ arrive }) => {
  const page = await arrive({ as: 'learner4', baseURL: product.url });
  await choose(page, en('questions.specialty.psychiatry'), false);
  await expect(page.getByText(en('quizzes.ai.bank.about'))).toBeVisible();
  await page.getByRole('button', { name: en('quizzes.ai.submit.bank') }).click();
  await expect(page).toHaveURL(RUN);
  await expect(questionHeading(page, 1, LENGTH)).toBeVisible();
  await expect(page.getByText(en('questions.generated.model'))).toBeHidden();
  await page.goto(aiQuizSetup.path);
  await expect(quotaLeft(page, GENERATIONS_A_DAY.learner)).toBeVisible();
});

test('without a model a program composes it from facts, and each question says so', async ({ arrive }) => {
  // Nobody else tells this one of anything: the bell counts.
  const page = await arrive({ as: 'learner6', ...WITH_MOTION });
  await choose(page, en('questions.specialty.nephrology'));
  await expect(page.getByText(en('quizzes.ai.writer.offline'))).toBeVisible();
  await page.getByRole('button', { name: en('quizzes.ai.submit.new') }).click();
  await expect(page.getByRole('dialog', { name: en('quizzes.ai.intro.title') })).toBeVisible();
  // The introduction ends by itself.
  await expect(page).toHaveURL(RUN);
  await expect(questionHeading(page, 1, LENGTH)).toBeVisible();
  await expect(page.getByText(en('questions.generated.offline')).filter({ visible: true })).toBeVisible();
  await expect(bell(page, 1)).toBeVisible();
});

test('says before it is written how many questions there are, keeps to the topic, and asks nothing a second time', async ({
  arrive,
}) => {
  const page = await arrive({ as: 'learner5' });
  const field = async (key: string, name: string) => {
    await page.getByRole('combobox', { name: en(key) }).click();
    await page.getByRole('option', { name }).click();
  };
  const submit = page.getByRole('button', { name: /my quiz/ });
  const choice = async (length: string) => {
    await choose(page, en('questions.specialty.nephrology'));
    await page
      .getByRole('radiogroup', { name: en('quizzes.ai.length') })
      .getByText(length, { exact: true })
      .click();
    await field('quizzes.setup.topic', 'Acute kidney injury');
  };

  await test.step('nothing on this focus: another is offered before anything begins', async () => {
    await choice('5');
    await field('quizzes.setup.focus', en('questions.focus.communication'));
    await expect(page.getByText(en('quizzes.ai.enough.new', { count: 0 }))).toBeVisible();
    await expect(submit).toBeDisabled();
    await expectAccessible(page, 'an AI quiz of which there is nothing', 4);
    const widen = page.getByRole('button', { name: /^Any focus: \d+ questions$/ });
    // How many there are follows from the facts of the content.
    const all = Number(/\d+/.exec(await widen.innerText())![0]);
    expect(all).toBeGreaterThan(5);
    expect(all).toBeLessThan(10);
    await widen.click();
    await expect(page.getByText(en('quizzes.ai.enough.new', { count: all }))).toBeVisible();
    await submit.click();
    await page.getByRole('button', { name: en('quizzes.ai.intro.skip') }).click();
    await expect(page).toHaveURL(RUN);
    await expect(questionHeading(page, 1, 5)).toBeVisible();
  });

  await test.step('a second quiz has what is left, and says so', async () => {
    await expect(bell(page, 1)).toBeVisible();
    await choice('10');
    // A fact that was asked about may be asked about the other way round.
    const stock = page.getByRole('status').filter({ hasText: /^\d+ new questions?\./ });
    const inStock = async () => Number.parseInt(await stock.innerText(), 10);
    await expect.poll(inStock).toBeLessThan(10);
    const left = await inStock();
    await expect(page.getByText(en('quizzes.ai.enough.fewer', { count: left }))).toBeVisible();
    await expect(page.getByRole('button', { name: /^All topics of the specialty: \d+ questions$/ })).toBeVisible();
    await page.getByRole('button', { name: en('quizzes.ai.submit.new.fewer', { number: left }) }).click();
    await page.getByRole('button', { name: en('quizzes.ai.intro.skip') }).click();
    await expect(questionHeading(page, 1, left)).toBeVisible();
  });
});
