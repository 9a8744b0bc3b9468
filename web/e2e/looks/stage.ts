import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  expect,
  type Page,
  type Request,
  type Route,
  type WebSocketRoute,
} from '@playwright/test';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { notifications, session } from '~/domain/accounts/contract';
import { pairingMatch, pairingSearching } from '~/domain/audio-pairing/contract';
import { cardsToKeep } from '~/domain/flashcards/away/contract';
import { deckChanges } from '~/domain/flashcards/sharing/contract';
import { groupLobby, groupStatus } from '~/domain/group-practice/contract';
import { roundMarks, roundTicks } from '~/domain/group-practice/marks-contract';
import { groupKnocks } from '~/domain/group-practice/knock-contract';
import type { Live } from '~/domain/kit/contract';
import { kudosOfRound } from '~/domain/kudos/contract';
import { shownPromotions } from '~/domain/promotions/contract';
import { accountEntitlements } from '~/domain/purchases/entitlements/contract';
import { referenceRanges } from '~/domain/questions/contract';
import { stationFeedback } from '~/domain/stations/summary-contract';
import { untilDrawn } from '../axe';
import { liveName, type KeptAnswer, type KeptScreen, requestName } from './kept';

const WEB = join(__dirname, '../..');
/** The build of the product, and that of the gallery. */
export const BUILDS = { product: join(WEB, 'dist'), gallery: join(WEB, 'gallery/dist') } as const;
const ORIGIN = 'https://wardmates.example';

const TYPES: Record<string, string> = {
  css: 'text/css',
  html: 'text/html',
  js: 'text/javascript',
  json: 'application/json',
  png: 'image/png',
  svg: 'image/svg+xml',
  webmanifest: 'application/manifest+json',
  webp: 'image/webp',
  woff2: 'font/woff2',
};
const typeOf = (path: string): string => TYPES[path.split('.').at(-1) ?? ''] ?? 'application/octet-stream';

/** What a browser looks like that shows a screen. */
export interface Look {
  width: number;
  scheme?: 'light' | 'dark';
  language?: 'en' | 'es';
  /** Pixels of the screen for each of the page; 1 without it. */
  finer?: number;
}

/** In the names of pictures: `390-light-en`. */
export const nameOf = ({ width, scheme = 'light', language = 'en' }: Look): string => `${width}-${scheme}-${language}`;

/** Heights of windows, by their width in px. */
const heightOf = (width: number): number => (width < 700 ? 844 : width < 1_000 ? 1_024 : width > 1_500 ? 1_080 : 900);

export const contextOf = ({ width, scheme = 'light', language = 'en', finer = 1 }: Look): BrowserContextOptions => ({
  baseURL: ORIGIN,
  viewport: { width, height: heightOf(width) },
  deviceScaleFactor: finer,
  colorScheme: scheme,
  reducedMotion: 'reduce',
  locale: language === 'en' ? 'en-GB' : 'es-ES',
  timezoneId: 'Europe/London',
  serviceWorkers: 'block',
});

/** What a page asks for once it has been at rest for a while: sometimes before its picture, sometimes after. */
const AT_REST: KeptScreen['answers'] = {
  [requestName('GET', referenceRanges.path, null)]: [{ json: { groups: [] } }],
  [requestName('GET', shownPromotions.path, null)]: [{ json: { items: [], counts: {} } }],
  [requestName('GET', cardsToKeep.path, null)]: [
    { json: { version: '0'.repeat(32), unchanged: true, until: 0, count: 0, cards: [], after: null, server_time: 0 } },
  ],
};

const files = new Map<string, Buffer | null>();
function fileAt(path: string): Buffer | null {
  const known = files.get(path);
  if (known !== undefined) return known;
  const read = statSync(path, { throwIfNoEntry: false })?.isFile() ? readFileSync(path) : null;
  files.set(path, read);
  return read;
}

/** Signs of HTML may not stand in a script. */
const inScript = (json: string): string => json.replaceAll('<', String.raw`\u003c`);

function htmlOf(first: Record<string, unknown>, language: string): string {
  const page = fileAt(join(BUILDS.product, 'index.html'));
  if (!page) throw new Error('The web app is not built: npm run build');
  return page
    .toString()
    .replace('__LANGUAGE__', language)
    .replace('__PUBLIC_ORIGIN__', ORIGIN)
    .replaceAll('__CSP_NONCE__', 'looks')
    .replaceAll(/__PAGE_[A-Z]+__/g, 'Wardmates')
    .replace(
      '<!--data-->',
      () => `<script type="application/json" id="answers">${inScript(JSON.stringify(first))}</script>`,
    );
}

/** As somebody who speaks this language would have been answered about themselves. */
function inLanguage(kept: KeptScreen, language: string): KeptScreen {
  const speak = (answer: unknown): unknown => ({ ...(answer as object), language });
  // A page that names its language in a request gets the recorded answer in both languages.
  const asSpoken = (name: string): string => name.replace('"language":"en"', `"language":"${language}"`);
  const asked = requestName('GET', session.path, null);
  return {
    ...kept,
    first: {
      ...kept.first,
      ...(kept.first[session.path] ? { [session.path]: speak(kept.first[session.path]) } : {}),
    },
    answers: {
      ...Object.fromEntries(Object.entries(kept.answers).map(([name, answer]) => [asSpoken(name), answer])),
      ...AT_REST,
      ...(kept.answers[asked]
        ? { [asked]: kept.answers[asked].map((answer) => ({ ...answer, json: speak(answer.json) })) }
        : {}),
    },
  };
}

/** Socket.IO as the gateway speaks it: the handshake, and answers to what is watched. */
function playSocket(socket: WebSocketRoute, live: KeptScreen['live'], onAnswered: (name: string) => void): void {
  socket.send(
    `0${JSON.stringify({ sid: 'looks', upgrades: [], pingInterval: 600_000, pingTimeout: 600_000, maxPayload: 1_000_000 })}`,
  );
  socket.onMessage((message) => {
    const text = String(message);
    if (text.startsWith('40')) return socket.send(`40${JSON.stringify({ sid: 'looks' })}`);
    const [, id, rest] = /^42(\d+)(\[.*)$/s.exec(text) ?? [];
    if (id === undefined) return;
    const [event, asked] = JSON.parse(rest!) as [string, { resource: string; key: string }];
    if (event !== 'watch') return;
    const name = liveName(asked.resource, asked.key);
    const snapshot = live[name] ?? null;
    const answer = snapshot
      ? { ok: true, version: (snapshot as { version?: number }).version ?? 1, snapshot }
      : { ok: false, error: { type: '/problems/not-found', status: 404 } };
    socket.send(`43${id}${JSON.stringify([answer])}`);
    onAnswered(name);
  });
}

/** What the pages that are kept watch. */
const watched = new Map(
  (
    [
      accountEntitlements,
      deckChanges,
      groupKnocks,
      groupLobby,
      groupStatus,
      kudosOfRound,
      notifications,
      pairingMatch,
      pairingSearching,
      roundMarks,
      roundTicks,
      stationFeedback,
    ] as Live[]
  ).map((resource) => [resource.name, resource]),
);

/** On a slow machine the page polls before its socket opens. The answer is the same as that of the socket. */
function polled(request: Request, live: KeptScreen['live']): { name: string; snapshot: unknown } | null {
  const { pathname } = new URL(request.url());
  for (const [name, snapshot] of Object.entries(live)) {
    const [resource = '', key = ''] = name.split(' ');
    const poll = watched.get(resource)?.poll;
    if (snapshot && poll?.path(key) === pathname && request.postData() === JSON.stringify(poll.body(key)))
      return { name, snapshot };
  }
  return null;
}

/** A poll of something that was not heard of while the page was recorded: the socket will answer. */
const isPoll = (request: Request): boolean => {
  const { pathname } = new URL(request.url());
  const asked = (JSON.parse(request.postData() ?? '{}') as { data_request?: string }).data_request;
  return [...watched.values()].some(({ poll }) => {
    const named = (poll?.body('') as { data_request?: string } | undefined)?.data_request;
    return named === undefined ? poll?.path('') === pathname : named === asked;
  });
};

/** What came with the HTML is asked for anew if a page was slow to begin. */
function firstAgain(request: Request, first: KeptScreen['first']): KeptAnswer | null {
  const { pathname, search } = new URL(request.url());
  const kept = first[pathname + search];
  return request.method() === 'GET' && kept ? { json: kept } : null;
}

export interface Stage {
  context: BrowserContext;
  page: Page;
  /** What was asked for that nobody had recorded. A picture of such a page would be one of a failure. */
  missing: string[];
}

/** A browser to which the build of the product answers what is kept, at the time at which it was. No server runs. */
export async function openScreen(browser: Browser, screen: KeptScreen, look: Look): Promise<Stage> {
  const { language = 'en' } = look;
  const { first, answers, live, at } = inLanguage(screen, language);
  const context = await browser.newContext(contextOf(look));
  const missing: string[] = [];
  const unheard = new Set(Object.keys(live));
  const given = new Map<string, number>();
  const answerTo = (name: string): KeptAnswer | null => {
    const kept = answers[name];
    if (!kept) return null;
    const turn = given.get(name) ?? 0;
    given.set(name, turn + 1);
    return kept[Math.min(turn, kept.length - 1)]!;
  };
  await context.addCookies([{ name: 'csrftoken', value: 'looks', url: ORIGIN }]);
  await context.routeWebSocket(/\/socket\.io\//, (socket) => playSocket(socket, live, (name) => unheard.delete(name)));
  await context.route('**/*', async (route) => {
    const request = route.request();
    const { pathname, search } = new URL(request.url());
    const file = fileAt(join(BUILDS.product, pathname));
    if (file) return route.fulfill({ body: file, contentType: typeOf(pathname) });
    if (request.isNavigationRequest())
      return route.fulfill({ body: htmlOf(first, language), contentType: 'text/html' });
    const name = requestName(request.method(), pathname + search, request.postData());
    const answer = answerTo(name) ?? firstAgain(request, first);
    const poll = answer || request.method() !== 'POST' ? null : polled(request, live);
    if (poll) {
      unheard.delete(poll.name);
      return route.fulfill({ json: poll.snapshot });
    }
    if (!answer && request.method() === 'POST' && isPoll(request))
      return route.fulfill({ status: 503, json: { type: '/problems/unavailable', status: 503 } });
    if (!answer) {
      missing.push(name);
      return route.fulfill({ status: 404, json: { type: '/problems/not-found', status: 404 } });
    }
    return fulfil(route, answer);
  });
  const page = await context.newPage();
  countRequests(page);
  await page.clock.setFixedTime(at);
  await page.addInitScript(() => {
    Math.random = () => 0.5;
    // Clocks that people see stand still, too.
    performance.now = () => 0;
  });
  page.on('pageerror', (error) => missing.push(`${error.message}: thrown`));
  silence.set(page, unheard);
  return { context, page, missing };
}

/** By page: what the page is to watch and has not heard of yet. */
const silence = new WeakMap<Page, ReadonlySet<string>>();

const fulfil = (route: Route, { status = 200, json, type, base64 }: KeptAnswer): Promise<void> =>
  base64 === undefined
    ? route.fulfill({ status, json })
    : route.fulfill({ status, contentType: type, body: Buffer.from(base64, 'base64') });

/** A browser that shows a section of the gallery. */
export async function openGallery(browser: Browser, section: string, look: Look): Promise<Stage> {
  const context = await browser.newContext(contextOf(look));
  const missing: string[] = [];
  await context.route('**/*', (route) => {
    const { pathname } = new URL(route.request().url());
    const file = fileAt(join(BUILDS.gallery, pathname === '/' ? 'index.html' : pathname));
    if (!file) missing.push(pathname);
    return file
      ? route.fulfill({ body: file, contentType: typeOf(pathname === '/' ? 'index.html' : pathname) })
      : route.fulfill({ status: 404 });
  });
  const page = await context.newPage();
  countRequests(page);
  const { scheme = 'light', language = 'en' } = look;
  await page.goto(`/?${new URLSearchParams({ section, scheme, language }).toString()}`);
  return { context, page, missing };
}

interface Requests {
  asked: number;
  answered: number;
}
/** By page: how much was asked for, and how much has been answered. */
const requests = new WeakMap<Page, Requests>();

function countRequests(page: Page): void {
  const counted: Requests = { asked: 0, answered: 0 };
  requests.set(page, counted);
  page.on('request', () => (counted.asked += 1));
  page.on('requestfinished', () => (counted.answered += 1));
  page.on('requestfailed', () => (counted.answered += 1));
}

/** Waits until a page has what it asked for, has drawn it, and asks for nothing more because of it. */
async function hasAll(page: Page): Promise<void> {
  const counted = requests.get(page)!;
  let before: number;
  do {
    await expect.poll(() => counted.asked - counted.answered, { message: 'requests under way' }).toBe(0);
    before = counted.asked;
    await page.evaluate(() => scheduler.postTask(() => null, { priority: 'background' }));
  } while (counted.asked > before);
}

/** Waits until nothing is on its way: data, parts of the page, fonts, pictures, and what is drawn with them. */
export async function settle(page: Page): Promise<void> {
  await expect.poll(() => [...(silence.get(page) ?? [])], { message: 'watched when it was recorded' }).toEqual([]);
  // Some parts are asked for when a page has been at rest for a moment.
  await page.waitForLoadState('networkidle');
  await hasAll(page);
  await page.evaluate(async () => {
    await document.fonts.ready;
    // One that is far below is not even asked for.
    const asked = [...document.images].filter(({ currentSrc }) => currentSrc !== '');
    await Promise.all(asked.map((image) => image.decode().catch(() => undefined)));
  });
  // What is measured is drawn again with the frame after.
  for (let frame = 0; frame < 3; frame += 1) await untilDrawn(page);
}
