import type { Page } from '@playwright/test';

/**
 * Ends a page as an empty battery does: it hears nothing more. A page that is merely closed is let out of the emulation of
 * a cut network first, hears that the network is back, and may send what it kept after all.
 */
export async function endAbruptly(page: Page): Promise<void> {
  const debug = await page.context().newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  // Never answered: the page that would answer is gone.
  void debug.send('Page.crash').catch(() => undefined);
  await crashed;
  await page.close();
}
