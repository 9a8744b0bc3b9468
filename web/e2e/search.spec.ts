import { searchPage } from '~/domain/search/contract';
import { synonymsPage } from '~/domain/search/synonyms/contract';
import { expectAccessible, PHONE } from './axe';
import { expect, test } from './people';
import { registerByCall } from './second-factor';
import { en } from './words';

test('a learner searches with the keyboard alone, from any page @decides', async ({ arrive }) => {
  const page = await arrive();
  await registerByCall(page, 'seeker');
  await page.goto('/osce-stations/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox', { name: en('app.search'), exact: true })).toBeFocused();
  await page.keyboard.type('hart');
  await page.keyboard.press('Enter');
  const box = page.getByRole('searchbox', { name: en('search.box') });
  await expect(box).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.type(' failure');
  await expect(page.getByText('heart failure', { exact: true }).first()).toBeVisible();
  const notebook = page.getByRole('region', { name: en('search.kind.notebook') });
  await expect(notebook.locator('mark').first()).toBeVisible();
  const best = notebook.getByRole('link').first();
  await expect(best).toHaveAttribute('href', /^\/notebook\/heart-failure\//);
  await expectAccessible(page, 'what a search has found');
  await box.focus();
  await page.keyboard.press('ArrowDown');
  await expect(best).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(best).not.toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(box).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Escape');
  await expect(box).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/notebook\/heart-failure\//);
  await page.goBack();
  await expect(box).toHaveValue('hart failure');
  await expect(best).toBeVisible();
  await box.focus();
  await page.keyboard.press('Escape');
  await expect(box).toHaveValue('');
  await expect(best).toBeHidden();
});

test('while somebody types the latest answer is shown, and a failed one can be asked for again', async ({ arrive }) => {
  const page = await arrive({ viewport: PHONE });
  await registerByCall(page, 'typist');
  await page.goto(searchPage.path);
  const box = page.getByRole('searchbox', { name: en('search.box') });
  // The first answer is held back until the second one is shown.
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  let sent = () => {};
  const late = new Promise<void>((resolve) => (sent = resolve));
  await page.route(/\/search\/\?q=asth(&|$)/, async (route) => {
    await held;
    await route.continue().catch(() => undefined);
    sent();
  });
  const asked = page.waitForRequest(/\/search\/\?q=asth(&|$)/);
  await box.fill('asth');
  await asked;
  await box.fill('gout');
  const crystals = page.getByRole('link', { name: /Crystal arthropathy/ }).first();
  await expect(crystals).toBeVisible();
  release();
  await late;
  await expect(crystals).toBeVisible();
  await expect(page.getByRole('link', { name: /Asthma/ })).toHaveCount(0);

  await page.route(/\/search\/\?q=anaemia/, (route) => route.fulfill({ status: 503, body: '' }));
  await box.fill('anaemia');
  await expect(page.getByRole('alert')).toBeVisible();
  await page.unroute(/\/search\/\?q=anaemia/);
  await page.getByRole('button', { name: en('app.try-again') }).click();
  await expect(page.getByRole('link', { name: /Anaemia/ }).first()).toBeVisible();

  await box.fill('zzyzx qwrtp');
  await expect(page.getByText(en('search.none', { q: 'zzyzx qwrtp' }))).toBeVisible();
  await expectAccessible(page, 'a search that finds nothing');
  await page.getByRole('link', { name: en('search.none.notebook') }).click();
  await expect(page).toHaveURL('/notebook/');
});

test('a moderator adds a synonym, and the next search takes it', async ({ arrive }) => {
  const learner = await arrive();
  await registerByCall(learner, 'slang');
  const searched = async () => {
    await learner.goto(`${searchPage.path}?q=wheezeboxitis`);
    return learner.getByRole('link', { name: /^Asthma/ }).first();
  };
  await searched();
  await expect(learner.getByText(en('search.none', { q: 'wheezeboxitis' }))).toBeVisible();

  const moderator = await arrive({ as: 'moderator1' });
  await moderator.goto(synonymsPage.path);
  await moderator.getByRole('button', { name: en('search.synonyms.add') }).click();
  await moderator.getByRole('textbox', { name: en('search.synonyms.terms') }).fill('wheezeboxitis\nasthma');
  await moderator.getByRole('button', { name: en('search.synonyms.save') }).click();
  const remove = moderator.getByRole('button', { name: en('search.synonyms.remove-one', { name: 'wheezeboxitis' }) });
  await moderator.getByRole('searchbox', { name: en('search.synonyms.find') }).fill('wheeze');
  await expect(remove).toBeVisible();
  await expectAccessible(moderator, 'the synonyms of the search');
  await expect(await searched()).toBeVisible();

  await remove.click();
  await expect(remove).toBeHidden();
  await expect(moderator.getByText(en('search.synonyms.act.removed'), { exact: true }).first()).toBeVisible();
  await searched();
  await expect(learner.getByText(en('search.none', { q: 'wheezeboxitis' }))).toBeVisible();

  await learner.goto(synonymsPage.path);
  await expect(learner.getByRole('heading', { level: 1, name: en('app.not-found.title') })).toBeVisible();
});

test('the page offers titles while somebody types, in the order of the palette, and shows one kind alone', async ({
  arrive,
}) => {
  const page = await arrive({ viewport: PHONE });
  await registerByCall(page, 'filterer');
  // The full search is held back: what is shown until then comes from titles and terms.
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.goto(searchPage.path);
  const box = page.getByRole('searchbox', { name: en('search.box') });
  await expect(box).toBeFocused();
  await page.route(
    ({ pathname }) => pathname === searchPage.path,
    async (route) => {
      await held;
      await route.continue().catch(() => undefined);
    },
  );
  await box.fill('asth');
  const found = page.locator('a[data-found]');
  await expect(found.first()).toHaveAttribute('href', /^\/notebook\/asthma\//);
  await expect(page.getByText(/^\d+ results?$/)).toHaveCount(0);
  release();
  await expect(page.getByText(/^\d+ results?$/)).toBeVisible();
  const whole = await found.evaluateAll((links) => links.map((link) => link.getAttribute('href')!));

  const kinds = page.getByRole('navigation', { name: en('search.kinds') });
  await expect(kinds.getByRole('link', { name: en('search.kind.all') })).toHaveAttribute('aria-current', 'page');
  await kinds.getByRole('link', { name: en('search.kind.station') }).click();
  await expect(page).toHaveURL(/kind=station/);
  await expect(page.getByRole('region', { name: en('search.kind.station') })).toBeVisible();
  await expect(page.getByRole('region', { name: en('search.kind.notebook') })).toHaveCount(0);
  await expectAccessible(page, 'the stations that a search has found');

  await page.setViewportSize({ width: 1280, height: 800 });
  await page.keyboard.press('Control+K');
  const answer = page.waitForResponse(/\/api\/search\/\?.*texts=true/);
  await page.getByRole('textbox', { name: en('app.palette.placeholder') }).fill('asth');
  const { items } = (await (await answer).json()) as { items: { url: string }[] };
  const offered = items.map(({ url }) => url);
  expect(offered).toEqual(whole.filter((url) => offered.includes(url)));
});
