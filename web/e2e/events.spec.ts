import type { Page } from '@playwright/test';
import { STRANGERS_AGE_MIN } from '~/domain/accounts/consent/contract';
import { eventsPage } from '~/domain/events/contract';
import { instantsOf } from '~/domain/events/zone-time';
import { expectAccessible } from './axe';
import { beginEvent } from './database';
import { CHEST_PAIN, LOBBY } from './group';
import { expect, post, test } from './people';
import { registerByCall } from './second-factor';
import { en, es } from './words';

const TITLE = 'Chest pain in two time zones';
const DAY = 86_400_000;
const ADULT = { age: STRANGERS_AGE_MIN };

async function plan(host: Page, day: string): Promise<void> {
  await host.goto(eventsPage.path);
  await host
    .getByRole('main')
    .getByRole('link', { name: en('events.plan') })
    .first()
    .click();
  await expect(host.getByRole('heading', { level: 1, name: en('events.plan') })).toBeVisible();
  await host.getByLabel(en('events.form.title')).fill(TITLE);
  await host.getByLabel(en('stations.pick.search')).fill(CHEST_PAIN.name);
  await host.getByRole('button', { name: CHEST_PAIN.name }).click();
  await host.getByLabel(en('events.form.day')).fill(day);
  await host.getByLabel(en('events.form.time'), { exact: false }).and(host.locator('[type=time]')).fill('19:00');
  await host.getByLabel(en('events.adult', ADULT)).check();
  await host.getByRole('button', { name: en('events.form.submit') }).click();
  await expect(host.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
}

test('three people in two time zones: planned, signed up for, and led to the lobby at the time @decides', async ({
  arrive,
}) => {
  const host = await arrive({ timezoneId: 'Europe/London', locale: 'en-GB' });
  const abroad = await arrive({ timezoneId: 'America/New_York', locale: 'en-GB', gateway: 2 });
  const near = await arrive({ timezoneId: 'Europe/London', locale: 'es-ES' });
  for (const [page, name] of [
    [host, 'evhost'],
    [abroad, 'evabroad'],
    [near, 'evnear'],
  ] as const)
    await registerByCall(page, name);
  await post(near, '/i18n/setlang/', { language: 'es' });
  const day = new Date(Date.now() + 9 * DAY).toISOString().slice(0, 10);
  await plan(host, day);

  await test.step('each sees their own time, and the host’s where it differs', async () => {
    const [instant] = instantsOf(`${day}T19:00`, 'Europe/London');
    const clock = (timeZone: string) =>
      new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' }).format(instant);
    await abroad.goto(eventsPage.path);
    await expect(abroad.getByRole('link', { name: TITLE })).toBeVisible();
    await expectAccessible(abroad, 'events');
    await abroad.getByRole('link', { name: TITLE }).click();
    await expect(abroad.getByRole('main').locator('time').first()).toContainText(clock('America/New_York'));
    await expect(abroad.getByRole('main')).toContainText('(London)');
    await expect(abroad.getByRole('main')).toContainText('19:00');
    await expect(host.getByRole('main').locator('time').first()).toContainText('19:00');
    await expectAccessible(abroad, 'event');
  });

  await test.step('who signs up sees who comes, and is seen at once', async () => {
    await expect(abroad.getByText('Nadia B.')).toHaveCount(0);
    await abroad.getByLabel(en('events.adult', ADULT)).check();
    await abroad.getByRole('button', { name: en('events.sign-up') }).click();
    await expect(abroad.getByText(en('events.standing.coming'))).toBeVisible();
    await near.goto(new URL(host.url()).pathname);
    await near.getByLabel(es('events.adult', ADULT)).check();
    await near.getByRole('button', { name: es('events.sign-up') }).click();
    for (const page of [host, abroad])
      await expect(page.getByRole('heading', { name: en('events.coming', { count: 3 }) })).toBeVisible();
  });

  await test.step('at the time everyone who watches is led to the lobby', async () => {
    await beginEvent(TITLE);
    for (const page of [host, abroad, near]) await expect(page).toHaveURL(LOBBY);
    expect(new Set([host, abroad, near].map((page) => new URL(page.url()).pathname)).size).toBe(1);
  });
});
