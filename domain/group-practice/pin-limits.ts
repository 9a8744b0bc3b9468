import { randomInt } from 'node:crypto';
import { PIN_DIGITS } from './pin';

/** A PIN opens its session this long after the group's last activity, in milliseconds. */
export const PIN_LIFETIME = 4 * 3_600_000;

/**
 * Wrong typed PINs that are looked up in a window of `window` seconds. The first ones are free: for one person, from one
 * address (a lecture hall has one), and for everyone together, where those who have an account have points of their own.
 * Further ones take proof of work (`domain/kit/work.ts`), from one address and for everyone together. If even those are
 * spent, no PIN is looked up: a typed one knocks, and the host lets people in (`knock.ts`). Not counted are right PINs, the
 * link of the QR code, whose key no guess hits, and people who are in the group already.
 */
export const PIN_ATTEMPTS = {
  person: 10,
  address: 50,
  addressWorked: 20,
  visitors: 60,
  visitorsWorked: 60,
  accounts: 80,
  accountsWorked: 80,
  window: 600,
} as const;

/** Random from a source that cannot be predicted; every one of the 10^9 is as likely as the next. */
export const drawPin = (): string => String(randomInt(10 ** PIN_DIGITS)).padStart(PIN_DIGITS, '0');

/** The most wrong PINs that are looked up within any hour, from so many addresses: an hour touches seven windows of ten minutes. */
export function attemptsInAnHour(addresses: number): number {
  const windows = 3_600 / PIN_ATTEMPTS.window + 1;
  const everyone =
    PIN_ATTEMPTS.visitors + PIN_ATTEMPTS.visitorsWorked + PIN_ATTEMPTS.accounts + PIN_ATTEMPTS.accountsWorked;
  return windows * Math.min(everyone, addresses * (PIN_ATTEMPTS.address + PIN_ATTEMPTS.addressWorked));
}

/** How many of `sessions` live groups somebody who guesses may expect to get into within any hour: attempts × groups ÷ PINs. */
export const expectedIntrusions = ({ addresses, sessions }: { addresses: number; sessions: number }): number =>
  (attemptsInAnHour(addresses) * sessions) / 10 ** PIN_DIGITS;
