/**
 * Pictures of the ways around: the header, the bar of narrow screens with its sheets, the menu and the palette. Not a test.
 *
 *     node --require tsx/cjs web/e2e/shots-nav.ts [folder]
 */
import { chromium, type Page } from '@playwright/test';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setLanguage } from '~/domain/accounts/contract';
import { LOOKS, type Look, wear } from './axe';
import { startForPictures } from './a-product';
import { gatewayUrl, post } from './people';
import { registerByCall } from './second-factor';
import { en, es, type Say } from './words';

const [folder = '.data/shots-nav'] = process.argv.slice(2);

async function shoot(page: Page, name: string, look: Look): Promise<void> {
  await page.screenshot({
    path: join(folder, `${name}.${look.size.width}.${look.scheme}.png`),
    animations: 'disabled',
  });
}

async function onPhone(page: Page, language: string, say: Say): Promise<void> {
  const look = LOOKS[language === 'en' ? 2 : 1];
  await wear(page, look);
  for (const path of ['/', '/osce-stations/', '/learn/quiz/setup/', '/flashcards/']) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    await shoot(page, `page${path.replaceAll('/', '-')}${language}`, look);
  }
  for (const area of ['practise', 'questions', 'cards']) {
    await page.getByRole('button', { name: say(`app.nav.${area}`) }).click();
    const sheet = page.getByRole('dialog', { name: say(`app.nav.${area}`) });
    await sheet.getByRole('link').first().waitFor();
    await shoot(page, `sheet-${area}-${language}`, look);
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'hidden' });
  }
  await page.getByRole('button', { name: say('app.nav.more') }).click();
  await page.getByRole('dialog').getByRole('link').first().waitFor();
  await shoot(page, `more-${language}`, look);
}

async function onDesk(page: Page, language: string, say: Say): Promise<void> {
  const look = LOOKS[language === 'en' ? 0 : 3];
  await wear(page, look);
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: say('app.nav.practise') }).click();
  await page.getByRole('menuitem').first().waitFor();
  await shoot(page, `desk-menu-${language}`, look);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  const box = page.getByRole('textbox', { name: say('app.palette.placeholder') });
  await box.waitFor();
  await shoot(page, `palette-${language}`, look);
  await box.fill(say('app.cards.decks').slice(0, 4));
  await shoot(page, `palette-typed-${language}`, look);
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
      const page = await (await browser.newContext({ baseURL: gatewayUrl(1) })).newPage();
      await post(page, setLanguage.path, { language, next: '/' });
      await wear(page, LOOKS[0]).catch(() => undefined);
      await page.goto('/');
      await page.waitForLoadState('networkidle');
      await shoot(page, `visitor-${language}`, LOOKS[0]);
      await registerByCall(page, `around-${language}`);
      await post(page, setLanguage.path, { language, next: '/' });
      await onPhone(page, language, say);
      await onDesk(page, language, say);
      await page.context().close();
    }
  } finally {
    await browser.close();
    await stop();
  }
}

void main();
