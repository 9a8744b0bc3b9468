import { opsPage } from '~/domain/ops/contract';
import { PURCHASE_PAGES } from '~/infra/tooling/testing/factories/purchases';
import { expectAccessible } from './axe';
import { aPersonLike } from './database';
import { expect, signInThroughForm, test } from './people';
import { en, es } from './words';

const SUPPORTER = '/purchase/supporter/';
const TOPIC = '/notebook/acute-kidney-injury/';

test('"Become a Supporter" leads to what supporters get; one press asks to hear of it, another takes that back @decides', async ({
  arrive,
}) => {
  const page = await arrive({ as: 'learner3' });
  await page.goto(TOPIC);
  await page.getByRole('link', { name: en('notebook.become') }).click();
  await expect(page).toHaveURL(`${SUPPORTER}?next=${encodeURIComponent(TOPIC)}`);
  await expect(page.getByRole('heading', { level: 1, name: en('purchases.supporter.title') })).toBeVisible();
  await expect(page.getByRole('heading', { name: en('purchases.supporter.notebook') })).toBeVisible();
  const topic = page.getByRole('img', { name: en('purchases.supporter.topic') });
  await topic.scrollIntoViewIfNeeded();
  await expect.poll(() => topic.evaluate((picture: HTMLImageElement) => picture.naturalWidth)).toBeGreaterThan(0);
  await expect(page.getByText(en('purchases.not-yet'))).toBeVisible();
  await expectAccessible(page, 'what supporters get', 4);

  await page.getByRole('button', { name: en('purchases.register') }).click();
  await expect(page.getByText(en('purchases.interested'))).toBeVisible();
  await page.reload();
  await expect(page.getByText(en('purchases.interested'))).toBeVisible();

  const staff = await arrive({ as: 'staff1' });
  await staff.goto(opsPage.path);
  await expect(staff.getByRole('region', { name: en('ops.interests') }).getByText('Supporter')).toBeVisible();

  await page.getByRole('button', { name: en('purchases.withdraw') }).click();
  await expect(page.getByRole('button', { name: en('purchases.register') })).toBeVisible();
});

test('a stranger signs in and comes back to ask', async ({ arrive }) => {
  const page = await arrive();
  await page.goto(SUPPORTER);
  await expect(page.getByText(en('purchases.needs-account'))).toBeVisible();
  await page.getByRole('button', { name: en('purchases.register') }).click();
  await expect(page).toHaveURL(`/login/?next=${encodeURIComponent(SUPPORTER)}`);
  await signInThroughForm(page, await aPersonLike('learner4'));
  await expect(page).toHaveURL(SUPPORTER);
  await page.getByRole('button', { name: en('purchases.register') }).click();
  await expect(page.getByText(en('purchases.interested'))).toBeVisible();
});

// rules: 1.2.12, 2.2.34, 2.2.35
test('every purchase address of the specification has its page, and what exists has a price', async ({ arrive }) => {
  const page = await arrive();
  for (const product of PURCHASE_PAGES) {
    await page.goto(`/purchase/${product}`);
    await expect(page.getByRole('heading', { name: en('purchases.contents') })).toBeVisible();
  }
  await page.goto('/purchase/ecg-cases/');
  await expect(page.getByTestId('price')).toHaveText('US$12.00');
  await page.getByText(en('purchases.plan.monthly'), { exact: true }).click();
  await expect(page).toHaveURL(/plan=monthly/);
  await expect(page.getByTestId('price')).toHaveText('US$2.00');
  await page.getByRole('button', { name: en('purchases.gbp.show') }).click();
  await expect(page.getByTestId('price')).toHaveText('£1.50');
  await page.getByRole('combobox', { name: en('purchases.choose') }).click();
  await page.getByRole('option', { name: 'Data interpretation bundle' }).click();
  await expect(page).toHaveURL(/data-interpretation-bundle\/\?plan=monthly&currency=GBP/);
  await expect(page.getByTestId('price')).toHaveText('£3.00');
  await page.goto('/purchase/unicorn/');
  await expect(page.getByRole('heading', { level: 1, name: en('app.not-found.title') })).toBeVisible();
});

test('in Spanish it fits a phone', async ({ arrive }) => {
  const page = await arrive({ locale: 'es-ES' });
  await page.goto(SUPPORTER);
  await expect(page.getByRole('button', { name: es('purchases.register') })).toBeVisible();
  await expectAccessible(page, 'what supporters get, in Spanish');
});
