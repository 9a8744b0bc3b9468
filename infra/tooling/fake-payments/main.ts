import { EmbeddedProvider } from './embedded-provider';
import { serve } from './serve';

/** Milliseconds between looks at what is due. */
const EVERY = 250;
const PATIENCE = 10_000;

/** The embedded payment provider, a process of its own that only demos have. It speaks on loopback alone. */
async function main(): Promise<void> {
  const { DEMO, PAYMENTS_PORT, PAYMENTS_FILE, PAYMENTS_WEBHOOK_URL, STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET } =
    process.env;
  if (DEMO !== '1') throw new Error('the embedded payment provider runs in a demo only (DEMO=1)');
  if (!PAYMENTS_PORT || !PAYMENTS_WEBHOOK_URL || !STRIPE_SECRET_KEY || !STRIPE_WEBHOOK_SECRET)
    throw new Error('PAYMENTS_PORT, PAYMENTS_WEBHOOK_URL, STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET are needed');
  const embedded = new EmbeddedProvider({
    secretKey: STRIPE_SECRET_KEY,
    webhookSecret: STRIPE_WEBHOOK_SECRET,
    file: PAYMENTS_FILE,
    async deliver(body, signature) {
      const answer = await fetch(PAYMENTS_WEBHOOK_URL, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'stripe-signature': signature },
        body,
        signal: AbortSignal.timeout(PATIENCE),
      });
      await answer.arrayBuffer();
      return answer.ok;
    },
  });
  const server = await serve(embedded, Number(PAYMENTS_PORT));
  let delivering = Promise.resolve<unknown>(undefined);
  let busy = false;
  const timer = setInterval(() => {
    embedded.tick();
    if (busy) return;
    busy = true;
    delivering = embedded.webhooks.run().finally(() => (busy = false));
  }, EVERY);
  process.stdout.write(`The payment provider of the demo answers at ${embedded.provider.url}\n`);
  const stop = () => {
    clearInterval(timer);
    server.close();
    server.closeAllConnections();
    void delivering.finally(() => {
      embedded.close();
      process.exit(0);
    });
    setTimeout(() => process.exit(0), 2_000).unref();
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

main().catch((error: unknown) => {
  process.stderr.write(`payments: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
