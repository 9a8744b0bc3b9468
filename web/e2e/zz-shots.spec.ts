import { test } from './people';
for (const [w, h, scheme, locale] of [
  [390, 844, 'light', 'en-GB'],
  [1280, 800, 'dark', 'es-ES'],
] as const)
  test(`shots ${w}`, async ({ arrive }) => {
    const page = await arrive({ locale, colorScheme: scheme, viewport: { width: w, height: h } } as never);
    await page.goto('/');
    await page.waitForTimeout(1500);
    await page.screenshot({ path: `/tmp/shots/landing-${w}.png` });
    await page.goto('/try/group/');
    await page.waitForTimeout(1500);
    await page.screenshot({ path: `/tmp/shots/try-${w}.png`, fullPage: true });
    await page.locator('form button[type=submit]').click();
    await page.waitForTimeout(500);
    await page.screenshot({ path: `/tmp/shots/try-missing-${w}.png` });
    await page.locator('input[name=name]').fill('Noor');
    await page.locator('form button[type=submit]').click();
    await page.waitForURL(/group-study/);
    await page.waitForTimeout(2500);
    await page.screenshot({ path: `/tmp/shots/lobby-${w}.png`, fullPage: true });
  });
