/**
 * Pictures of every page at two widths in both schemes, to be looked at: not a test.
 *
 *     node --require tsx/cjs web/e2e/shots.ts [folder] [part of a name]
 */
import { type Browser, chromium, expect, type Locator, type Page } from '@playwright/test';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { LOOKS, wear } from './axe';
import { boxes, submitButton, tick, endStation } from './examiner';
import { startForPictures } from './a-product';
import {
  ASTHMA,
  CHEST_PAIN,
  giveRole,
  joinAsGuest,
  joinByPin,
  LOW_MOOD,
  openGroup,
  people,
  startButton,
  SUMMARY,
} from './group';
import { gatewayUrl, signInByCall } from './people';
import { fillAbout, fillSignIn, fillTraining, nextButton } from './registration';
import { en, es } from './words';

const [folder = '.data/shots', only = ''] = process.argv.slice(2);
const station = `/${CHEST_PAIN.base}/${CHEST_PAIN.slug}/`;
const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 });

async function shoot(page: Page, name: string): Promise<void> {
  if (!name.includes(only)) return;
  for (const look of LOOKS) {
    await wear(page, look);
    // What sticks to an edge of the window would stand in the middle of the page.
    await page.evaluate(() => window.scrollTo(0, 0));
    await page.screenshot({
      path: join(folder, `${name}.${look.size.width}.${look.scheme}.png`),
      fullPage: true,
      animations: 'disabled',
    });
  }
  await wear(page, LOOKS[0]);
}

async function open(page: Page, name: string, path: string, ready: Locator): Promise<void> {
  await page.goto(path);
  await ready.waitFor();
  await shoot(page, name);
}

async function strangers(page: Page): Promise<void> {
  await open(page, 'home', '/', heading(page));
  await open(page, 'login', '/login/', page.getByLabel(en('accounts.login.username')));
  await open(page, 'register-1', '/register/', page.getByRole('heading', { name: en('accounts.register.step.1') }));
  await nextButton(page, en).click();
  await shoot(page, 'register-1-empty');
  await fillSignIn(page, en, 'picture');
  await nextButton(page, en).click();
  await fillAbout(page, en, { first: 'Pia', last: 'Stone', username: 'picture' });
  await shoot(page, 'register-2');
  await nextButton(page, en).click();
  await fillTraining(page, en);
  await shoot(page, 'register-3');
  await open(page, 'join', '/join/', page.getByLabel(en('app.pin.label')));
  await open(page, 'join-as-guest', '/join/123456789/', page.getByLabel(en('group-practice.join.name')));
  await page.getByLabel(en('group-practice.join.name')).fill('Pia');
  await page.getByRole('button', { name: en('group-practice.join.as-guest'), exact: true }).click();
  await page.getByRole('alert').waitFor();
  await shoot(page, 'join-wrong-pin');
  await open(page, 'not-found', '/nowhere/', heading(page));
}

async function learner(page: Page): Promise<void> {
  await open(page, 'home-signed-in', '/', heading(page));
  for (const base of ['osce-stations', 'sca-cases', 'nursing-toc', 'ecoe-stations'])
    await open(page, `list-${base}`, `/${base}/`, page.getByRole('article').first());
  await open(page, 'list-empty', '/osce-stations/?search=xyzzy', page.getByText(en('stations.empty.match.title')));
  await open(page, 'entry', station, heading(page));
  await open(page, 'checklist-alone', `${station}checklist/`, boxes(page).first());
  await open(page, 'checklist-gp', `/${LOW_MOOD.base}/${LOW_MOOD.slug}/checklist/`, boxes(page).first());
  await tick(page, 0);
  await submitButton(page).click();
  await page.getByRole('dialog').waitFor();
  await shoot(page, 'checklist-grades-missing');
  await open(page, 'patient-alone', `${station}patient/`, heading(page));
  await open(page, 'student-alone', `${station}student/`, heading(page));
  await open(page, 'station-gone', '/osce-stations/no-such-station/', page.getByRole('alert'));
}

async function session(host: Page, member: Page, guest: Page): Promise<void> {
  const pin = await openGroup(host, CHEST_PAIN);
  await shoot(host, 'lobby-alone');
  await joinByPin(member, pin);
  await joinAsGuest(guest, `/join/${pin}/`, 'Gilberto de la Fuente y Aguirre');
  await expect(people(host)).toHaveCount(3);
  await giveRole(host, 'Diego S.', 'examiner');
  await giveRole(host, 'Gilberto de la Fuente y Aguirre', 'student');
  await shoot(host, 'lobby-host');
  await shoot(member, 'lobby-member');
  await host.getByRole('button', { name: en('group-practice.invite.enlarge') }).click();
  await host.getByRole('dialog').waitFor();
  await shoot(host, 'lobby-table');
  await host.keyboard.press('Escape');
  await startButton(host).click();
  await boxes(member).first().waitFor();
  await shoot(host, 'status');
  await tick(member, 0, 1, 2, 5, 8);
  await shoot(member, 'checklist-group');
  await shoot(guest, 'student-group');
  await endStation(member);
  await expect(guest).toHaveURL(SUMMARY);
  await heading(guest).waitFor();
  await shoot(guest, 'summary-guest');
  await member.getByText(en('stations.feedback.automatic')).waitFor();
  await host.goto(new URL(guest.url()).pathname + new URL(guest.url()).search);
  await heading(host).waitFor();
  await shoot(host, 'summary-host');
  await host.getByRole('button', { name: en('stations.summary.next') }).click();
  await host.getByRole('dialog').getByRole('button', { name: ASTHMA.name }).waitFor();
  await shoot(host, 'summary-next-station');
  await open(host, 'group-complete', `/group-study/${pin}/`, heading(host));
  await open(guest, 'station-entry-guest', station, heading(guest));
  await open(member, 'notifications', '/notifications/', heading(member));
}

async function spanish(page: Page): Promise<void> {
  await open(page, 'es-home', '/', heading(page));
  await open(
    page,
    'es-checklist',
    '/ecoe-stations/dolor-toracico-y-disnea/checklist/',
    page.getByText(es('app.sign-in')).first(),
  );
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
    await strangers(await arrive());
    await learner(await arrive('author1'));
    await session(await arrive('staff1'), await arrive('moderator1'), await arrive());
    await spanish(await arrive(undefined, 'es-ES'));
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
