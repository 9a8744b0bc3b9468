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
export const secondsLeft = async (page: Page): Promise<number> => secondsOf(await clock(page).innerText());
const secondsOf = (face: string): number => {
  const [minutes = Number.NaN, seconds = Number.NaN] = face.split(':').map(Number);
  return minutes * 60 + seconds;
};

/** The clocks of all these screens, which run, end at the same time, give or take a second. */
export async function expectSameSeconds(...pages: Page[]): Promise<void> {
  // When each was looked at belongs to what it showed: one after the other they may be seconds apart.
  const endOf = async (page: Page) => {
    const { face, at } = await clock(page).evaluate(({ textContent }) => ({ face: textContent, at: Date.now() }));
    return at / 1_000 + secondsOf(face ?? '');
  };
  await expect
    .poll(async () => {
      const ends = await Promise.all(pages.map(endOf));
      return Math.max(...ends) - Math.min(...ends);
    }, 'the seconds between the ends of the clocks')
    .toBeLessThanOrEqual(1);
}
