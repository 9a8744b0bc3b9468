import { setLanguage } from '~/domain/accounts/contract';
import { decksPage } from '~/domain/flashcards/sharing/contract';
import { href } from '~/domain/kit/contract';
import { stationList } from '~/domain/stations/contract';
import { DESK, expectAccessible, PHONE } from './axe';
import { LED_TO } from './led-to';
import { expect, post, test } from './people';
import { registerByCall } from './second-factor';
import { en } from './words';

test('on a phone every area is two presses away, but the bar is not in the way of a quiz @decides', async ({
  arrive,
}) => {
  const page = await arrive({ viewport: PHONE });
  await registerByCall(page, 'thumb');
  await page.goto('/');
  const bar = page.getByRole('navigation', { name: en('app.nav.bar') });
  await bar.getByRole('button', { name: en('app.nav.practise') }).click();
  const sheet = page.getByRole('dialog', { name: en('app.nav.practise') });
  await sheet.getByRole('link', { name: en('app.style.osce-stations') }).waitFor();
  await expectAccessible(page, 'the sheet of an area');
  await page.setViewportSize(PHONE);
  await sheet.getByRole('link', { name: en('app.style.osce-stations') }).click();
  await expect(page).toHaveURL(href(stationList, { base: 'osce-stations' }));
  await expect(sheet).toBeHidden();
  await bar.getByRole('link', { name: en('app.nav.today') }).click();
  await expect(page).toHaveURL('/');

  const start = { data_request: 'submit', mode: 1, number_of_questions: 10 };
  const { next_url } = (await post(page, '/learn/quiz/setup/', start)) as { next_url: string };
  await page.goto(next_url);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(bar).toBeHidden();
  await page.getByRole('button', { name: en('app.nav.open-menu') }).click();
  await page
    .getByRole('dialog', { name: en('app.nav.menu') })
    .getByRole('link', { name: en('app.cards.decks'), exact: true })
    .click();
  await expect(page).toHaveURL(href(decksPage));
});

test('the header fits in both languages, where it begins to be wide too', async ({ arrive }) => {
  const page = await arrive();
  await registerByCall(page, 'wide');
  for (const language of ['es', 'en']) {
    await post(page, setLanguage.path, { language, next: '/' });
    await page.goto('/flashcards/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const width of [1000, 1152, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const over = () =>
        page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      await expect.poll(over, `${language}, ${width} px`).toBeLessThanOrEqual(0);
    }
  }
});

test('Ctrl+K goes to a page by its name, and searches for what is none', async ({ arrive }) => {
  const page = await arrive();
  await registerByCall(page, 'palette');
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const box = page.getByRole('textbox', { name: en('app.palette.placeholder') });
  await page.keyboard.press('Control+k');
  await expect(box).toBeFocused();
  await page.keyboard.press('ArrowDown');
  const chosen = page.locator('[data-action][data-selected]');
  await expect(chosen).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await expect(chosen).not.toHaveCSS('padding-left', '0px');
  await expectAccessible(page, 'the palette');
  await box.fill('exam pl');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/flashcards/plan/');
  await expect(box).toBeHidden();
  await page.keyboard.press('Control+k');
  await box.fill('heart attack');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\/\?q=heart/);
});

for (const { from, as, behind, wide = false, to } of LED_TO)
  test(`where no menu leads, ${from} leads ${as} to ${to[0]}`, async ({ arrive }) => {
    const page = await arrive({ as, viewport: wide ? DESK : PHONE });
    await page.goto(from);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    if (behind)
      await page
        .getByRole('main')
        .getByRole('button', { name: en(behind), exact: true })
        .click();
    const links = page.locator(behind ? '[role=menu] a' : 'main a');
    for (const path of to) await expect(links.and(page.locator(`[href^="${path}"]`)).first(), path).toBeVisible();
  });
