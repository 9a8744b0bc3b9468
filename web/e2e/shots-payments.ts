/**
 * Pictures of paying, of subscriptions and of the operators' page of payments, at two widths in both schemes and languages: not a test.
 *
 *     node --require tsx/cjs web/e2e/shots-payments.ts [folder]
 */
import { chromium, type Page } from '@playwright/test';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { subscriptionPage } from '~/domain/purchases/payment/contract';
import { paymentsPage } from '~/domain/purchases/payment/ops-contract';
import { LOOKS, wear } from './axe';
import { startForPictures } from './a-product';
import { post, signInByCall } from './people';
import { registerByCall } from './second-factor';
import { DAY, openShop, payWith } from './shop';
import { en, es, type Say } from './words';

const [folder = '.data/shots-payments'] = process.argv.slice(2);

/** Can be saved; every charge of it is declined. */
const NOT_CHARGED = '4000 0000 0000 0341';

async function shoot(page: Page, name: string): Promise<void> {
  for (const look of LOOKS) {
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

async function main(): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const stop = await startForPictures();
  const shop = await openShop();
  const browser = await chromium.launch({
    executablePath: process.env.E2E_CHROMIUM || undefined,
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const arrive = async (language: 'en' | 'es') => {
    const context = await browser.newContext({ baseURL: shop.url, locale: language === 'es' ? 'es-ES' : 'en-GB' });
    return context.newPage();
  };
  const buy = async (language: 'en' | 'es', say: Say) => {
    const page = await arrive(language);
    await registerByCall(page, `pays.${language}`);
    await post(page, '/i18n/setlang/', { language });
    await page.goto('/purchase/supporter/?plan=yearly');
    await page.getByTestId('total').waitFor();
    await shoot(page, `01-buy-${language}`);
    await page.getByRole('button', { name: say('purchases.code.have') }).click();
    for (const box of await page.getByRole('checkbox').all()) await box.check();
    await shoot(page, `02-buy-code-${language}`);
    await page.getByRole('button', { name: language === 'es' ? /^Pedir y pagar/ : /and pay/ }).click();
    await page.getByRole('button', { name: /^Pay £/ }).waitFor();
    await payWith(page, '4242 4242 4242 4242');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    await shoot(page, `03-order-open-${language}`);
    await shop.deliver();
    await page.goto('/payment/orders/1/');
    await page.waitForLoadState('networkidle');
    await shoot(page, `04-order-paid-${language}`);
    await page.goto(subscriptionPage.path);
    await page.getByRole('button', { name: say('payments.change-card') }).waitFor();
    await shoot(page, `05-subscription-${language}`);
    await page.getByRole('button', { name: say('payments.change.monthly') }).click();
    await page.getByRole('dialog').waitFor();
    await page.screenshot({ path: join(folder, `06-change-plan-${language}.png`) });
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: say('payments.cancel') }).click();
    await page.getByRole('button', { name: say('payments.resume') }).waitFor();
    await page.goto('/purchase/supporter/');
    await page.waitForLoadState('networkidle');
    await shoot(page, `07-owned-${language}`);
    return page;
  };
  const changeCard = async (page: Page, say: Say) => {
    await page.goto(subscriptionPage.path);
    await page.getByRole('button', { name: say('payments.resume') }).click();
    await page.getByRole('button', { name: say('payments.cancel') }).waitFor();
    await page.getByRole('button', { name: say('payments.change-card') }).click();
    await payWith(page, NOT_CHARGED);
    await shop.deliver();
    await page.getByText(say('payments.card', { digits: NOT_CHARGED.slice(-4) })).waitFor();
  };
  const lookPastDue = async (page: Page, language: 'en' | 'es', say: Say) => {
    await page.goto(subscriptionPage.path);
    await page.getByText(say('payments.past-due')).waitFor();
    await shoot(page, `08-past-due-${language}`);
  };
  try {
    const [english, spanish] = [await buy('en', en), await buy('es', es)];
    await changeCard(english, en);
    await changeCard(spanish, es);
    await shop.moveOn(366 * DAY);
    await lookPastDue(english, 'en', en);
    await lookPastDue(spanish, 'es', es);
    const staff = await arrive('en');
    await signInByCall(staff, 'staff1');
    await staff.goto(paymentsPage.path);
    await staff.waitForLoadState('networkidle');
    await shoot(staff, '09-operators');
  } finally {
    await browser.close();
    await shop.stop();
    await stop?.();
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
