/**
 * Pictures of importing and exporting cards, at two widths in both schemes and languages: not a test.
 *
 *     node --require tsx/cjs web/e2e/shots-flashcard-exchange.ts [folder]
 */
import { chromium, type Page } from '@playwright/test';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { importStart } from '~/domain/flashcards/exchange/contract';
import { anAnkiPackage, SAMPLE } from '~/infra/tooling/testing/factories/anki-packages';
import { aPicture } from '~/infra/tooling/testing/pictures';
import { LOOKS, wear } from './axe';
import { startForPictures } from './a-product';
import { gatewayUrl, post } from './people';
import { registerByCall } from './second-factor';
import { en, es } from './words';

const [folder = '.data/shots-flashcard-exchange'] = process.argv.slice(2);

async function shoot(page: Page, name: string): Promise<void> {
  for (const look of LOOKS) {
    await wear(page, look);
    await page.screenshot({
      path: join(folder, `${name}.${look.size.width}.${look.scheme}.png`),
      fullPage: true,
      animations: 'disabled',
    });
  }
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
      await registerByCall(page, `nadia.in.pictures.${language}`);
      await post(page, '/i18n/setlang/', { language });
      await page.goto(importStart.path);
      await page.locator('input[type=file]').setInputFiles({
        name: 'heart.apkg',
        mimeType: 'application/octet-stream',
        buffer: await anAnkiPackage(SAMPLE, {
          media: { 'heart.png': await aPicture('png', { width: 300, height: 200 }) },
        }),
      });
      await page.getByRole('button', { name: say('flashcards.exchange.submit') }).click();
      await page.getByRole('heading', { name: say('flashcards.exchange.heading.done', { cards: 9 }) }).waitFor();
      await shoot(page, `log-${language}`);
      await page.goto(importStart.path);
      await page.getByRole('link', { name: /heart\.apkg/ }).waitFor();
      await shoot(page, `start-${language}`);
    }
  } finally {
    await browser.close();
    await stop();
  }
}

void main();
