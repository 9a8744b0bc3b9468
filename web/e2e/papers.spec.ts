import { paperOf } from '~/domain/quizzes/papers/papers';
import { packsPage } from '~/domain/quizzes/packs/contract';
import { expectAccessible } from './axe';
import { secondsLeft } from './examiner';
import { expect, test } from './people';
import { cell, option, pickByKeys, questionHeading, quizOf, RUN, SUMMARY } from './quiz';
import { en } from './words';

const PSA = paperOf('psa-1')!;

test('a mock paper is taken from its clock to its marks', async ({ arrive }) => {
  const page = await arrive({ as: 'learner3' });
  await page.goto(packsPage.path);
  const row = page.getByRole('listitem').filter({ hasText: PSA.name.en });
  const begin = en('quizzes.papers.begin');
  await row.getByRole('button', { name: begin }).click();
  const asked = page.getByRole('dialog', { name: PSA.name.en });
  await expect(asked.getByText(en('quizzes.papers.clock', { minutes: 120 }))).toBeVisible();
  await expectAccessible(page, 'a paper before it is begun');
  // The grid of questions has no room on a phone.
  await page.setViewportSize({ width: 1280, height: 800 });
  await asked.getByRole('button', { name: begin }).click();
  await expect(page).toHaveURL(RUN);
  const { questions, path } = await quizOf(page, new URL(page.url()).pathname);
  expect(questions).toHaveLength(60);
  await expect(questionHeading(page, 1, 60)).toBeVisible();
  expect(await secondsLeft(page)).toBeGreaterThan(119 * 60);

  await test.step('it cannot be paused: the page closed, the clock goes on, and so does the paper', async () => {
    await pickByKeys(page, questions[0]!);
    await expect(cell(page, 1)).toHaveAttribute('data-state', 'answered');
    await page.goto(packsPage.path);
    await row.getByRole('link', { name: en('quizzes.papers.go-on') }).click();
    await expect(page).toHaveURL(path);
    expect(await secondsLeft(page)).toBeLessThan(120 * 60);
  });

  await test.step('what is changed in a second tab is shown in the first', async () => {
    const tab = await page.context().newPage();
    await tab.goto(`${path}?question_id=${questions[0]!.question_id}`);
    await expect(option(tab, 1)).toBeChecked();
    await option(tab, 2).check({ force: true });
    await cell(page, 1).click();
    await expect(option(page, 2)).toBeChecked();
    await tab.close();
    await cell(page, 2).click();
  });

  await test.step('every question is answered', async () => {
    for (const [index, question] of questions.entries()) {
      if (index === 0) continue;
      await expect(questionHeading(page, index + 1, 60)).toBeVisible();
      await pickByKeys(page, question);
      await page.keyboard.press('Space');
    }
    await expect(page.getByRole('heading', { name: en('quizzes.run.hand-in.title') })).toBeFocused();
    await page.getByRole('button', { name: en('quizzes.run.hand-in.now') }).click();
  });

  await test.step('the result says its marks by section, beside those of chance', async () => {
    await expect(page).toHaveURL(SUMMARY);
    const score = page.getByRole('region', { name: /^\d+ of 200 marks$/ });
    await expect(score.getByText(en('quizzes.papers.chance', { chance: 40 }))).toBeVisible();
    await expect(score.getByRole('row')).toHaveCount(1 + PSA.sections.length);
    await expectAccessible(page, 'the result of a paper');
  });

  await page.goto(packsPage.path);
  await row.getByRole('link', { name: PSA.name.en }).click();
  await expect(page).toHaveURL(SUMMARY);
});
