import { type Browser, type BrowserContext, chromium } from '@playwright/test';
import { login, session } from '~/domain/accounts/contract';
import { DEMO_PASSWORD } from '~/infra/content/demo-accounts';
import { findHeadlessChromium } from '../embedded/chromium';
import { startProduct } from '../testing/product';
import { AIMS, SCREEN_AIMS } from './aims';
import { startBarePages } from './bare-pages';
import type { Context, Figure, Measurement, Result } from './benchmark';
import { CHROMIUM_ARGUMENTS } from './browser';
import { ms, spread, table } from './tables';
import { type Network, NETWORKS, PHONE, SLOWER, type Visit, visit } from './page-visit';
import { PRODUCTION_LIMITS } from './product-side';
import { inTurns } from './rounds';
import { median, ratioOf } from './statistics';

const SIDES = ['product', 'React app', 'document'] as const;
type Side = (typeof SIDES)[number];

const CHECKLIST = '/osce-stations/acute-chest-pain-history/checklist/';
/** Where a page can be used: what it is for is there and reacts. The landing has forms in its HTML that need no script. */
const PAGES = [
  { name: 'landing', path: '/', usable: 'main form button', app: '#content form button', as: null },
  { name: 'stations', path: '/osce-stations/', usable: '#content li a', app: '#content li a', as: null },
  {
    name: 'checklist',
    path: CHECKLIST,
    usable: '#content input[type=checkbox]',
    app: '#content input[type=checkbox]',
    as: 'learner3',
  },
] as const;
const TICKS = 30;

type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>;

async function cookiesOf(browser: Browser, baseURL: string, username: string | null): Promise<Cookies> {
  if (username === null) return [];
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  await page.request.get(session.path);
  const token = (await context.cookies()).find(({ name }) => name === 'csrftoken')?.value ?? '';
  const answer = await page.request.post(login.path, {
    data: { username, password: DEMO_PASSWORD },
    headers: { accept: 'application/json', 'x-csrftoken': token },
  });
  if (!answer.ok()) throw new Error(`${username} could not sign in: ${answer.status()}`);
  const cookies = await context.cookies();
  await context.close();
  return cookies;
}

/** Milliseconds from each tick of a checklist until it is painted, with a slow processor. */
async function ticksOf(browser: Browser, baseURL: string, cookies: Cookies): Promise<number[]> {
  const context = await browser.newContext({ baseURL, viewport: PHONE, isMobile: true, hasTouch: true });
  await context.addCookies(cookies);
  const page = await context.newPage();
  await page.goto(CHECKLIST, { waitUntil: 'networkidle' });
  const boxes = page.locator('#content input[type=checkbox]');
  await boxes.first().waitFor();
  await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const count = await boxes.count();
  const taken: number[] = [];
  for (let tick = 0; tick < TICKS; tick += 1)
    taken.push(
      await boxes.nth(tick % count).evaluate((box) => {
        const began = performance.now();
        (box as HTMLInputElement).click();
        return new Promise<number>((resolve) =>
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - began))),
        );
      }),
    );
  await context.close();
  return taken;
}

type Results = Record<Network, Record<string, Record<Side, Visit[]>>>;

async function run({ servers, plan, say }: Context): Promise<Result> {
  const executablePath = await findHeadlessChromium(say);
  const product = await startProduct({
    gateways: 1,
    workers: 0,
    databaseUrl: servers.databaseUrl,
    redisUrl: servers.redisUrl,
    env: PRODUCTION_LIMITS,
  });
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGUMENTS });
  try {
    const baseURL = product.gateways[0]!.url;
    const pages: { name: string; url: string; usable: string; app: string; cookies: Cookies }[] = [];
    for (const { name, path, usable, app, as } of PAGES)
      pages.push({ name, url: `${baseURL}${path}`, usable, app, cookies: await cookiesOf(browser, baseURL, as) });
    const bare = await startBarePages(browser, pages);
    const results = {} as Results;
    for (const network of Object.keys(NETWORKS) as Network[]) {
      results[network] = {};
      for (const page of pages) {
        const { document, app } = bare.of(page.url);
        const asked: Record<Side, Parameters<typeof visit>[1]> = {
          product: page,
          'React app': { url: app, usable: 'main p', app: 'main p' },
          document: { url: document, usable: 'main p', app: 'main p' },
        };
        results[network][page.name] = await inTurns(
          SIDES,
          plan.visits,
          (side) => visit(browser, asked[side], network),
          (done) => say(`${network}, ${page.name}: ${done} of ${plan.visits} visits`),
          { warmUp: false },
        );
      }
    }
    await bare.stop();
    return report(results, await ticksOf(browser, baseURL, pages[2]!.cookies), plan.visits);
  } finally {
    await browser.close();
    await product.stop();
  }
}

function report(results: Results, ticks: readonly number[], visits: number): Result {
  const networks = Object.keys(results) as Network[];
  const middle = (all: readonly Visit[], what: keyof Visit) => median(all.map((one) => one[what]));
  const seconds = (all: readonly Visit[], what: 'firstPaint' | 'heading' | 'usable' | 'app') =>
    `${(middle(all, what) / 1_000).toFixed(2)} s`;
  const rows = networks.flatMap((network) =>
    Object.entries(results[network]).flatMap(([name, sides]) =>
      SIDES.map((side) => [
        `${network}, ${name}, ${side}`,
        seconds(sides[side], 'firstPaint'),
        seconds(sides[side], 'heading'),
        seconds(sides[side], 'usable'),
        seconds(sides[side], 'app'),
        middle(sides[side], 'shift').toFixed(3),
        middle(sides[side], 'kilobytes').toFixed(0),
        middle(sides[side], 'requests').toFixed(0),
        side === 'product'
          ? ''
          : spread(
              ratioOf(
                sides.product.map(({ app }) => app),
                sides[side].map(({ app }) => app),
              ),
            ),
      ]),
    ),
  );
  const aims = networks.flatMap((network): Figure[] => {
    const { paint, usable } = SCREEN_AIMS[network];
    const pages = Object.entries(results[network]);
    const paints = pages.map(([, { product }]) => middle(product, 'firstPaint'));
    return [
      [{ what: `${network}: s to the first paint`, most: paint }, Math.max(...paints) / 1_000],
      ...pages.map(([name, { product }]): Figure => [
        { what: `${network}, ${name}: s until it can be used`, most: usable[name as keyof typeof usable] },
        middle(product, 'usable') / 1_000,
      ]),
    ];
  });
  const shifts = networks.flatMap((network) =>
    Object.values(results[network]).map(({ product }) => middle(product, 'shift')),
  );
  const text = [
    `Pages by a browser without a cache on a phone of ${PHONE.width} px with a processor made ${SLOWER} times slower: slow 3G is 400 kbit/s and 400 ms, slow 4G 1.6 Mbit/s and 150 ms; the median of ${visits} visits in turn. A page can be used when what it is for is there and reacts: the landing by the forms of its HTML, the others when the app shows them.`,
    table(['', 'first paint', 'heading', 'usable', 'app', 'shift', 'kB', 'requests', 'product beside it, app'], rows),
    `The slowest of ${ticks.length} ticks of a checklist took ${ms(Math.max(...ticks))} ms until it was painted, the median ${ms(median(ticks))} ms.`,
  ].join('\n\n');
  return { text, figures: [...aims, [AIMS.layoutShift, Math.max(...shifts)], [AIMS.tick, Math.max(...ticks)]] };
}

export const firstScreen: Measurement = {
  name: 'first-screen',
  title: 'The first screen on a slow phone',
  peer: 'One peer is an HTML document with the words of the same page, without a script or a picture; the other a React app by Vite that asks for those words.',
  longest: 600_000,
  run,
};
