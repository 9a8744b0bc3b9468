import { randomBytes } from 'node:crypto';
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type FirstStaffOffer, offerFirstStaff } from '~/domain/accounts/roles/first-staff';
import { FIRST_STAFF_MINUTES, firstStaffPage } from '~/domain/accounts/roles/first-staff-contract';
import { href } from '~/domain/kit/contract';
import { isSame, signatureOf } from '../sessions/signed';
import type { Config } from './config';
import type { Deps } from './deps';

/** In DATA_DIR, while the link is open. */
const FILE = 'first-staff-link';
export const firstStaffFile = (dataDir: string): string => join(dataDir, FILE);

// The link follows from the row and the secret: every process makes the same one, and the table alone opens nothing.
const tokenOf = (config: Pick<Config, 'sessionSecret'>, nonce: string): string =>
  signatureOf(config.sessionSecret, 'first-staff', nonce);

/** Whether a token is that of the link which `nonce` stands for. */
export const fitsFirstStaff =
  (config: Pick<Config, 'sessionSecret'>, token: string) =>
  (nonce: string): boolean =>
    isSame(token, tokenOf(config, nonce));

function linkOf(config: Config, nonce: string): string {
  const origin = config.publicUrl ?? `http://localhost:${config.port}`;
  return `${origin}${href(firstStaffPage)}#${tokenOf(config, nonce)}`;
}

/** Whole or not at all, and for its owner only. */
function keep(file: string, text: string): void {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, text, { mode: 0o600, flag: 'w' });
  renameSync(draft, file);
}

const said = (offer: FirstStaffOffer, config: Config): string =>
  'email' in offer
    ? `There is no staff account yet. The account with the address in FIRST_STAFF_EMAIL becomes it once the address is confirmed.`
    : [
        'There is no staff account yet. Open this link to make yours the first one:',
        `  ${linkOf(config, offer.nonce)}`,
        `It works once, until ${offer.expires_at.toISOString()} (${FIRST_STAFF_MINUTES} minutes at most). A new start makes a new one.`,
      ].join('\n');

/**
 * At a start: if there is no staff account, makes the link and keeps it in DATA_DIR, or waits for FIRST_STAFF_EMAIL.
 *
 * @returns what is to be printed, or null if a staff account is there
 */
export async function prepareFirstStaff(deps: Pick<Deps, 'config' | 'inTransaction'>): Promise<string | null> {
  const { config } = deps;
  const offer = await deps.inTransaction((tx) =>
    offerFirstStaff(tx, { nonce: randomBytes(32).toString('base64url'), email: config.firstStaffEmail ?? null }),
  );
  const text = offer && said(offer, config);
  const file = firstStaffFile(config.dataDir);
  if (text && offer && 'nonce' in offer) {
    mkdirSync(config.dataDir, { recursive: true });
    keep(file, `${text}\n`);
  } else rmSync(file, { force: true });
  return text;
}
