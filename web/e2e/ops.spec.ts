import type { Locator, Page } from '@playwright/test';
import { opsPage } from '~/domain/ops/contract';
import { writeFeedbackJob } from '~/domain/stations/jobs';
import { completionOf, GOOD_ANSWER } from '~/infra/tooling/testing/model-server';
import { productWithModel } from './a-product';
import { expectAccessible } from './axe';
import { boxes, submitButton, tick } from './examiner';
import { CHEST_PAIN, connection } from './group';
import { expect, test } from './people';
import { en } from './words';

const QUEUE = en(`ops.queue.${writeFeedbackJob.name}`);
/** Two attempts with 5 s between them, each of three tries. */
const GIVEN_UP = { timeout: 120_000 };

/** The model writes only for who asks it. */
const product = productWithModel({ AI_FEEDBACK_PERSON_DAILY: '0' });

/** The line behind which the idle queues are. */
const QUIET = new RegExp(en('ops.queues.quiet', { count: 2 }).replace('2', '\\d+'));

const heading = (page: Page, name: string): Locator => page.getByRole('heading', { level: 2, name });
const queueCard = (page: Page): Locator => page.getByRole('article', { name: QUEUE });
const figure = (page: Page, state: string): Locator =>
  queueCard(page)
    .locator('dl > div')
    .filter({ hasText: en(`ops.state.${state}`) })
    .locator('dd');

/** Takes a station alone, whose feedback is composed at once, and asks the model as well. */
async function askForFeedback(page: Page): Promise<void> {
  await page.goto(`/${CHEST_PAIN.base}/${CHEST_PAIN.slug}/checklist/`);
  await expect(boxes(page).first()).toBeVisible();
  await tick(page, 0, 1);
  await submitButton(page).click();
  await page.getByRole('button', { name: en('stations.feedback.ask-model'), exact: true }).click();
  await expect(page.getByText(en('stations.feedback.waiting-model'))).toBeVisible();
}

/** What an operator does in the drawer: retries the one failed job, after being asked. */
async function retry(ops: Page): Promise<void> {
  await ops.getByRole('button', { name: en('ops.act.retry'), exact: true }).click();
  await ops
    .getByRole('dialog', { name: en('ops.ask-job.retry') })
    .getByRole('button', { name: en('ops.act.retry'), exact: true })
    .click();
}

test('a job fails, the operators see whom it hurts, retry it, and it succeeds', async ({ arrive }) => {
  const ops = await arrive({ as: 'staff1', baseURL: product.url });
  const learner = await arrive({ as: 'learner1', baseURL: product.url });
  await ops.goto('/');
  await ops
    .getByRole('button', { name: en('app.profile.label', { name: 'Sofía M.' }) })
    .or(ops.getByRole('banner').getByRole('button', { name: /Account of/ }))
    .first()
    .click();
  await ops.getByRole('menuitem', { name: en('app.profile.operations') }).click();
  await expect(heading(ops, en('ops.well'))).toBeVisible();
  await expect(connection(ops, 'live')).toBeVisible();
  await expectAccessible(ops, 'the ops page when all is well', 4);

  product.model.reply({ status: 503 });
  await askForFeedback(learner);
  await expect(heading(ops, en('ops.finding.jobs-failed', { queue: QUEUE, value: 1 }))).toBeVisible(GIVEN_UP);
  await expect(figure(ops, 'failed')).toHaveText('1');
  await expect(learner.getByText(en('stations.feedback.failure.provider-unreachable'))).toBeVisible();
  await expectAccessible(ops, 'the ops page when a job failed', 4);

  // Whom it affects: one click.
  await ops.getByRole('button', { name: en('ops.show-failed') }).click();
  const drawer = ops.getByRole('dialog', { name: QUEUE });
  await expect(drawer.getByText(CHEST_PAIN.name)).toBeVisible();
  await expect(drawer.getByText('the provider answered 503')).toBeVisible();
  await expectAccessible(ops, 'the failed jobs');

  product.model.reply(completionOf(GOOD_ANSWER));
  await retry(ops);
  await expect(learner.getByText(GOOD_ANSWER.opening)).toBeVisible();
  await expect(drawer.getByText(en('ops.jobs.none.failed'))).toBeVisible();
  await ops.keyboard.press('Escape');
  await expect(heading(ops, en('ops.well'))).toBeVisible();
  // On a phone what was done is folded.
  await ops.setViewportSize({ width: 1_280, height: 900 });
  await expect(ops.getByRole('cell', { name: en('ops.audit.retry', { count: 1, queue: QUEUE }) })).toBeVisible();

  // The figures behind a plot.
  const plot = ops.getByRole('region', { name: en('ops.figure.throughput') });
  await plot.getByRole('button', { name: en('ops.figures.show') }).click();
  await expect(plot.getByRole('table')).toBeVisible();
});

test('asking again and a retry from here do each other no harm', async ({ arrive }) => {
  const ops = await arrive({ as: 'staff1', baseURL: product.url });
  const learner = await arrive({ as: 'learner2', baseURL: product.url });
  product.model.reply({ status: 503 });
  await askForFeedback(learner);
  const again = learner.getByRole('button', { name: en('stations.feedback.again') });
  await expect(again).toBeVisible(GIVEN_UP);
  product.model.reply(completionOf(GOOD_ANSWER));
  await again.click();
  await expect(learner.getByText(GOOD_ANSWER.opening)).toBeVisible();

  await ops.goto(opsPage.path);
  await ops.getByRole('button', { name: en('ops.show-failed') }).click();
  await expect(ops.getByText(en('ops.affects.settled'))).toBeVisible();
  await retry(ops);
  await expect(ops.getByText(en('ops.jobs.none.failed'))).toBeVisible();
  await expect(learner.getByText(GOOD_ANSWER.opening)).toBeVisible();
});

test('a queue is paused and resumed, and the page says so', async ({ arrive }) => {
  const ops = await arrive({ as: 'staff1', baseURL: product.url });
  await ops.goto(opsPage.path);
  // Quiet queues are folded; one that was paused stays in sight.
  await ops.getByRole('button', { name: QUIET, expanded: false }).click();
  for (const [deed, after] of [
    ['pause', en('ops.finding.queue-paused', { queue: QUEUE, value: 0 })],
    ['resume', en('ops.well')],
  ] as const) {
    await ops.getByRole('button', { name: en('ops.queue-menu', { queue: QUEUE }) }).click();
    await ops.getByRole('menuitem', { name: en(`ops.act.${deed}`) }).click();
    await ops
      .getByRole('dialog', { name: en(`ops.ask.${deed}`, { queue: QUEUE }) })
      .getByRole('button', { name: en(`ops.act.${deed}`), exact: true })
      .click();
    await expect(heading(ops, after)).toBeVisible();
    await expect(ops.getByRole('cell', { name: en(`ops.audit.${deed}`, { count: 0, queue: QUEUE }) })).toBeVisible();
  }
});

test('while all is well, operators see it on one screen of a phone, and unfold the rest @decides', async ({
  arrive,
}) => {
  const ops = await arrive({ as: 'staff1', baseURL: product.url });
  await ops.setViewportSize({ width: 390, height: 844 });
  // A queue that works while the page opens stays in sight until it is opened anew.
  await expect(async () => {
    await ops.goto(opsPage.path);
    await expect(heading(ops, en('ops.well'))).toBeVisible();
    expect(await ops.getByRole('article').count()).toBe(0);
  }).toPass();
  const rest = ops.getByRole('button', { name: en('ops.rest') });
  for (const fold of [ops.getByRole('button', { name: QUIET }), rest]) await expect(fold).toBeInViewport({ ratio: 1 });
  expect(await ops.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await expectAccessible(ops, 'the ops page, folded');
  await rest.click();
  await expect(heading(ops, en('ops.last-minutes'))).toBeVisible();
  await expectAccessible(ops, 'the ops page, unfolded');
});

test('Bull Board opens for staff', async ({ arrive }) => {
  const ops = await arrive({ as: 'staff1', baseURL: product.url });
  await ops.goto('/ops/queues/');
  await expect(ops.getByText(writeFeedbackJob.name).first()).toBeVisible();
});
