import type { RequestListener, Server } from 'node:http';
import { EmbeddedProvider } from '../fake-payments/embedded-provider';
import { serve } from '../fake-payments/serve';
import type { Deliver } from '../fake-payments/webhooks';

export const SECRET_KEY = 'sk_test_of-the-tests-alone';
export const WEBHOOK_SECRET = 'whsec_of-the-tests-alone';

export interface TestProvider {
  embedded: EmbeddedProvider;
  url: string;
  /** What the product reaches it with. */
  config: { secretKey: string; webhookSecret: string; apiBase: string };
  /** Posts a form to one of its pages, as a person in a browser does. */
  press(url: string, fields: Record<string, string>): Promise<{ status: number; location: string; text: string }>;
  /** Types a test card on a hosted page. @returns where the browser goes next; the text of the page where it stays */
  pay(url: string, number?: string, more?: Record<string, string>): Promise<{ location: string; text: string }>;
  /** Holds back the next request to a path of the API until it is let go. */
  hold(path: string): { arrived: Promise<void>; letGo: () => void };
  /** Stops to answer, as a provider that is away; or comes back on the same port. */
  away(): Promise<void>;
  back(): Promise<void>;
  close(): Promise<void>;
}

/** The embedded provider in this process, on a port of its own. Nothing happens by itself: `embedded.tick()` and `embedded.webhooks.run()`. */
export async function openTestProvider(options: {
  deliver?: Deliver;
  clock?: () => number;
  random?: () => number;
  together?: number;
  file?: string;
}): Promise<TestProvider> {
  const embedded = new EmbeddedProvider({
    secretKey: SECRET_KEY,
    webhookSecret: WEBHOOK_SECRET,
    deliver: options.deliver ?? (async () => true),
    ...options,
  });
  let server: Server = await serve(embedded, 0);
  const { url } = embedded.provider;
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  const press: TestProvider['press'] = async (page, fields) => {
    const answer = await fetch(page, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
    return { status: answer.status, location: answer.headers.get('location') ?? '', text: await answer.text() };
  };
  return {
    embedded,
    url,
    config: { secretKey: SECRET_KEY, webhookSecret: WEBHOOK_SECRET, apiBase: url },
    press,
    pay: (page, number = '4242 4242 4242 4242', more = {}) =>
      press(page, { number, expiry: '12 / 40', cvc: '123', name: 'Rosa Quint', country: 'GB', ...more }),
    hold(path) {
      const [answer] = server.listeners('request') as RequestListener[];
      let letGo = (): void => undefined;
      const arrived = new Promise<void>((resolve) => {
        server.removeAllListeners('request').on('request', (request, response) => {
          if (request.url !== path) return answer!(request, response);
          server.removeAllListeners('request').on('request', answer!);
          letGo = () => answer!(request, response);
          resolve();
        });
      });
      return { arrived, letGo: () => letGo() };
    },
    away: stop,
    async back() {
      server = await serve(embedded, Number(new URL(url).port));
    },
    async close() {
      await stop();
      embedded.close();
    },
  };
}
