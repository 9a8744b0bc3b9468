import type { Locator, Page } from '@playwright/test';
import { statisticsPage, usersPage } from '~/domain/statistics/contract';
import { expectAccessible } from './axe';
import { expect, post, test } from './people';
import { isPlain, startQuiz } from './quiz';
import { en } from './words';

const chart = (page: Page, name: string): Locator =>
  page.getByRole('region', { name: en(`statistics.chart.${name}`), exact: true });

/** What the newest row of the table behind a chart says in its first column of figures. */
const newest = (page: Page, name: string): Locator =>
  chart(page, name).getByRole('row').nth(1).getByRole('cell').nth(1);

/** Answers one question of a quiz, past the pages. */
async function answerOne(page: Page): Promise<void> {
  const { path, quizlog_id, questions } = await startQuiz(page, 'cardiology', { wanted: isPlain, most: 1 });
  const [{ question_id, answers }] = questions as [(typeof questions)[0]];
  await post(page, path, {
    data_request: 'answer_submit',
    quizlog_id,
    question_id,
    answer_id: String(answers[0]!.answer_id),
  });
}

// rules: 2.6.9
test('statistics move while somebody answers in another window @decides', async ({ arrive }) => {
  const staff = await arrive({ as: 'staff1' });
  const learners = await Promise.all([1, 2, 3, 4, 5].map((nth) => arrive({ as: `learner${nth}` })));
  // By the month: no hour or day ends while this runs that would be a small group.
  await staff.goto(`${statisticsPage.path}?window=5`);
  await expect(staff.getByRole('heading', { level: 1, name: en('statistics.title') })).toBeVisible();
  await chart(staff, 'questions_done').getByText(en('statistics.table')).click();
  for (const learner of learners) await answerOne(learner);
  const figure = newest(staff, 'questions_done');
  await expect(figure).toHaveText(/^[\d,]+$/);
  const before = Number((await figure.innerText()).replaceAll(',', ''));
  await answerOne(learners[0]!);
  await expect.poll(async () => Number((await figure.innerText()).replaceAll(',', ''))).toBeGreaterThan(before);
  await expectAccessible(staff, 'the statistics', 4);

  const download = staff.waitForEvent('download');
  await chart(staff, 'questions_done').getByRole('button').click();
  expect((await download).suggestedFilename()).toBe('questions_done.csv');

  // Lists of people are recorded, and have no addresses.
  await staff.goto(`${usersPage.path}?window=5`);
  await expect(staff.getByRole('tabpanel').getByRole('row').nth(1)).toBeVisible();
  expect(await staff.getByRole('main').innerText()).not.toContain('@');
  await expect(
    staff
      .getByRole('listitem')
      .filter({ hasText: en('statistics.list.user_training_list') })
      .first(),
  ).toBeVisible();
  await expectAccessible(staff, 'the lists of people', 4);

  expect((await learners[0]!.goto(statisticsPage.path))!.status()).toBe(404);
});
