import type { BrowserContext, Page } from '@playwright/test';
import { createECDH, randomBytes, randomUUID } from 'node:crypto';
import { newEventPage } from '~/domain/events/contract';
import { CHEST_PAIN } from './group';
import { post } from './people';

interface Answers {
  permission: NotificationPermission;
  /** What the person answers when the browser asks. */
  answer: NotificationPermission;
  subscription: { endpoint: string; keys: { p256dh: string; auth: string } };
}

/** A push service of the browser's maker is on the internet: what the browser would say of it is written here. */
export async function withPushService(context: BrowserContext, answers: Partial<Answers> = {}): Promise<void> {
  const given: Answers = {
    permission: 'default',
    answer: 'granted',
    subscription: {
      endpoint: `https://fcm.googleapis.com/fcm/send/${randomBytes(12).toString('hex')}`,
      keys: {
        p256dh: createECDH('prime256v1').generateKeys('base64url'),
        auth: randomBytes(16).toString('base64url'),
      },
    },
    ...answers,
  };
  await context.addInitScript(({ permission, answer, subscription }) => {
    const [PERMISSION, SUBSCRIBED, ASKED] = ['test.permission', 'test.subscribed', 'test.asked'];
    const now = () => (localStorage.getItem(PERMISSION) ?? permission) as NotificationPermission;
    Object.defineProperty(Notification, 'permission', { get: now });
    Notification.requestPermission = () => {
      localStorage.setItem(ASKED, String(Number(localStorage.getItem(ASKED) ?? 0) + 1));
      localStorage.setItem(PERMISSION, now() === 'default' ? answer : now());
      return Promise.resolve(now());
    };
    const made = {
      options: { applicationServerKey: null },
      toJSON: () => subscription,
      unsubscribe: () => Promise.resolve(localStorage.removeItem(SUBSCRIBED) === undefined),
    };
    PushManager.prototype.subscribe = () => {
      localStorage.setItem(SUBSCRIBED, '1');
      return Promise.resolve(made as unknown as PushSubscription);
    };
    PushManager.prototype.getSubscription = () =>
      Promise.resolve(localStorage.getItem(SUBSCRIBED) ? (made as unknown as PushSubscription) : null);
  }, given);
}

/** An event in three days, hosted by the person who is signed in. */
export async function anEvent(page: Page): Promise<string> {
  const { next_url } = (await post(page, newEventPage.path, {
    data_request: 'submit',
    submission_id: randomUUID(),
    kind: 'practice',
    title: 'Chest pain before the exam',
    language: 'en',
    station: CHEST_PAIN.slug,
    starts: new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 16),
    zone: 'UTC',
    which: '',
    minutes: 60,
    places: 4,
    confirm_adult: true,
  })) as { next_url: string };
  return next_url;
}
