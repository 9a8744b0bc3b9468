import { findHeadlessChromium } from '../embedded/chromium';
import { startProduct } from './product';
import { startTestServers } from './servers';

/**
 * The product for the browser tests, in a process of its own: Playwright translates TypeScript in a way that entities do
 * not survive. Prints one line of JSON when everything answers, and stops everything when its standard input ends.
 */
async function main(): Promise<void> {
  const ended = new Promise<void>((resolve) =>
    process.stdin
      .on('end', resolve)
      .on('error', () => resolve())
      .resume(),
  );
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.stdin.destroy().emit('end'));

  const { TEST_DATABASE_URL, TEST_REDIS_URL, E2E_CHROMIUM } = process.env;
  const servers =
    TEST_DATABASE_URL && TEST_REDIS_URL
      ? { databaseUrl: TEST_DATABASE_URL, redisUrl: TEST_REDIS_URL, stop: async () => {} }
      : await startTestServers();
  try {
    const chromium = E2E_CHROMIUM || (await findHeadlessChromium((line) => process.stderr.write(`${line}\n`)));
    const product = await startProduct({
      gateways: Number(process.env.PRODUCT_GATEWAYS || 3),
      databaseUrl: servers.databaseUrl,
      redisUrl: servers.redisUrl,
      env: { DEMO: process.env.PRODUCT_DEMO ?? '1' },
    });
    try {
      const answer = {
        chromium,
        gateways: product.gateways.map(({ url, pid }) => ({ url, pid })),
        databaseUrl: product.databaseUrl,
      };
      process.stdout.write(`${JSON.stringify(answer)}\n`);
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
