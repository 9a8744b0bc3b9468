import { expect, type Locator, type Page } from '@playwright/test';
import { en } from './words';

export const boxes = (page: Page): Locator => page.getByRole('checkbox');
export const ticked = (page: Page): Locator => page.getByRole('checkbox', { checked: true });
export const clock = (page: Page): Locator => page.getByRole('timer');
export const clockState = (page: Page, state: 'reading' | 'paused' | 'running' | 'finished'): Locator =>
  page
    .getByRole('region', { name: en('stations.timer.label') })
    .getByText(en(`stations.timer.state.${state}`), { exact: true })
    .first();

/** Ticks boxes by their number, from 0. */
export async function tick(page: Page, ...numbers: number[]): Promise<void> {
  for (const number of numbers) await boxes(page).nth(number).check();
}

export const kept = (page: Page, where: 'saved' | 'saving' | 'device'): Locator =>
  page.getByText(en(`stations.marks.${where}`), { exact: true });
export const submitButton = (page: Page): Locator =>
  page.getByRole('button', { name: en('stations.submit'), exact: true });

/** Submits in a group with more than a minute left, which is asked about once. */
export async function endStation(page: Page): Promise<void> {
  await submitButton(page).click();
  await confirmEnd(page).click();
}
export const confirmEnd = (page: Page): Locator =>
  page
    .getByRole('dialog', { name: en('stations.submit.early.title') })
    .getByRole('button', { name: en('stations.submit.early.anyway') });

/** Seconds on the clock's face. */
export async function secondsLeft(page: Page): Promise<number> {
  const [minutes = Number.NaN, seconds = Number.NaN] = (await clock(page).innerText()).split(':').map(Number);
  return minutes * 60 + seconds;
}

/** All these screens show the same time, give or take a second. */
export async function expectSameSeconds(...pages: Page[]): Promise<void> {
  const shown = await Promise.all(pages.map(secondsLeft));
  expect(Math.max(...shown) - Math.min(...shown), `the clocks show ${shown.join(', ')}`).toBeLessThanOrEqual(1);
}
