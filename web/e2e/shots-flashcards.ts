/**
 * Pictures of the pages of flashcards at two widths in both schemes and both languages: not a test.
 *
 *     node --require tsx/cjs web/e2e/shots-flashcards.ts [folder]
 */
import { chromium, type Page } from '@playwright/test';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setLanguage } from '~/domain/accounts/contract';
import { wear, LOOKS } from './axe';
import { aLearner } from './cards';
import { startForPictures } from './a-product';
import { gatewayUrl, post } from './people';

const [folder = '.data/shots-flashcards'] = process.argv.slice(2);
/** One look for each language shows every width and scheme once. */
const LOOKS_OF = { en: [LOOKS[0], LOOKS[2]], es: [LOOKS[1], LOOKS[3]] } as const;
const PAGES = {
  home: '/flashcards/',
  setup: '/flashcards/setup/',
  decks: '/flashcards/decks/',
  'create-deck': '/flashcards/create-deck/',
  'create-card': '/flashcards/create-card/',
  plan: '/flashcards/plan/',
  progress: '/flashcards/progress/',
  away: '/flashcards/away/',
  import: '/flashcards/import/',
  generate: '/flashcards/pack/create-generation-job/',
  profile: '/profile/',
  today: '/',
  'quiz-setup': '/quiz-setup/',
} as const;

async function shoot(page: Page, name: string, language: 'en' | 'es'): Promise<void> {
  for (const look of LOOKS_OF[language]) {
    await wear(page, look);
    await page.evaluate(() => window.scrollTo(0, 0));
    await page.screenshot({
      path: join(folder, `${name}.${language}.${look.size.width}.${look.scheme}.png`),
      fullPage: true,
      animations: 'disabled',
    });
  }
}

async function review(page: Page, language: 'en' | 'es'): Promise<void> {
  const answer = await page.request.get(PAGES.setup, { headers: { accept: 'application/json' } });
  const { packs } = (await answer.json()) as { packs: { id: number }[] };
  const begun = { data_request: 'submit', quiz_type: 1, deck_id: packs[0]!.id, length: 10 };
  const { next_url } = (await post(page, PAGES.setup, begun)) as { next_url: string };
  await page.goto(next_url);
  await page.getByRole('article').waitFor();
  await shoot(page, 'review-question', language);
  await page.keyboard.press('Space');
  await shoot(page, 'review-answer', language);
  for (const mark of ['1', '2', '1']) {
    await page.keyboard.press(mark);
    await page.keyboard.press('Space');
  }
  await page.goto(`/flashcards/deck-summary/${/\d+/.exec(next_url)![0]}`);
  await page.waitForLoadState('networkidle');
  await shoot(page, 'summary', language);
}

async function main(): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const stop = await startForPictures();
  const browser = await chromium.launch({
    executablePath: process.env.E2E_CHROMIUM || undefined,
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    for (const language of ['en', 'es'] as const) {
      const page = await (await browser.newContext({ baseURL: gatewayUrl(1) })).newPage();
      await aLearner(page, `pictures-${language}`);
      await post(page, setLanguage.path, { language, next: '/' });
      for (const [name, path] of Object.entries(PAGES)) {
        await page.goto(path);
        await page.waitForLoadState('networkidle');
        await shoot(page, name, language);
      }
      await review(page, language);
      await page.context().close();
    }
  } finally {
    await browser.close();
    await stop();
  }
}

void main();
