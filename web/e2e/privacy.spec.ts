import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import { DESK, expectAccessible, PHONE } from './axe';
import { forgetConsents } from './database';
import { expect, post, signInThroughForm, test } from './people';
import { en, es, type Say } from './words';

const PASSWORD = 'azafran-4711';
const SHOTS = process.env.E2E_SHOTS;

/** Somebody new, who has accepted the terms. */
async function register(page: Page): Promise<string> {
  const username = `p${randomUUID().slice(0, 8)}`;
  const email = `${username}@example.org`;
  await post(page, '/register/', {
    email,
    email_confirm: email,
    password: PASSWORD,
    password_confirm: PASSWORD,
    first_name: 'Nerea',
    last_name: 'Soler',
    username,
    country: 'ES',
    training_stage: 3,
    accept_terms: true,
    confirm_age: true,
  });
  return username;
}

/** Nothing serious for axe, and pictures to look at if `E2E_SHOTS` names a folder. */
async function look(page: Page, name: string): Promise<void> {
  await expectAccessible(page, name);
  if (SHOTS) mkdirSync(SHOTS, { recursive: true });
  for (const size of [PHONE, DESK]) {
    await page.setViewportSize(size);
    if (SHOTS)
      await page.screenshot({ path: join(SHOTS, `${name}.${size.width}.png`), fullPage: true, animations: 'disabled' });
  }
}

const button = (page: Page, say: Say, id: string) => page.getByRole('button', { name: say(id), exact: true });

// rules: 2.2.21, 2.7.8
test('somebody downloads everything, deletes their account, and comes back @decides', async ({ arrive }) => {
  const page = await arrive();
  const username = await register(page);
  await page.goto('/profile/privacy/');
  await look(page, 'privacy');

  await button(page, en, 'privacy.download.ask').click();
  const file = page.getByRole('link', { name: /^Download \(zip/ });
  await expect(file).toBeVisible();
  await look(page, 'privacy-ready');
  const [download] = await Promise.all([page.waitForEvent('download'), file.click()]);
  const zip = unzipSync(readFileSync(await download.path()));
  expect(JSON.parse(Buffer.from(zip['accounts/accounts.json']!).toString())).toMatchObject([{ username }]);

  await button(page, en, 'privacy.delete.ask').click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: en('privacy.delete.confirm') })
    .click();
  await expect(page).toHaveURL('/');
  await page
    .getByRole('banner')
    .getByRole('link', { name: en('app.sign-in') })
    .click();
  await signInThroughForm(page, username, PASSWORD);
  await expect(page.getByRole('heading', { level: 1, name: en('privacy.leaving.title') })).toBeVisible();
  await look(page, 'come-back');
  await button(page, en, 'privacy.leaving.back').click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Nerea');
});

test('consent is asked for once, before the next page', async ({ arrive }) => {
  const page = await arrive({ locale: 'es-ES' });
  const username = await register(page);
  await post(page, '/i18n/setlang/', { language: 'es' });
  await page.goto('/profile/privacy/');
  await look(page, 'privacy-es');
  for (const [path, name] of [
    ['/terms/', 'terms'],
    ['/privacy/', 'privacy'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: es(`legal.${name}`) })).toBeVisible();
    await look(page, `${name}-es`);
  }
  await page.goto('/osce-stations/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await forgetConsents(username);
  await page.goto('/osce-stations/');
  await expect(page.getByRole('heading', { level: 1, name: es('privacy.consent.title') })).toBeVisible();
  await button(page, es, 'privacy.consent.submit').click();
  await expect(page.getByText(es('accounts.register.tick-needed')).first()).toBeVisible();
  await look(page, 'consent-es');
  for (const box of await page.getByRole('checkbox').all()) await box.check();
  await button(page, es, 'privacy.consent.submit').click();
  await expect(page.getByRole('heading', { level: 1, name: es('privacy.consent.title') })).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: es('privacy.consent.title') })).toBeHidden();
});
