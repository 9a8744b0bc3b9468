import { expect, type Locator, type Page } from '@playwright/test';
import { launchpad } from '~/domain/consultations/contract';
import { href } from '~/domain/kit/contract';
import { en, type Say } from './words';

/** Of the starter content. */
export const HEADACHE = {
  base: 'osce-stations',
  name: 'A new headache in later life',
  slug: 'new-headache-in-later-life',
} as const;
export const LAUNCHPAD = href(launchpad, { base: HEADACHE.base });
export const CONSULTATION = /\/consultations\/\d+\/$/;

export const box = (page: Page, words: Say = en): Locator =>
  page.getByRole('textbox', { name: words('consultations.say') });
export const transcript = (page: Page, words: Say = en): Locator =>
  page.getByRole('region', { name: words('consultations.transcript') });
export const item = (page: Page, title: string): Locator => page.getByRole('checkbox', { name: title, exact: true });

/** From a launchpad to the instructions of a station, on any page of the list. @param station its title, or a part of it */
export async function chooseAt(page: Page, address: string, station: string): Promise<void> {
  await page.goto(`${address}?${new URLSearchParams({ search: station })}`);
  await page.getByRole('article', { name: station }).getByRole('button').click();
  await expect(page).toHaveURL(CONSULTATION);
}

/** From a launchpad into the room, with the clock running. */
export async function beginAt(page: Page, words: Say, address: string, station: string): Promise<void> {
  await chooseAt(page, address, station);
  await page.getByRole('button', { name: words('consultations.ready.start') }).click();
  await page.getByRole('button', { name: words('consultations.intro.skip') }).click();
  await expect(box(page, words)).toBeVisible();
}

export const beginConsultation = (page: Page, name: string = HEADACHE.name): Promise<void> =>
  beginAt(page, en, LAUNCHPAD, name);

/** Says something with the Enter key. */
export async function say(page: Page, words: string, language: Say = en): Promise<void> {
  await box(page, language).fill(words);
  // Not before the patient has answered what was said before.
  await expect(page.getByRole('button', { name: language('consultations.send') })).toBeEnabled();
  await box(page, language).press('Enter');
}

/** Says it, and waits for an answer with these words in it. */
export async function ask(page: Page, words: string, answer: RegExp, language: Say = en): Promise<void> {
  await say(page, words, language);
  await expect(transcript(page, language).getByText(answer).last()).toBeVisible();
  await expect(page.getByText(language('consultations.turn.waiting'))).toBeHidden();
}

/**
 * Says it as the next turn, with any answer. @param number of the turn, from 1
 * @returns the answer
 */
export async function askNext(page: Page, number: number, words: string, language: Say = en): Promise<string> {
  const turn = page.locator(`#turn-${number}`);
  await box(page, language).fill(words);
  // Not before the patient has ended.
  await page.locator(`button[type=submit][aria-label="${language('consultations.send')}"]:enabled`).waitFor();
  await box(page, language).press('Enter');
  await turn.waitFor();
  await page.getByText(language('consultations.turn.waiting')).waitFor({ state: 'hidden' });
  return (await turn.locator('[data-of="patient"] > div').allInnerTexts()).join(' ');
}

/** @param first an item of the checklist that is seen then */
export async function finish(page: Page, first = 'Jaw pain on chewing', language: Say = en): Promise<void> {
  await page.getByRole('button', { name: language('consultations.finish'), exact: true }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: language('consultations.finish'), exact: true })
    .click();
  await expect(item(page, first)).toBeVisible();
}
