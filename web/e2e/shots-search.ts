/**
 * Pictures of the search and of its synonyms, at two widths in both schemes and languages: not a test.
 *
 *     node --require tsx/cjs web/e2e/shots-search.ts [folder]
 */
import { chromium, type Page } from '@playwright/test';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setLanguage } from '~/domain/accounts/contract';
import { searchPage } from '~/domain/search/contract';
import { href } from '~/domain/kit/contract';
import { synonymsPage } from '~/domain/search/synonyms/contract';
import { LOOKS, wear } from './axe';
import { startForPictures } from './a-product';
import { gatewayUrl, post, signInByCall } from './people';
import { en, es } from './words';

const [folder = '.data/shots-search'] = process.argv.slice(2);

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
      const context = await browser.newContext({ baseURL: gatewayUrl(1) });
      const page = await context.newPage();
      await signInByCall(page, 'moderator1');
      await post(page, setLanguage.path, { language });
      await page.goto(searchPage.path);
      await page.getByRole('searchbox', { name: say('search.box') }).waitFor();
      await shoot(page, `empty-${language}`);
      for (const [name, q] of [
        ['found', 'hart failure'],
        ['some', 'asthma xqzt'],
        ['none', 'zzyzx qwrtp'],
      ] as const) {
        await page.goto(href(searchPage, {}, { q }));
        await page.getByRole('status').filter({ hasText: /\d/ }).first().waitFor();
        await shoot(page, `${name}-${language}`);
      }
      await page.goto(href(searchPage, {}, { q: 'asthma', kind: 'card' }));
      await page.getByRole('main').getByRole('listitem').first().waitFor();
      await shoot(page, `kind-${language}`);
      await page.goto('/');
      await page.keyboard.press('Control+k');
      await page.getByRole('textbox', { name: say('app.palette.placeholder') }).fill('asthma');
      await page.getByText(say('app.palette.content'), { exact: true }).waitFor();
      await page.screenshot({ path: join(folder, `palette-${language}.png`) });
      await page.goto(synonymsPage.path);
      const edit = page.getByRole('button', { name: /«abg»|“abg”/ }).first();
      await edit.waitFor();
      await shoot(page, `synonyms-${language}`);
      await edit.click();
      await page.getByRole('textbox', { name: say('search.synonyms.terms') }).fill(`abg\nblood gas\n${language}`);
      await shoot(page, `synonyms-edit-${language}`);
      await page.getByRole('button', { name: say('search.synonyms.save') }).click();
      await page.getByText(say('search.synonyms.changes')).waitFor();
      await shoot(page, `synonyms-changed-${language}`);
      await context.close();
    }
  } finally {
    await browser.close();
    await stop();
  }
}

void main();
