/**
 * Pictures of pages on which there is nothing yet, as somebody sees them who has just registered: not a test.
 *
 *     node --require tsx/cjs web/e2e/shots-empty.ts [folder]
 */
import { chromium } from '@playwright/test';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Look, LOOKS, wear } from './axe';
import { startForPictures } from './a-product';
import { gatewayUrl, post, signInByCall } from './people';
import { registerByCall } from './second-factor';

const [folder = '.data/shots-empty'] = process.argv.slice(2);

const NEWCOMER = [
  '/',
  '/profile/',
  '/notifications/',
  '/notes/',
  '/events/',
  '/classes/',
  '/circuit-runs/',
  '/leaderboard/',
  '/kudos/',
  '/flashcards/',
  '/flashcards/decks/',
  '/flashcards/plan/',
  '/flashcards/progress/',
  '/flashcards/setup/?type=own-deck',
  '/flashcards/setup/?type=bookmarked',
  '/flashcards/import/',
  '/learn/packs/',
  '/teach/create-quiz/',
  '/profile/subscription/',
  '/search/?q=xyzzy',
  '/osce-stations/?search=xyzzy',
];
const STAFF = [
  '/moderation/',
  '/moderation/applications/',
  '/ops/',
  '/ops/promotions/',
  '/ops/reports/',
  '/ops/payments/',
  '/ops/tutors/',

  '/questions/mine/',
  '/moderation/synonyms/',
  '/staff/statistics/',
];

async function main(): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const stop = await startForPictures();
  const browser = await chromium.launch({
    executablePath: process.env.E2E_CHROMIUM || undefined,
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const arrive = async (language: 'en' | 'es') => {
    const locale = language === 'es' ? 'es-ES' : 'en-GB';
    return (await browser.newContext({ baseURL: gatewayUrl(1), locale })).newPage();
  };
  const shoot = async (who: string, language: 'en' | 'es', addresses: readonly string[], look: Look) => {
    const page = await arrive(language);
    if (who === 'newcomer') await registerByCall(page, `empty.${language}`);
    else await signInByCall(page, who);
    await post(page, '/i18n/setlang/', { language });
    for (const address of addresses) {
      await page.goto(address);
      await wear(page, look);
      await page.waitForLoadState('networkidle');
      const name = address.replaceAll(/\W+/g, '-').replaceAll(/^-|-$/g, '') || 'start';
      await page.screenshot({
        path: join(folder, `${who}-${name}-${language}.${look.size.width}.png`),
        fullPage: true,
        animations: 'disabled',
      });
    }
    await page.context().close();
  };
  try {
    await shoot('newcomer', 'en', NEWCOMER, LOOKS[2]);
    await shoot('newcomer', 'es', NEWCOMER, LOOKS[3]);
    await shoot('staff1', 'en', STAFF, LOOKS[1]);
    await shoot('staff1', 'es', STAFF, LOOKS[0]);
  } finally {
    await browser.close();
    await stop();
  }
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
