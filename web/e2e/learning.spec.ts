import type { Page } from '@playwright/test';
import { profile } from '~/domain/accounts/profile/contract';
import { href } from '~/domain/kit/contract';
import { bookmarkQuestion } from '~/domain/questions/contract';
import { endQuiz } from '~/domain/quizzes/contract';
import { expectAccessible } from './axe';
import { expect, post, test } from './people';
import { answerAll, isPlain, quizOf, RUN, startQuiz, SUMMARY } from './quiz';
import { registerByCall } from './second-factor';
import { en } from './words';

const TITLE = en('questions.specialty.cardiology');
const list = (name: string, more: Record<string, string> = {}) => href(profile, {}, { list: name, ...more });
const rows = (page: Page) => page.getByRole('region').getByRole('listitem');

test('the start page leads back into a quiz, and what came of it is found again and filtered @decides', async ({
  arrive,
}) => {
  const page = await arrive({ as: 'supporter1' });
  const quiz = await startQuiz(page, 'cardiology', { wanted: isPlain, most: 5 });

  await page.goto('/');
  const goOn = page
    .getByRole('region', { name: en('app.home.today'), exact: true })
    .getByRole('link', { name: en('quizzes.unfinished.continue-with', { title: TITLE }), exact: true })
    .first();
  await expect(goOn).toHaveAttribute('href', quiz.path);
  await expectAccessible(page, 'today');
  await goOn.click();
  await expect(page).toHaveURL(RUN);

  await answerAll(page, quiz, 2);
  await post(page, endQuiz.path, { quizlog_id: quiz.quizlog_id });
  await page.goto('/');
  await expect(page.getByRole('region', { name: en('app.home.today'), exact: true })).toBeVisible();
  await expect(page.locator(`a[href="${quiz.path}"]`)).toHaveCount(0);

  await page.goto(profile.path);
  await page
    .getByRole('navigation', { name: en('learning.lists') })
    .getByRole('link', { name: en('learning.list.quizzes'), exact: true })
    .click();
  const taken = page.locator(`a[href="${quiz.path}summary/"]`);
  await expect(taken).toBeVisible();
  await expect(rows(page).filter({ has: taken })).toContainText('40%');

  await page.getByLabel(en('learning.filter.score')).selectOption({ label: en('learning.filter.score.high') });
  await expect(page).toHaveURL(list('quizzes', { score_from: '70' }));
  await expect(taken).toHaveCount(0);
  await page.getByLabel(en('learning.filter.score')).selectOption({ label: en('learning.filter.score.low') });
  await expect(taken).toBeVisible();
  await page.getByLabel(en('learning.filter.specialty')).selectOption({ label: TITLE });
  await expect(page).toHaveURL(list('quizzes', { score_to: '49.99', specialty: '1' }));
  await expect(taken).toBeVisible();
  await page.getByLabel(en('learning.filter.specialty')).selectOption({ label: en('questions.specialty.dermatology') });
  await expect(page.getByText(en('learning.filtered.title'))).toBeVisible();
  await page.getByRole('link', { name: en('learning.filtered.clear') }).click();
  await expectAccessible(page, 'quizzes taken');
  await taken.click();
  await expect(page).toHaveURL(SUMMARY);
});

test('bookmarked questions are practised, exactly these; progress is drawn and stands in a table', async ({
  arrive,
}) => {
  const page = await arrive();
  await registerByCall(page, 'bookmarker');
  await page.goto(list('premium-quizzes'));
  await expect(page.getByText(en('learning.list.premium-quizzes.empty.title'))).toBeVisible();
  const quiz = await startQuiz(page, 'cardiology', { wanted: isPlain, most: 5 });
  await answerAll(page, quiz, 5);

  const [one, two] = quiz.questions.map(({ question_id }) => question_id);
  for (const question_id of [one, two]) await post(page, bookmarkQuestion.path, { question_id, action: 'add' });
  await page.goto(list('bookmarks'));
  await expect(rows(page)).toHaveCount(2);
  await expectAccessible(page, 'bookmarks');
  await page.getByRole('button', { name: en('learning.practise-bookmarks', { count: 2 }) }).click();
  await expect(page).toHaveURL(RUN);
  const { questions } = await quizOf(page, new URL(page.url()).pathname);
  expect(questions.map(({ question_id }) => question_id)).toEqual([two, one]);

  // The figures are folded by a job once the quiz has ended.
  await expect
    .poll(async () => (await (await page.request.get('/api/learning/chart/')).json()).scopes.length)
    .toBeGreaterThan(0);
  await page.goto(profile.path);
  await expect(page.getByRole('img', { name: en('learning.weekly.chart') })).toBeVisible();
  await expect(page.getByRole('table').first()).toContainText(en('insights.week', { weeks: 0 }));
  await expectAccessible(page, 'progress');
});
