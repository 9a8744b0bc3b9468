import type { Page } from '@playwright/test';
import { bookmarkQuestion } from '~/domain/questions/contract';
import { questionCreate } from '~/domain/questions/authoring/contract';
import { tryGroupPage } from '~/domain/group-practice/try-contract';
import { openProxy } from '~/infra/tooling/testing/proxy';
import { expectAccessible, PHONE } from './axe';
import { LOBBY, people } from './group';
import { expect, gatewayUrl, post, test } from './people';
import { isPlain, option, startQuiz } from './quiz';
import { en, es } from './words';
import { editor, savedMark } from './writing';

const notice = (page: Page) => page.getByRole('status').filter({ hasText: en('loading.goes-on') });
const heading = (page: Page, key: string) => page.getByRole('heading', { level: 1, name: en(key) });

/** Nothing is fetched ahead: the browser never finds the time for it. */
const withoutPrefetch = (page: Page) =>
  page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });

/**
 * Answers 404 for assets of a name, as after a deployment. @returns ends it
 *
 * The route itself stays: when the last one is taken away, Chromium lets go of what it holds, and a request that was on its
 * way just then may never be answered.
 */
async function take(page: Page, name: RegExp): Promise<() => void> {
  let gone = true;
  await page.route(name, (route) =>
    gone ? route.fulfill({ status: 404, contentType: 'application/problem+json', body: '{}' }) : route.continue(),
  );
  return () => {
    gone = false;
  };
}

/** The proxy of a deployment passes none of the operators' addresses on (`nginx.conf`). */
const withoutOperatorsAddresses = (page: Page) =>
  page.route(/\/(?:healthz|readyz|metrics)\/?$/, (route) =>
    route.fulfill({ status: 403, contentType: 'text/html', body: '' }),
  );

/** Counts how often the document is loaded. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('domcontentloaded', () => (loads += 1));
  return () => loads;
}

test('a bookmark pressed without a network is said and kept, and the page stays', async ({ arrive }) => {
  const page = await arrive({ as: 'learner6' });
  await withoutPrefetch(page);
  const { path, questions } = await startQuiz(page, 'cardiology', { wanted: isPlain, most: 1 });
  // Other tests bookmark questions too: of one that is bookmarked already, the first press takes the bookmark away.
  await post(page, bookmarkQuestion.path, { question_id: questions[0]!.question_id, action: 'remove' });
  await page.goto(path);
  await expect(option(page, 1)).toBeVisible();
  await page.context().setOffline(true);
  await page.keyboard.press('b');
  await expect(page.getByRole('status').filter({ hasText: en('app.acts.kept') })).toBeVisible();
  await expect(page.getByRole('button', { name: en('quizzes.question.bookmark.remove') })).toBeVisible();
  const sent = page.waitForResponse((response) => response.url().endsWith(bookmarkQuestion.path));
  await page.context().setOffline(false);
  expect(await (await sent).json()).toEqual({ bookmarked: true });
  await expect(page.getByRole('button', { name: en('quizzes.question.bookmark.remove') })).toBeVisible();
  await expect(option(page, 1)).toBeVisible();
});

for (const { language, locale, say } of [
  { language: 'English', locale: 'en-GB', say: en },
  { language: 'Spanish', locale: 'es-ES', say: es },
]) {
  test(`in ${language}: a link pressed without a network says so, and is followed by itself when that is back`, async ({
    arrive,
  }) => {
    const page = await arrive({ locale });
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const loads = countLoads(page);
    await page.context().setOffline(true);
    await page
      .getByRole('banner')
      .getByRole('link', { name: say('app.nav.join'), exact: true })
      .click();
    await expect(page.getByRole('status').filter({ hasText: say('loading.offline') })).toContainText(
      say('loading.goes-on'),
    );
    await page.context().setOffline(false);
    await expect(page).toHaveURL(/\/join\/$/);
    await expect(page.getByRole('heading', { level: 1, name: say('group-practice.join.title') })).toBeVisible();
    expect(loads()).toBe(0);
  });
}

test('a link pressed while the server cannot be reached is followed when it answers again', async ({
  arrive,
  startProduct,
}) => {
  await startProduct();
  const proxy = await openProxy(gatewayUrl(1));
  try {
    const page = await arrive({ baseURL: proxy.url });
    await withoutOperatorsAddresses(page);
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    proxy.refuse();
    await page
      .getByRole('banner')
      .getByRole('link', { name: en('app.nav.join'), exact: true })
      .click();
    await expect(notice(page)).toContainText(en('loading.unreachable'));
    proxy.pass();
    await expect(page).toHaveURL(/\/join\/$/);
    await expect(notice(page)).toBeHidden();
  } finally {
    await proxy.close();
  }
});

test('a page whose data did not come for want of a network is there when that is back', async ({ arrive }) => {
  const page = await arrive();
  await page.goto('/osce-stations/');
  const stations = page.getByRole('main').getByRole('listitem').first();
  await expect(stations).toBeVisible();
  await page.getByRole('link', { name: en('app.nav.home') }).click();
  const other = page
    .getByRole('main')
    .getByRole('link', { name: en('app.style.sca-cases') })
    .first();
  await expect(other).toBeVisible();
  await page.context().setOffline(true);
  await other.click();
  await expect(page.getByRole('alert')).toContainText(en('problem.offline'));
  await page.context().setOffline(false);
  await expect(stations).toBeVisible();
  await expect(page).toHaveURL(/\/sca-cases\/$/);
});

test('a part that is no longer served: the page reloads once, and is where the link leads @decides', async ({
  arrive,
}) => {
  const page = await arrive();
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const loads = countLoads(page);
  const giveBack = await take(page, /assets\/join-prompt-page/);
  // As a new build would be there with the new document.
  page.on('framenavigated', (frame) => frame === page.mainFrame() && giveBack());
  await page
    .getByRole('banner')
    .getByRole('link', { name: en('app.nav.join'), exact: true })
    .click();
  await expect(page).toHaveURL(/\/join\/$/);
  await expect(page.getByLabel(en('app.pin.label'))).toBeVisible();
  expect(loads()).toBe(1);
});

test('a part that stays away: the page reloads once only, and leads on', async ({ arrive }) => {
  const page = await arrive();
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const loads = countLoads(page);
  const giveBack = await take(page, /assets\/join-prompt-page/);
  await page
    .getByRole('banner')
    .getByRole('link', { name: en('app.nav.join'), exact: true })
    .click();
  await expect(heading(page, 'app.failure.title')).toBeVisible();
  expect(loads()).toBe(1);
  await expect(page.getByRole('link', { name: en('app.back-home') })).toBeVisible();
  giveBack();
  await page.getByRole('button', { name: en('app.reload') }).click();
  await expect(page.getByLabel(en('app.pin.label'))).toBeVisible();
});

test('what is being written is there again after such a reload', async ({ arrive }) => {
  const page = await arrive({ as: 'author1' });
  await page.goto(questionCreate.path);
  const text = editor(page, 'question_text');
  await text.click();
  await page.keyboard.type('A man of 70 faints on the stairs.');
  const giveBack = await take(page, /assets\/template-dialog/);
  const loads = countLoads(page);
  await page.getByRole('button', { name: en('questions.write.template') }).click();
  await expect.poll(loads).toBe(1);
  giveBack();
  await expect(text).toContainText('A man of 70 faints on the stairs.');
  await expect(savedMark(page)).toBeVisible();
  await page.getByRole('button', { name: en('questions.write.template') }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(loads()).toBe(1);
});

test('text that nothing keeps holds a reload up until it is gone', async ({ arrive }) => {
  const page = await arrive();
  await withoutPrefetch(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/login/');
  const name = page.getByLabel(en('accounts.login.username'));
  await name.fill('somebody');
  const giveBack = await take(page, /assets\/menu-drawer/);
  const loads = countLoads(page);
  await page.getByRole('button', { name: en('app.nav.more') }).click();
  await expect(page.getByRole('status').filter({ hasText: en('loading.reload.title') })).toBeVisible();
  await expect(name).toHaveValue('somebody');
  expect(loads()).toBe(0);
  await name.fill('');
  await expect.poll(loads).toBe(1);
  giveBack();
  await expect(name).toBeVisible();
});

test('text that was sent holds no reload up: a visitor on a page of an old build is in the group that they open', async ({
  arrive,
}) => {
  const page = await arrive();
  await withoutPrefetch(page);
  await page.goto(tryGroupPage.path);
  await page.getByLabel(en('group-practice.join.name')).fill('Noor');
  const giveBack = await take(page, /assets\/group-page/);
  page.on('framenavigated', (frame) => frame === page.mainFrame() && giveBack());
  const loads = countLoads(page);
  await page.getByRole('button', { name: en('group-practice.try.open') }).click();
  await expect(page).toHaveURL(LOBBY);
  await expect(people(page)).toHaveCount(1);
  expect(loads()).toBe(1);
});

test('on a phone the menu opens without a network', async ({ arrive }) => {
  const page = await arrive({ viewport: { width: 390, height: 844 } });
  const drawer = page.waitForResponse(/assets\/menu-drawer/);
  await page.goto('/');
  await drawer;
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await page.getByRole('button', { name: en('app.nav.more') }).click();
  await expect(
    page.getByRole('dialog', { name: en('app.nav.menu') }).getByRole('link', { name: en('app.nav.join') }),
  ).toBeVisible();
});

test('a menu that was not fetched yet opens by itself when the network is back', async ({ arrive }) => {
  const page = await arrive({ viewport: { width: 390, height: 844 } });
  await withoutPrefetch(page);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.context().setOffline(true);
  await page.getByRole('button', { name: en('app.nav.more') }).click();
  await expect(notice(page)).toContainText(en('loading.offline'));
  await page.context().setOffline(false);
  await expect(page.getByRole('dialog', { name: en('app.nav.menu') })).toBeVisible();
});

test('a page whose first script does not come says so, and opens when it does', async ({ arrive }) => {
  const page = await arrive();
  const entry = /assets\/index-[\w-]+\.js/;
  await page.route(entry, (route) => route.abort());
  await page.goto('/join/');
  await expect(page.getByRole('heading', { name: 'Wardmates could not be loaded' })).toBeVisible();
  await page.unroute(entry);
  await expect(page.getByLabel(en('app.pin.label'))).toBeVisible();
});

test('a network that goes while the first page is loaded is said, and the page comes when it is back', async ({
  arrive,
}) => {
  const page = await arrive();
  const part = /assets\/join-prompt-page/;
  await page.route(part, (route) => route.abort());
  await page.goto('/join/');
  await expect(notice(page)).toBeVisible();
  await page.unroute(part);
  await expect(page.getByLabel(en('app.pin.label'))).toBeVisible();
});

test('an error in a browser is seen by staff, without what was written @decides', async ({ arrive }) => {
  const page = await arrive();
  await page.goto('/join/');
  await expect(page.getByLabel(en('app.pin.label'))).toBeVisible();
  const reported = page.waitForResponse(/api\/browser-errors/);
  // What the browser says when nothing catches an error. A real one would fail this test, as it should every other.
  await page.evaluate(() => {
    const reason = new RangeError('no room for "Mr Jones has chest pain" in 12345');
    window.dispatchEvent(new PromiseRejectionEvent('unhandledrejection', { promise: Promise.resolve(), reason }));
  });
  expect((await reported).status()).toBe(200);
  const staff = await arrive({ as: 'staff1' });
  await staff.goto('/ops/');
  const section = staff.getByRole('region', { name: en('ops.browser-errors') });
  await expect(section.getByText('RangeError: no room for <text> in <number>')).toBeVisible();
  await expect(section.getByText(/\/join\/ .* index-[\w-]+ .* Chrome \d+/).first()).toBeVisible();
  await expect(section).not.toContainText('Jones');
});

/** A version that waits and is not that of the page, as a registration of the browser would say of it. */
function withNewVersion(): void {
  Object.defineProperty(navigator.serviceWorker, 'controller', { get: () => ({}) });
  const waiting = { postMessage: (_entry: unknown, [port]: MessagePort[]) => port!.postMessage(false) };
  navigator.serviceWorker.register = () =>
    Promise.resolve({ waiting, addEventListener: () => undefined } as unknown as ServiceWorkerRegistration);
}

test.describe('a new version', () => {
  test.use({ worker: true });

  for (const [locale, say] of [
    ['en-GB', en],
    ['es-ES', es],
  ] as const)
    test(`is offered and can wait (${locale})`, async ({ arrive }) => {
      const page = await arrive({ locale, viewport: PHONE });
      await page.addInitScript(withNewVersion);
      await page.goto('/');
      const offer = page.getByText(say('app.new-version'), { exact: true });
      await expect(offer).toBeVisible();
      await expect(page.getByRole('button', { name: say('app.new-version.take') })).toBeVisible();
      await expectAccessible(page, `new version ${locale}`);
      await page.getByRole('button', { name: say('app.new-version.later') }).click();
      await expect(offer).toBeHidden();
    });
});
