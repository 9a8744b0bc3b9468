import { expect, type Locator, type Page } from '@playwright/test';
import { launchpad } from '~/domain/consultations/contract';
import { href } from '~/domain/kit/contract';
import { en } from './words';

/** Of the starter content. */
export const HEADACHE = {
  base: 'osce-stations',
  name: 'A new headache in later life',
  slug: 'new-headache-in-later-life',
} as const;
export const LAUNCHPAD = href(launchpad, { base: HEADACHE.base });
export const CONSULTATION = /\/consultations\/\d+\/$/;

export const box = (page: Page): Locator => page.getByRole('textbox', { name: en('consultations.say') });
export const transcript = (page: Page): Locator => page.getByRole('region', { name: en('consultations.transcript') });
export const item = (page: Page, title: string): Locator => page.getByRole('checkbox', { name: title, exact: true });

/** From the launchpad into the room, with the clock running. */
export async function beginConsultation(page: Page, name: string = HEADACHE.name): Promise<void> {
  await page.goto(LAUNCHPAD);
  await page.getByRole('article', { name }).getByRole('button').click();
  await expect(page).toHaveURL(CONSULTATION);
  await page.getByRole('button', { name: en('consultations.ready.start') }).click();
  await page.getByRole('button', { name: en('consultations.intro.skip') }).click();
  await expect(box(page)).toBeVisible();
}

/** A browser that hears what a test says to it, as `window.hear(words)`; headless ones have no speech service. */
export const withEars = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    class Ears {
      onstart: (() => void) | null = null;
      onresult: ((event: unknown) => void) | null = null;
      onend: (() => void) | null = null;
      start() {
        this.onstart?.();
        Object.assign(window, {
          hear: (transcript: string) => {
            this.onresult?.({ results: [Object.assign([{ transcript }], { isFinal: true })] });
          },
        });
      }
      stop() {
        this.onend?.();
      }
      abort() {
        this.onend?.();
      }
    }
    Object.assign(window, { webkitSpeechRecognition: Ears, SpeechRecognition: Ears });
  });

/** Says something with the Enter key. */
export async function say(page: Page, words: string): Promise<void> {
  await box(page).fill(words);
  await box(page).press('Enter');
}

/** Says it, and waits for an answer with these words in it. */
export async function ask(page: Page, words: string, answer: RegExp): Promise<void> {
  await say(page, words);
  await expect(transcript(page).getByText(answer).last()).toBeVisible();
  await expect(page.getByText(en('consultations.turn.waiting'))).toBeHidden();
}

/** @param first an item of the checklist that is seen then */
export async function finish(page: Page, first = 'Jaw pain on chewing'): Promise<void> {
  await page.getByRole('button', { name: en('consultations.finish'), exact: true }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: en('consultations.finish'), exact: true })
    .click();
  await expect(item(page, first)).toBeVisible();
}
