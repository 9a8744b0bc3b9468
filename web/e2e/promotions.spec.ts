import type { Page } from '@playwright/test';
import { href } from '~/domain/kit/contract';
import { promotionsPage, shownPromotions } from '~/domain/promotions/contract';
import { stationEntry } from '~/domain/stations/contract';
import { expectAccessible } from './axe';
import { rows } from './database';
import { CHEST_PAIN } from './group';
import { tabTo } from './keyboard';
import { expect, test, WITH_MOTION } from './people';
import { NADIA, registerByCall } from './second-factor';
import { en, es, type Say } from './words';

const TITLE = 'Walk through a station tonight';
/** Stations of this test alone, copies of another one. */
const OWN = 6;
const makeOwn = () =>
  rows(
    `INSERT INTO stations OVERRIDING USER VALUE
     SELECT (jsonb_populate_record(s, jsonb_build_object('slug', 'to-be-counted-' || n, 'name', 'A station to be counted', 'content_hash', NULL, 'content_key', NULL))).*
       FROM stations s, generate_series(1, $1::int) n
      WHERE s.id = (SELECT min(id) FROM stations WHERE style = 4 AND published_at IS NOT NULL AND deleted_at IS NULL)`,
    [OWN],
  );
const carousel = (page: Page, say: Say = en) => page.getByRole('region', { name: say('promotions.carousel') });
const current = (page: Page) => carousel(page).locator('[data-current] h3');
/** Pages ask again when somebody comes back to them. */
const comeBack = (page: Page) => page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));

test('staff write a promotion; those whom it is for see it in their language, with its claim as it is now', async ({
  arrive,
}) => {
  const staff = await arrive({ as: 'staff1' });
  await staff.goto(promotionsPage.path);
  await staff.getByRole('button', { name: en('promotions.add') }).click();
  const field = (id: string) => staff.getByLabel(en(id), { exact: true });
  await field('promotions.title-field').fill(TITLE);
  await field('promotions.body').fill('Over 1300 OSCE stations');
  await field('promotions.link_text').fill('Take me there');
  await staff.getByRole('combobox', { name: en('promotions.link') }).fill('/osce-stations/launchpad/');
  await staff.getByRole('checkbox', { name: en('promotions.role.visitor') }).check();
  await staff.getByRole('button', { name: en('promotions.save'), exact: true }).click();

  const row = staff.getByRole('article', { name: TITLE });
  await row.getByRole('button', { name: en('promotions.publish-one', { name: TITLE }) }).click();
  await expect(row.getByText(en('promotions.flaw.typed-number'))).toBeVisible();
  await row.getByRole('button', { name: en('promotions.edit-one', { name: TITLE }) }).click();
  await row.getByLabel(en('promotions.body'), { exact: true }).fill('{ecoe_stations} ECOE stations.');
  await row.getByRole('checkbox', { name: en('promotions.language.es') }).check();
  const spanish = row.getByRole('group', { name: en('promotions.language.es') });
  await spanish.getByLabel(en('promotions.title-field')).fill('Recorre una estación');
  await spanish.getByLabel(en('promotions.body'), { exact: true }).fill('{ecoe_stations} estaciones.');
  await spanish.getByLabel(en('promotions.link_text')).fill('Ir allí');
  await row.getByRole('button', { name: en('promotions.save'), exact: true }).click();
  await row.getByRole('button', { name: en('promotions.publish-one', { name: TITLE }) }).click();
  await expect(row.getByText(en('promotions.state.published'))).toBeVisible();
  await expectAccessible(staff, 'the promotions of staff');

  const visitor = await arrive();
  await visitor.goto('/');
  const slide = carousel(visitor).getByRole('article', { name: TITLE, includeHidden: true });
  await expect(slide).toContainText(/\d+ ECOE stations/);
  const counted = async () => Number(/\d+/.exec((await slide.textContent())!.replace(TITLE, ''))![0]);
  const before = await counted();
  await makeOwn();
  // A gateway counts anew every 30 seconds.
  await expect(async () => {
    await comeBack(visitor);
    expect(await counted()).toBeGreaterThan(before + OWN / 2);
  }).toPass();

  const other = await arrive({ locale: 'es' });
  await other.goto('/');
  await expect(
    carousel(other, es).getByRole('article', { name: 'Recorre una estación', includeHidden: true }),
  ).toBeAttached();
  const learner = await arrive();
  await registerByCall(learner, 'nadia.of.promotions');
  const answered = learner.waitForResponse((response) => response.url().endsWith(shownPromotions.path));
  await learner.goto('/');
  expect(await (await answered).text()).not.toContain(TITLE);

  await slide
    .getByRole('button', { name: en('promotions.dismiss', { title: TITLE }), includeHidden: true })
    .evaluate((button) => (button as HTMLElement).click());
  await expect(slide).toHaveCount(0);
  await visitor.reload();
  await expect(carousel(visitor)).toBeVisible();
  await expect(slide).toHaveCount(0);

  await row.getByRole('button', { name: en('promotions.withdraw-one', { name: TITLE }) }).click();
  await expect(row.getByText(en('promotions.state.published'))).toBeHidden();
});

// rules: 1.2.32, 1.9.12
test('the carousel is turned by keyboard, loops, and moves by itself only where that is welcome @decides', async ({
  arrive,
}) => {
  const still = await arrive({ viewport: { width: 1199, height: 900 } });
  await still.goto('/');
  const next = carousel(still).getByRole('button', { name: en('promotions.next') });
  await expect(next).toBeVisible();
  await expect(carousel(still).getByRole('button', { name: en('promotions.pause') })).toHaveCount(0);
  const count = await carousel(still).getByRole('article', { includeHidden: true }).count();
  const first = await current(still).textContent();
  await tabTo(still, next);
  await still.keyboard.press('Enter');
  await expect(current(still)).not.toHaveText(first!);
  for (let turn = 1; turn < count; turn += 1) await still.keyboard.press('ArrowRight');
  await expect(current(still)).toHaveText(first!);
  await still.keyboard.press('ArrowLeft');
  await expect(current(still)).not.toHaveText(first!);
  await still.setViewportSize({ width: 1200, height: 900 });
  await expect(current(still)).toHaveCount(Math.min(3, count));

  const moving = await arrive({ ...WITH_MOTION, viewport: { width: 800, height: 900 } });
  await moving.clock.install();
  await moving.goto('/');
  await moving.clock.runFor(4_000);
  await expect(carousel(moving)).toBeVisible();
  await moving.clock.runFor(8_000);
  await expect(current(moving)).not.toHaveText(first!);
  await carousel(moving)
    .getByRole('button', { name: en('promotions.pause') })
    .click();
  await moving.getByRole('heading', { level: 1 }).click();
  const stays = await current(moving).textContent();
  await moving.clock.runFor(30_000);
  await expect(current(moving)).toHaveText(stays!);
});

// rules: 1.2.32, 1.9.10
test('a slide-in comes within 500 ms, 100 % wide below 992 px and else 33 %, goes with Escape, and does not come again', async ({
  arrive,
}) => {
  const page = await arrive({ ...WITH_MOTION, viewport: { width: 991, height: 900 } });
  // Of a country that nobody else of these tests lives in: it slides in for nobody else.
  await registerByCall(page, 'nadia.of.slide.ins', NADIA, 'TV');
  await rows(
    `INSERT INTO promotions (place, title_en, body_en, link_text_en, link, languages, countries, published, changed_at)
     VALUES ('slide-in', $1, 'Together, tonight.', 'See events', '/events/', '{en}', '{TV}', true, now())`,
    [TITLE],
  );
  const aside = page.getByRole('complementary', { name: en('promotions.carousel') });
  // Never beside work: a station does not even ask.
  let asks = 0;
  page.on('request', (request) => void (asks += Number(request.url().endsWith(shownPromotions.path))));
  await page.goto(href(stationEntry, { base: CHEST_PAIN.base, slug: CHEST_PAIN.slug }), { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(asks).toBe(0);
  await page.goto('/');
  await expect(aside.getByRole('heading', { name: TITLE })).toBeVisible();
  const wide = async () =>
    aside.evaluate((one) =>
      Math.round((100 * one.getBoundingClientRect().width) / document.documentElement.clientWidth),
    );
  expect(await aside.evaluate((one) => getComputedStyle(one).transitionDuration)).toBe('0.5s');
  expect(await wide()).toBe(100);
  await page.setViewportSize({ width: 992, height: 900 });
  await expect.poll(wide).toBe(33);
  await page.keyboard.press('Escape');
  await expect(aside).toBeHidden();
  const asked = page.waitForResponse((response) => response.url().endsWith(shownPromotions.path));
  await page.reload();
  expect(await (await asked).text()).toContain(TITLE);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(aside).toHaveCount(0);
});
