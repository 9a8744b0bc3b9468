import type { Page, Worker } from '@playwright/test';
import { setLanguage } from '~/domain/accounts/contract';
import { profileDetails } from '~/domain/accounts/profile/contract';
import { pushPage } from '~/domain/accounts/push/contract';
import { expectAccessible, PHONE } from './axe';
import { forgetDevices } from './database';
import { expect, post, test } from './people';
import { anEvent, withPushService } from './push-service';
import { registerByCall } from './second-factor';
import { en, es, type Say } from './words';

test.use({ worker: true });

const asked = (page: Page) => page.evaluate(() => Number(localStorage.getItem('test.asked') ?? 0));
const card = (page: Page, say: Say = en) => page.getByRole('region', { name: say('push.title') });

test('the settings say whether this device gets notices, turn it on and off, and choose the kinds @decides', async ({
  arrive,
}) => {
  const page = await arrive();
  await withPushService(page.context());
  await registerByCall(page, 'push.nadia');
  await page.goto(profileDetails.path);
  await expect(card(page).getByText(en('push.here.off'))).toBeVisible();
  expect(await asked(page)).toBe(0);

  await card(page)
    .getByRole('button', { name: en('push.turn-on') })
    .click();
  await expect(card(page).getByText(en('push.here.on'))).toBeVisible();
  expect(await asked(page)).toBe(1);

  const quiz = card(page).getByRole('switch', { name: en('push.kind.quiz') });
  await expect(quiz).toBeChecked();
  await quiz.click();
  await expect(quiz).not.toBeChecked();
  await expect(card(page).getByText(en('push.saved'))).toBeVisible();
  await expectAccessible(page, 'push settings', 4);

  await page.reload();
  await expect(card(page).getByText(en('push.here.on'))).toBeVisible();
  await expect(quiz).not.toBeChecked();
  await expect(card(page).getByRole('switch', { name: en('push.kind.group') })).toBeChecked();

  await card(page)
    .getByRole('button', { name: en('push.turn-off') })
    .click();
  await expect(card(page).getByText(en('push.here.off'))).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('test.subscribed'))).toBeNull();
});

test('a refusal is respected and explained, on a phone and in Spanish', async ({ arrive }) => {
  const page = await arrive({ viewport: PHONE, locale: 'es-ES' });
  await withPushService(page.context(), { answer: 'denied' });
  await registerByCall(page, 'push.refuses');
  await post(page, setLanguage.path, { language: 'es' });
  await page.goto(profileDetails.path);
  await card(page, es)
    .getByRole('button', { name: es('push.turn-on') })
    .click();
  await expect(card(page, es).getByText(es('push.refused'))).toBeVisible();
  await expect(card(page, es).getByRole('button')).toHaveCount(0);
  await expectAccessible(page, 'push refused');
  await page.reload();
  await expect(card(page, es).getByText(es('push.refused'))).toBeVisible();
  expect(await asked(page)).toBe(1);
});

test('who waits for something is offered to be told, once, and signing out ends it', async ({ arrive }) => {
  const page = await arrive();
  await withPushService(page.context());
  await registerByCall(page, 'push.waits');
  const event = await anEvent(page);
  await page.goto(event);
  const offer = page.getByText(en('push.offer.event'));
  await expect(offer).toBeVisible();
  expect(await asked(page)).toBe(0);
  await expectAccessible(page, 'push offer');

  await page.getByRole('button', { name: en('push.offer.no') }).click();
  await expect(offer).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Chest pain before the exam' })).toBeVisible();
  await expect(offer).toBeHidden();

  await page.evaluate(() => localStorage.removeItem('wardmates.push-declined'));
  await page.reload();
  await page.getByRole('button', { name: en('push.offer.yes') }).click();
  await expect(page.getByText(en('push.offer.done'))).toBeVisible();
  await page.getByRole('link', { name: en('push.offer.settings') }).click();
  await expect(card(page).getByText(en('push.here.on'))).toBeVisible();

  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: en('app.sign-out') }).click();
  await expect
    .poll(() => page.evaluate(() => [localStorage.getItem('test.subscribed'), localStorage.getItem('wardmates.push')]))
    .toEqual([null, null]);
});

/** Hands a message to the service worker, as the push service of the browser does. */
async function pusher(page: Page): Promise<(message: object) => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) =>
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      if (registrations[0]) resolve(registrations[0].registrationId);
    }),
  );
  await session.send('ServiceWorker.enable');
  const registrationId = await registered;
  const { origin } = new URL(page.url());
  return (message) =>
    session
      .send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: JSON.stringify(message) })
      .then(() => undefined);
}

interface Shown {
  title: string;
  options: { body: string; lang: string; tag: string; icon: string; data: unknown };
}
interface WatchedScope {
  shown: Shown[];
  did: string[];
  clients: { openWindow(url: string): Promise<null> };
  WindowClient: { prototype: { focus(): Promise<unknown> } };
  ServiceWorkerRegistration: { prototype: { showNotification(...shown: unknown[]): Promise<void> } };
  dispatchEvent(event: Event): boolean;
}

/** Headless browsers show no notifications, and no press of a test is a real one: what the worker asks the browser for is noted. */
const watch = (worker: Worker) =>
  worker.evaluate(() => {
    const scope = self as unknown as WatchedScope;
    [scope.shown, scope.did] = [[], []];
    scope.ServiceWorkerRegistration.prototype.showNotification = (title, options) =>
      Promise.resolve(void scope.shown.push({ title, options } as Shown));
    scope.clients.openWindow = (url) => Promise.resolve((scope.did.push(`opens ${url}`), null));
    scope.WindowClient.prototype.focus = function (this: { url: string }) {
      return Promise.resolve((scope.did.push(`focuses ${new URL(this.url).pathname}`), this));
    };
  });
const shown = (worker: Worker) => worker.evaluate(() => (self as unknown as WatchedScope).shown);
const did = (worker: Worker) => worker.evaluate(() => (self as unknown as WatchedScope).did);

/** Presses the notification of a tag. */
const press = (worker: Worker, tag: string) =>
  worker.evaluate(async (wanted) => {
    const scope = self as unknown as WatchedScope;
    const { data } = scope.shown.find(({ options }) => options.tag === wanted)!.options;
    const waited: Promise<unknown>[] = [];
    scope.dispatchEvent(
      Object.assign(new Event('notificationclick'), {
        notification: { data, close: () => void scope.did.push(`closes ${wanted}`) },
        waitUntil: (done: Promise<unknown>) => void waited.push(done),
      }),
    );
    await Promise.all(waited);
  }, tag);

test('the service worker shows what is pushed, unless its page is seen, and leads there', async ({ arrive }) => {
  const page = await arrive();
  await page.goto('/');
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  const push = await pusher(page);
  const worker = page.context().serviceWorkers()[0]!;
  await watch(worker);
  const tags = async () => (await shown(worker)).map(({ options }) => options.tag);
  const message = (path: string, more: object = {}) => ({
    title: 'Tu cuestionario está listo',
    body: '10 preguntas',
    lang: 'es',
    url: path,
    pages: [path],
    tag: 'quiz',
    ...more,
  });

  await push(message('/learn/quiz/7/'));
  await expect.poll(tags).toEqual(['quiz']);
  const [{ title, options }] = (await shown(worker)) as [Shown];
  expect([title, options.body, options.lang]).toEqual(['Tu cuestionario está listo', '10 preguntas', 'es']);
  expect((await page.request.get(options.icon)).headers()['content-type']).toBe('image/png');
  await press(worker, 'quiz');
  expect(await did(worker)).toEqual(['closes quiz', 'opens /learn/quiz/7/']);

  // A page that is seen says it itself: of two messages only the other one is shown.
  await push(message('/guides/', { pages: ['/guides/', '/'], tag: 'seen' }));
  await push(message('/join/', { tag: 'not seen' }));
  await expect.poll(tags).toEqual(['quiz', 'not seen']);

  // Another site is never opened, and a page that is open already is gone to.
  await push(message('https://evil.example/', { tag: 'elsewhere' }));
  await expect.poll(tags).toEqual(['quiz', 'not seen', 'elsewhere']);
  await page.goto('/join/');
  await press(worker, 'elsewhere');
  await press(worker, 'not seen');
  expect((await did(worker)).slice(2)).toEqual(['closes elsewhere', 'closes not seen', 'focuses /join/']);
});

test('messages that were turned on go on when the session was another, without asking again', async ({ arrive }) => {
  const page = await arrive();
  await withPushService(page.context());
  await registerByCall(page, 'push.returns');
  await page.goto(profileDetails.path);
  await card(page)
    .getByRole('button', { name: en('push.turn-on') })
    .click();
  await expect(card(page).getByText(en('push.here.on'))).toBeVisible();
  await forgetDevices('push.returns');

  // Looked at a moment ago: nothing is asked of the server.
  await page.reload();
  await expect(card(page).getByText(en('push.here.off'))).toBeVisible();
  await page.evaluate(() => {
    const { id } = JSON.parse(localStorage.getItem('wardmates.push')!) as { id: number };
    localStorage.setItem('wardmates.push', JSON.stringify({ id, at: Date.now() - 2 * 86_400_000 }));
  });
  const subscribed = page.waitForResponse((answer) => (answer.request().postData() ?? '').includes('"subscribe"'));
  await page.goto('/join/');
  expect((await subscribed).status()).toBe(200);
  await page.goto(profileDetails.path);
  await expect(card(page).getByText(en('push.here.on'))).toBeVisible();
  expect(await asked(page)).toBe(1);
});

test('the settings of messages are a page of the profile', async ({ arrive }) => {
  const page = await arrive();
  await withPushService(page.context());
  await registerByCall(page, 'push.address');
  await page.goto(pushPage.path);
  await expect(page).toHaveURL(new RegExp(`${profileDetails.path}$`));
  await expect(card(page)).toBeVisible();
});
