import { Secret, TOTP } from 'otpauth';
import type { Config } from '../process/config';
import type { Deps } from '../process/deps';
import { openSeal } from './sealed';

/** Seconds of one time step, and digits of a code: what every authenticator app knows without being asked. */
const PERIOD = 30;
const DIGITS = 6;
/** Steps before and after the current one whose codes are taken, for clocks that are not quite right. */
const DRIFT = 1;
const SECRET_BYTES = 20;
const ISSUER = 'Wardmates';

const of = (secret: string, label = '') =>
  new TOTP({
    issuer: ISSUER,
    label,
    algorithm: 'SHA1',
    digits: DIGITS,
    period: PERIOD,
    secret: Secret.fromBase32(secret),
  });

/** In base32, as people type it if they cannot scan the QR code. */
export const newTotpSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

/** What the QR code holds. @param label the person's username */
export const totpAddress = (secret: string, label: string): string => of(secret, label).toString();

/** The code of a moment. For tests and nobody else. */
export const totpCode = (secret: string, at: Date): string => of(secret).generate({ timestamp: at.getTime() });

/** @returns the time step that a code belongs to; null if it is wrong */
export function stepOfCode(secret: string, code: string, at: Date): number | null {
  const delta = of(secret).validate({ token: code.replace(/\s/g, ''), timestamp: at.getTime(), window: DRIFT });
  return delta === null ? null : Math.floor(at.getTime() / 1000 / PERIOD) + delta;
}

/** Secrets as the database holds them: each opens for its own account only. */
export function openTotpSeal({ sessionSecret }: Pick<Config, 'sessionSecret'>) {
  const { seal, open } = openSeal(sessionSecret, 'totp');
  return {
    seal: (accountId: number, secret: string): string => seal(`${accountId} ${secret}`),
    /** @returns null when it was sealed for another account, or SESSION_SECRET has changed since */
    open(accountId: number, sealed: string): string | null {
      const [owner, secret] = open(sealed)?.split(' ') ?? [];
      return owner === String(accountId) && secret ? secret : null;
    },
  };
}

/** How long somebody may take to set up an app, in milliseconds. */
const SETUP_FOR = 3_600_000;

/** A secret that nothing uses yet, on its way to the browser and back. */
export function openTotpSetup({ config, clock }: Pick<Deps, 'config' | 'clock'>) {
  const { seal, open } = openSeal(config.sessionSecret, 'totp-setup');
  return {
    seal: (accountId: number, secret: string): string =>
      seal(`${accountId} ${secret} ${clock.now().getTime() + SETUP_FOR}`),
    /** @returns null when it is another person's, too old, or not ours */
    open(accountId: number, sealed: string): string | null {
      const [owner, secret, until] = open(sealed)?.split(' ') ?? [];
      return owner === String(accountId) && secret && Number(until) > clock.now().getTime() ? secret : null;
    },
  };
}
