import { opsPage } from '~/domain/ops/contract';
import { PRODUCTS } from '~/domain/purchases/products';
import { expectAccessible } from './axe';
import { expect, signInThroughForm, test } from './people';
import { en, es } from './words';

const SUPPORTER = '/purchase/supporter/';
const TOPIC = '/notebook/acute-kidney-injury/';

test('"Become a Supporter" leads to what supporters get; one press asks to hear of it, another takes that back', async ({
  arrive,
}) => {
  const page = await arrive({ as: 'learner3' });
  await page.goto(TOPIC);
  await page.getByRole('link', { name: en('notebook.become') }).click();
  await expect(page).toHaveURL(SUPPORTER);
  await expect(page.getByRole('heading', { level: 1, name: en('purchases.supporter.title') })).toBeVisible();
  await expect(page.getByText(en('purchases.supporter.notebook.about'))).toBeVisible();
  await expect(page.getByText(en('purchases.not-yet'))).toBeVisible();
  await expectAccessible(page, 'what supporters get', 4);

  await page.getByRole('button', { name: en('purchases.register') }).click();
  await expect(page.getByText(en('purchases.interested'))).toBeVisible();
  await page.reload();
  await expect(page.getByText(en('purchases.interested'))).toBeVisible();

  const staff = await arrive({ as: 'staff1' });
  await staff.goto(opsPage.path);
  await expect(
    staff.getByRole('region', { name: en('ops.interests') }).getByText(en('purchases.product.supporter')),
  ).toBeVisible();

  await page.getByRole('button', { name: en('purchases.withdraw') }).click();
  await expect(page.getByRole('button', { name: en('purchases.register') })).toBeVisible();
});

test('a stranger signs in and comes back to ask', async ({ arrive }) => {
  const page = await arrive();
  await page.goto(SUPPORTER);
  await expect(page.getByText(en('purchases.needs-account'))).toBeVisible();
  await page.getByRole('button', { name: en('purchases.register') }).click();
  await expect(page).toHaveURL(`/login/?next=${encodeURIComponent(SUPPORTER)}`);
  await signInThroughForm(page, 'learner4');
  await expect(page).toHaveURL(SUPPORTER);
  await page.getByRole('button', { name: en('purchases.register') }).click();
  await expect(page.getByText(en('purchases.interested'))).toBeVisible();
});

test('every purchase address of the specification has its page', async ({ arrive }) => {
  const page = await arrive();
  for (const product of PRODUCTS.filter((each) => each !== 'supporter')) {
    await page.goto(`/purchase/${product}`);
    await expect(page.getByRole('heading', { level: 1, name: en(`purchases.product.${product}`) })).toBeVisible();
    await expect(page.getByText(en('purchases.not-yet'))).toBeVisible();
  }
  await page.goto('/purchase/unicorn/');
  await expect(page.getByRole('heading', { level: 1, name: en('app.not-found.title') })).toBeVisible();
});

test('in Spanish it fits a phone', async ({ arrive }) => {
  const page = await arrive({ locale: 'es-ES' });
  await page.goto(SUPPORTER);
  await expect(page.getByRole('button', { name: es('purchases.register') })).toBeVisible();
  await expectAccessible(page, 'what supporters get, in Spanish');
});
