import { type APIResponse, test as base, type BrowserContextOptions, expect, type Page } from '@playwright/test';
import { login, session } from '~/domain/accounts/contract';
import { ourProduct, type Product, productAt, stopOurProduct } from './a-product';
import { aPersonLike } from './database';
import { en } from './words';

/** Of every demo account. */
export const PASSWORD = 'practise-2026';

/** What most people have: things glide, fade and pulse. */
export const WITH_MOTION = { reducedMotion: 'no-preference' } as const;

interface Arrival extends BrowserContextOptions {
  /** A demo account: somebody new with its name and roles, whom no other test knows, is signed in. Nobody without it. */
  as?: string;
  /** Which of the two gateways the browser talks to; the first without it. */
  gateway?: 1 | 2;
  /** Whether the page is about to do what no page may do. */
  violates?: boolean;
}

interface People {
  /** Whether browsers keep pages for a time without a network. Without it, every request is seen by the test. */
  worker: boolean;
  /** Whether what the HTML shows before the app runs is seen. Without it, a heading that is seen is the app's, and the app reacts. */
  firstHtml: boolean;
  /** Somebody new with a browser of their own. */
  arrive: (arrival?: Arrival) => Promise<Page>;
}

interface Worker {
  /** For tests that need the product before somebody arrives. */
  startProduct: () => Promise<Product>;
}

export const gatewayUrl = (gateway: 1 | 2): string => {
  const url = productAt('').gateways[gateway - 1]?.url;
  if (!url) throw new Error(`There is no gateway ${gateway}`);
  return url;
};

/** Signs in without the form, if the form is not what is tested. */
export async function signInByCall(page: Page, username: string, password = PASSWORD): Promise<void> {
  await post(page, login.path, { username, password });
}

/** A call with the browser's own cookies, as the app would make it, with any answer. */
export async function send(page: Page, path: string, data: object): Promise<APIResponse> {
  const { request } = page;
  const token = async () => (await page.context().cookies()).find(({ name }) => name === 'csrftoken')?.value;
  if (!(await token())) await request.get(session.path);
  return request.post(path, { data, headers: { accept: 'application/json', 'x-csrftoken': (await token()) ?? '' } });
}

/** The same, which is to succeed. @returns what is answered */
export async function post(page: Page, path: string, data: object): Promise<unknown> {
  const answer = await send(page, path, data);
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

function hideFirstHtml(): void {
  const styles = new CSSStyleSheet();
  styles.replaceSync('#first { visibility: hidden; }');
  document.adoptedStyleSheets = [styles];
}

export const test = base.extend<People, Worker>({
  worker: [false, { option: true }],
  firstHtml: [false, { option: true }],
  startProduct: [
    async ({}, use) => {
      await use(ourProduct);
      await stopOurProduct();
    },
    { scope: 'worker' },
  ],
  arrive: async ({ browser, worker, firstHtml, startProduct }, use) => {
    const complaints: string[] = [];
    const contexts: { close(): Promise<void> }[] = [];
    const usernames = new Map<string, string>();
    await use(async ({ as, gateway = 1, violates = false, ...options } = {}) => {
      if (!options.baseURL) await startProduct();
      const { baseURL = gatewayUrl(gateway) } = options;
      const context = await browser.newContext({
        ...(worker ? {} : { serviceWorkers: 'block' }),
        ...options,
        baseURL,
      });
      contexts.push(context);
      if (!firstHtml) await context.addInitScript(hideFirstHtml);
      const page = await context.newPage();
      if (!violates) complaintsOf(page, complaints);
      // The same name again is the same person with another device.
      if (as) {
        const username = usernames.get(as) ?? (await aPersonLike(as, baseURL));
        usernames.set(as, username);
        await signInByCall(page, username);
      }
      return page;
    });
    await Promise.all(contexts.map((context) => context.close()));
    expect(complaints).toEqual([]);
  },
});

export { expect } from '@playwright/test';
