import { expect, type Page } from '@playwright/test';
import { profileSecurity } from '~/domain/accounts/profile/contract';
import { register } from '~/domain/accounts/contract';
import { totpCode } from '~/infra/sessions/totp';
import { gatewayUrl, post } from './people';
import { NEW_PASSWORD } from './registration';
import { en, type Say } from './words';

/** Passkeys belong to a name: browsers make none for 127.0.0.1. */
export const byName = (gateway: 1 | 2 = 1): string => gatewayUrl(gateway).replace('127.0.0.1', 'localhost');

export const NADIA = ['Nadia', 'Belmonte'] as const;
/** Registers without the form, and stays signed in. */
export async function registerByCall(
  page: Page,
  username: string,
  [first_name, last_name]: readonly [string, string] = NADIA,
  country = 'GB',
): Promise<void> {
  const email = `${username}@example.org`;
  await post(page, register.path, {
    username,
    email,
    email_confirm: email,
    password: NEW_PASSWORD,
    password_confirm: NEW_PASSWORD,
    first_name,
    last_name,
    country,
    training_stage: 3,
    accept_terms: true,
    confirm_age: true,
  });
}

/** The code that the app shows, or will show one step from now: the one of now may be used up. */
export const codeOf = (secret: string, { later = false } = {}): string =>
  totpCode(secret, new Date(Date.now() + (later ? 30_000 : 0)));

/** Closes the dialog with the recovery codes. @returns the codes */
export async function keepCodes(page: Page, say: Say = en): Promise<string[]> {
  const dialog = page.getByRole('dialog', { name: say('security.codes.title') });
  await expect(dialog.getByRole('listitem')).toHaveCount(10);
  const codes = await dialog.getByRole('listitem').allTextContents();
  await dialog.getByRole('button', { name: say('security.codes.kept') }).click();
  await expect(dialog).toBeHidden();
  return codes;
}

/** Sets up an authenticator app on the security page. A person who signed in within ten minutes is not asked again. */
export async function setUpApp(page: Page): Promise<{ secret: string; codes: string[] }> {
  await page.goto(profileSecurity.path);
  await page.getByRole('button', { name: en('security.app.set-up') }).click();
  const dialog = page.getByRole('dialog', { name: en('security.app.set-up') });
  const secret = (await dialog.locator('[data-secret]').innerText()).replaceAll(' ', '');
  await dialog.getByLabel(en('security.app.code')).fill(codeOf(secret));
  await dialog.getByRole('button', { name: en('security.app.finish') }).click();
  return { secret, codes: await keepCodes(page) };
}

/** Types the code of the second step. */
export async function secondStepWith(page: Page, code: string, field = 'security.step.code'): Promise<void> {
  await page.getByLabel(en(field)).fill(code);
  await page
    .getByRole('main')
    .getByRole('button', { name: en('accounts.login.submit') })
    .click();
}
