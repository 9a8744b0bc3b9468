import type { Page } from '@playwright/test';
import { login, logout, session } from '~/domain/accounts/contract';
import { devices } from '~/domain/accounts/security/contract';
import { STORES } from '~/web/core/stores/registry';
import { aLearner } from './cards';
import { giveRoles, workOf } from './database';
import { tick, ticked } from './examiner';
import { expect, post, signInByCall, signInThroughForm, test } from './people';
import { registerByCall } from './second-factor';
import { NEW_PASSWORD } from './registration';
import { CHECKLIST, changes, COMMENT, comments, everything, KINDS, workUnsent } from './unsent-work';
import { en } from './words';

/** Somebody with cards to review, who may write for the notebook, and is signed in since. */
async function anAuthor(page: Page, username: string): Promise<void> {
  await aLearner(page, username);
  await giveRoles(username, ['learner', 'author']);
  await signInByCall(page, username, NEW_PASSWORD);
}

const account = (page: Page) => page.getByRole('button', { name: /^Account of/ });
const signInLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: en('app.sign-in') });

async function signOut(page: Page): Promise<void> {
  await account(page).click();
  await page.getByRole('menuitem', { name: en('app.sign-out') }).click();
}

async function signIn(page: Page, username: string): Promise<void> {
  await page.goto(login.path);
  await signInThroughForm(page, username, NEW_PASSWORD);
  await expect(account(page)).toBeVisible();
}

/** How many of them there are, and each kind in words. */
function said(kinds: typeof KINDS): { count: number; words: string[] } {
  const counts = new Map<string, number>();
  for (const { word } of kinds) counts.set(word, (counts.get(word) ?? 0) + 1);
  return { count: kinds.length, words: [...counts].map(([word, count]) => en(`app.unsent.${word}`, { count })) };
}
const ALL = said(KINDS);
/** Whether it is sent from any page. The page of other work has to be opened. */
const sendable = (store: string) => STORES.some((one) => one.name === store && 'work' in one && 'send' in one.work);
const OPENED = KINDS.filter(({ store }) => !sendable(store));
/** The page that goes on with it: of an observer's ticks that of the group, which leads to the station. */
const whereOf = (path: string): string => path.replace(/^.*\?pin=(\d+)$/, '/group-study/$1/');

/** The words on a page, and those in its fields. */
const shownOn = (page: Page): Promise<string> =>
  page.evaluate(() =>
    [
      document.body.innerText,
      ...[...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')].map(
        ({ value }) => value,
      ),
    ].join(' '),
  );

test('the tests below have work of each kind that a browser keeps', () => {
  // Answers that were refused are kept under a name of their own, with those that wait.
  const works = STORES.flatMap((one) => ('work' in one && !one.name.includes('.refused.') ? [one.name] : []));
  expect(KINDS.map(({ store }) => store).toSorted()).toEqual(works.toSorted());
});

test('signing out names what is not sent; thrown away, nothing personal is left @decides', async ({ arrive }) => {
  const page = await arrive();
  await anAuthor(page, 'shared.leaves');
  await workUnsent(page, { host: await arrive({ as: 'learner2' }), candidate: await arrive() });
  await signOut(page);
  const dialog = page.getByRole('dialog', { name: en('app.unsent.title', { count: ALL.count }) });
  for (const words of ALL.words) await expect(dialog).toContainText(words);
  await dialog.getByRole('button', { name: en('app.unsent.send') }).click();
  await expect(dialog.getByRole('alert')).toHaveText(en('app.unsent.failed'));
  expect((await everything(page)).join()).toContain(COMMENT);

  await page.unroute('**/*');
  // What could be sent again by itself is held, so that it is thrown away.
  await page.route('**/*', (route) =>
    changes(route.request()) && !route.request().url().endsWith(logout.path) ? route.abort() : route.continue(),
  );
  const left = page.waitForResponse((response) => response.url().endsWith(logout.path));
  await dialog.getByRole('button', { name: en('app.unsent.lose') }).click();
  await left;
  await expect(signInLink(page)).toBeVisible();
  const allowed =
    /^(?:wardmates\.(?:language|timer\.|promotions|reviews\.offset|start|reloaded)|mantine-|react-router-|test\.)/;
  await expect.poll(async () => (await everything(page)).filter((one) => !allowed.test(one))).toEqual([]);
  expect((await everything(page)).join()).not.toContain(COMMENT);
});

test('sent from the question, or from the pages that it leads to, it is on the server, and nothing is left here', async ({
  arrive,
}) => {
  const page = await arrive();
  await anAuthor(page, 'shared.sends');
  const places = await workUnsent(page, { host: await arrive({ as: 'learner2' }), candidate: await arrive() });
  await signOut(page);
  const dialog = (count: number) => page.getByRole('dialog', { name: en('app.unsent.title', { count }) });
  await expect(dialog(ALL.count)).toBeVisible();
  await page.unroute('**/*');
  await dialog(ALL.count)
    .getByRole('button', { name: en('app.unsent.send') })
    .click();
  await expect(dialog(OPENED.length).getByRole('alert')).toHaveText(en('app.unsent.failed'));
  for (const words of said(OPENED).words) await expect(dialog(OPENED.length)).toContainText(words);

  let left = OPENED.length;
  for (const kind of OPENED) {
    await dialog(left)
      .locator(`a[href="${whereOf(places.get(kind)!)}"]`)
      .click();
    await kind.bring?.(page);
    await expect.poll(() => everything(page), kind.store).not.toContainEqual(expect.stringContaining(kind.store));
    left -= 1;
    await page.goto('/');
    await signOut(page);
  }
  await expect(signInLink(page)).toBeVisible();
  expect((await everything(page)).join()).not.toContain(COMMENT);
  expect(await workOf('shared.sends')).toEqual(Object.fromEntries(KINDS.map(({ store }) => [store, 1])));
});

test('after a session that was ended elsewhere work waits for its owner, unseen by another person @decides', async ({
  arrive,
}) => {
  const page = await arrive();
  await anAuthor(page, 'shared.owner');
  const other = await arrive();
  await registerByCall(other, 'shared.other');
  const places = await workUnsent(page, { host: await arrive({ as: 'learner2' }), candidate: await arrive() });
  const elsewhere = await arrive();
  await signIn(elsewhere, 'shared.owner');
  await post(elsewhere, devices.path, { data_request: 'end_others' });

  // The page asks for its session and learns that it has none.
  await page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await expect(page.getByText(en('app.unsent.ended', { count: ALL.count }))).toBeVisible();
  await page.unroute('**/*');
  const posted: string[] = [];
  page.on('request', (request) => {
    if (changes(request)) posted.push(new URL(request.url()).pathname);
  });
  await signInLink(page).click();
  await signInThroughForm(page, 'shared.other', NEW_PASSWORD);
  await expect(account(page)).toBeVisible();
  for (const [{ store }, path] of places) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first(), store).toBeVisible();
    expect(await shownOn(page), store).not.toContain(COMMENT);
    await expect(ticked(page), store).toHaveCount(0);
  }
  expect(posted.filter((path) => path !== login.path && !path.startsWith('/api/'))).toEqual([]);
  await page.goto('/');
  await signOut(page);
  await expect(signInLink(page)).toBeVisible();
  const kept = (await everything(page)).join();
  for (const { store } of KINDS) expect(kept).toContain(store);

  await page.goto(login.path);
  await signInThroughForm(page, 'shared.owner', NEW_PASSWORD);
  const told = page.getByRole('status').filter({ hasText: en('app.unsent.here', { count: OPENED.length }) });
  for (const words of said(OPENED).words) await expect(told).toContainText(words);
  await expect(told.getByRole('link', { name: en('app.unsent.open') })).toHaveCount(OPENED.length);
  await elsewhere.goto(CHECKLIST);
  await expect(ticked(elsewhere)).toHaveCount(2);
  await expect(comments(elsewhere)).toHaveText(COMMENT);
});

test('a page that is still another person’s does nothing in the name of who signs in beside it', async ({ arrive }) => {
  const page = await arrive();
  await registerByCall(page, 'shared.first');
  const marks = KINDS.filter(({ word }) => word === 'marks');
  await workUnsent(page, { host: page, candidate: page }, marks);
  await page.goto(CHECKLIST);
  await expect(ticked(page)).toHaveCount(2);
  const maker = await arrive();
  await registerByCall(maker, 'shared.second');
  // The page does not learn that its session is over.
  await page.route(`**${session.path}`, (route) => route.abort());
  await post(page, logout.path, {});
  await post(page, login.path, { username: 'shared.second', password: NEW_PASSWORD });
  await page.unroute('**/*');
  const refused = page.waitForResponse((response) => response.status() === 401);
  await tick(page, 2);
  expect(((await (await refused).json()) as { type: string }).type).toBe('/problems/other-person');
  await page.unroute(`**${session.path}`);
  await page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await expect(ticked(page)).toHaveCount(0);
  await expect(page.getByText(COMMENT)).toHaveCount(0);
  await page.goto('/');
  await signOut(page);
  await expect(signInLink(page)).toBeVisible();
  await page.goto(login.path);
  await signInThroughForm(page, 'shared.first', NEW_PASSWORD);
  const { count, words } = said(marks);
  const told = page.getByRole('status').filter({ hasText: en('app.unsent.sent', { count }) });
  await expect(told).toContainText(words[0]!);
});
