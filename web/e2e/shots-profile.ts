/**
 * Pictures of the account's pages at two widths in both schemes and both languages: not a test.
 *
 *     node --require tsx/cjs web/e2e/shots-profile.ts [folder]
 */
import { chromium, type Page } from '@playwright/test';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { aPicture } from '~/infra/tooling/testing/pictures';
import { LOOKS, wear } from './axe';
import { startForPictures } from './a-product';
import { gatewayUrl, post, signInByCall } from './people';
import { en, es, type Say } from './words';

const [folder = '.data/shots-profile'] = process.argv.slice(2);

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

async function details(page: Page, language: string, say: Say): Promise<void> {
  await open(page, `details-${language}`, '/profile/details/');
  const institution = page.getByRole('combobox', { name: say('accounts.institutions.label') });
  for (const name of ['Northgate Medical School', 'St Alban’s Teaching Hospital']) {
    await institution.fill(name);
    await page.getByRole('button', { name: say('profile.institutions.add'), exact: true }).click();
  }
  await page.getByRole('button', { name: say('profile.save') }).click();
  await page.getByText(say('profile.saved')).first().waitFor();
  await page
    .getByRole('button', { name: say('accounts.institutions.remove', { name: 'Northgate Medical School' }) })
    .click();
  await institution.fill('Escuela de Enfermería del Valle');
  await page.getByRole('button', { name: say('profile.institutions.add'), exact: true }).click();
  await page.getByLabel(say('profile.bio')).fill('Mine: I teach in the evenings.');
  await page.getByLabel(say('accounts.register.username'), { exact: true }).fill('learner3');
  await page.getByText(say('accounts.register.username-taken')).waitFor();
  await shoot(page, `details-edited-${language}`);
  await page.getByLabel(say('accounts.register.username'), { exact: true }).fill(`renamed-${language}`);
  const stored = (await (
    await page.request.get('/profile/details/', { headers: { accept: 'application/json' } })
  ).json()) as Record<string, unknown>;
  await post(page, '/profile/details/', {
    ...stored,
    institutions: ['Northgate Medical School', 'St Alban’s Teaching Hospital'],
    bio: 'Theirs: third year, on placement.',
    country: 'PE',
  });
  await page.getByRole('button', { name: say('profile.save') }).click();
  await page.getByRole('alert').waitFor();
  await shoot(page, `details-changed-${language}`);
  await page.locator('input[type="file"]').setInputFiles({
    name: 'me.jpg',
    mimeType: 'image/jpeg',
    buffer: await aPicture('jpeg', { width: 1200, height: 700 }),
  });
  await page.getByRole('dialog').waitFor();
  await shoot(page, `crop-${language}`);
  await page.getByRole('button', { name: say('profile.avatar.use') }).click();
  await page.getByRole('button', { name: say('profile.avatar.remove') }).waitFor();
  await page.waitForLoadState('networkidle');
  await shoot(page, `avatar-${language}`);
}

async function main(): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const stop = await startForPictures();
  const browser = await chromium.launch({
    executablePath: process.env.E2E_CHROMIUM || undefined,
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    for (const [language, say, who] of [
      ['en', en, 'learner1'],
      ['es', es, 'learner2'],
    ] as const) {
      const context = await browser.newContext({
        baseURL: gatewayUrl(1),
        locale: language === 'es' ? 'es-ES' : 'en-GB',
      });
      const page = await context.newPage();
      await signInByCall(page, who);
      await post(page, '/i18n/setlang/', { language });
      await open(page, `learning-${language}`, '/profile/');
      await open(page, `security-${language}`, '/profile/security/');
      await open(page, `privacy-${language}`, '/profile/privacy/');
      await details(page, language, say);
      await signInByCall(page, 'author1');
      await post(page, '/i18n/setlang/', { language });
      await open(page, `author-${language}`, '/profile/details/');
    }
  } finally {
    await browser.close();
    await stop();
  }
}

void main();
