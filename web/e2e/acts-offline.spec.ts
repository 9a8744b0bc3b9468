import type { Page } from '@playwright/test';
import { sendReport } from '~/domain/reports/contract';
import { bookmarkQuestion, voteQuestion } from '~/domain/questions/contract';
import { flagQuestion, skipQuestion } from '~/domain/quizzes/contract';
import { bookmarkStation } from '~/domain/stations/contract';
import { beginConsultation, ask, CONSULTATION, finish, item } from './consultation';
import { endAbruptly } from './flat-battery';
import { expect, post, test } from './people';
import { answerByKeys, cell, explanation, isPlain, questionHeading, startQuiz } from './quiz';
import { en } from './words';

const kept = (page: Page) => page.getByRole('status').filter({ hasText: en('app.acts.kept') });
const bookmark = (page: Page, key: 'add' | 'remove') =>
  page.getByRole('button', { name: en(`quizzes.question.bookmark.${key}`) });

/** What is posted to some addresses from now on, and answered: what begins as the network comes back may fail and be sent again. */
function postsTo(page: Page, fits: (path: string) => boolean): Record<string, unknown>[] {
  const posts: Record<string, unknown>[] = [];
  page.on('response', (response) => {
    const request = response.request();
    if (request.method() === 'POST' && fits(new URL(request.url()).pathname))
      posts.push(request.postDataJSON() as Record<string, unknown>);
  });
  return posts;
}

test('bookmark, flag, skip and vote pressed without a network are kept, and sent once when it is back @decides', async ({
  arrive,
}) => {
  const page = await arrive({ as: 'learner8' });
  const { path, questions, quizlog_id } = await startQuiz(page, 'cardiology', {
    wanted: (question) => isPlain(question) && !question.question_upvote && !question.question_downvote,
    most: 4,
  });
  const [first, second] = [questions[0]!.question_id, questions[1]!.question_id];
  for (const question_id of [first, second]) await post(page, bookmarkQuestion.path, { question_id, action: 'remove' });
  await page.goto(path);
  await answerByKeys(page, questions[0]!);
  await expect(explanation(page)).toBeVisible();

  await page.context().setOffline(true);
  await page.keyboard.press('b');
  await expect(kept(page).first()).toBeVisible();
  await expect(bookmark(page, 'remove')).toBeVisible();
  // A vote of one's own is asked for before one goes on.
  await page.keyboard.press('Shift+ArrowUp');
  await expect(page.getByRole('group', { name: en('quizzes.question.vote.voted') })).toBeVisible();
  await page.keyboard.press('Space');
  await expect(questionHeading(page, 2, 4)).toBeVisible();
  await expect(bookmark(page, 'add')).toBeVisible();
  for (const key of ['remove', 'add', 'remove', 'add'] as const) {
    await page.keyboard.press('b');
    await expect(bookmark(page, key)).toBeVisible();
  }
  await page.getByRole('button', { name: en('quizzes.run.flag.add') }).click();
  await cell(page, 3).click();
  await expect(questionHeading(page, 3, 4)).toBeVisible();
  await page.keyboard.press('Shift+ArrowRight');
  await expect(questionHeading(page, 3, 3)).toBeVisible();
  await expect(page.getByText(en('app.acts.waiting', { count: 5 }))).toBeVisible();

  const paths: string[] = [bookmarkQuestion.path, voteQuestion.path, flagQuestion.path, skipQuestion.path];
  const sent = postsTo(page, (each) => paths.includes(each));
  await page.context().setOffline(false);
  await expect(page.getByText(en('app.acts.waiting', { count: 5 }))).toBeHidden();
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('wardmates.acts.'))))
    .toEqual([]);
  expect(sent).toEqual([
    { question_id: first, action: 'add' },
    { data_request: 'question_vote', question_id: first, vote_type: 1 },
    { question_id: second, action: 'remove' },
    { question_id: second, quizlog_id, flagged: true },
    { question_id: questions[2]!.question_id, quizlog_id },
  ]);
  await page.reload();
  await cell(page, 2).click();
  await expect(questionHeading(page, 2, 3)).toBeVisible();
  await expect(bookmark(page, 'add')).toBeVisible();
  await expect(page.getByRole('button', { name: en('quizzes.run.flag.remove') })).toBeVisible();
  await cell(page, 1).click();
  await expect(bookmark(page, 'remove')).toBeVisible();
  await expect(page.getByRole('group', { name: en('quizzes.question.vote.voted') })).toBeVisible();
});

test('a comment posted without a network stays visible, and is posted once from another page after a flat battery', async ({
  arrive,
}) => {
  const page = await arrive({ as: 'learner8' });
  const text = `Kept without a network ${Date.now()}`;
  const { path, questions } = await startQuiz(page, 'haematology', { wanted: isPlain, most: 2 });
  await page.goto(path);
  await answerByKeys(page, questions[0]!);
  const open = (shown: Page) => shown.getByText(new RegExp(`^${en('discussion.title', { count: 0 })}`)).click();
  await open(page);
  const field = page.getByRole('textbox', { name: en('discussion.write') });
  await field.fill('A first one, with a network');
  await page.getByRole('button', { name: en('discussion.send') }).click();
  await expect(field).toHaveValue('');
  await expect(page.getByRole('listitem').filter({ hasText: 'A first one, with a network' })).toContainText(
    en('discussion.you'),
  );

  await page.context().setOffline(true);
  await field.fill(text);
  await page.getByRole('button', { name: en('discussion.send') }).click();
  const comment = page.getByRole('listitem').filter({ hasText: text });
  await expect(comment).toContainText(en('discussion.kept'));
  await comment.getByRole('button', { name: en('discussion.take-back') }).click();
  await expect(comment).toHaveCount(0);
  await expect(field).toHaveValue(text);
  await page.getByRole('button', { name: en('discussion.send') }).click();
  await expect(comment).toContainText(en('discussion.kept'));

  const context = page.context();
  await endAbruptly(page);
  await context.setOffline(false);
  const again = await context.newPage();
  const sent = postsTo(again, (each) => each.endsWith('/comments/'));
  const posted = again.waitForResponse(
    (response) =>
      response.request().method() === 'POST' &&
      response.url().endsWith('/comments/') &&
      (response.request().postData() ?? '').includes(text),
  );
  await again.goto('/osce-stations/');
  expect((await posted).status()).toBe(200);
  await again.goto(path);
  await cell(again, 1).click();
  await open(again);
  await expect(again.getByRole('listitem').filter({ hasText: text })).toHaveCount(1);
  // A page that is left before it has read the answer sends it again, with the same id.
  expect(
    new Set(sent.filter(({ comment: words }) => words === text).map(({ submission_id }) => submission_id)).size,
  ).toBe(1);
});

test("a consultation's marks and their submit are kept without a network, and sent in their order", async ({
  arrive,
}) => {
  const page = await arrive({ as: 'learner7' });
  await beginConsultation(page);
  await ask(page, 'Does your jaw hurt when you chew?', /dentures|jaw aches/);
  await finish(page);
  const submit = page.getByRole('button', { name: en('consultations.marks.submit'), exact: true });
  await page.context().setOffline(true);
  await item(page, 'Head injury or falls').check();
  await expect(kept(page).first()).toBeVisible();
  await expect(item(page, 'Head injury or falls')).toBeChecked();
  await submit.click();
  await expect(page.getByText(en('stations.submit.waits'))).toBeVisible();
  await expect(submit).toBeDisabled();
  await page.getByRole('button', { name: en('stations.submit.withdraw') }).click();
  await item(page, 'Jaw pain on chewing').uncheck();
  await submit.click();
  await expect(page.getByText(en('stations.submit.waits'))).toBeVisible();

  const sent = postsTo(page, (each) => CONSULTATION.test(each));
  await page.context().setOffline(false);
  await expect(page).toHaveURL(/\/summary\/\d+$/);
  expect(sent.filter(({ data_request }) => data_request !== 'check')).toEqual([
    { data_request: 'mark', item_id: expect.any(Number), ticked: true },
    { data_request: 'mark', item_id: expect.any(Number), ticked: false },
    {},
  ]);
});

test('a station bookmarked without a network is bookmarked when it is back', async ({ arrive }) => {
  const page = await arrive({ as: 'learner8' });
  await page.goto('/osce-stations/');
  const card = page.getByRole('main').getByRole('article').first();
  const [add, remove] = (['add', 'remove'] as const).map((key) =>
    card.getByRole('button', { name: en(`stations.bookmark.${key}`), exact: true }),
  );
  await expect(add!.or(remove!)).toBeVisible();
  if (await remove!.isVisible()) await remove!.click();
  await expect(add!).toBeVisible();
  await page.context().setOffline(true);
  await add!.click();
  await expect(kept(page).first()).toBeVisible();
  await expect(remove!).toBeVisible();
  const sent = page.waitForResponse(
    (response) => response.url().endsWith(bookmarkStation.path) && response.request().postDataJSON().action === 'add',
  );
  await page.context().setOffline(false);
  expect(await (await sent).json()).toEqual({ bookmarked: true });
  await page.reload();
  await expect(remove!).toBeVisible();
});

test('a report sent without a network is kept, and arrives when the network is back', async ({ arrive }) => {
  const page = await arrive({ as: 'learner6' });
  const text = `The dose is out of date ${Date.now()}`;
  const { path, questions } = await startQuiz(page, 'haematology', {
    wanted: (question) => isPlain(question) && !question.question_reported,
    most: 2,
  });
  await page.goto(path);
  await answerByKeys(page, questions[0]!);
  const open = page.getByRole('button', { name: en('quizzes.question.report') });
  await open.click();
  const dialog = page.getByRole('dialog', { name: en('discussion.report.title') });
  await dialog.getByRole('textbox', { name: en('discussion.report.text') }).fill(text);
  await page.context().setOffline(true);
  await dialog.getByRole('button', { name: en('discussion.report.send') }).click();
  await expect(dialog.getByText(en('discussion.report.kept'))).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(open).toHaveCount(0);

  const sent = postsTo(page, (each) => each === sendReport.path);
  await page.context().setOffline(false);
  await expect.poll(() => sent.length).toBeGreaterThan(0);
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('wardmates.acts.'))))
    .toEqual([]);
  expect(sent[0]).toMatchObject({ entity_id: questions[0]!.question_id, report_text: text });
  await page.reload();
  await cell(page, 1).click();
  await expect(explanation(page)).toBeVisible();
  await expect(open).toHaveCount(0);
});
