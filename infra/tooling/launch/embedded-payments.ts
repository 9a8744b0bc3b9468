import { get } from 'node:http';
import { join } from 'node:path';
import { webhookPath } from '~/domain/purchases/payment/contract';
import { freePort } from '../embedded/ports';
import { keptSecret } from '../embedded/secret';

/**
 * What a demo needs to pay at the embedded provider: its address, its secrets and its journal. Null if there is a provider
 * already, and if this is no demo.
 *
 * @param gateway the port that events are delivered to
 */
export async function embeddedPayments(
  env: NodeJS.ProcessEnv,
  data: string,
  gateway: number,
): Promise<{ port: number; env: NodeJS.ProcessEnv } | null> {
  if (env.DEMO !== '1' || env.STRIPE_SECRET_KEY) return null;
  const port = await freePort(gateway + 100);
  return {
    port,
    env: {
      STRIPE_SECRET_KEY: `sk_test_${keptSecret(join(data, 'payments-secret'))}`,
      STRIPE_WEBHOOK_SECRET: `whsec_${keptSecret(join(data, 'payments-webhook-secret'))}`,
      STRIPE_API_BASE: `http://127.0.0.1:${port}`,
      PAYMENTS_PORT: String(port),
      PAYMENTS_FILE: join(data, 'payments', 'journal.jsonl'),
      PAYMENTS_WEBHOOK_URL: `http://127.0.0.1:${gateway}${webhookPath}`,
    },
  };
}

/** Whether the embedded provider answers. */
export const paymentsAnswer = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const request = get({ port, host: '127.0.0.1', path: '/healthz', timeout: 2_000, agent: false }, (response) => {
      response.resume();
      resolve(response.statusCode === 200);
    });
    request.on('timeout', () => request.destroy());
    request.on('error', () => resolve(false));
  });
