/** Messages that reach this browser while no page is open: what the browser has to say to it (W3C Push API). */

/** `no`: not by this browser, or not at this address. `ask`: nobody was asked yet. */
export type PushPermission = 'no' | 'ask' | 'granted' | 'denied';

export function pushPermission(): PushPermission {
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || typeof Notification === 'undefined') return 'no';
  return Notification.permission === 'default' ? 'ask' : Notification.permission;
}

/** Apple's phones and tablets have it only if the product was put on the home screen. */
export const isPushInstalledOnly = (): boolean =>
  pushPermission() === 'no' && /iPhone|iPad|Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1;

/** To be called by a press of a button: the browser asks the person, once. */
export const askForPush = async (): Promise<PushPermission> => {
  await Notification.requestPermission();
  return pushPermission();
};

const bytesOf = (key: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));

const sameKey = (one: ArrayBuffer | null | undefined, other: Uint8Array): boolean =>
  !!one && String(new Uint8Array(one)) === String(other);

/**
 * The subscription of this browser by a key of the server, made if there is none of this key.
 * @throws Error if the browser's push service cannot be reached
 */
export async function subscribePush(
  { pushManager }: ServiceWorkerRegistration,
  publicKey: string,
): Promise<{ endpoint: string; p256dh: string; auth: string }> {
  const applicationServerKey = bytesOf(publicKey);
  const before = await pushManager.getSubscription();
  if (before && !sameKey(before.options.applicationServerKey, applicationServerKey)) await before.unsubscribe();
  const { endpoint, keys } = (await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey })).toJSON();
  if (!endpoint || !keys?.p256dh || !keys.auth) throw new Error('The subscription has no keys');
  return { endpoint, p256dh: keys.p256dh, auth: keys.auth };
}

/** Nothing comes to this browser any more, and what it shows is taken away. Nothing happens if there is nothing. */
export async function endPush(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker.getRegistration();
    if (!registration) return;
    for (const shown of await registration.getNotifications()) shown.close();
    await (await registration.pushManager.getSubscription())?.unsubscribe();
  } catch {
    // The server sends nothing to it either: the session is over.
    return;
  }
}
