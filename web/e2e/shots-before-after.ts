/**
 * Pictures of the twelve screens that people see most, to be laid beside those of another day: not a test.
 *
 *     node --require tsx/cjs web/e2e/shots-before-after.ts [folder] [parts, between commas]
 */
import { type Browser, chromium, type Locator, type Page } from '@playwright/test';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { flashcardSetup } from '~/domain/flashcards/review/contract';
import { href } from '~/domain/kit/contract';
import { topicPage } from '~/domain/notebook/contract';
import { stationEntry, stationList } from '~/domain/stations/contract';
import { LOOKS, wear } from './axe';
import { boxes, endStation, tick } from './examiner';
import { startForPictures } from './a-product';
import { CHEST_PAIN, giveRole, joinAsGuest, joinByPin, openGroup, startButton } from './group';
import { PAIRING } from './partners';
import { gatewayUrl, post, signInByCall } from './people';
import { startQuiz } from './quiz';
import { registerByCall } from './second-factor';

const [folder = '.data/shots', only = ''] = process.argv.slice(2);
const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 });

async function shoot(page: Page, name: string): Promise<void> {
  for (const look of LOOKS) {
    await wear(page, look);
    await page.evaluate(() => window.scrollTo(0, 0));
    await page.screenshot({
      path: join(folder, `${name}.${look.size.width}.${look.scheme}.png`),
      fullPage: true,
      animations: 'disabled',
    });
  }
  await wear(page, LOOKS[0]);
}

async function open(page: Page, name: string, path: string, ready = heading(page)): Promise<void> {
  await page.goto(path);
  await ready.waitFor();
  await page.waitForLoadState('networkidle');
  await shoot(page, name);
}

async function alone(page: Page): Promise<void> {
  await open(page, '03-home-learner', '/');
  await open(page, '04-stations', href(stationList, { base: CHEST_PAIN.base }), page.getByRole('article').first());
  await open(page, '05-station', href(stationEntry, { base: CHEST_PAIN.base, slug: CHEST_PAIN.slug }));
  const quiz = await startQuiz(page, 'cardiology', { most: 3 });
  await open(page, '09-question', quiz.path);
  for (let asked = 0; asked < 3; asked += 1) {
    await page.keyboard.press('1');
    await page.keyboard.press('Space');
    await page.keyboard.press('Space');
  }
  await open(page, '10-quiz-summary', `${quiz.path}summary/`);
  const answer = await page.request.get(flashcardSetup.path, { headers: { accept: 'application/json' } });
  const { packs } = (await answer.json()) as { packs: { id: number }[] };
  const begun = { data_request: 'submit', quiz_type: 1, deck_id: packs[0]!.id, length: 10 };
  const { next_url } = (await post(page, flashcardSetup.path, begun)) as { next_url: string };
  await open(page, '11-cards', next_url, page.getByRole('article'));
  await open(page, '12-topic', href(topicPage, { topic_slug: 'heart-failure' }));
  await open(page, '13-pairing', PAIRING);
}

async function together(host: Page, member: Page, guest: Page): Promise<void> {
  const pin = await openGroup(host, CHEST_PAIN);
  await joinByPin(member, pin);
  await joinAsGuest(guest, `/join/${pin}/`, 'Gilberto');
  await giveRole(host, 'Diego S.', 'examiner');
  await giveRole(host, 'Gilberto', 'student');
  await shoot(host, '06-lobby');
  await startButton(host).click();
  await boxes(member).first().waitFor();
  await tick(member, 0, 1, 2, 5, 8);
  await shoot(member, '07-examiner');
  await shoot(guest, '08-candidate');
  await endStation(member);
  await guest.waitForURL(/summary/);
  await heading(guest).waitFor();
  await shoot(guest, '14-station-summary');
}

async function main(): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const stop = await startForPictures();
  let browser: Browser | undefined;
  try {
    browser = await chromium.launch({
      executablePath: process.env.E2E_CHROMIUM,
      args: ['--no-sandbox', '--disable-gpu'],
    });
    const arrive = async (as?: string, locale = 'en-GB') => {
      const page = await (
        await browser!.newContext({ baseURL: gatewayUrl(1), locale, timezoneId: 'Europe/London' })
      ).newPage();
      if (as) await signInByCall(page, as);
      return page;
    };
    const parts: Record<string, () => Promise<void>> = {
      landing: async () => open(await arrive(), '01-landing', '/'),
      spanish: async () => open(await arrive(undefined, 'es-ES'), '01-landing-es', '/'),
      entry: async () => {
        const page = await arrive();
        await open(page, '15-sign-in', '/login/');
        await open(page, '16-register', '/register/');
        await open(page, '17-join', '/join/123456789/');
      },
      newcomer: async () => {
        const page = await arrive();
        await registerByCall(page, 'newcomer');
        await open(page, '02-home-newcomer', '/');
      },
      alone: async () => alone(await arrive('author1')),
      together: async () => together(await arrive('staff1'), await arrive('moderator1'), await arrive()),
    };
    for (const [name, part] of Object.entries(parts))
      if (only === '' || only.split(',').includes(name))
        await part().catch((error: unknown) => console.error(name, error));
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
