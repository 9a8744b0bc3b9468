/**
 * Pictures of events and classes at two widths in both schemes, to be looked at: not a test.
 *
 *     node --require tsx/cjs web/e2e/shots-events.ts [folder]
 */
import { type Browser, chromium, type Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { classesPage, tutorPage } from '~/domain/classes/contract';
import { eventsPage, newEventPage } from '~/domain/events/contract';
import { LOOKS, wear } from './axe';
import globalSetup from './global-setup';
import { CHEST_PAIN } from './group';
import { gatewayUrl, post } from './people';
import { inDatabase, registerByCall } from './second-factor';
import { en, es } from './words';

const [folder = '.data/shots'] = process.argv.slice(2);
const DAY = 86_400_000;

async function shoot(page: Page, name: string, looks = 2): Promise<void> {
  for (const look of LOOKS.slice(0, looks)) {
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

const dayAhead = (days: number) => new Date(Date.now() + days * DAY).toISOString().slice(0, 10);
const plan = (page: Page, fields: object) =>
  post(page, newEventPage.path, {
    submission_id: randomUUID(),
    kind: 'practice',
    language: 'en',
    zone: 'Europe/London',
    minutes: 90,
    places: 4,
    confirm_adult: true,
    ...fields,
  });
const shown = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();

async function events(host: Page, other: Page): Promise<void> {
  await plan(host, {
    title: 'Chest pain, and how to ask about it',
    about: 'Bring a watch.\nWe take turns as candidate and examiner.',
    station: CHEST_PAIN.slug,
    starts: `${dayAhead(9)}T19:00`,
  });
  await plan(host, {
    kind: 'webinar',
    title: 'Reading an ECG in ten steps',
    link: 'https://meet.example.org/ecg',
    places: 50,
    starts: `${dayAhead(12)}T18:30`,
  });
  await other.goto(eventsPage.path);
  await other.getByRole('link', { name: 'Reading an ECG' }).waitFor();
  await shoot(other, '01-events-es', 4);
  await other.getByRole('link', { name: 'Chest pain' }).click();
  await shown(other, 'Chest pain');
  await shoot(other, '02-event-stranger-es');
  await other.getByLabel(es('events.adult', { age: 18 })).check();
  await other.getByRole('button', { name: es('events.sign-up') }).click();
  await other.getByText(es('events.standing.coming')).waitFor();
  await shoot(other, '03-event-coming-es');
  await host.goto(eventsPage.path);
  await host.getByRole('link', { name: 'Chest pain' }).click();
  await host.getByRole('heading', { name: en('events.host') }).waitFor();
  await shoot(host, '04-event-host');
  await host.getByRole('button', { name: en('events.move') }).click();
  await host.getByRole('dialog').waitFor();
  await host.screenshot({ path: join(folder, '05-move.png') });
  await host.goto(newEventPage.path);
  await host.getByRole('button', { name: CHEST_PAIN.name }).waitFor();
  await shoot(host, '06-new-event', 4);
  const autumn = Date.now() < Date.UTC(2026, 9, 25) ? '2026-10-25' : '2027-10-31';
  await host.getByLabel(en('events.form.day')).fill(autumn);
  await host.locator('[type=time]').fill('01:30');
  await host.getByText(en('events.form.twice')).waitFor();
  await shoot(host, '07-twice');
  await host.goto(eventsPage.path);
  await host.getByRole('link', { name: 'Reading an ECG' }).click();
  await host.getByRole('heading', { name: en('events.webinar') }).waitFor();
  await shoot(host, '08-webinar');
}

async function classes(tutor: Page, learner: Page): Promise<void> {
  await tutor.goto(tutorPage.path);
  await tutor.getByLabel(en('classes.ask.words')).waitFor();
  await shoot(tutor, '20-ask');
  await post(tutor, tutorPage.path, { data_request: 'ask', words: 'I teach fourth-year students.' });
  await inDatabase(`UPDATE tutors SET state = 'approved', decided_at = now()`, []);
  await post(tutor, tutorPage.path, { name: 'Year 4, Thursday group', submission_id: randomUUID() });
  await tutor.goto(tutorPage.path);
  await tutor.getByRole('link', { name: 'Year 4' }).waitFor();
  await shoot(tutor, '21-tutor');
  await tutor.getByRole('link', { name: 'Year 4' }).click();
  const pin = await tutor.getByTestId('class-pin').innerText();
  await post(tutor, new URL(tutor.url()).pathname, {
    data_request: 'assign',
    kind: 'station',
    station: CHEST_PAIN.slug,
    due_on: dayAhead(7),
  });
  await learner.goto(classesPage.path);
  await learner.getByLabel(es('classes.pin')).fill(pin);
  await learner.getByRole('button', { name: es('classes.find') }).click();
  await learner.getByText(es('classes.never.answers')).waitFor();
  await shoot(learner, '22-join-es', 4);
  await learner.getByRole('button', { name: es('classes.join.confirm') }).click();
  await shown(learner, 'Year 4');
  await learner.getByRole('link', { name: CHEST_PAIN.name }).waitFor();
  await shoot(learner, '23-class-es');
  await tutor.getByRole('rowheader').first().waitFor();
  await shoot(tutor, '24-tutor-class', 4);
}

async function main(): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const stop = await globalSetup();
  let browser: Browser | undefined;
  try {
    browser = await chromium.launch({
      executablePath: process.env.E2E_CHROMIUM,
      args: ['--no-sandbox', '--disable-gpu'],
    });
    const arrive = async (username: string, timezoneId: string, language: string) => {
      const page = await (
        await browser!.newContext({ baseURL: gatewayUrl(1), locale: language === 'es' ? 'es-ES' : 'en-GB', timezoneId })
      ).newPage();
      page.setDefaultTimeout(30_000);
      await registerByCall(page, username);
      await inDatabase('UPDATE accounts SET language = $2 WHERE username = $1', [username, language]);
      return page;
    };
    const one = await arrive('shotone', 'Europe/London', 'en');
    const two = await arrive('shottwo', 'America/New_York', 'es');
    await events(one, two);
    await classes(one, two);
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
