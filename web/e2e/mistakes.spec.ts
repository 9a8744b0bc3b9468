import { mistakesPage } from '~/domain/learning/mistakes/contract';
import { endQuiz } from '~/domain/quizzes/contract';
import { expectAccessible } from './axe';
import { expect, post, test } from './people';
import { answerAll, isPlain, quizOf, RUN, startQuiz } from './quiz';
import { registerByCall } from './second-factor';
import { en } from './words';

test("the last week's wrong answers are practised with two presses from the start page; what is understood goes", async ({
  arrive,
}) => {
  const page = await arrive();
  await registerByCall(page, 'mistaken');
  await page.goto(mistakesPage.path);
  await expect(page.getByText(en('learning.mistakes.empty.title'))).toBeVisible();
  await expectAccessible(page, 'no mistakes');
  const quiz = await startQuiz(page, 'cardiology', { wanted: isPlain, most: 5 });
  await answerAll(page, quiz, 2);
  await post(page, endQuiz.path, { quizlog_id: quiz.quizlog_id });
  const wrong = quiz.questions.slice(2).map(({ question_id }) => question_id);

  await page.goto('/');
  await page.getByRole('link', { name: en('learning.mistakes.today', { count: 3 }) }).click();
  await expect(page).toHaveURL(`${mistakesPage.path}?days=7`);
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(3);
  await expectAccessible(page, 'mistakes');

  // The latest first: the last question leads. By keyboard alone.
  const understood = page.getByRole('button', { name: new RegExp(`^${en('learning.mistakes.understood')}`) }).first();
  await understood.focus();
  await page.keyboard.press('Enter');
  await expect(understood).toHaveAttribute('aria-pressed', 'true');
  await expect(understood).toBeFocused();
  await expectAccessible(page, 'an understood mistake');
  await page.getByRole('button', { name: en('learning.mistakes.practise.question', { count: 2 }) }).click();
  await expect(page).toHaveURL(RUN);
  const { questions } = await quizOf(page, new URL(page.url()).pathname);
  expect(questions.map(({ question_id }) => question_id).toSorted()).toEqual(wrong.slice(0, 2).toSorted());

  await page.goto(mistakesPage.path);
  await page.getByLabel(en('learning.mistakes.state')).selectOption(en('learning.mistakes.state.understood'));
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1);
  await understood.click();
  await expect(understood).toHaveAttribute('aria-pressed', 'false');
  await page.reload();
  await expect(page.getByText(en('learning.filtered.title'))).toBeVisible();
});
