/**
 * Pictures of messages to devices, of the notice that there is no network and of the offer of a new version, at two widths in both
 * schemes and both languages, to be looked at: not a test.
 *
 *     node --require tsx/cjs web/e2e/shots-push.ts [folder]
 */
import { type Browser, chromium, type Page } from '@playwright/test';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setLanguage } from '~/domain/accounts/contract';
import { profileDetails } from '~/domain/accounts/profile/contract';
import { LOOKS, wear } from './axe';
import { startForPictures } from './a-product';
import { CHEST_PAIN } from './group';
import { gatewayUrl, post } from './people';
import { anEvent, withPushService } from './push-service';
import { registerByCall } from './second-factor';
import { en, es, type Say } from './words';

const [folder = '.data/shots-push'] = process.argv.slice(2);

async function shoot(page: Page, name: string, part = 'body'): Promise<void> {
  for (const look of LOOKS) {
    await wear(page, look);
    await page
      .locator(part)
      .first()
      .screenshot({ path: join(folder, `${name}.${look.size.width}.${look.scheme}.png`), animations: 'disabled' });
  }
  await wear(page, LOOKS[0]);
}

interface Somebody {
  language: 'en' | 'es';
  answers?: Parameters<typeof withPushService>[1];
}

async function arrive(browser: Browser, name: string, { language, answers }: Somebody): Promise<Page> {
  const context = await browser.newContext({ baseURL: gatewayUrl(1), locale: language === 'es' ? 'es-ES' : 'en-GB' });
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  // What tsx adds to functions that have a name.
  await context.addInitScript('globalThis.__name = (one) => one');
  await withPushService(context, answers);
  await registerByCall(page, `shots.${name}.${language}`);
  await post(page, setLanguage.path, { language });
  return page;
}

async function inLanguage(browser: Browser, language: 'en' | 'es', say: Say): Promise<void> {
  const page = await arrive(browser, 'push', { language });
  await page.goto(profileDetails.path);
  const turnOn = page.getByRole('button', { name: say('push.turn-on') });
  await turnOn.waitFor();
  await shoot(page, `settings-off-${language}`, '#push');
  await turnOn.click();
  await page.getByText(say('push.here.on')).waitFor();
  await shoot(page, `settings-on-${language}`, '#push');
  await shoot(page, `settings-page-${language}`);

  const refuses = await arrive(browser, 'refuses', { language, answers: { permission: 'denied' } });
  await refuses.goto(profileDetails.path);
  await refuses.getByText(say('push.refused')).waitFor();
  await shoot(refuses, `settings-refused-${language}`, '#push');

  const waits = await arrive(browser, 'waits', { language });
  await waits.goto(await anEvent(waits));
  await waits.getByText(say('push.offer.event')).waitFor();
  await shoot(waits, `offer-event-${language}`);
  await waits.getByRole('button', { name: say('push.offer.yes') }).click();
  await waits.getByText(say('push.offer.done')).waitFor();
  await shoot(waits, `offer-done-${language}`);

  const seeks = await arrive(browser, 'seeks', { language });
  const lobby = '/osce-stations/audio-pairing/';
  await post(seeks, lobby, { data_request: 'search', confirm_adult: 'true' });
  await seeks.goto(lobby);
  await seeks.getByText(say('push.offer.partner')).waitFor();
  await shoot(seeks, `offer-partner-${language}`);
  await post(seeks, lobby, { data_request: 'stop' });

  const station = `/${CHEST_PAIN.base}/${CHEST_PAIN.slug}/`;
  const away = await arrive(browser, 'away', { language });
  await away.goto(station);
  await away.evaluate(async () => void (await navigator.serviceWorker.ready));
  await away.reload();
  await away.getByRole('heading', { level: 1 }).first().waitFor();
  await away.waitForLoadState('networkidle');
  await away.context().setOffline(true);
  await away.reload();
  await away.getByText(say('app.offline.visited')).waitFor();
  await shoot(away, `offline-${language}`);

  const later = await arrive(browser, 'later', { language });
  await later.addInitScript(() => {
    const nothing = () => undefined;
    Object.defineProperty(navigator.serviceWorker, 'controller', { get: () => ({}) });
    navigator.serviceWorker.register = () =>
      Promise.resolve({ waiting: {}, addEventListener: nothing } as unknown as ServiceWorkerRegistration);
  });
  await later.goto('/');
  await later.getByText(say('app.new-version'), { exact: true }).waitFor();
  await shoot(later, `new-version-${language}`);
}

async function main(): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const stop = await startForPictures();
  const browser = await chromium.launch({
    executablePath: process.env.E2E_CHROMIUM,
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    await inLanguage(browser, 'en', en);
    await inLanguage(browser, 'es', es);
  } finally {
    await browser.close();
    await stop();
  }
}

void main();
