import { test as base, type BrowserContextOptions, type Cookie, expect, type Page } from '@playwright/test';
import { login, session } from '~/domain/accounts/contract';
import { en } from './words';

/** Of every demo account. */
const PASSWORD = 'practise-2026';

/** What most people have: things glide, fade and pulse. */
export const WITH_MOTION = { reducedMotion: 'no-preference' } as const;

interface Arrival extends BrowserContextOptions {
  /** A demo account that is signed in already; nobody without it. */
  as?: string;
  /** Which of the two gateways the browser talks to; the first without it. */
  gateway?: 1 | 2;
}

interface People {
  /** Whether browsers keep pages for a time without a network. Without it, every request is seen by the test. */
  worker: boolean;
  /** Whether what the HTML shows before the app runs is seen. Without it, a heading that is seen is the app's, and the app reacts. */
  firstHtml: boolean;
  /** Somebody new with a browser of their own. */
  arrive: (arrival?: Arrival) => Promise<Page>;
}

export const gatewayUrl = (gateway: 1 | 2): string => {
  const url = gateway === 1 ? process.env.E2E_URL : process.env.E2E_URL_2;
  if (!url) throw new Error('The product is not running: see global-setup.ts');
  return url;
};

/** Signs in without the form, where the form is not what is tested. */
export async function signInByCall(page: Page, username: string, password = PASSWORD): Promise<void> {
  await post(page, login.path, { username, password });
}

/** A call with the browser's own cookies, as the app would make it. */
export async function post(page: Page, path: string, data: object): Promise<unknown> {
  const { request } = page;
  const token = async () => (await page.context().cookies()).find(({ name }) => name === 'csrftoken')?.value;
  if (!(await token())) await request.get(session.path);
  const answer = await request.post(path, {
    data,
    headers: { accept: 'application/json', 'x-csrftoken': (await token()) ?? '' },
  });
  expect(answer.status(), `${path}: ${await answer.text()}`).toBe(200);
  return answer.json();
}

/** Fills in the form that is on the screen. */
export async function signInThroughForm(page: Page, username: string, password = PASSWORD): Promise<void> {
  await page.getByLabel(en('accounts.login.username')).fill(username);
  await page.getByLabel(en('accounts.login.password'), { exact: true }).fill(password);
  await page
    .getByRole('main')
    .getByRole('button', { name: en('accounts.login.submit') })
    .click();
}

/** What no page may ever do: throw, or try what its content security policy forbids. */
function complaintsOf(page: Page, complaints: string[]): void {
  page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.stack ?? error.message}`));
  page.on('console', (message) => {
    if (/Content Security Policy|requires 'Trusted|Minified React error/.test(message.text()))
      complaints.push(`${page.url()}: ${message.text()}`);
  });
}

/** The cookies of those who are signed in, by where and as whom: a password is meant to take its time. */
const signedIn = new Map<string, Cookie[]>();

/** Signed in by the session that this process has of theirs already, where it has one. */
async function comeAs(page: Page, username: string, baseURL: string): Promise<void> {
  const who = `${baseURL} ${username}`;
  const cookies = signedIn.get(who);
  if (cookies) return page.context().addCookies(cookies);
  await signInByCall(page, username);
  signedIn.set(who, await page.context().cookies());
}

function hideFirstHtml(): void {
  const styles = new CSSStyleSheet();
  styles.replaceSync('#first { visibility: hidden; }');
  document.adoptedStyleSheets = [styles];
}

export const test = base.extend<People>({
  worker: [false, { option: true }],
  firstHtml: [false, { option: true }],
  arrive: async ({ browser, worker, firstHtml }, use) => {
    const complaints: string[] = [];
    const contexts: { close(): Promise<void> }[] = [];
    const came = new Set<string>();
    await use(async ({ as, gateway = 1, ...options } = {}) => {
      const { baseURL = gatewayUrl(gateway) } = options;
      const context = await browser.newContext({
        ...(worker ? {} : { serviceWorkers: 'block' }),
        ...options,
        baseURL,
      });
      contexts.push(context);
      if (!firstHtml) await context.addInitScript(hideFirstHtml);
      const page = await context.newPage();
      complaintsOf(page, complaints);
      // Whoever comes a second time comes with another device, and so with a session of its own.
      if (as && came.has(as)) await signInByCall(page, as);
      else if (as) {
        came.add(as);
        await comeAs(page, as, baseURL);
      }
      return page;
    });
    await Promise.all(contexts.map((context) => context.close()));
    expect(complaints).toEqual([]);
  },
});

export { expect } from '@playwright/test';
