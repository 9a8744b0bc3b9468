import type { Browser, Page } from '@playwright/test';

/** Bytes a second, and milliseconds to an answer. */
export const NETWORKS = {
  'slow 3G': { throughput: 400_000 / 8, latency: 400 },
  'slow 4G': { throughput: 1_600_000 / 8, latency: 150 },
} as const;
export type Network = keyof typeof NETWORKS;

/** How many times slower than this machine the processor of the phone is made. */
export const SLOWER = 4;
export const PHONE = { width: 390, height: 844 };

export interface Visit {
  /** Milliseconds from the navigation to the first text. */
  firstPaint: number;
  /** Until the heading is on the screen. */
  heading: number;
  /** Until what the page is for is there and reacts. */
  usable: number;
  /** Until the app itself shows the page, and every part of it reacts. */
  app: number;
  /** Until the network is idle: the sum of all layout shifts. */
  shift: number;
  kilobytes: number;
  requests: number;
}

/** What the browser notes by itself, from the first moment on. */
const watchShifts = () => {
  const noted = { shift: 0 };
  Object.assign(globalThis, { __noted: noted });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
      if (!entry.hadRecentInput) noted.shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
};

/** The time at which a frame with this element has been painted, in milliseconds from the navigation. */
async function paintedAt(page: Page, selector: string): Promise<number> {
  await page.locator(selector).first().waitFor({ timeout: 60_000 });
  return page.evaluate(
    () => new Promise<number>((resolve) => requestAnimationFrame(() => setTimeout(() => resolve(performance.now())))),
  );
}

/** The entry may come a moment after the paint itself, so it is waited for. */
const firstTextPainted = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const observer = new PerformanceObserver((list) => {
          const [entry] = list.getEntriesByName('first-contentful-paint');
          if (!entry) return;
          observer.disconnect();
          resolve(entry.startTime);
        });
        observer.observe({ type: 'paint', buffered: true });
      }),
  );

/**
 * By a phone with a slow network that has nothing of the page yet.
 *
 * @param page `usable` is a selector of what is there once the page can be used, `app` once the app shows it
 */
export async function visit(
  browser: Browser,
  { url, usable, app, cookies = [] }: { url: string; usable: string; app: string; cookies?: Parameters<Cookies>[0] },
  network: Network,
): Promise<Visit> {
  const context = await browser.newContext({
    viewport: PHONE,
    deviceScaleFactor: 2,
    isMobile: true,
    locale: 'en-GB',
    serviceWorkers: 'block',
  });
  await context.addCookies(cookies);
  const page = await context.newPage();
  try {
    await page.addInitScript(watchShifts);
    const debug = await context.newCDPSession(page);
    const { throughput, latency } = NETWORKS[network];
    const counted = { bytes: 0, requests: 0 };
    debug.on('Network.loadingFinished', ({ encodedDataLength }) => (counted.bytes += encodedDataLength));
    debug.on('Network.requestWillBeSent', () => (counted.requests += 1));
    await debug.send('Network.enable');
    await debug.send('Network.emulateNetworkConditions', {
      offline: false,
      latency,
      downloadThroughput: throughput,
      uploadThroughput: throughput,
    });
    await debug.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await page.goto(url, { waitUntil: 'commit', timeout: 60_000 });
    const heading = await paintedAt(page, 'main h1');
    const ready = await paintedAt(page, usable);
    const shownByApp = await paintedAt(page, app);
    const { bytes, requests } = counted;
    const firstPaint = await firstTextPainted(page);
    await page.waitForLoadState('networkidle');
    const shift = await page.evaluate(() => (globalThis as unknown as { __noted: { shift: number } }).__noted.shift);
    return { firstPaint, heading, usable: ready, app: shownByApp, shift, kilobytes: bytes / 1_000, requests };
  } finally {
    await context.close();
  }
}

type Cookies = Awaited<ReturnType<Browser['newContext']>>['addCookies'];
