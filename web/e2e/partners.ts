import { expect, type Locator, type Page } from '@playwright/test';
import { register } from '~/domain/accounts/contract';
import { audioPairingPage } from '~/domain/audio-pairing/contract';
import { href } from '~/domain/kit/contract';
import { rows } from './database';
import { LOBBY } from './group';
import { post } from './people';
import { NEW_PASSWORD } from './registration';
import { watchCalls } from './sound';
import { en, type Say } from './words';

export const PAIRING = href(audioPairingPage, { base: 'osce-stations' });
/** For tests that run beside those: another style is another queue, for the first half minute. */
export const GP_PAIRING = href(audioPairingPage, { base: 'sca-cases' });
export const NURSING_PAIRING = href(audioPairingPage, { base: 'nursing-toc' });

type Arrive = (arrival?: { gateway?: 1 | 2; permissions?: string[] }) => Promise<Page>;

/** Two people with microphones, on two gateways. */
export async function two(
  arrive: Arrive,
  names: [string, string],
  options: { relayOnly?: boolean } = {},
): Promise<[Page, Page]> {
  const pages: [Page, Page] = [
    await arrive({ permissions: ['microphone'] }),
    await arrive({ gateway: 2, permissions: ['microphone'] }),
  ];
  for (const [index, page] of pages.entries()) {
    await watchCalls(page, options);
    await registerByCall(page, names[index]!);
  }
  return pages;
}

/** Somebody with an account of their own, so that no other test is paired with them. */
export async function registerByCall(page: Page, first: string): Promise<void> {
  const username = `${first.toLowerCase()}-${Date.now().toString(36)}`;
  const email = `${username}@example.org`;
  await post(page, register.path, {
    email,
    email_confirm: email,
    password: NEW_PASSWORD,
    password_confirm: NEW_PASSWORD,
    first_name: first,
    last_name: 'Pairwise',
    username,
    country: 'GB',
    training_stage: 1,
    medical_school_year: 5,
    accept_terms: true,
    confirm_age: true,
  });
  // Partners are adults, and asked once.
  await rows(
    `INSERT INTO account_consents (account_id, kind, version, given_at) SELECT id, 'age-18', 1, now() FROM accounts WHERE username = $1`,
    [username],
  );
}

export const findButton = (page: Page, say: Say = en): Locator =>
  page.getByRole('button', { name: say('audio-pairing.find'), exact: true });
export const stopButton = (page: Page): Locator => page.getByRole('button', { name: en('audio-pairing.stop') });
export const matchedWith = (page: Page, name: string): Locator =>
  page.getByRole('heading', { level: 1, name: en('audio-pairing.matched.title', { name }) });

export async function search(page: Page, at = PAIRING): Promise<void> {
  await page.goto(at);
  await findButton(page).click();
}

/** Nobody is left in the queue for the next test. */
export async function stopSearching(page: Page): Promise<void> {
  await stopButton(page).click();
  await expect(findButton(page)).toBeVisible();
}

/** To the room at once, and into its call after the microphone was tried. */
export async function goAndTalk(page: Page): Promise<void> {
  // A person who does not press it in time is taken there.
  void page
    .getByRole('link', { name: en('audio-pairing.matched.go') })
    .click()
    .catch(() => undefined);
  await expect(page).toHaveURL(LOBBY);
  await checkAndJoin(page);
}

export async function checkAndJoin(page: Page): Promise<void> {
  const check = page.getByRole('dialog', { name: en('call.check.title-join') });
  await expect(check.getByText(en('call.check.heard'))).toBeVisible();
  await check.getByRole('button', { name: en('call.check.join') }).click();
  await expect(page.getByRole('button', { name: en('call.hang-up') })).toBeVisible();
}

export const dock = (page: Page): Locator => page.getByRole('region', { name: en('call.label') });
export const callStatus = (page: Page, status: string): Locator =>
  dock(page).getByText(en(`call.status.${status}`), { exact: true });

/** Whether they search, are matched or talk: none of them is in the queue for the next test, nor comes back to it when the other is gone. */
export async function leaveTheQueue(...pages: Page[]): Promise<void> {
  for (const page of pages) await post(page, PAIRING, { data_request: 'stop' });
}
