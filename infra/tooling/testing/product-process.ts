import { createInterface } from 'node:readline';
import { findHeadlessChromium } from '../embedded/chromium';
import { startProduct } from './product';
import { startTestServers } from './servers';

const say = (answer: object): void => void process.stdout.write(`${JSON.stringify(answer)}\n`);

/**
 * A product for the browser tests, in a process of its own: Playwright translates TypeScript in a way that entities do
 * not survive. Prints one line of JSON when everything answers, starts one more gateway for each line of its standard input and
 * prints its address, and stops everything when that ends. With PRODUCT_GATEWAYS=0 it only builds the product and prepares the
 * database that others copy.
 */
async function main(): Promise<void> {
  const input = createInterface({ input: process.stdin });
  const ended = new Promise<void>((resolve) => input.once('close', resolve));
  process.stdin.on('error', () => input.close());
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => input.close());

  const { TEST_DATABASE_URL, TEST_REDIS_URL, E2E_CHROMIUM } = process.env;
  const servers =
    TEST_DATABASE_URL && TEST_REDIS_URL
      ? { databaseUrl: TEST_DATABASE_URL, redisUrl: TEST_REDIS_URL, stop: async () => {} }
      : await startTestServers();
  try {
    const chromium = E2E_CHROMIUM || (await findHeadlessChromium((line) => process.stderr.write(`${line}\n`)));
    const gateways = Number(process.env.PRODUCT_GATEWAYS || 2);
    const product = await startProduct({
      gateways,
      workers: Math.min(gateways, 1),
      databaseUrl: servers.databaseUrl,
      redisUrl: servers.redisUrl,
      env: { DEMO: process.env.PRODUCT_DEMO ?? '1' },
    });
    try {
      say({
        chromium,
        servers: { TEST_DATABASE_URL: servers.databaseUrl, TEST_REDIS_URL: servers.redisUrl },
        gateways: product.gateways.map(({ url, pid }) => ({ url, pid })),
        databaseUrl: product.databaseUrl,
      });
      input.on('line', () => void product.startGateway().then(({ url, pid }) => say({ url, pid })));
      await ended;
    } finally {
      await product.stop();
    }
  } finally {
    await servers.stop();
  }
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  },
);
