import { endQuiz } from '~/domain/quizzes/contract';
import { expectAccessible } from './axe';
import { expect, post, signInByCall, test } from './people';
import { isPlain, quizOf, RUN, SUMMARY } from './quiz';
import { fillAbout, fillSignIn, fillTraining, NEW_PASSWORD, nextButton } from './registration';
import { en } from './words';

// rules: 1.2.16, 1.6.1
test('a visitor tries ten questions, registers, and finds the quiz again @decides', async ({ arrive }) => {
  const page = await arrive();
  await page.goto('/');
  await page.getByRole('button', { name: en('app.try.ten') }).click();
  await expect(page).toHaveURL(RUN);
  const path = new URL(page.url()).pathname;
  await expect(page.getByRole('progressbar').first()).toBeVisible();
  await expectAccessible(page, 'the quiz of a visitor', 4);

  const { quizlog_id, questions } = await quizOf(page, path);
  expect(questions).toHaveLength(10);
  for (const question of questions.filter(isPlain))
    await post(page, path, {
      data_request: 'answer_submit',
      quizlog_id,
      question_id: question.question_id,
      answer_id: String(question.answers[0]!.answer_id),
    });
  await post(page, endQuiz.path, { quizlog_id });
  await page.goto(`${path}summary/`);
  await expect(page.getByText(en('quizzes.summary.guest'))).toBeVisible();
  await expectAccessible(page, 'the summary of a visitor', 4);

  await page
    .getByRole('main')
    .getByRole('link', { name: en('app.guest.register') })
    .click();
  await fillSignIn(page, en, 'ten.questions');
  await nextButton(page, en).click();
  await fillAbout(page, en, { first: 'Imani', last: 'Brandt', username: 'ten.questions' });
  await nextButton(page, en).click();
  await (await fillTraining(page, en)).click();
  await expect(page).toHaveURL(SUMMARY);
  await expect(page.getByText(en('quizzes.summary.guest'))).toBeHidden();
  // It is theirs also on another device.
  const elsewhere = await arrive();
  await signInByCall(elsewhere, 'ten.questions', NEW_PASSWORD);
  await elsewhere.goto(`${path}summary/`);
  await expect(elsewhere.getByRole('heading', { name: en('quizzes.summary.questions'), exact: true })).toBeVisible();
});

test('a visitor tries one station alone, and is led to register at the next @decides', async ({ arrive }) => {
  const page = await arrive();
  const [first, second] = ['/osce-stations/acute-chest-pain-history/', '/osce-stations/acute-severe-asthma/'];
  await page.goto(first);
  await expect(page.getByText(en('stations.trial.open'))).toBeVisible();
  await page.locator('a[data-role="student"]').click();
  await expect(page).toHaveURL(/\/student\/$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto(first);
  await expect(page.getByText(en('stations.trial.this'))).toBeVisible();
  await page.goto(second);
  await expect(page.getByText(en('stations.trial.none'))).toBeVisible();
});
