import type { Page } from '@playwright/test';
import { logout } from '~/domain/accounts/contract';
import { href, type PageData } from '~/domain/kit/contract';
import { today } from '~/domain/learning/contract';
import { notebookHome, topicPage } from '~/domain/notebook/contract';
import { referenceRanges } from '~/domain/questions/contract';
import type { quizRun } from '~/domain/quizzes/contract';
import { kept, tick, ticked } from './examiner';
import { CHEST_PAIN, giveRole, joinByPin, openGroup, startButton } from './group';
import { expect, test } from './people';
import {
  answerByKeys,
  expectCells,
  explanation,
  isPlain,
  questionHeading,
  runButton,
  startQuiz,
  stateOf,
} from './quiz';
import { registerByCall } from './second-factor';
import { en } from './words';

test.use({ worker: true, firstHtml: true });

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const station = `/${CHEST_PAIN.base}/${CHEST_PAIN.slug}/`;
const notice = (page: Page) => page.getByText(en('app.offline.visited'));
const visited = (page: Page) =>
  page.evaluate(async () =>
    (await (await caches.open('wardmates.visited')).keys()).map(({ url }) => new URL(url).pathname),
  );

/** Files that the open page has loaded and no cache has. */
const lost = (page: Page) =>
  page.evaluate(async () => {
    const paths = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
    const loaded = [...new Set(paths)].filter((path) => path.startsWith('/assets/'));
    const kept = await Promise.all(loaded.map((path) => caches.match(path, { ignoreVary: true })));
    return loaded.filter((_, index) => !kept[index]);
  });

/** The worker has what every page needs, and the page that is open, though it was loaded before the worker was there. */
async function keptHere(page: Page, path: string): Promise<void> {
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await expect.poll(() => lost(page)).toEqual([]);
  await expect.poll(() => visited(page)).toContain(path);
}

test('a station that was visited opens without a network, with its first HTML until then; signing out takes it away @decides', async ({
  arrive,
}) => {
  const page = await arrive();
  await registerByCall(page, 'offline.bus');
  await test.step('the HTML says what the page is before any script runs', async () => {
    const entry = /\/assets\/index-.*\.js$/;
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(entry, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(station, { waitUntil: 'commit' });
    await expect(page.locator('#first').getByRole('heading', { name: CHEST_PAIN.name })).toBeVisible();
    release();
    await expect(page.locator('#first')).toHaveCount(0);
    await page.unroute(entry);
  });

  await page.goto(station);
  await expect(heading(page, CHEST_PAIN.name)).toBeVisible();
  await expect(page.locator('#first')).toHaveCount(0);
  await keptHere(page, station);
  await page.context().setOffline(true);
  await page.reload();
  await expect(heading(page, CHEST_PAIN.name)).toBeVisible();
  await expect(notice(page)).toBeVisible();

  await page.context().setOffline(false);
  await page.reload();
  await expect(heading(page, CHEST_PAIN.name)).toBeVisible();
  await expect(notice(page)).toBeHidden();
  const signedOut = page.waitForResponse((answer) => answer.url().endsWith(logout.path));
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: en('app.sign-out') }).click();
  await signedOut;
  await expect.poll(() => visited(page)).not.toContain(station);
  expect(await page.evaluate(() => localStorage.getItem('wardmates.session'))).toBeNull();
});

test('the start page without a network shows the last known day and its time, and no failure', async ({ arrive }) => {
  const page = await arrive({ as: 'learner1' });
  await page.goto('/');
  const week = page.getByRole('region', { name: en('home.week') });
  await expect(week.getByRole('listitem')).toHaveCount(7);
  await keptHere(page, href(today));
  await page.context().setOffline(true);
  await page.reload();
  await expect(week.getByRole('listitem')).toHaveCount(7);
  await expect(page.getByText(/^As of \d\d?:\d\d/)).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.context().setOffline(false);
  await page.reload();
  await expect(week).toBeVisible();
  await expect(page.getByText(/^As of /)).toHaveCount(0);
});

test('a quiz that was begun opens without a network where one was, with the reference ranges, and takes answers @decides', async ({
  arrive,
}) => {
  const page = await arrive();
  await registerByCall(page, 'offline.train');
  const { path, questions } = await startQuiz(page, 'cardiology', { wanted: isPlain, most: 4 });
  await page.goto(path);
  await expect(questionHeading(page, 1, 4)).toBeVisible();
  await keptHere(page, path);
  await answerByKeys(page, questions[0]!);
  await expect(explanation(page)).toBeVisible();
  const first = await stateOf(page, 1);
  await runButton(page, 'next').click();
  await expect(questionHeading(page, 2, 4)).toBeVisible();
  await expect.poll(() => visited(page)).toContain(referenceRanges.path);
  const shown = () =>
    page.evaluate(async (address) => {
      const kept = (await (await caches.match(address))?.json()) as PageData<typeof quizRun> | undefined;
      return kept?.questions[0]?.question.question_id;
    }, path);
  await expect.poll(shown).toBe(questions[1]!.question_id);

  await page.context().setOffline(true);
  await page.reload();
  await expect(questionHeading(page, 2, 4)).toBeVisible();
  await expect(notice(page)).toBeVisible();
  await expectCells(page, first, 'open', 'open', 'open');
  await page.keyboard.press('Shift+R');
  const ranges = page.getByRole('complementary', { name: en('quizzes.question.ranges') });
  await expect(ranges.getByText('Neutrophils', { exact: true }).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('1');
  await page.keyboard.press('Space');
  await expect(page.getByText(en('quizzes.run.note.kept'))).toBeVisible();
  await runButton(page, 'next').click();
  await expect(questionHeading(page, 3, 4)).toBeVisible();

  // Who has gone on meanwhile stays where they are.
  await page.context().setOffline(false);
  await expect(notice(page)).toBeHidden();
  await expect(page.getByText(en('quizzes.run.note.kept'))).toBeHidden();
  await stateOf(page, 2);
  await expect(questionHeading(page, 3, 4)).toBeVisible();
});

test('an examiner of a group who reloads without a network has the checklist and the marks, and marks on @decides', async ({
  arrive,
}) => {
  const page = await arrive({ as: 'learner1' });
  const candidate = await arrive({ as: 'learner2' });
  const pin = await openGroup(page, CHEST_PAIN);
  await joinByPin(candidate, pin);
  await giveRole(page, 'Maya O.', 'examiner');
  await giveRole(page, 'Tomás V.', 'student');
  await startButton(page).click();
  await tick(page, 0);
  await expect(kept(page, 'saved')).toBeVisible();
  const { pathname } = new URL(page.url());
  await keptHere(page, pathname);
  await keptHere(candidate, new URL(candidate.url()).pathname);

  await page.context().setOffline(true);
  await tick(page, 1);
  await page.reload();
  await expect(notice(page)).toBeVisible();
  await expect(ticked(page)).toHaveCount(2);
  await tick(page, 2);
  await expect(kept(page, 'device')).toBeVisible();
  await candidate.context().setOffline(true);
  await candidate.reload();
  await expect(heading(candidate, CHEST_PAIN.name)).toBeVisible();

  await page.context().setOffline(false);
  await expect(kept(page, 'saved')).toBeVisible();
  await page.reload();
  await expect(ticked(page)).toHaveCount(3);
});

test('a text of the notebook that was read, and the index, open without a network', async ({ arrive }) => {
  const page = await arrive();
  await registerByCall(page, 'offline.reader');
  const topic = href(topicPage, { topic_slug: 'heart-failure' });
  await page.goto(topic);
  await expect(heading(page, 'Heart failure')).toBeVisible();
  await keptHere(page, topic);
  await page.goto(notebookHome.path);
  const cardiology = page.getByRole('link', { name: en('questions.specialty.cardiology') });
  await expect(cardiology).toBeVisible();
  await keptHere(page, notebookHome.path);
  await page.context().setOffline(true);
  await page.reload();
  await expect(cardiology).toBeVisible();
  await expect(notice(page)).toBeVisible();
  await page.goto(topic);
  await expect(heading(page, 'Heart failure')).toBeVisible();
  await expect(notice(page)).toBeVisible();
});

test('the manifest is in the language of the page, and its icons are there', async ({ arrive }) => {
  const page = await arrive({ locale: 'es-ES' });
  await page.goto('/');
  const address = await page.locator('link[rel=manifest]').getAttribute('href');
  const answer = await page.request.get(address!);
  const manifest = (await answer.json()) as { lang: string; icons: { src: string; sizes: string; purpose: string }[] };
  expect([manifest.lang, answer.headers()['content-type']]).toEqual(['es', 'application/manifest+json']);
  expect(manifest.icons.map(({ sizes, purpose }) => [sizes, purpose])).toEqual([
    ['192x192', 'any'],
    ['512x512', 'any'],
    ['512x512', 'maskable'],
  ]);
  for (const { src } of manifest.icons)
    expect((await page.request.get(src)).headers()['content-type']).toBe('image/png');
});
