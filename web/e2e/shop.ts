import type { Page } from '@playwright/test';
import { webhookPath } from '~/domain/purchases/payment/contract';
import { openTestProvider, type TestProvider } from '~/infra/tooling/testing/payments';
import { startOwnProduct } from './a-product';
import { expect } from './people';

export const DAY = 86_400;

/** A product that sells, and the embedded provider beside it in this process. */
export interface BrowserShop {
  url: string;
  provider: TestProvider;
  /** Delivers every event there is. */
  deliver(): Promise<void>;
  /** Renewals that are due so many seconds later, and their events. */
  moveOn(seconds: number): Promise<void>;
  /** Of the product: its logs, and what else it writes. */
  dataDir: string;
  stop(): Promise<void>;
}

export async function openShop(): Promise<BrowserShop> {
  const held = { url: '' };
  const provider = await openTestProvider({
    async deliver(body, signature) {
      const answer = await fetch(`${held.url}${webhookPath}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'stripe-signature': signature },
        body,
      });
      return answer.ok;
    },
  });
  const { secretKey, webhookSecret, apiBase } = provider.config;
  const product = await startOwnProduct({
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_API_BASE: apiBase,
    LOG_LEVEL: 'trace',
  });
  held.url = product.url;
  const deliver = async () => {
    while ((await provider.embedded.webhooks.run(true)) > 0);
  };
  return {
    url: product.url,
    dataDir: product.dataDir,
    provider,
    deliver,
    async moveOn(seconds) {
      provider.embedded.moveOn(seconds);
      await deliver();
    },
    async stop() {
      await product.stop();
      await provider.close();
    },
  };
}

/** Types a card on the provider's page, and presses its button. */
export async function payWith(page: Page, number: string): Promise<void> {
  await expect(page.getByRole('note')).toContainText('no money moves');
  await page.getByLabel('Card number').fill(number);
  await page.getByLabel('Expiry').fill('12 / 40');
  await page.getByLabel('Security code').fill('123');
  await page.getByLabel('Name on card').fill('Nadia Belmonte');
  await page.getByRole('button', { name: /^(Pay|Save)/ }).click();
}
