import { CHEST_PAIN, giveRole, joinAsGuest, openGroup, startButton, SUMMARY } from './group';
import { boxes, submitButton, tick } from './examiner';
import { expect, test } from './people';
import { en, es } from './words';
import type { Page } from '@playwright/test';

const PASSWORD = 'azafran-4711';
const unique = (name: string) => `${name}${Date.now().toString(36)}`;

interface Newcomer {
  first: string;
  last: string;
  username: string;
}

/** The three steps, in the words of one language. */
async function register(page: Page, say: typeof en, { first, last, username }: Newcomer, beforeUsername?: () => Promise<void>): Promise<void> {
  const field = (key: string) => page.getByLabel(say(`accounts.register.${key}`), { exact: true });
  const next = page.getByRole('button', { name: say('accounts.register.next'), exact: true });
  await expect(page.getByRole('heading', { name: say('accounts.register.step.1') })).toBeVisible();
  await field('email').fill(`${username}@example.org`);
  await field('email-confirm').fill(`${username}@example.org`);
  await field('password').fill(PASSWORD);
  await field('password-confirm').fill(PASSWORD);
  await next.click();

  await expect(page.getByRole('heading', { name: say('accounts.register.step.2') })).toBeVisible();
  await field('first-name').fill(first);
  await field('last-name').fill(last);
  await beforeUsername?.();
  await field('username').fill(username);
  await expect(page.getByRole('status').filter({ hasText: say('accounts.register.available') })).toBeVisible();
  await next.click();

  await expect(page.getByRole('heading', { name: say('accounts.register.step.3') })).toBeVisible();
  await field('country').fill(say === es ? 'Espa' : 'United Kin');
  await page.getByRole('option', { name: say === es ? 'España' : 'United Kingdom' }).click();
  await field('training-stage').click();
  await page.getByRole('option', { name: say('accounts.stage.1'), exact: true }).click();
  const signUp = page.getByRole('button', { name: say('accounts.register.submit') });
  await expect(signUp).toBeDisabled();
  await field('medical-school-year').click();
  await page.getByRole('option', { name: say('accounts.year', { year: 5 }) }).click();
  await signUp.click();
}

test('somebody new registers in Spanish, signs out and signs in again', async ({ arrive }) => {
  const page = await arrive({ locale: 'es-ES' });
  const username = unique('lucia');
  await page.goto('/register/');
  await register(page, es, { first: 'Lucía', last: 'Ferrer', username }, async () => {
    const field = page.getByLabel(es('accounts.register.username'), { exact: true });
    await field.fill('learner1');
    await expect(page.getByText(es('accounts.register.username-taken'))).toBeVisible();
    await field.fill('lu cía');
    await expect(page.getByText(es('accounts.register.username-invalid'))).toBeVisible();
  });

  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Lucía');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');

  await page.getByRole('button', { name: es('app.profile.label', { name: 'Lucía F.' }) }).click();
  await page.getByRole('menuitem', { name: es('app.sign-out') }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: es('app.sign-in') })).toBeVisible();

  await page.getByRole('banner').getByRole('link', { name: es('app.sign-in') }).click();
  await page.getByLabel(es('accounts.login.username')).fill(username);
  await page.getByLabel(es('accounts.login.password'), { exact: true }).fill('otra-cosa-1');
  await page.getByRole('main').getByRole('button', { name: es('accounts.login.submit') }).click();
  await expect(page.getByRole('alert')).toHaveText(es('problem.sign-in-failed'));
  await page.getByLabel(es('accounts.login.password'), { exact: true }).fill(PASSWORD);
  await page.getByRole('main').getByRole('button', { name: es('accounts.login.submit') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Lucía');
});

test('a guest registers after a session and keeps the result', async ({ arrive }) => {
  const host = await arrive({ as: 'learner8' });
  const guest = await arrive();
  const pin = await openGroup(host, CHEST_PAIN);
  await joinAsGuest(guest, `/join/${pin}/`, 'Wren');
  await giveRole(host, 'Wren', 'student');
  await giveRole(host, 'Samuel T.', 'examiner');
  await startButton(host).click();
  await expect(guest).toHaveURL(/\/student\/\?pin=/);
  await tick(host, 0, 1, 2);
  const total = await boxes(host).count();
  await submitButton(host).click();
  await expect(guest).toHaveURL(SUMMARY);
  const result = new URL(guest.url()).pathname;

  await guest.getByRole('main').getByRole('link', { name: en('stations.summary.register') }).click();
  await expect(guest.getByText(en('accounts.register.guest-lead', { name: 'Wren' }))).toBeVisible();
  const username = unique('wren');
  await register(guest, en, { first: 'Wren', last: 'Abara', username });

  await expect(guest).toHaveURL(SUMMARY);
  await expect(guest.getByText(`3/${total}`, { exact: true }).first()).toBeVisible();
  await expect(guest.getByRole('button', { name: en('app.profile.label', { name: 'Wren A.' }) })).toBeVisible();
  await expect(guest.getByText(en('stations.summary.guest'))).toBeHidden();
  await guest.goto(`/${CHEST_PAIN.base}/${CHEST_PAIN.slug}/`);
  await expect(guest.getByRole('region', { name: en('stations.attempts.title') }).getByRole('link').first()).toHaveAttribute('href', result);
});
