import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { type Role, setLanguage } from '~/domain/accounts/contract';
import { href, type Page as PageContract } from '~/domain/kit/contract';
import type { Example } from '~/domain/kit/example';
import { STATION_BASES } from '~/domain/stations/styles';
import { messages } from '../messages/testing/messages';
import { LOOKS, type Look } from './axe';
import { EXAMPLES, type Makers } from './examples';
import { expect, post, signInByCall, test } from './people';
import { NEW_PASSWORD } from './registration';
import { makeDemo } from './database';
import { registerByCall } from './second-factor';
import { en, es, type Say } from './words';

/** Every identity in every language, width and scheme. Without it, these alternate over the addresses. */
const WHOLE = Boolean(process.env.TEST_FULL);
/** So many tests share the addresses. */
const PARTS = WHOLE ? 24 : 8;
test.describe.configure({ timeout: 3_600_000 });
const LANGUAGES = ['en', 'es'] as const;
const IDENTITIES = ['visitor', 'learner', 'staff'] as const;
type Identity = (typeof IDENTITIES)[number];
type Language = (typeof LANGUAGES)[number];

/** Pages that nobody here may open, and why. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  '/payment/orders/:order_id/': 'nothing is on sale without a payment provider: paying.spec.ts',
  '/unsubscribe/:token/': 'only the server can sign the link: mail.spec.ts',
  '/suspended/:token/': 'only the server can sign the link: moderation.spec.ts',
  '/confirm-email/:token/': 'only a mail has the link: mail.spec.ts',
  '/reset-password/:token/': 'only a mail has the link: mail.spec.ts',
  '/undo-email-change/:token/': 'only a mail has the link: mail.spec.ts',
  '/first-staff/': 'there is a member of staff: first-staff.spec.ts',
  '/login/second-step/': 'follows a password: ways-of-access.spec.ts',
  '/circuit-runs/:pin/results/': 'nobody has been examined yet: circuit-run.spec.ts',
};

const DOMAIN = join(__dirname, '../../domain');

interface Route {
  pattern: string;
  example?: Example;
  base?: string;
  /** Names of what stands behind the question mark. */
  query: readonly string[];
  mainAction?: string;
}

/** The pages of all contracts. `domain/rooms.ts` has them, too, with entities, which Playwright's TypeScript does not know. */
const contracts = (): PageContract[] =>
  readdirSync(DOMAIN, { recursive: true, encoding: 'utf8' })
    .filter((file) => /contract\.ts$/.test(file))
    .flatMap((file) => Object.values(require(join(DOMAIN, file)) as Record<string, unknown>))
    .filter((one): one is PageContract => (one as PageContract | null)?.kind === 'page');

/** The pages of the build, each with its contract; one under a base is a page of each base. Redirections are no pages. */
function routesOfBuild(): Route[] {
  const { routes } = JSON.parse(readFileSync(join(__dirname, '../dist/routes.json'), 'utf8')) as {
    routes: Record<string, { mainAction?: string }>;
  };
  const built = (path: string, base?: string) => routes[path] ?? routes[path.replace(':base', base ?? ':base')];
  const found = contracts().flatMap(({ path, example, query }) => {
    const bases = path.includes(':base') && !example ? STATION_BASES : [undefined];
    return bases.flatMap((base): Route[] => {
      const route = built(path, base ?? STATION_BASES[0]);
      return route
        ? [{ pattern: path, example, base, query: Object.keys(query.shape), mainAction: route.mainAction }]
        : [];
    });
  });
  const known = new Set(
    found.flatMap(({ pattern }) => [pattern, ...STATION_BASES.map((base) => pattern.replace(':base', base))]),
  );
  expect(Object.keys(routes).filter((path) => path !== '/' && !known.has(path))).toEqual([]);
  return [{ pattern: '/', query: [], mainAction: routes['/']?.mainAction }, ...found].filter(
    ({ pattern }) => !(pattern in ELSEWHERE),
  );
}

async function arriveAll(arrive: () => Promise<Page>, part: number): Promise<Makers & Record<Identity, Page>> {
  const come = async (name: string, roles?: Role[]) => {
    const page = await arrive();
    const username = `walk.${name}.${part}`;
    await registerByCall(page, username, ['Walter', `Alker${part}`]);
    if (roles) {
      await makeDemo(username, roles);
      await signInByCall(page, username, NEW_PASSWORD);
    }
    return page;
  };
  return {
    visitor: await arrive(),
    learner: await come('learner'),
    author: await come('author', ['learner', 'author']),
    staff: await come('staff', ['learner', 'supporter', 'author', 'moderator', 'staff']),
  };
}

const KEYS = new Set(Object.keys(messages.en));

/** Runs in the page: what people read and hear there, and how it fits. */
function readPage() {
  const main = document.querySelector('main');
  const named = [...document.querySelectorAll('[aria-label], [title], [placeholder], img[alt]')].flatMap((element) =>
    ['aria-label', 'title', 'placeholder', 'alt'].map((name) => element.getAttribute(name) ?? ''),
  );
  return {
    texts: [document.title, document.body.innerText, ...named],
    main: main?.innerText.trim() ?? '',
    tooWide: document.documentElement.scrollWidth - document.documentElement.clientWidth,
  };
}

/** Runs in the page: the app itself is there, and nothing of it is waited for. */
const isReady = () =>
  !document.getElementById('first') &&
  document.querySelector('main h1') !== null &&
  document.querySelector('main [aria-busy="true"]') === null;

/** What a button says, with any number in it. */
const wordsOf = (say: Say, id: string): RegExp =>
  new RegExp(
    say(id, { number: 10 })
      .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
      .replace('10', '\\d+'),
  );

async function flawsOf(page: Page, { route: { mainAction }, address, language }: Visit): Promise<string[]> {
  const flaws: string[] = [];
  await page.waitForFunction(isReady, undefined, { timeout: 30_000 }).catch(() => flaws.push('it is not ready'));
  const { texts, main, tooWide } = await page.evaluate(readPage);
  for (const text of texts) {
    const garbage = /.{0,40}(\bNaN\b|\bundefined\b|\[object |Invalid Date).{0,40}/.exec(text);
    if (garbage) flaws.push(`"${garbage[0]}"`);
    for (const [key] of text.matchAll(/[a-z][\w-]*(?:\.[\w:-]+)+/g)) if (KEYS.has(key)) flaws.push(`the key ${key}`);
  }
  if (main === '') flaws.push('main is empty');
  if (tooWide > 0) flaws.push(`${tooWide} pixels too wide`);
  // Somebody who is signed in is led on from where one signs in.
  if (mainAction && new URL(page.url()).pathname === address) {
    const name = wordsOf(language === 'en' ? en : es, mainAction);
    const action = page
      .getByRole('main')
      .getByRole('button', { name })
      .or(page.getByRole('main').getByRole('link', { name }))
      .first();
    const box = await action.boundingBox({ timeout: 10_000 }).catch(() => null);
    if (!box) flaws.push(`no ${mainAction}`);
    else if (box.y < 0 || box.y + box.height > page.viewportSize()!.height)
      flaws.push(`${mainAction} is not on the first screen: ${Math.round(box.y)}`);
  }
  return flaws;
}

/** As a link does: the router answers to the history. The page before is there until the next one is loaded. */
async function follow(page: Page, address: string) {
  await page.evaluate((to) => {
    document.querySelector('main h1')?.setAttribute('data-before', '');
    window.history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, address);
  // Pages of one component keep their heading.
  const left = () => !document.querySelector('[data-before]');
  await page.waitForFunction(left, undefined, { timeout: 5_000 }).catch(() => undefined);
}

async function mayOpen(page: Page, address: string): Promise<boolean> {
  if (address === '/') return true;
  return (await page.request.get(address, { headers: { accept: 'application/json' } })).ok();
}

/** Ways to come to a page, in this order. A page that a link led to and that is reloaded is opened by its address, too. */
const WAYS = {
  'by a link': follow,
  'by its address': (page: Page, address: string) => page.goto(address, { waitUntil: 'commit' }),
  reloaded: (page: Page) => page.reload({ waitUntil: 'commit' }),
};
type Way = keyof typeof WAYS;

interface Visit {
  route: Route;
  address: string;
  who: Identity;
  language: Language;
  look: Look;
  ways: readonly Way[];
}

/** Alternating, or all of them. */
function visitsTo(route: Route, address: string, who: readonly Identity[], index: number): Visit[] {
  return who.flatMap((identity, nth) => {
    const turn = index + nth;
    const ways: Way[] = nth === who.length - 1 ? ['by a link', 'reloaded'] : ['by its address'];
    const visit = { route, address, who: identity, ways };
    if (!WHOLE) return [{ ...visit, language: LANGUAGES[turn % 2]!, look: LOOKS[(turn >> 1) % 4]! }];
    return LANGUAGES.flatMap((language) => LOOKS.map((look) => ({ ...visit, language, look })));
  });
}

for (let part = 0; part < PARTS; part += 1)
  test(`every address shows words, fits and complains of nothing (${part + 1} of ${PARTS}) @decides`, async ({
    arrive,
  }) => {
    const people = await arriveAll(arrive, part);
    const made = new Map<Example, Promise<Record<string, string | number>>>();
    const paramsOf = async ({ example, base }: Route) => {
      if (!example) return base ? { base } : {};
      if (!made.has(example)) made.set(example, EXAMPLES[example](people));
      return made.get(example)!;
    };
    const visits: Visit[] = [];
    const routes = routesOfBuild().sort((one, other) => (one.example ?? '').localeCompare(other.example ?? ''));
    const share = routes.slice(
      Math.floor((routes.length * part) / PARTS),
      Math.floor((routes.length * (part + 1)) / PARTS),
    );
    for (const [index, route] of share.entries()) {
      const params = await paramsOf(route).catch((error: Error) => {
        expect.soft(error.message, `${route.pattern}: ${route.example}`).toBe('');
        return null;
      });
      if (!params) continue;
      const query = Object.fromEntries(Object.entries(params).filter(([name]) => route.query.includes(name)));
      const address = href({ path: route.pattern }, params, query);
      const who: Identity[] = [];
      for (const identity of IDENTITIES) if (await mayOpen(people[identity], address)) who.push(identity);
      expect.soft(who, `who may open ${address}`).not.toEqual([]);
      visits.push(...visitsTo(route, address, who, index));
    }

    let complaints: string[] = [];
    for (const who of IDENTITIES)
      people[who].on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    for (const language of LANGUAGES) {
      for (const who of IDENTITIES) {
        await post(people[who], setLanguage.path, { language });
        await people[who].goto('/');
        await people[who].waitForFunction(isReady);
      }
      for (const visit of visits.filter((each) => each.language === language)) {
        const page = people[visit.who];
        await page.setViewportSize(visit.look.size);
        await page.emulateMedia({ colorScheme: visit.look.scheme, reducedMotion: 'reduce' });
        for (const way of visit.ways) {
          complaints = [];
          await WAYS[way](page, visit.address);
          const setting = `${visit.who}, ${language}, ${visit.look.size.width}, ${visit.look.scheme}, ${way}`;
          const flaws = await flawsOf(page, visit);
          expect.soft([...flaws, ...complaints], `${visit.address} (${setting})`).toEqual([]);
        }
      }
    }
  });
