import { type Browser, chromium } from '@playwright/test';
import { findHeadlessChromium } from '~/infra/tooling/embedded/chromium';

/** Takes pictures in a browser of its own, then ends this program. */
export async function forPictures(take: (browser: Browser) => Promise<void>): Promise<void> {
  try {
    const browser = await chromium.launch({
      executablePath: await findHeadlessChromium(console.log),
      args: ['--no-sandbox', '--disable-gpu', '--font-render-hinting=none', '--disable-lcd-text'],
    });
    try {
      await take(browser);
    } finally {
      await browser.close();
    }
    process.exit(0);
  } catch (error) {
    console.error(error);
    process.exit(1);
  }
}
