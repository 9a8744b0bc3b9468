import { randomInt } from 'node:crypto';
import { PIN_DIGITS } from './pin';

/** A PIN opens its session this long after the group's last activity, in milliseconds. */
export const PIN_LIFETIME = 4 * 3_600_000;

/**
 * Wrong PINs allowed in a window of `window` seconds: by one person, from one address (a lecture hall has one, and all of
 * its people join at once), and by everyone together, where those who have an account have a reserve of their own: visitors
 * without a name, who need nothing but addresses, cannot use it up. Not counted at all is whoever comes by the link of the
 * QR code, whose key no guess hits, and nobody is kept out of a group that they are in: when all points are gone, groups
 * go on, and those whom they invite still come.
 */
export const PIN_ATTEMPTS = { person: 10, address: 100, visitors: 3_000, accounts: 5_000, window: 3_600 } as const;

/** Random from a source that cannot be predicted; every one of the 10^9 is as likely as the next. */
export const drawPin = (): string => String(randomInt(10 ** PIN_DIGITS)).padStart(PIN_DIGITS, '0');

/**
 * How many sessions somebody who guesses may expect to get into within any hour, given how many accounts and addresses
 * they have and how many sessions are live: attempts × sessions ÷ PINs. An hour may touch two windows.
 */
export function expectedIntrusions({ accounts, addresses, sessions }: { accounts: number; addresses: number; sessions: number }): number {
  const signedIn = Math.min(accounts * PIN_ATTEMPTS.person, PIN_ATTEMPTS.accounts);
  const attempts = 2 * Math.min(signedIn + PIN_ATTEMPTS.visitors, addresses * PIN_ATTEMPTS.address);
  return (attempts * sessions) / 10 ** PIN_DIGITS;
}
