import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { gatewayUrl } from './people';

/** The steady clock of a page goes on while a browser freezes its tab, and stands still while the device sleeps. */
export const SLEEPS = ['tab that is frozen', 'device that sleeps'] as const;
type Sleep = (typeof SLEEPS)[number];

/** Sleeps until something has come, and wakes. */
export type SleepUntil = (come: () => Promise<unknown>) => Promise<void>;

/** Starts a browser. @returns where it is spoken to */
async function startBrowser(profile: string): Promise<{ address: string; end: () => Promise<void> }> {
  const args = ['--no-sandbox', '--disable-gpu', '--remote-debugging-port=0', `--user-data-dir=${profile}`];
  const browser = spawn(process.env.E2E_CHROMIUM || chromium.executablePath(), [...args, 'about:blank']);
  const ended = new Promise<void>((resolve) => browser.once('exit', () => resolve()));
  const address = await new Promise<string>((resolve, reject) => {
    let said = '';
    browser.once('error', reject);
    browser.once('exit', () => reject(new Error(said)));
    browser.stderr.on('data', (words) => {
      said += String(words);
      const found = /DevTools listening on (\S+)/.exec(said)?.[1];
      if (found) resolve(found);
    });
  });
  return {
    address,
    async end() {
      browser.kill();
      await ended;
    },
  };
}

/**
 * A page of the person of another page, in a browser of its own: Playwright keeps the pages of all others seen and focused, and
 * Chromium freezes none that is seen. Asleep, its timers stand still, and the browser sends its events.
 */
export async function withSleeper(
  of: Page,
  sleep: Sleep,
  work: (page: Page, sleepUntil: SleepUntil) => Promise<void>,
): Promise<void> {
  const profile = await mkdtemp(join(tmpdir(), 'wardmates-sleeper-'));
  const browser = await startBrowser(profile);
  try {
    const [context] = (await chromium.connectOverCDP(browser.address, { noDefaults: true })).contexts();
    await context!.addCookies(await of.context().cookies());
    const page = await context!.newPage();
    const goto = page.goto.bind(page);
    page.goto = (path, options) => goto(new URL(path, gatewayUrl(1)).href, options);
    if (sleep === 'device that sleeps') await page.clock.install();
    const devtools = await context!.newCDPSession(page);
    const isSeen = (enabled: boolean) => devtools.send('Emulation.setFocusEmulationEnabled', { enabled });
    await work(page, async (come) => {
      await isSeen(false);
      if (sleep === 'device that sleeps') await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 500);
      await devtools.send('Page.setWebLifecycleState', { state: 'frozen' });
      await come();
      if (sleep === 'device that sleeps') {
        await page.clock.setSystemTime(Date.now());
        await page.clock.resume();
      }
      await devtools.send('Page.setWebLifecycleState', { state: 'active' });
      await isSeen(true);
    });
  } finally {
    await browser.end();
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}
