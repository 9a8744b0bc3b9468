/**
 * Pictures of drafted cards and generated decks at two widths in both schemes and both languages: not a test.
 *
 *     node --require tsx/cjs web/e2e/shots-drafting.ts [folder]
 */
import { chromium, type Page } from '@playwright/test';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { createGenerationJob } from '~/domain/flashcards/generation/contract';
import { PASTED } from '~/domain/flashcards/testing/written-cards';
import { flashcardSetup } from '~/domain/flashcards/review/contract';
import { href } from '~/domain/kit/contract';
import { quizReview, quizSummary } from '~/domain/quizzes/contract';
import { LOOKS, wear } from './axe';
import { startForPictures } from './a-product';
import { gatewayUrl, post } from './people';
import { isPlain, startQuiz } from './quiz';
import { registerByCall } from './second-factor';
import { en, es, type Say } from './words';

const [folder = '.data/shots-drafting'] = process.argv.slice(2);

async function shoot(page: Page, name: string, fullPage = true): Promise<void> {
  for (const look of LOOKS) {
    await wear(page, look);
    await page.screenshot({
      path: join(folder, `${name}.${look.size.width}.${look.scheme}.png`),
      fullPage,
      animations: 'disabled',
    });
  }
  await wear(page, LOOKS[0]);
}

async function generated(page: Page, language: string, say: Say): Promise<void> {
  await page.goto(createGenerationJob.path);
  await page.getByRole('combobox', { name: say('flashcards.generate.specialty') }).waitFor();
  await shoot(page, `ask-topic-${language}`);
  await page.getByText(say('flashcards.generate.source.text'), { exact: true }).click();
  await page.getByLabel(say('flashcards.generate.text'), { exact: true }).fill(PASTED);
  await page.getByText('English', { exact: true }).last().click();
  await shoot(page, `ask-text-${language}`);
  await page.locator('form button[type="submit"]').click();
  await page.getByRole('heading', { level: 1, name: say('flashcards.generation.title.done') }).waitFor();
  await shoot(page, `generated-${language}`);
}

async function drafted(page: Page, language: string, say: Say): Promise<void> {
  const { path, quizlog_id, questions } = await startQuiz(page, 'cardiology', { wanted: isPlain, most: 4 });
  for (const { question_id, answers } of questions)
    await post(page, path, {
      data_request: 'answer_submit',
      quizlog_id,
      question_id,
      answer_id: String(answers.at(-1)!.answer_id),
    });
  await page.goto(href(quizSummary, { quizlog_id }));
  await page.waitForLoadState('networkidle');
  await shoot(page, `summary-${language}`);
  await page.goto(href(quizReview, { quizlog_id }, { question_id: questions[0]!.question_id }));
  const make = page.getByRole('button', { name: say('flashcards.draft'), exact: true });
  await make.waitFor();
  await shoot(page, `review-${language}`);
  await make.click();
  await page.getByRole('link', { name: say('flashcards.draft.open') }).waitFor();
  await shoot(page, `review-made-${language}`);
  const { decks } = (await (
    await page.request.get('/api/flashcards/draft-decks/', { headers: { accept: 'application/json' } })
  ).json()) as { decks: { id: number }[] };
  for (const [index, { id }] of decks.entries()) {
    const { next_url } = (await post(page, flashcardSetup.path, { quiz_type: 4, deck_id: id, length: 9_999 })) as {
      next_url: string;
    };
    await page.goto(next_url);
    await page.getByRole('button', { name: say('flashcards.review.reveal') }).click();
    await shoot(page, `card-${index}-${language}`, false);
  }
  await page.goto('/flashcards/');
  await page.waitForLoadState('networkidle');
  await shoot(page, `home-${language}`);
}

async function main(): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const stop = await startForPictures();
  const browser = await chromium.launch({
    executablePath: process.env.E2E_CHROMIUM || undefined,
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    for (const [language, say] of [
      ['en', en],
      ['es', es],
    ] as const) {
      const context = await browser.newContext({
        baseURL: gatewayUrl(1),
        locale: language === 'es' ? 'es-ES' : 'en-GB',
      });
      const page = await context.newPage();
      await registerByCall(page, `draws-${language}`);
      await post(page, '/i18n/setlang/', { language });
      await generated(page, language, say);
      await drafted(page, language, say);
    }
  } finally {
    await browser.close();
    await stop();
  }
}

void main();
