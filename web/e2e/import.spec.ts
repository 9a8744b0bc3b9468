import type { Page } from '@playwright/test';
import { exportStart, importStart } from '~/domain/questions/exchange/contract';
import { myQuestions } from '~/domain/questions/authoring/contract';
import { expectAccessible, LOOKS, wear } from './axe';
import { expect, test } from './people';
import { answerByKeys, questionHeading, quizOf, RUN, runButton } from './quiz';
import { en } from './words';

const QUESTIONS = 300;
const BROKEN = { brace: 41, essay: 150, twice: 299 };

/** A few hundred questions as somebody has them elsewhere: three of them cannot be taken. */
function aFile(run: string): string {
  const one = (number: number) =>
    `::Ward round ${number}::Patient ${number} of round ${run} is breathless. Which finding points to heart failure?{\n\t=Raised jugular venous pressure\n\t~Clubbing # Rather a sign of chronic lung disease.\n\t~Finger ${number}\n}`;
  const questions = Array.from({ length: QUESTIONS }, (_, index) => one(index + 1));
  questions[BROKEN.brace - 1] = '::No end::Which of these is missing a brace?{=This ~That';
  questions[BROKEN.essay - 1] = '::An essay::Write about heart failure.{}';
  questions[BROKEN.twice - 1] = one(7).replace('Ward round 7', 'Said before');
  return `// from another platform\n$CATEGORY: $course$/top/Cardiology\n\n${questions.join('\n\n')}\n`;
}

async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: label, exact: true }).fill(option);
  await page.getByRole('option', { name: option, exact: true }).click();
}

/** On the page where an import begins. */
async function sendFile(page: Page, name: string, file: string): Promise<void> {
  await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(file) });
  // Of a specialty whose bank no other test counts.
  await choose(page, en('questions.import.topic'), 'Back pain');
  await page.getByRole('button', { name: en('questions.import.submit') }).click();
}

/** Runs in the page: the contrast of an element's colour with its parent's background (WCAG 2.2, 1.4.11). */
function contrast(element: Element): number {
  const channels = (colour: string) => (colour.match(/\d[\d.]*/g) ?? []).slice(0, 3).map((part) => Number(part) / 255);
  const luminance = (colour: string) => {
    const [red = 0, green = 0, blue = 0] = channels(colour).map((part) =>
      part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
    );
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const [one, other] = [
    luminance(getComputedStyle(element).color),
    luminance(getComputedStyle(element.parentElement!).backgroundColor),
  ];
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

const heading = (page: Page, key: string, values?: Record<string, number>) =>
  page.getByRole('heading', { level: 1, name: en(key, values), exact: true });
const taken = QUESTIONS - Object.keys(BROKEN).length;

test('a person imports a few hundred questions, sees which three are refused, and takes the quiz @decides', async ({
  arrive,
}) => {
  const page = await arrive({ as: 'learner7' });
  await page.goto(importStart.path);
  await expect(page.getByRole('heading', { level: 1, name: en('questions.import.title') })).toBeVisible();
  await expectAccessible(page, 'import');
  await sendFile(page, 'Heart failure.gift.txt', aFile('one'));

  await expect(heading(page, 'questions.import.heading.ready', { accepted: taken, refused: 3 })).toBeVisible();
  const list = page.getByRole('region', { name: en('questions.import.items') });
  // The three stand first, with their lines and what is wrong with each.
  const refused = list.getByRole('listitem').filter({ has: page.locator('[data-kind=refusal]') });
  await expect(refused).toHaveCount(3);
  await expect(refused.nth(0)).toContainText('No end');
  await expect(refused.nth(0)).toContainText(en('questions.import.refusal.braces'));
  await expect(refused.nth(0)).toContainText(en('questions.import.line', { line: 4 + (BROKEN.brace - 1) * 6 }));
  await expect(refused.nth(1)).toContainText(en('questions.import.refusal.type-not-supported', { about: 'essay' }));
  await expect(refused.nth(2)).toContainText(en('questions.import.refusal.duplicate-in-file', { about: 7 }));
  await expect(
    page.getByText(en('questions.import.plan.quiz', { title: 'Heart failure 3', questions: 99 })),
  ).toBeVisible();
  await expectAccessible(page, 'import preview');

  await page.getByRole('button', { name: en('questions.import.confirm', { accepted: taken }) }).click();
  await expect(heading(page, 'questions.import.heading.done', { accepted: taken })).toBeVisible();
  await expectAccessible(page, 'import done');
  await page.getByRole('link', { name: en('questions.import.done.quizzes') }).click();

  await page.getByRole('link', { name: en('teach.take.named', { title: 'Heart failure 2' }) }).click();
  await page.getByRole('button', { name: en('teach.take.begin', { count: 99 }) }).click();
  await expect(page).toHaveURL(RUN);
  const { questions } = await quizOf(page, new URL(page.url()).pathname);
  expect(questions).toHaveLength(99);
  for (const [index, question] of questions.slice(0, 3).entries()) {
    await expect(questionHeading(page, index + 1, 99)).toBeVisible();
    await answerByKeys(page, question);
    await expect(page.getByText('Rather a sign of chronic lung disease.')).toBeVisible();
    await runButton(page, 'next').click();
  }
});

test('an author brings a file into the bank, throws one away, and takes the questions out again', async ({
  arrive,
}) => {
  const page = await arrive({ as: 'author1' });
  const file =
    'What does a third heart sound point to (spring paper)?\nA. Heart failure\nB. Aortic stenosis\nANSWER: A\n';
  await page.goto(importStart.path);
  await sendFile(page, 'broken.xml', '<quiz>\n<question>\n</quiz>');
  await expect(page.getByText(en('questions.import.failure.broken-file', { line: 3 }))).toBeVisible();
  await expectAccessible(page, 'import failed');

  await page.goto(importStart.path);
  await sendFile(page, 'spring.txt', file);
  await expect(page.getByText(en('questions.import.plan.bank'))).toBeVisible();
  await page.getByRole('button', { name: en('questions.import.discard') }).click();
  await expect(page).toHaveURL(new RegExp(`${importStart.path}$`));

  await sendFile(page, 'spring.txt', file);
  await page.getByRole('button', { name: en('questions.import.confirm', { accepted: 1 }) }).click();
  await page.getByRole('link', { name: en('questions.import.done.bank') }).click();
  await expect(page).toHaveURL(new RegExp(`${myQuestions.path}\\?place=draft`));
  // The address changes a moment before the page does, and the page before shows the same question twice.
  await expect(page.getByRole('heading', { name: en('questions.mine.title') })).toBeVisible();
  await expect(page.getByText('What does a third heart sound point to (spring paper)?')).toBeVisible();

  await page.goto(exportStart.path);
  await page.getByRole('radio', { name: 'Aiken' }).check();
  await expect(page.getByRole('link', { name: en('questions.export.download') })).toBeVisible();
  await expectAccessible(page, 'export');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: en('questions.export.download') }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('questions.txt');
  const parts: Buffer[] = [];
  for await (const part of await download.createReadStream()) parts.push(part as Buffer);
  expect(Buffer.concat(parts).toString()).toContain(file.trim());
});

test('the sign that removes a chosen file stands out from the file, in both schemes', async ({ arrive }) => {
  const page = await arrive({ as: 'learner7' });
  await page.goto(importStart.path);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'One.txt', mimeType: 'text/plain', buffer: Buffer.from('{}') });
  const remove = page.getByRole('button', { name: en('questions.import.file.other') });
  for (const look of LOOKS) {
    await wear(page, look);
    expect(await remove.evaluate(contrast), look.scheme).toBeGreaterThanOrEqual(3);
  }
  await remove.click();
  await expect(remove).toBeHidden();
});

test('a file whose long name has no space fits a narrow phone: chosen, with its cross beside it, and read', async ({
  arrive,
}) => {
  const page = await arrive({ as: 'learner7', viewport: { width: 360, height: 780 } });
  const tooWide = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  const name = 'Heart_failure_and_other_causes_of_breathlessness_final_exam_2026_v3';
  await page.goto(importStart.path);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: `${name}.txt`, mimeType: 'text/plain', buffer: Buffer.from(aFile(name)) });
  const shown = (await page.getByText(`${name}.txt`, { exact: true }).boundingBox())!;
  const cross = (await page.getByRole('button', { name: en('questions.import.file.other') }).boundingBox())!;
  expect(cross.x).toBeGreaterThanOrEqual(shown.x + shown.width);
  expect(cross.y).toBeLessThan(shown.y + shown.height);
  expect(await tooWide()).toBeLessThanOrEqual(0);

  await choose(page, en('questions.import.topic'), 'Back pain');
  await page.getByRole('button', { name: en('questions.import.submit') }).click();
  await expect(heading(page, 'questions.import.heading.ready', { accepted: taken, refused: 3 })).toBeVisible();
  await expect(page.getByText(`${name} 3`)).toBeVisible();
  expect(await tooWide()).toBeLessThanOrEqual(0);
  await page.getByRole('button', { name: en('questions.import.discard') }).click();
  await page.goto(importStart.path);
  await expect(page.getByRole('heading', { level: 1, name: en('questions.import.title') })).toBeVisible();
  expect(await tooWide()).toBeLessThanOrEqual(0);
});
