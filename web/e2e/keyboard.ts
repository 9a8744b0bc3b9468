import { expect, type Locator, type Page } from '@playwright/test';

/** Presses Tab until the focus is where it should be. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  // The radio button of a segment has no size; what is hidden, Tab does not reach.
  await expect(target).toBeAttached();
  // Looked up once and again when it was replaced: by its role and name at every press costs more than the press.
  let element = await target.elementHandle();
  for (let presses = 0; presses < 150; presses += 1) {
    const found = await element!.evaluate((node) => (node.isConnected ? node === document.activeElement : null));
    if (found) return;
    if (found === null) element = await target.elementHandle();
    else await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never reached ${target.toString()}`);
}

/**
 * Until a dialog has decided where the focus begins: it looks for that twice, some milliseconds apart, and what is pressed
 * in between by somebody who is no human is taken back.
 */
export async function untilAtRest(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(() => requestIdleCallback(resolve)))),
  );
}
