import { expect, type Page, test } from '@playwright/test';
import { comparison } from './baselines';
import { settle, type Stage } from './stage';

/** The page looks as its baseline does. @param whole all of it, rather than what the window shows */
export async function expectLook(page: Page, picture: string, whole = false): Promise<void> {
  await settle(page);
  const how = comparison(picture);
  if (how === 'compared') await expect.soft(page).toHaveScreenshot(`${picture}.png`, { fullPage: whole });
  else test.info().annotations.push({ type: how, description: picture });
}

/** Does something on a stage, and takes it down. Nothing may have been asked for that was not kept. */
export async function on(opened: Promise<Stage>, act: (page: Page) => Promise<void>): Promise<void> {
  const { context, page, missing } = await opened;
  try {
    await act(page);
    expect.soft(missing, 'asked for and not kept: run record.ts').toEqual([]);
  } finally {
    await context.close();
  }
}
