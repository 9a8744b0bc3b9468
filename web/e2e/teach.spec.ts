import type { Page } from '@playwright/test';
import { personalQuizzes } from '~/domain/quizzes/personal/contract';
import { aPersonLike } from './database';
import { expectAccessible } from './axe';
import { tabTo, untilAtRest } from './keyboard';
import { expect, test, signInThroughForm } from './people';
import { answerByKeys, quizOf, RUN, runButton, SUMMARY } from './quiz';
import { en } from './words';

const EDITOR = /\/teach\/create-quiz\/\d+\/$/;
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const rows = (page: Page) => page.locator('li[data-question]');
const order = (page: Page) => rows(page).evaluateAll((all) => all.map((row) => row.getAttribute('data-question')));
const button = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('button', { name });

/** A new quiz with the first multiple-choice questions that the search for these words finds. */
async function makeQuiz(page: Page, title: string, words: string, count: number): Promise<void> {
  await page.goto(personalQuizzes.path);
  await button(page, en('teach.list.new')).click();
  await page.getByRole('dialog').getByLabel(en('teach.details.title')).fill(title);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(EDITOR);
  await button(page, en('teach.add.open')).click();
  const dialog = page.getByRole('dialog', { name: en('teach.add.title') });
  const found = page.waitForResponse((answer) => answer.request().postDataJSON()?.search === words);
  await dialog.getByRole('searchbox').fill(words);
  await found;
  await expect(dialog.locator('ul[data-stale]')).toHaveCount(0);
  for (let added = 0; added < count; added += 1) {
    await dialog
      .getByRole('listitem')
      .filter({ hasNotText: en('teach.question.free-text') })
      .getByRole('button', { name: /^Add: / })
      .first()
      .click();
    await expect(dialog.getByRole('button', { name: /^Added: / })).toHaveCount(added + 1);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(rows(page)).toHaveCount(count);
}

test('somebody makes a quiz and orders it by keyboard; another opens its link, takes it, and sees what came of it @decides', async ({
  arrive,
}) => {
  const author = await arrive({ as: 'author1' });
  await makeQuiz(author, 'Ward round', 'rash', 3);
  const before = await order(author);

  await test.step('dragging by keyboard', async () => {
    await tabTo(author, rows(author).first().getByRole('button').first());
    await author.keyboard.press('Space');
    await expect(author.getByText(en('teach.order.lifted', { position: 1, count: 3 }))).toBeAttached();
    await untilAtRest(author);
    await author.keyboard.press('ArrowDown');
    await expect(author.getByText(en('teach.order.over', { position: 2, count: 3 }))).toBeAttached();
    await author.keyboard.press('Space');
    await expect.poll(() => order(author)).toEqual([before[1], before[0], before[2]]);
  });

  await test.step('and one up, by its button', async () => {
    const up = rows(author).nth(2).locator('[data-by="-1"]');
    const wanted = [before[1], before[2], before[0]];
    const saved = author.waitForResponse((answer) =>
      (answer.request().postData() ?? '').includes(`"question-order":"${wanted.join(',')}"`),
    );
    await tabTo(author, up);
    await author.keyboard.press('Enter');
    await expect.poll(() => order(author)).toEqual(wanted);
    await saved;
    await author.reload();
    await expect.poll(() => order(author)).toEqual(wanted);
  });

  await test.step('sharing', async () => {
    await author.getByRole('switch').press('Space');
    await expect(author.getByRole('img', { name: en('teach.share.qr') })).toBeAttached();
    await expect(author.getByText(en('teach.details.status.saved'))).toBeVisible();
    await expectAccessible(author, 'the editor of a personal quiz', 4);
    await author.goto(personalQuizzes.path);
    await expect(author.getByRole('link', { name: 'Ward round', exact: true })).toBeVisible();
    await expectAccessible(author, 'the list of personal quizzes');
    await author.goBack();
  });

  await test.step('dragging by mouse', async () => {
    const handle = (index: number) => rows(author).nth(index).getByRole('button').first();
    await handle(0).scrollIntoViewIfNeeded();
    const [from, to] = [(await handle(0).boundingBox())!, (await handle(2).boundingBox())!];
    await author.mouse.move(from.x + 20, from.y + 20);
    await author.mouse.down();
    await author.mouse.move(from.x + 20, from.y + 40, { steps: 4 });
    await author.mouse.move(to.x + 20, to.y + 30, { steps: 10 });
    await author.mouse.up();
    await expect.poll(() => order(author)).toEqual([before[2], before[0], before[1]]);
  });
  const link = (await author.getByText(/\/teach\/take-quiz\/\d+\/$/).textContent())!;

  const student = await arrive();
  await test.step('the link leads through signing in, and back', async () => {
    await student.goto(new URL(link).pathname);
    await expect(heading(student)).toHaveText(en('teach.take.title'));
    await expectAccessible(student, 'a shared quiz, signed out');
    await student
      .getByRole('main')
      .getByRole('link', { name: en('app.sign-in') })
      .click();
    await signInThroughForm(student, await aPersonLike('learner3'));
    await expect(heading(student)).toHaveText('Ward round');
    await expectAccessible(student, 'where a personal quiz is taken', 4);
  });

  await test.step('taking it', async () => {
    await tabTo(student, button(student, en('teach.take.begin', { count: 3 })));
    await student.keyboard.press('Enter');
    await expect(student).toHaveURL(RUN);
    const quiz = await quizOf(student, new URL(student.url()).pathname);
    expect(quiz.questions.map(({ question_id }) => String(question_id))).toEqual([before[2], before[0], before[1]]);
    for (const [index, question] of quiz.questions.entries()) {
      await answerByKeys(student, question);
      await expect(student.getByRole('button', { name: en('quizzes.question.report') })).toHaveCount(0);
      await student.keyboard.press('x');
      await expect(student.getByRole('dialog')).toHaveCount(0);
      if (question.moderate) await student.keyboard.press('Shift+ArrowUp');
      await runButton(student, index === quiz.questions.length - 1 ? 'finish' : 'next').click();
    }
    await expect(student).toHaveURL(SUMMARY);
    await expect(heading(student)).toHaveText('Ward round');
    await expect(student.getByText(en('quizzes.summary.eyebrow.private'))).toBeVisible();
  });

  await test.step('and again', async () => {
    await student.getByRole('link', { name: en('quizzes.summary.take-again') }).click();
    await expect(heading(student)).toHaveText('Ward round');
    await expect(student.getByRole('link', { name: new RegExp(`^${en('teach.take.look')}`) })).toHaveCount(1);
    await expectAccessible(student, 'a personal quiz that was taken');
  });

  await test.step('until it is deleted', async () => {
    await button(author, en('teach.delete')).click();
    await author
      .getByRole('dialog')
      .getByRole('button', { name: en('teach.delete.confirm') })
      .click();
    await expect(author).toHaveURL(personalQuizzes.path);
    await student.reload();
    await expect(student.getByRole('alert')).toContainText(en('problem.quiz-not-shared'));
  });
});
