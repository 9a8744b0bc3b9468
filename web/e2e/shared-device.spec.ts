import type { Page } from '@playwright/test';
import { login, logout, session } from '~/domain/accounts/contract';
import { devices } from '~/domain/accounts/security/contract';
import { boxes, kept, tick, ticked } from './examiner';
import { CHEST_PAIN } from './group';
import { expect, post, signInThroughForm, test } from './people';
import { isPlain, pickByKeys, questionHeading, startQuiz } from './quiz';
import { registerByCall } from './second-factor';
import { NEW_PASSWORD } from './registration';
import { en } from './words';

const CHECKLIST = `/${CHEST_PAIN.base}/${CHEST_PAIN.slug}/checklist/`;
const comments = (page: Page) => page.getByRole('textbox', { name: en('stations.comments.title') });
const COMMENT = 'Spoke calmly to a frightened man';

/** Everything that the browser keeps of the product, but for the files of the app. */
const everything = (page: Page): Promise<string[]> =>
  page.evaluate(async () => [
    ...Object.entries(localStorage).map((entry) => entry.join(' ')),
    ...Object.entries(sessionStorage).map((entry) => entry.join(' ')),
    ...(await indexedDB.databases()).map(({ name }) => `database ${name}`),
    ...(await caches.keys()).filter((name) => !name.startsWith('wardmates.shell.')).map((name) => `cache ${name}`),
  ]);

/** Marks a station with a comment and answers a question, while nothing of it reaches the server. */
async function workUnsent(page: Page): Promise<void> {
  const { path, questions } = await startQuiz(page, 'cardiology', { wanted: isPlain, most: 3 });
  await page.goto(CHECKLIST);
  await expect(boxes(page).first()).toBeVisible();
  await page.route('**/*', (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()));
  await tick(page, 0, 1);
  await comments(page).fill(COMMENT);
  await expect(kept(page, 'device')).toBeVisible();
  await page.goto(path);
  await expect(questionHeading(page, 1, 3)).toBeVisible();
  await pickByKeys(page, questions[0]!);
  await page.keyboard.press('Space');
  await expect.poll(() => everything(page)).toContainEqual(expect.stringContaining('wardmates.answers.'));
  await page.goto('/');
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: en('app.sign-out') }).click();
}

const UNSENT = [en('app.unsent.marks', { count: 1 }), en('app.unsent.answers', { count: 1 })];

test('signing out names what is not sent; thrown away, nothing personal is left @decides', async ({ arrive }) => {
  const page = await arrive();
  await registerByCall(page, 'shared.leaves');
  await workUnsent(page);
  await signOut(page);
  const dialog = page.getByRole('dialog', { name: en('app.unsent.title', { count: 2 }) });
  for (const words of UNSENT) await expect(dialog).toContainText(words);
  await dialog.getByRole('button', { name: en('app.unsent.send') }).click();
  await expect(dialog.getByRole('alert')).toHaveText(en('app.unsent.failed'));
  expect((await everything(page)).join()).toContain(COMMENT);

  await page.unroute('**/*');
  // What could be sent again by itself is held, so that it is thrown away.
  await page.route('**/*', (route) =>
    route.request().method() === 'POST' && !route.request().url().endsWith(logout.path)
      ? route.abort()
      : route.continue(),
  );
  const left = page.waitForResponse((response) => response.url().endsWith(logout.path));
  await dialog.getByRole('button', { name: en('app.unsent.lose') }).click();
  await left;
  await expect(page.getByRole('banner').getByRole('link', { name: en('app.sign-in') })).toBeVisible();
  const allowed =
    /^(?:wardmates\.(?:language|timer\.|promotions|reviews\.offset|start|reloaded)|mantine-|react-router-|test\.)/;
  await expect.poll(async () => (await everything(page)).filter((one) => !allowed.test(one))).toEqual([]);
  expect((await everything(page)).join()).not.toContain(COMMENT);
});

test('sent from the question, it is on the server, and nothing is left here', async ({ arrive }) => {
  const page = await arrive();
  await registerByCall(page, 'shared.sends');
  await workUnsent(page);
  await signOut(page);
  const dialog = page.getByRole('dialog', { name: en('app.unsent.title', { count: 2 }) });
  await page.unroute('**/*');
  await dialog.getByRole('button', { name: en('app.unsent.send') }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: en('app.sign-in') })).toBeVisible();
  expect((await everything(page)).join()).not.toContain(COMMENT);
  await page.goto(login.path);
  await signInThroughForm(page, 'shared.sends', NEW_PASSWORD);
  await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible();
  await page.goto(CHECKLIST);
  await expect(ticked(page)).toHaveCount(2);
  await expect(comments(page)).toHaveText(COMMENT);
});

test('after a session that was ended elsewhere work waits for its owner, unseen by another person @decides', async ({
  arrive,
}) => {
  const page = await arrive();
  await registerByCall(page, 'shared.owner');
  const other = await arrive();
  await registerByCall(other, 'shared.other');
  await workUnsent(page);
  const elsewhere = await arrive();
  await elsewhere.goto(login.path);
  await signInThroughForm(elsewhere, 'shared.owner', NEW_PASSWORD);
  await expect(elsewhere.getByRole('button', { name: /^Account of/ })).toBeVisible();
  await post(elsewhere, devices.path, { data_request: 'end_others' });

  // The page asks for its session and learns that it has none.
  await page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await expect(page.getByText(en('app.unsent.ended', { count: 2 }))).toBeVisible();
  await page.unroute('**/*');
  const posted: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') posted.push(new URL(request.url()).pathname);
  });
  await page
    .getByRole('banner')
    .getByRole('link', { name: en('app.sign-in') })
    .click();
  await signInThroughForm(page, 'shared.other', NEW_PASSWORD);
  await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible();
  await page.goto(CHECKLIST);
  await expect(boxes(page).first()).toBeVisible();
  await expect(ticked(page)).toHaveCount(0);
  await expect(page.getByText(COMMENT)).toHaveCount(0);
  expect(posted.filter((path) => path !== login.path && !path.startsWith('/api/'))).toEqual([]);
  await page.goto('/');
  await signOut(page);
  await expect(page.getByRole('banner').getByRole('link', { name: en('app.sign-in') })).toBeVisible();
  expect((await everything(page)).join()).toContain(COMMENT);

  await page.goto(login.path);
  await signInThroughForm(page, 'shared.owner', NEW_PASSWORD);
  const told = page.getByRole('status').filter({ hasText: en('app.unsent.sent', { count: 2 }) });
  for (const words of UNSENT) await expect(told).toContainText(words);
  await elsewhere.goto(CHECKLIST);
  await expect(ticked(elsewhere)).toHaveCount(2);
});

test('a page that is still another person’s does nothing in the name of who signs in beside it', async ({ arrive }) => {
  const page = await arrive();
  await registerByCall(page, 'shared.first');
  await workUnsent(page);
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
});
