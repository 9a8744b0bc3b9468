/**
 * Pictures of what phones show while the network goes, the phone sleeps and a new build is deployed, in the middle of a group
 * station, of a quiz and of a call with a partner: not a test.
 *
 *     node --require tsx/cjs web/e2e/shots-interrupted.ts [folder]
 */
import { chromium, type Page } from '@playwright/test';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { openDeployments } from '~/infra/tooling/testing/deployments';
import { PHONE } from './axe';
import { boxes, tick } from './examiner';
import { startForPictures } from './a-product';
import { CHEST_PAIN, giveRole, joinAsGuest, openGroup, startButton } from './group';
import { callStatus, checkAndJoin, matchedWith, registerByCall as registerAdult, search } from './partners';
import { gatewayUrl, signInByCall } from './people';
import { answerByKeys, isPlain, questionHeading, startQuiz } from './quiz';
import { registerByCall } from './second-factor';
import { withMicrophone } from './sound';
import { en } from './words';

const [folder = '.data/shots-interrupted'] = process.argv.slice(2);

const shoot = (page: Page, name: string) =>
  page.screenshot({ path: join(folder, `${name}.png`), animations: 'disabled' });
const offline = (page: Page, away: boolean) => page.context().setOffline(away);

/** The phone is locked, and woken. */
async function sleepAndWake(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  for (const state of ['frozen', 'active'] as const) await session.send('Page.setWebLifecycleState', { state });
  await session.detach();
}

/** The new build is noticed, as it is within the hour. */
const noticeBuild = (page: Page) =>
  page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update())).catch(() => undefined);

async function group(host: Page, examiner: Page, candidate: Page, deploy: () => Promise<void>): Promise<void> {
  const pin = await openGroup(host, CHEST_PAIN);
  await joinAsGuest(examiner, `/join/${pin}/`, 'Gilberto de la Fuente');
  await joinAsGuest(candidate, `/join/${pin}/`, 'Priya');
  await giveRole(host, 'Gilberto de la Fuente', 'examiner');
  await giveRole(host, 'Priya', 'student');
  await startButton(host).click();
  await boxes(examiner).first().waitFor();
  await tick(examiner, 0, 1);
  await deploy();
  await noticeBuild(examiner);
  await shoot(examiner, 'group-1-deployed');
  await offline(examiner, true);
  await tick(examiner, 2, 3);
  await examiner.getByText(en('stations.marks.device'), { exact: true }).waitFor();
  await shoot(examiner, 'group-2-offline-examiner');
  await offline(candidate, true);
  await candidate
    .getByText(en('app.connection.offline'))
    .first()
    .waitFor({ timeout: 10_000 })
    .catch(() => undefined);
  await shoot(candidate, 'group-3-offline-candidate');
  await sleepAndWake(examiner);
  await shoot(examiner, 'group-4-woken-offline');
  await examiner.reload();
  await examiner.waitForLoadState('networkidle').catch(() => undefined);
  await shoot(examiner, 'group-5-reloaded-offline');
  await shoot(host, 'group-6-host-meanwhile');
  await offline(examiner, false);
  await offline(candidate, false);
  await examiner
    .getByText(en('stations.marks.saved'), { exact: true })
    .waitFor({ timeout: 30_000 })
    .catch(() => undefined);
  await shoot(examiner, 'group-7-back-examiner');
  await shoot(candidate, 'group-8-back-candidate');
}

async function quiz(page: Page, deploy: () => Promise<void>): Promise<void> {
  await registerByCall(page, 'interrupted.quiz');
  const { path, questions } = await startQuiz(page, 'cardiology', { wanted: isPlain, most: 7 });
  await page.goto(path);
  await questionHeading(page, 1, 7).waitFor();
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.reload();
  await answerByKeys(page, questions[0]!);
  await deploy();
  await noticeBuild(page);
  await page.keyboard.press('Space');
  await questionHeading(page, 2, 7).waitFor();
  await shoot(page, 'quiz-1-deployed');
  await offline(page, true);
  await page.keyboard.press('1');
  await page.keyboard.press('Space');
  await page.getByText(en('quizzes.run.note.kept')).waitFor();
  await shoot(page, 'quiz-2-offline');
  await sleepAndWake(page);
  await page.reload();
  await questionHeading(page, 2, 7)
    .waitFor({ timeout: 20_000 })
    .catch(() => undefined);
  await shoot(page, 'quiz-3-reloaded-offline');
  for (let number = 3; number <= 7; number += 1) {
    await page.keyboard.press('Space');
    await questionHeading(page, number, 7)
      .waitFor({ timeout: 10_000 })
      .catch(() => undefined);
    await page.keyboard.press('1');
    await page.keyboard.press('Space');
  }
  await shoot(page, 'quiz-4-last-offline');
  await page.keyboard.press('Space');
  await shoot(page, 'quiz-5-finished-offline');
  await offline(page, false);
  await page.waitForURL(/summary/, { timeout: 30_000 }).catch(() => undefined);
  await page.waitForLoadState('networkidle').catch(() => undefined);
  await shoot(page, 'quiz-6-back');
}

async function pair(one: Page, two: Page): Promise<void> {
  await registerAdult(one, 'Lea');
  await registerAdult(two, 'Max');
  await search(one);
  await search(two);
  await matchedWith(one, 'Max').waitFor();
  await shoot(one, 'pair-1-matched');
  for (const page of [one, two])
    void page
      .getByRole('link', { name: en('audio-pairing.matched.go') })
      .click()
      .catch(() => undefined);
  await Promise.all([checkAndJoin(one), checkAndJoin(two)]);
  await callStatus(one, 'connected').waitFor();
  await shoot(one, 'pair-2-talking');
  await offline(one, true);
  await sleepAndWake(one);
  await one
    .getByText(en('app.connection.offline'))
    .first()
    .waitFor({ timeout: 10_000 })
    .catch(() => undefined);
  await shoot(one, 'pair-3-offline');
  await callStatus(two, 'connected')
    .waitFor({ state: 'hidden', timeout: 60_000 })
    .catch(() => undefined);
  await shoot(two, 'pair-4-other');
  await shoot(one, 'pair-5-offline-longer');
  await offline(one, false);
  await callStatus(one, 'connected')
    .waitFor({ timeout: 60_000 })
    .catch(() => undefined);
  await shoot(one, 'pair-6-back');
  await shoot(two, 'pair-7-other-back');
}

async function main(): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const stop = await startForPictures();
  const browser = await chromium.launch({ ...withMicrophone(), executablePath: process.env.E2E_CHROMIUM });
  const deployments = await openDeployments(gatewayUrl(1));
  const arrive = async (as?: string, colorScheme: 'light' | 'dark' = 'light') => {
    const context = await browser.newContext({
      baseURL: deployments.url,
      viewport: PHONE,
      locale: 'en-GB',
      colorScheme,
      permissions: ['microphone'],
    });
    const page = await context.newPage();
    if (as) await signInByCall(page, as);
    return page;
  };
  const parts: (() => Promise<void>)[] = [
    // First: the next deployment but one gives its files the names of the one before, and a page that goes on would mix the two.
    async () => quiz(await arrive(), deployments.deploy),
    async () => group(await arrive('staff1'), await arrive(), await arrive(undefined, 'dark'), deployments.deploy),
    async () => pair(await arrive(), await arrive(undefined, 'dark')),
  ];
  try {
    for (const part of parts) await part().catch((error: unknown) => console.error(error));
  } finally {
    await browser.close();
    await deployments.close();
    await stop();
  }
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
