/**
 * Takes the pictures of the README anew, into `web/pictures/`: not a test.
 *
 *     node --require tsx/cjs web/e2e/pictures.ts
 */
import { type Browser, chromium, expect, type Page } from '@playwright/test';
import { join } from 'node:path';
import { DESK, PHONE } from './axe';
import { boxes, tick } from './examiner';
import globalSetup from './global-setup';
import { CHEST_PAIN, giveRole, joinAsGuest, joinByPin, openGroup, people, startButton } from './group';
import { gatewayUrl, signInByCall } from './people';
import { answerByKeys, explanation, isPlain, startQuiz } from './quiz';
import { en } from './words';

const GUEST = 'Priya';

/** What a window of this size shows, from the top of the page. */
async function take(page: Page, name: string, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size);
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.screenshot({ path: join(__dirname, '../pictures', `${name}.png`), animations: 'disabled' });
}

/** Four people in a lobby, and then the phone of the one who examines. */
async function group(host: Page, examiner: Page, patient: Page, guest: Page): Promise<void> {
  const pin = await openGroup(host, CHEST_PAIN);
  await joinByPin(examiner, pin);
  await joinByPin(patient, pin);
  await joinAsGuest(guest, `/join/${pin}/`, GUEST);
  await expect(people(host)).toHaveCount(4);
  const names = await people(host).getByRole('heading').allTextContents();
  const roles = ['observer', 'examiner', 'patient', 'student'] as const;
  for (const [index, role] of roles.entries()) if (role !== 'observer') await giveRole(host, names[index]!, role);
  // The sign of those who have just joined is gone.
  await expect(host.getByText(en('group-practice.people.just-joined'))).toHaveCount(0);
  await people(host).first().scrollIntoViewIfNeeded();
  await take(host, 'lobby', DESK);

  await startButton(host).click();
  await expect(boxes(examiner).first()).toBeVisible();
  await tick(examiner, 0, 1, 3);
  await expect(examiner.getByText(en('stations.marks.saved'), { exact: true })).toBeVisible();
  await take(examiner, 'examiner', PHONE);
}

async function quiz(page: Page): Promise<void> {
  const { path, questions } = await startQuiz(page, 'cardiology', { wanted: isPlain, most: 5 });
  await page.goto(path);
  await answerByKeys(page, questions[0]!);
  await expect(explanation(page)).toBeVisible();
  await take(page, 'quiz', { width: DESK.width, height: 1_240 });
}

async function main(): Promise<void> {
  const stop = await globalSetup();
  let browser: Browser | undefined;
  try {
    browser = await chromium.launch({
      executablePath: process.env.E2E_CHROMIUM,
      args: ['--no-sandbox', '--disable-gpu'],
    });
    const arrive = async (as?: string) => {
      const context = await browser!.newContext({
        baseURL: gatewayUrl(1),
        locale: 'en-GB',
        timezoneId: 'Europe/London',
        colorScheme: 'light',
        reducedMotion: 'reduce',
        viewport: DESK,
      });
      const page = await context.newPage();
      if (as) await signInByCall(page, as);
      return page;
    };
    await quiz(await arrive('learner4'));
    await group(await arrive('learner1'), await arrive('learner2'), await arrive('learner3'), await arrive());
  } finally {
    await browser?.close();
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
