import { expect, type Locator, type Page } from '@playwright/test';
import { es, type Say } from './words';

export interface Newcomer {
  first: string;
  last: string;
  username: string;
}

export const NEW_PASSWORD = 'azafran-4711';

const field = (page: Page, say: Say, key: string): Locator =>
  page.getByLabel(say(`accounts.register.${key}`), { exact: true });
const choice = (page: Page, say: Say, key: string): Locator =>
  page.getByRole('combobox', { name: say(`accounts.register.${key}`), exact: true });
export const nextButton = (page: Page, say: Say): Locator =>
  page.getByRole('button', { name: say('accounts.register.next'), exact: true });
export const usernameField = (page: Page, say: Say): Locator => field(page, say, 'username');

/** Step 1. */
export async function fillSignIn(page: Page, say: Say, username: string): Promise<void> {
  await expect(page.getByRole('heading', { name: say('accounts.register.step.1') })).toBeVisible();
  for (const key of ['email', 'email-confirm']) await field(page, say, key).fill(`${username}@example.org`);
  for (const key of ['password', 'password-confirm']) await field(page, say, key).fill(NEW_PASSWORD);
}

/** Step 2; waits until the username is said to be free. */
export async function fillAbout(page: Page, say: Say, { first, last, username }: Newcomer): Promise<void> {
  await expect(page.getByRole('heading', { name: say('accounts.register.step.2') })).toBeVisible();
  await field(page, say, 'first-name').fill(first);
  await field(page, say, 'last-name').fill(last);
  await usernameField(page, say).fill(username);
  await expect(page.getByRole('status').filter({ hasText: say('accounts.register.available') })).toBeVisible();
}

/** Step 3, as a student in the fifth year: signing up waits for the year. @returns the button that signs up */
export async function fillTraining(page: Page, say: Say): Promise<Locator> {
  const country = say === es ? 'España' : 'United Kingdom';
  await expect(page.getByRole('heading', { name: say('accounts.register.step.3') })).toBeVisible();
  await choice(page, say, 'country').fill(country.slice(0, -2));
  await page.getByRole('option', { name: country }).click();
  await choice(page, say, 'training-stage').click();
  await page.getByRole('option', { name: say('accounts.stage.1'), exact: true }).click();
  const signUp = page.getByRole('button', { name: say('accounts.register.submit') });
  await expect(signUp).toBeDisabled();
  await choice(page, say, 'medical-school-year').click();
  await page.getByRole('option', { name: say('accounts.year', { year: 5 }) }).click();
  await expect(signUp).toBeEnabled();
  for (const box of await page.getByRole('checkbox').all()) await box.check();
  return signUp;
}
