import type { Page } from '@playwright/test';
import { expect, test } from './people';
import { en } from './words';

const scrollY = (page: Page) => page.evaluate(() => window.scrollY);
const scrollTo = async (page: Page, to: number) => {
  await page.evaluate((y) => window.scrollTo(0, y), to);
  await expect.poll(() => scrollY(page)).toBe(to);
};

test('a page opened by its address begins at its top, and a reload where one was', async ({ arrive }) => {
  const page = await arrive({ viewport: { width: 390, height: 500 } });
  await page.goto('/osce-stations/');
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  await scrollTo(page, 264);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // The router scrolls when it has drawn the page, which by now it has.
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: en('app.style.sca-cases') })
      .first(),
  ).toBeAttached();
  expect(await scrollY(page)).toBe(0);
  await scrollTo(page, 200);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  await expect.poll(() => scrollY(page)).toBe(200);
  await page.goBack();
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeAttached();
});
