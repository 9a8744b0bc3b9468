import type { Locator, Page } from '@playwright/test';
import { notebookHome, topicPage } from '~/domain/notebook/contract';
import { href } from '~/domain/kit/contract';
import { quizReview } from '~/domain/quizzes/contract';
import { stationEntry } from '~/domain/stations/contract';
import { expectAccessible, PHONE } from './axe';
import { ASTHMA } from './group';
import { expect, post, test } from './people';
import { isPlain, REVIEW, RUN, startQuiz, type Started } from './quiz';
import { en } from './words';

/** Answers questions past the page until one is wrong. @returns its id */
async function missOne(page: Page, { path, quizlog_id, questions }: Started): Promise<number> {
  for (const { question_id, answers } of questions) {
    const told = (await post(page, path, {
      data_request: 'answer_submit',
      quizlog_id,
      question_id,
      answer_id: String(answers.at(-1)!.answer_id),
    })) as { counts_as_correct: boolean };
    if (!told.counts_as_correct) return question_id;
  }
  throw new Error('every last option was right');
}

test('after a wrong answer a reader opens the passage, bookmarks it, makes a card and a note of it, and begins a quiz on its topic @decides', async ({
  arrive,
}) => {
  const page = await arrive({ as: 'supporter1' });
  const quiz = await startQuiz(page, 'respiratory', { wanted: isPlain });
  const question_id = await missOne(page, quiz);
  await page.goto(href(quizReview, { quizlog_id: quiz.quizlog_id }, { question_id }));

  await page.getByRole('link', { name: /^Read about .+ in the notebook$/ }).click();
  const passage = page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByText(en('notebook.passage')) });
  await expect(passage).toBeFocused();
  await expect(passage).toBeInViewport();
  const title = (await passage.getByRole('heading', { level: 2 }).textContent())!;

  await test.step('it is bookmarked, and found again on the first page of the notebook', async () => {
    const stored = page.waitForResponse((response) => response.url().includes('/api/notebook/bookmark/'));
    await passage.getByRole('button', { name: en('notebook.bookmark.add', { title }) }).click();
    expect((await stored).status()).toBe(200);
    await expect(passage.getByRole('button', { name: en('notebook.bookmark.remove', { title }) })).toBeVisible();
    const phone = await arrive({ viewport: PHONE, storageState: await page.context().storageState() });
    await phone.goto(notebookHome.path);
    await phone
      .getByRole('region', { name: en('notebook.bookmarks') })
      .getByRole('link', { name: title })
      .click();
    await expect(phone.getByRole('region', { name: title })).toBeInViewport();
    await expectAccessible(phone, 'a topic with its passage');
  });

  await test.step('what is marked of it becomes a card, and goes into the note', async () => {
    const words = passage.locator('div[lang]').locator('p, li, tr').first();
    await words.selectText();
    await page.getByRole('button', { name: en('flashcards.draft'), exact: true }).click();
    await expect(page.getByText(en('flashcards.draft.made', { deck: 'My mistakes' }))).toBeVisible();
    const marked = await words.innerText();
    await page.getByRole('button', { name: en('flashcards.draft.note') }).click();
    await expect(page.getByRole('region', { name: en('annotations.title') })).toContainText(
      marked.split(/\s/).slice(0, 4).join(' '),
    );
  });

  await test.step('the way back is the question', async () => {
    await page.getByRole('link', { name: en('notebook.back-to-question') }).click();
    await expect(page).toHaveURL(REVIEW);
    await page.goBack();
  });

  await test.step('its own results are listed, and one press begins a quiz on just this', async () => {
    const practice = page.getByRole('region', { name: en('notebook.practice') });
    await expect(practice.getByText(en('notebook.practice.wrong'), { exact: true }).first()).toBeVisible();
    await practice.getByRole('button', { name: en('notebook.practice.quiz') }).click();
    await expect(page).toHaveURL(RUN);
  });
});

test('a station leads to its guides, which show what to do step by step, and back', async ({ arrive }) => {
  const page = await arrive({ as: 'learner6' });
  const station = href(stationEntry, { base: ASTHMA.base, slug: ASTHMA.slug });
  await page.goto(station);
  await page
    .getByRole('region', { name: en('notebook.station.guides', { count: 4 }) })
    .getByRole('link', { name: 'Teaching inhaler technique' })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Teaching inhaler technique' })).toBeVisible();
  await expect(page.getByRole('img', { name: 'Inhaler with a spacer' })).toBeVisible();
  await expect(page.getByText(/^Written with AI, last read on .+, not reviewed by a clinician$/).first()).toBeVisible();
  await expectAccessible(page, 'a guide');

  await page.getByRole('searchbox', { name: en('notebook.search-within') }).fill('zzz');
  await expect(page.getByText(en('notebook.search-within.none', { words: 'zzz' }))).toBeVisible();
  await page.getByRole('searchbox', { name: en('notebook.search-within') }).fill('spacer');
  await expect(page.getByRole('img', { name: 'Inhaler with a spacer' })).toBeVisible();

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('searchbox', { name: en('notebook.search-within') })).toBeHidden();
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  await page.emulateMedia({ media: 'screen' });

  await page.getByRole('link', { name: 'Acute breathlessness in a young woman with asthma' }).click();
  await expect(page).toHaveURL(new RegExp(`${station}$`));
});

test('a term in a text leads to its topic, with a preview for the pointer and the keyboard, and none for a finger @decides', async ({
  arrive,
}) => {
  const FAILURE = href(topicPage, { topic_slug: 'heart-failure' });
  const page = await arrive({ as: 'supporter1' });
  await page.goto(FAILURE);
  const preview = page.getByRole('tooltip');
  const [disease, pressure] = ['Ischaemic heart disease', 'hypertension'].map((name) =>
    page.getByRole('link', { name, exact: true }).first(),
  ) as [Locator, Locator];

  await disease.hover();
  await expect(preview).toContainText('Acute coronary syndromes');
  await preview.hover();
  await expect(disease).toHaveAccessibleDescription(/^Acute coronary syndromes/);
  await page.mouse.move(0, 0);
  await expect(preview).toBeHidden();

  await disease.focus();
  await page.keyboard.press('Tab');
  await expect(pressure).toBeFocused();
  await expect(preview).toContainText('Hypertension');
  await expectAccessible(page, 'a topic with the preview of a term');
  await page.keyboard.press('Escape');
  await expect(preview).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/notebook\/hypertension\/$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Hypertension' })).toBeVisible();

  const phone = await arrive({ as: 'supporter1', viewport: PHONE, hasTouch: true });
  await phone.goto(FAILURE);
  await phone.getByRole('link', { name: 'Ischaemic heart disease', exact: true }).first().tap();
  await expect(phone).toHaveURL(/\/notebook\/acute-coronary-syndromes\/$/);
  await expect(phone.getByRole('heading', { level: 1, name: 'Acute coronary syndromes' })).toBeVisible();
  await expect(phone.getByRole('tooltip')).toHaveCount(0);
});
