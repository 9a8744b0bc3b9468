import { randomBytes } from 'node:crypto';
import type { Config } from '~/infra/process/config';
import { isSame, signatureOf } from '~/infra/sessions/signed';

export const DEVICE_COOKIE = 'wardmates_device';
export const DEVICE_DAYS = 365;

/** Which accounts a browser was used for; a shared one for several. */
export const SEEN_COOKIE = 'wardmates_seen';
/** Accounts of one browser that are kept in mind, the last first. */
const SEEN_MAX = 8;

/** A browser that somebody signed in with before. It signs nobody in: it only has tries of its own at the password. */
export interface KnownDevice {
  id: string;
  accountId: number;
}

type Secret = Pick<Config, 'sessionSecret'>;

/** What the cookie of a device holds once `accountId` has signed in with it. */
export function newDevice({ sessionSecret }: Secret, accountId: number): string {
  const said = `${randomBytes(12).toString('base64url')}.${accountId}`;
  return `${said}.${signatureOf(sessionSecret, 'device', said)}`;
}

/** Null for what we never gave out. */
export function readDevice({ sessionSecret }: Secret, cookie: string | undefined): KnownDevice | null {
  const [id, account, signature, rest] = (cookie ?? '').split('.');
  if (!id || !account || !signature || rest !== undefined) return null;
  return isSame(signature, signatureOf(sessionSecret, 'device', `${id}.${account}`))
    ? { id, accountId: Number(account) }
    : null;
}

const seen = ({ sessionSecret }: Secret, accountId: number): string =>
  `${accountId}.${signatureOf(sessionSecret, 'seen', String(accountId))}`;

/** Whether somebody has signed in to this account in the browser with this cookie. */
export const isSeen = (secret: Secret, cookie: string | undefined, accountId: number): boolean =>
  (cookie ?? '').split('~').some((one) => isSame(one, seen(secret, accountId)));

/** The cookie once somebody has signed in to this account. */
export function withSeen(secret: Secret, cookie: string | undefined, accountId: number): string {
  const one = seen(secret, accountId);
  const others = (cookie ?? '').split('~').filter((other) => other !== '' && other !== one);
  return [one, ...others].slice(0, SEEN_MAX).join('~');
}
