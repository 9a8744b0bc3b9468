import { type Browser, chromium, type Page } from '@playwright/test';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { findHeadlessChromium } from '../embedded/chromium';
import { startProduct } from '../testing/product';
import type { Benchmark, Context } from './benchmark';
import { CHROMIUM_ARGUMENTS } from './browser';
import { spread, table } from './markdown';
import { PRODUCTION_LIMITS } from './product-side';
import { inTurns } from './rounds';
import { median, ratioOf } from './statistics';

/** Bytes a second, and milliseconds to an answer. */
const NETWORKS = {
  'slow phone network, 400 kbit/s, 400 ms': { throughput: 400_000 / 8, latency: 400 },
  'slow 4G, 1.6 Mbit/s, 150 ms': { throughput: 1_600_000 / 8, latency: 150 },
} as const;
type Network = keyof typeof NETWORKS;
/** How many times slower than this machine the processor of the phone is made. */
const SLOWER = 4;
const PHONE = { width: 390, height: 844 };
const SIDES = ['product', 'peer'] as const;

interface Visit {
  /** Milliseconds from the navigation to the first text, and until the heading of the page is painted. */
  firstPaint: number;
  heading: number;
  kilobytes: number;
}

/** By a browser that has nothing of it yet. */
async function visit(browser: Browser, url: string, network: Network): Promise<Visit> {
  const context = await browser.newContext({ viewport: PHONE, deviceScaleFactor: 2, isMobile: true, locale: 'en-GB' });
  const page = await context.newPage();
  try {
    const debug = await context.newCDPSession(page);
    const { throughput, latency } = NETWORKS[network];
    let bytes = 0;
    debug.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
    await debug.send('Network.enable');
    await debug.send('Network.emulateNetworkConditions', {
      offline: false,
      latency,
      downloadThroughput: throughput,
      uploadThroughput: throughput,
    });
    await debug.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await page.goto(url, { waitUntil: 'commit', timeout: 60_000 });
    const heading = await headingPainted(page);
    const firstPaint = await firstTextPainted(page);
    return { firstPaint, heading, kilobytes: bytes / 1_000 };
  } finally {
    await context.close();
  }
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

async function headingPainted(page: Page): Promise<number> {
  await page.locator('main h1').first().waitFor({ timeout: 60_000 });
  return page.evaluate(
    () => new Promise<number>((resolve) => requestAnimationFrame(() => setTimeout(() => resolve(performance.now())))),
  );
}

/** The words of the first screen in one document of its own, without a script. */
async function startPeer(browser: Browser, url: string): Promise<{ url: string; stop(): Promise<void> }> {
  const page = await browser.newPage({ viewport: PHONE, locale: 'en-GB' });
  await page.goto(url);
  await page.locator('main h1').first().waitFor();
  const text = await page.locator('main').innerText();
  await page.close();
  const escaped = text
    .split('\n')
    .filter(Boolean)
    .map((line) => line.replace(/[&<]/g, (sign) => `&#${sign.charCodeAt(0)};`));
  const html = `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>First screen</title><style>body{font:16px/1.6 sans-serif;margin:16px}</style><main><h1>${escaped[0]}</h1>${escaped
    .slice(1)
    .map((line) => `<p>${line}</p>`)
    .join('')}</main></html>`;
  const server = createServer((_request, response) =>
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function run({ servers, plan, say }: Context): Promise<string> {
  const executablePath = await findHeadlessChromium(say);
  const product = await startProduct({
    gateways: 1,
    workers: 0,
    databaseUrl: servers.databaseUrl,
    redisUrl: servers.redisUrl,
    env: { ...PRODUCTION_LIMITS, DEMO: '0' },
  });
  try {
    const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGUMENTS });
    try {
      const ours = `${product.gateways[0]!.url}/`;
      const peer = await startPeer(browser, ours);
      const networks = Object.keys(NETWORKS) as Network[];
      const results = {} as Record<Network, Record<(typeof SIDES)[number], Visit[]>>;
      for (const network of networks) {
        results[network] = await inTurns(
          SIDES,
          plan.visits,
          (name) => visit(browser, name === 'product' ? ours : peer.url, network),
          (done) => say(`${network}: ${done} of ${plan.visits} visits`),
          { warmUp: false },
        );
      }
      await peer.stop();
      return report(results, plan.visits);
    } finally {
      await browser.close();
    }
  } finally {
    await product.stop();
  }
}

function report(results: Record<Network, Record<(typeof SIDES)[number], Visit[]>>, visits: number): string {
  const seconds = (all: readonly Visit[], what: 'firstPaint' | 'heading') =>
    `${(median(all.map((one) => one[what])) / 1_000).toFixed(1)} s`;
  const rows = (Object.keys(results) as Network[]).flatMap((network) => {
    const { product, peer } = results[network];
    return SIDES.map((name) => [
      `${name}, ${network}`,
      seconds(results[network][name], 'firstPaint'),
      seconds(results[network][name], 'heading'),
      median(results[network][name].map(({ kilobytes }) => kilobytes)).toFixed(0),
      name === 'peer'
        ? ''
        : spread(
            ratioOf(
              product.map(({ heading }) => heading),
              peer.map(({ heading }) => heading),
            ),
          ),
    ]);
  });
  return [
    `The start page, by a browser without a cache on a phone of ${PHONE.width} px with a processor made ${SLOWER} times slower; ${visits} visits in turn.`,
    table(['', 'first text', 'heading', 'kB', 'heading beside the peer'], rows),
    'There is no aim for the first screen.',
  ].join('\n\n');
}

export const firstScreen: Benchmark = {
  name: 'first-screen',
  title: 'The first screen on a slow phone',
  peer: 'The peer is one HTML document with the words of the same page, without a script, a style sheet or a picture.',
  run,
};
