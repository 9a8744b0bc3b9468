/**
 * Pictures of events, classes, leaderboards, promotions and launchpads at two widths in both schemes, to be looked at: not a test.
 *
 *     node --require tsx/cjs web/e2e/shots-events.ts [folder] [part ...]
 *
 * Parts: events, classes, leaderboard, promotions. All without one.
 */
import { type Browser, chromium, type Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { classesPage, tutorPage, tutorsPage } from '~/domain/classes/contract';
import { eventsPage, newEventPage } from '~/domain/events/contract';
import { LOOKS, wear } from './axe';
import { startForPictures } from './a-product';
import { CHEST_PAIN } from './group';
import { gatewayUrl, post, signInByCall } from './people';
import { leaderboardPage } from '~/domain/leaderboard/contract';
import { promotionsPage } from '~/domain/promotions/contract';
import { registerByCall } from './second-factor';
import { rows } from './database';
import { en, es } from './words';

const [folder = '.data/shots', ...parts] = process.argv.slice(2);
const wanted = (part: string): boolean => parts.length === 0 || parts.includes(part);
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
  await rows(`UPDATE tutors SET state = 'approved', decided_at = now()`, []);
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

const HOURS = `date_trunc('hour', now(), 'UTC')`;
const MONTH = `(date_trunc('month', now() AT TIME ZONE 'UTC'))::date`;

/** Twelve people who have joined, with points of today. */
async function leaderboard(one: Page, other: Page, username: string): Promise<void> {
  await one.goto(leaderboardPage.path);
  await one.getByRole('button', { name: en('leaderboard.join.submit') }).waitFor();
  await shoot(one, '40-join', 4);
  await one.getByRole('button', { name: en('leaderboard.join.submit') }).click();
  await one.getByText(en('leaderboard.alone')).waitFor();
  await shoot(one, '41-alone', 4);
  await rows(
    `WITH made AS (
       INSERT INTO accounts (guest, username, email, password_hash, display_name, first_name, roles, language)
       SELECT false, 'board' || n, 'board' || n || '@test.example', 'x', 'Board ' || n, 'Board', '{learner}', 'en' FROM generate_series(1, 12) n RETURNING id, username),
     joined AS (
       INSERT INTO leaderboard_people (account_id, alias, alias_key, joined_at)
       SELECT id, (ARRAY['Calm Heron 27','Quick Otter 5','Steady Badger','Puma veloz 88','Merry Robin 314','Gentle Owl','Bright Falcon','Curious Hare 9','Lince firme 62','Patient Finch','A name of 24 characters!','Quiet Swift'])[substring(username from 6)::int], 'key' || username, now() FROM made),
     class AS (
       INSERT INTO classes (tutor_id, name, pin, submission_id, created_at)
       SELECT id, 'Year 4, Thursday group', '31415926', gen_random_uuid(), now() FROM accounts WHERE username = 'author1' RETURNING id),
     members AS (
       INSERT INTO class_members (class_id, account_id, joined_at)
       SELECT class.id, who.id, now() FROM class, (SELECT id FROM made UNION SELECT id FROM accounts WHERE username = $1) who),
     months AS (
       INSERT INTO statistics_person_months (account_id, month, country, stage) SELECT id, ${MONTH}, '', 0 FROM made RETURNING account_id)
     INSERT INTO statistics_person_hours (account_id, metric, hour, month, count)
     SELECT account_id, 6, ${HOURS}, ${MONTH}, 55 - 5 * (dense_rank() OVER (ORDER BY account_id) / 2) FROM months`,
    [username],
  );
  await rows(
    `WITH place AS (INSERT INTO statistics_person_months (account_id, month, country, stage) SELECT id, ${MONTH}, '', 0 FROM accounts WHERE username = $1 ON CONFLICT DO NOTHING)
     SELECT 1`,
    [username],
  );
  await rows(
    `INSERT INTO statistics_person_hours (account_id, metric, hour, month, count)
     SELECT id, metric, ${HOURS}, ${MONTH}, count FROM accounts, (VALUES (5, 4), (6, 2)) AS done (metric, count) WHERE username = $1`,
    [username],
  );
  await one.goto(leaderboardPage.path);
  await one.getByRole('rowheader', { name: 'Calm Heron 27' }).waitFor();
  await shoot(one, '42-board', 4);
  await one.getByRole('button', { name: en('leaderboard.report.of', { alias: 'Quick Otter 5' }) }).click();
  await one.getByRole('dialog').waitFor();
  await one.screenshot({ path: join(folder, '43-report.png') });
  await one.goto('/');
  await one.getByRole('link', { name: /this week/ }).waitFor();
  await shoot(one, '44-home');
  await other.goto(leaderboardPage.path);
  await other.getByRole('button', { name: es('leaderboard.join.submit') }).waitFor();
  await shoot(other, '45-join-es');
  await other.getByRole('button', { name: es('leaderboard.join.submit') }).click();
  await other.getByText(es('leaderboard.alone')).waitFor();
  await shoot(other, '46-alone-es');
  await post(other, '/i18n/setlang/', { language: 'en' });
  await post(one, '/i18n/setlang/', { language: 'es' });
  await one.goto(leaderboardPage.path);
  await one.getByRole('rowheader', { name: 'Calm Heron 27' }).waitFor();
  await shoot(one, '47-board-es', 2);
}

async function promotions(visitor: Page, spanish: Page, staff: Page): Promise<void> {
  for (const [page, name, say] of [
    [visitor, 'en', en],
    [spanish, 'es', es],
  ] as const) {
    await page.goto('/');
    const carousel = page.getByRole('region', { name: say('promotions.carousel') });
    await carousel.scrollIntoViewIfNeeded();
    await shoot(page, `60-start-${name}`, 4);
    for (const path of ['/osce-stations/launchpad/', '/ecoe-stations/launchpad/', '/osce-stations/geeky-ai/']) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.waitForLoadState('networkidle');
      await shoot(page, `61-${path.split('/')[1]}-${path.split('/')[2]}-${name}`);
    }
  }
  await staff.goto(promotionsPage.path);
  await staff.getByRole('button', { name: en('promotions.add') }).waitFor();
  await shoot(staff, '70-promotions', 4);
  await staff.getByRole('button', { name: en('promotions.add') }).click();
  await staff.getByLabel(en('promotions.title-field')).first().waitFor();
  await shoot(staff, '71-promotion-form');
  await staff.goto(tutorsPage.path);
  await staff.getByRole('heading', { level: 1 }).waitFor();
  await shoot(staff, '72-tutors', 4);
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
    const arrive = async (username: string, timezoneId: string, language: string) => {
      const page = await (
        await browser!.newContext({ baseURL: gatewayUrl(1), locale: language === 'es' ? 'es-ES' : 'en-GB', timezoneId })
      ).newPage();
      page.setDefaultTimeout(30_000);
      await registerByCall(page, username);
      await post(page, '/i18n/setlang/', { language });
      return page;
    };
    const one = await arrive('shotone', 'Europe/London', 'en');
    const two = await arrive('shottwo', 'America/New_York', 'es');
    if (wanted('events')) await events(one, two);
    if (wanted('classes')) await classes(one, two);
    if (wanted('promotions')) {
      const page = async (locale: string) => (await browser!.newContext({ baseURL: gatewayUrl(1), locale })).newPage();
      const staff = await page('en-GB');
      await signInByCall(staff, 'staff1');
      await promotions(await page('en-GB'), await page('es-ES'), staff);
    }
    if (wanted('leaderboard')) await leaderboard(one, two, 'shotone');
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
