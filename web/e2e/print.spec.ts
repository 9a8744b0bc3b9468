import type { Locator, Page } from '@playwright/test';
import { href } from '~/domain/kit/contract';
import { endQuiz, quizReview } from '~/domain/quizzes/contract';
import { checklistView } from '~/domain/stations/checklist-contract';
import { stationEntry } from '~/domain/stations/contract';
import { openCircuit } from './circuit';
import { submitButton, tick } from './examiner';
import { ASTHMA, CHEST_PAIN } from './group';
import { unprintable } from './paper';
import { expect, post, test } from './people';
import { answerByKeys, explanation, isPlain, startQuiz } from './quiz';
import { en } from './words';

/** @param without what only leads on from here */
async function expectOnPaper(
  page: Page,
  path: string,
  ready: Locator,
  found: string[],
  without: Locator[] = [],
): Promise<void> {
  if (path) await page.goto(path);
  await expect(ready).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  found.push(...(await page.evaluate(unprintable)).map((flaw) => `${new URL(page.url()).pathname}: ${flaw}`));
  for (const one of without) await expect(one).toBeHidden();
  if (process.env.E2E_PRINTS)
    await page.screenshot({
      path: `${process.env.E2E_PRINTS}/${found.length}${new URL(page.url()).pathname.replaceAll('/', '_')}${new URL(page.url()).search.length}.png`,
      fullPage: true,
    });
  await page.emulateMedia({ media: 'screen' });
}

// rules: 1.1.3
test('printed pages have no controls, and nothing stays folded', async ({ arrive }) => {
  const page = await arrive({ as: 'learner7' });
  const found: string[] = [];
  const heading = page.getByRole('heading', { level: 1 });

  const { path, quizlog_id, questions } = await startQuiz(page, 'cardiology', { wanted: isPlain, most: 2 });
  await page.goto(path);
  await answerByKeys(page, questions[0]!);
  await expect(explanation(page)).toBeVisible();
  await post(page, endQuiz.path, { quizlog_id });
  await expectOnPaper(page, `${path}summary/`, page.getByRole('list', { name: en('quizzes.summary.grid') }), found);
  await expectOnPaper(page, `${path}summary/?print=true`, heading, found);
  await expectOnPaper(
    page,
    href(quizReview, { quizlog_id }, { question_id: questions[0]!.question_id }),
    explanation(page),
    found,
  );

  await expectOnPaper(page, href(stationEntry, CHEST_PAIN as never), heading, found, [
    page.getByText(en('stations.entry.group.about')),
    page.getByText(en('stations.talk.about')),
  ]);
  await openCircuit(page, 'On paper', CHEST_PAIN, ASTHMA);
  await expectOnPaper(page, '', heading, found);

  await expectOnPaper(page, href(checklistView, CHEST_PAIN as never), submitButton(page), found, [
    page.getByText(en('stations.role.leave')),
  ]);
  await tick(page, 0);
  await submitButton(page).click();
  await expect(page).toHaveURL(/\/summary\/\d+$/);
  await expectOnPaper(page, '', heading, found);
  expect(found).toEqual([]);
});
