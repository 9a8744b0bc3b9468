/**
 * Pictures of the purchase pages, the reports and the set-ups of quizzes at two widths in both schemes: not a test.
 *
 *     node --require tsx/cjs web/e2e/shots-purchases.ts [folder]
 */
import { chromium, type Page } from '@playwright/test';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { LOOKS, wear } from './axe';
import { startForPictures } from './a-product';
import { gatewayUrl, post, signInByCall } from './people';
import { en, es } from './words';

const [folder = '.data/shots-purchases'] = process.argv.slice(2);

async function shoot(page: Page, name: string): Promise<void> {
  for (const look of LOOKS) {
    await wear(page, look);
    await page.evaluate(() => window.scrollTo(0, 0));
    await page.screenshot({
      path: join(folder, `${name}.${look.size.width}.${look.scheme}.png`),
      fullPage: true,
      animations: 'disabled',
    });
  }
  await wear(page, LOOKS[0]);
}

async function open(page: Page, name: string, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  await shoot(page, name);
}

async function quizzes(page: Page, language: string, say: typeof en): Promise<void> {
  await open(page, `quiz-setup-${language}`, '/learn/quiz/setup/');
  await page.goto('/ai-quiz/setup/');
  const pick = async (key: string, name: string) => {
    await page.getByRole('combobox', { name: say(key) }).click();
    await page.getByRole('option', { name }).click();
  };
  await pick('quizzes.setup.specialty', say('questions.specialty.cardiology'));
  await pick('quizzes.setup.topic', language === 'es' ? 'Arritmias' : 'Arrhythmias');
  await pick('quizzes.setup.focus', say('questions.focus.management'));
  await page
    .getByRole('radiogroup', { name: say('quizzes.ai.length') })
    .getByText('20', { exact: true })
    .click();
  await page.waitForLoadState('networkidle');
  await shoot(page, `ai-setup-${language}`);
}

async function main(): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const stop = await startForPictures();
  const browser = await chromium.launch({
    executablePath: process.env.E2E_CHROMIUM || undefined,
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const arrive = async (as: string | null, language: 'en' | 'es') => {
    const context = await browser.newContext({ baseURL: gatewayUrl(1), locale: language === 'es' ? 'es-ES' : 'en-GB' });
    const page = await context.newPage();
    if (as) await signInByCall(page, as);
    await post(page, '/i18n/setlang/', { language });
    return page;
  };
  try {
    const learner = await arrive('learner1', 'en');
    const topic = (await (
      await learner.request.get('/notebook/acute-kidney-injury/', { headers: { accept: 'application/json' } })
    ).json()) as { id: number };
    await post(learner, '/content/quiz/discussion/', {
      data_request: 'notebook_report',
      entity_id: topic.id,
      report_select: 1,
      report_text: 'The section on fluids says the opposite of the guideline, and the dose is ten times too high.',
    });
    await open(learner, 'supporter-en', '/purchase/supporter/');
    await learner.getByRole('button', { name: en('purchases.register') }).click();
    await learner.getByText(en('purchases.interested')).waitFor();
    await shoot(learner, 'supporter-asked-en');
    await open(await arrive(null, 'es'), 'supporter-es', '/purchase/supporter/');
    await open(await arrive(null, 'es'), 'book-es', '/purchase/osce-checklist-book/');
    await quizzes(learner, 'en', en);
    await quizzes(await arrive('learner2', 'es'), 'es', es);
    for (const [language, say] of [
      ['en', en],
      ['es', es],
    ] as const) {
      const staff = await arrive('staff1', language);
      await staff.goto('/ops/reports/');
      await staff.getByRole('article').first().getByRole('button').first().click();
      await shoot(staff, `reports-${language}`);
      await staff.goto('/ops/');
      await staff.getByRole('heading', { name: say('ops.interests') }).waitFor();
      await shoot(staff, `ops-${language}`);
    }
  } finally {
    await browser.close();
    await stop();
  }
}

void main();
