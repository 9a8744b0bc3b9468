import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { register, setLanguage } from '~/domain/accounts/contract';
import { notebookHome } from '~/domain/notebook/contract';
import { checkout, subscriptionPage } from '~/domain/purchases/payment/contract';
import { paymentsPage } from '~/domain/purchases/payment/ops-contract';
import { packsPage } from '~/domain/quizzes/packs/contract';
import { expectAccessible, PHONE } from './axe';
import { expect, post, signInByCall, test } from './people';
import { answerByKeys, quizOf, verdict } from './quiz';
import { NEW_PASSWORD } from './registration';
import { registerByCall } from './second-factor';
import { type BrowserShop, DAY, openShop, payWith } from './shop';
import { en, es } from './words';

// The walks share one product, so they run in one process.
test.describe.configure({ mode: 'default' });
let shop: BrowserShop;
test.beforeAll(async () => {
  shop = await openShop();
});
test.afterAll(() => shop.stop());

test('in Spanish on a phone: in pounds outside GB, changed to monthly, and withdrawn', async ({ arrive }) => {
  const page = await arrive({ baseURL: shop.url, locale: 'es-ES', viewport: PHONE });
  const email = 'lucia.paga@example.org';
  await post(page, register.path, {
    username: 'lucia.paga',
    email,
    email_confirm: email,
    password: NEW_PASSWORD,
    password_confirm: NEW_PASSWORD,
    first_name: 'Lucía',
    last_name: 'Ferrer',
    country: 'ES',
    training_stage: 3,
    accept_terms: true,
    confirm_age: true,
  });
  await post(page, '/i18n/setlang/', { language: 'es' });
  await page.goto('/purchase/supporter/?plan=yearly');
  await expect(page.getByTestId('total')).toHaveText(/28,00\s€/);
  await page.getByRole('button', { name: es('purchases.gbp.show') }).click();
  await expect(page.getByTestId('total')).toHaveText(/24,00\s£/);
  await page.getByRole('button', { name: es('purchases.code.have') }).click();
  await page.getByLabel(es('purchases.code')).fill('nada');
  await page.getByRole('button', { name: es('purchases.code.apply') }).click();
  await expect(page.getByText(es('problem.unknown-coupon'))).toBeVisible();
  await expectAccessible(page, 'buying, in Spanish', 4);
  await expect(page.getByRole('navigation', { name: es('app.nav.bar') })).toHaveCount(0);
  for (const box of await page.getByRole('checkbox').all()) {
    await box.check();
    await expect(page.getByTestId('total')).toBeInViewport({ ratio: 1 });
  }
  await page.getByRole('button', { name: es('purchases.buy.pay') }).click();
  await expect(page.getByRole('button', { name: /^Pay 24,00\s£/ })).toBeVisible();
  await payWith(page, '4242 4242 4242 4242');
  await shop.deliver();
  await expect(page.getByText(es('payments.order.paid', { slug: 'supporter', product: '' }))).toBeVisible();
  await expect(page.getByText(/: 24,00\s£, impuestos incluidos$/)).toBeVisible();
  const doors = page.getByRole('main').getByRole('list').getByRole('link');
  await expect(doors).toHaveCount(4);
  await expect(doors.first()).toHaveAttribute('href', notebookHome.path);

  await page.goto(subscriptionPage.path);
  await page.getByRole('button', { name: es('payments.change.monthly') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: es('payments.change.monthly') })
    .click();
  await expect(page.getByRole('button', { name: es('payments.change.yearly') })).toBeVisible();
  await expectAccessible(page, 'subscriptions, in Spanish');
  await page.getByRole('button', { name: es('payments.withdraw') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: es('payments.withdraw') })
    .click();
  await expect(page.getByText(es('payments.none'))).toBeVisible();
});

for (const [language, say] of [
  ['en', en],
  ['es', es],
] as const)
  test(`the sum and the button to pay are on the first screen of a laptop, and together on a phone (${language})`, async ({
    arrive,
  }) => {
    const page = await arrive({ baseURL: shop.url, viewport: { width: 1280, height: 800 } });
    await registerByCall(page, `fold.${language}`);
    await post(page, setLanguage.path, { language });
    await page.goto(`/purchase/supporter/?next=${notebookHome.path}`);
    const total = page.getByTestId('total');
    const pay = page.getByRole('button', { name: say('purchases.buy.pay') });
    await expect(pay).toBeVisible();
    const lowest = async () => (await pay.boundingBox())!.y + (await pay.boundingBox())!.height;
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await expect(total).toBeInViewport({ ratio: 1 });
    expect(await lowest()).toBeLessThanOrEqual(800);
    for (const box of await page.getByRole('checkbox').all()) await expect(box).toBeInViewport({ ratio: 1 });

    await page.setViewportSize(PHONE);
    await pay.scrollIntoViewIfNeeded();
    await expect(total).toBeInViewport({ ratio: 1 });
    expect((await total.boundingBox())!.y).toBeLessThan((await pay.boundingBox())!.y);
    // Nothing lies over what is ticked and pressed.
    for (const each of [...(await page.getByRole('checkbox').all()), pay]) await each.click({ trial: true });
  });

test('an operator gives all of the money back, and the subscription ends with it', async ({ arrive }) => {
  const page = await arrive({ baseURL: shop.url });
  await registerByCall(page, 'rosa.gets-back', ['Rosa', 'Garner']);
  const { url } = (await post(page, checkout.path, {
    product: 'supporter',
    plan: 'yearly',
    accept_terms: true,
    start_now: true,
  })) as { url: string };
  await page.goto(url);
  await payWith(page, '4242 4242 4242 4242');
  await shop.deliver();
  await page.goto(subscriptionPage.path);
  await expect(page.getByText('Renews on')).toBeVisible();

  const staff = await arrive({ as: 'staff1', baseURL: shop.url, viewport: PHONE });
  await staff.goto(paymentsPage.path);
  await staff
    .getByRole('listitem')
    .filter({ hasText: 'Rosa G.' })
    .getByRole('button', { name: en('payments.ops.refund') })
    .click();
  const dialog = staff.getByRole('dialog', { name: /^Refund/ });
  const ending = dialog.getByRole('checkbox', { name: en('payments.ops.refund.end') });
  await expect(ending).toBeChecked();
  const amount = dialog.getByRole('textbox', { name: /^Amount/ });
  await amount.fill('5');
  await expect(ending).not.toBeChecked();
  await amount.fill('24');
  await expect(ending).toBeChecked();
  await dialog.getByLabel(en('payments.ops.refund.reason')).fill('Bought by mistake');
  await expectAccessible(staff, 'a refund, on a phone');
  await dialog.getByRole('button', { name: en('payments.ops.refund'), exact: true }).click();
  await expect(dialog).toBeHidden();
  await shop.deliver();
  await expect(page.getByText(en('payments.none'))).toBeVisible();
  await staff.goto('/ops/');
  await staff.getByRole('button', { name: en('ops.rest') }).click();
  await expect(staff.getByText(/^Ended the subscription of payment .*: Bought by mistake$/)).toBeVisible();
});

// Moves the provider's clock, and so comes after the other walk.
test('from the button under a question to the same question, unblurred on both devices; and out again @decides', async ({
  arrive,
}) => {
  const page = await arrive({ baseURL: shop.url });
  await registerByCall(page, 'nadia.pays');
  const { next_url } = (await post(page, packsPage.path, { pack: 'radiology-cases', number_of_questions: 2 })) as {
    next_url: string;
  };
  const [question] = (await quizOf(page, next_url)).questions;
  await page.goto(next_url);
  await answerByKeys(page, question!);
  const here = `${next_url}?question_id=${question!.question_id}`;
  const other = await arrive({ baseURL: shop.url });
  await signInByCall(other, 'nadia.pays', NEW_PASSWORD);
  await other.goto(here);
  const become = { name: en('quizzes.question.notebook.become') };
  await expect(other.getByRole('link', become)).toBeVisible();

  await page.getByRole('link', become).click();
  await expect(page.getByRole('heading', { level: 1, name: en('purchases.supporter.title') })).toBeVisible();
  await expect(page.getByTestId('total')).toHaveText('£24.00');
  const pay = page.getByRole('button', { name: en('purchases.buy.pay') });
  await pay.click();
  await expect(page.getByRole('alert')).toContainText(en('problem.sale-consent-missing'));
  for (const box of await page.getByRole('checkbox').all()) await box.check();
  await pay.click();

  await payWith(page, '4000 0000 0000 0002');
  await expect(page.getByRole('alert')).toHaveText('Your card was declined.');
  await payWith(page, '4242 4242 4242 4242');
  await shop.deliver();
  await expect(page).toHaveURL(`${shop.url}${here}`);
  for (const device of [page, other]) {
    await expect(device.getByRole('button', { name: /^Show the notebook on/ })).toBeVisible();
    await expect(device.getByRole('link', become)).toHaveCount(0);
    await expect(verdict(device)).toBeVisible();
  }

  await page.goto(subscriptionPage.path);
  const change = page.getByRole('button', { name: en('payments.change-card') });
  await shop.provider.away();
  await change.click();
  await expect(page.getByRole('alert')).toContainText(en('problem.payments-away-card'));
  await expect(page).toHaveURL(`${shop.url}${subscriptionPage.path}`);
  await shop.provider.back();
  await change.click();
  await payWith(page, '5555 5555 5555 4444');
  await shop.deliver();
  await expect(page.getByText(en('payments.card', { digits: '4444' }))).toBeVisible();
  await page.goto(here);

  await other.goto(subscriptionPage.path);
  const year = new Date().getUTCFullYear();
  await expect(other.getByText(new RegExp(`^£24.00.*Renews on .*${year + 1}`, 's'))).toBeVisible();
  await shop.moveOn(366 * DAY);
  await expect(other.getByText(new RegExp(`Renews on .*${year + 2}`))).toBeVisible();
  await other.getByRole('button', { name: en('payments.cancel') }).click();
  await expect(other.getByText(new RegExp(`Ends on .*${year + 2}`))).toBeVisible();

  const staff = await arrive({ as: 'staff1', baseURL: shop.url });
  await staff.goto(paymentsPage.path);
  await staff.getByRole('button', { name: en('payments.ops.compare') }).click();
  await expect(staff.getByText('No difference.')).toBeVisible();
  await expectAccessible(staff, 'payments of operators');
  const paid = staff.getByRole('listitem').filter({ hasText: 'Nadia B.' });
  await expect(paid).toHaveCount(3);
  await expect(paid.filter({ hasText: 'Declined' })).toHaveCount(1);
  for (const refund of [1, 0]) {
    await paid
      .getByRole('button', { name: en('payments.ops.refund') })
      .nth(refund)
      .click();
    const dialog = staff.getByRole('dialog', { name: /^Refund/ });
    await dialog.getByLabel(en('payments.ops.refund.reason')).fill('Asked by mail');
    // It was ended before.
    await expect(dialog.getByLabel(en('payments.ops.refund.end'))).toHaveCount(0);
    await dialog.getByRole('button', { name: en('payments.ops.refund'), exact: true }).click();
    await expect(dialog).toBeHidden();
  }
  await expect(staff.getByRole('listitem').filter({ hasText: 'Asked by mail' })).toHaveCount(2);
  await shop.deliver();
  await expect(page.getByRole('link', become)).toBeVisible();
});

test('what was paid with is in no log and in no file of the product', async () => {
  const { secretKey, webhookSecret } = shop.provider.config;
  const files = readdirSync(shop.dataDir, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
  const texts = files.map(({ parentPath, name }) => ({ name, text: readFileSync(join(parentPath, name), 'latin1') }));
  const logs = texts.filter(({ name }) => /^(gateway|workers)-\d\.log$/.test(name));
  expect(logs).toHaveLength(2);
  // The logs are of these walks.
  for (const said of ['/payment/checkout/', '/payment/webhook/', '/payment/change-plan/'])
    expect(logs.some(({ text }) => text.includes(said))).toBe(true);
  const secrets = [secretKey, webhookSecret, 'Stripe-Signature', 'stripe-signature":"', '12 / 40'];
  const numbers = ['4242424242424242', '4000000000000002', '5555555555554444'].flatMap((one) => [
    one,
    one.replace(/(.{4})(?=.)/g, '$1 '),
  ]);
  for (const { name, text } of texts)
    for (const secret of [...secrets, ...numbers]) expect(text.includes(secret), `${secret} in ${name}`).toBe(false);
});
