import { invalid, notAllowed } from '~/domain/kit/errors';
import { statement } from '~/domain/kit/statement';
import type { Reader, Transaction } from '~/domain/kit/transaction';
import { consentErrors } from './consent-errors';
import { type ConsentKind, STRANGERS_AGE_MIN, TERMS_VERSION } from './contract';

const add = statement<never, [number, string[], number, Date]>(
  'accounts.add-consents',
  `INSERT INTO account_consents (account_id, kind, version, given_at)
   SELECT $1, kind, CASE WHEN kind = 'terms' THEN $3 ELSE 1 END, $4 FROM unnest($2::text[]) AS kind ON CONFLICT DO NOTHING`,
);
const standing = statement<{ erase_at: Date | null; consented: boolean }, [number, number]>(
  'accounts.standing',
  `SELECT a.erase_at, EXISTS (SELECT FROM account_consents c WHERE c.account_id = a.id AND c.kind = 'terms' AND c.version = $2) AS consented
     FROM accounts a WHERE a.id = $1 AND NOT a.guest`,
);
const confirmed = statement<{ one: number }, [number]>(
  'accounts.is-adult',
  `SELECT 1 AS one FROM account_consents WHERE account_id = $1 AND kind = 'age-18' AND version = 1`,
);

/** Keeps what a person agreed to, with the day. Given twice, the first day counts. */
export const saveConsents = async (
  tx: Pick<Reader, 'sql' | 'clock'>,
  accountId: number,
  kinds: readonly ConsentKind[],
): Promise<void> => void (await tx.sql.all(add, [accountId, [...kinds], TERMS_VERSION, tx.clock.now()]));

/** @throws Problem invalid `consent-missing`, naming each tick */
export async function giveConsents(
  tx: Transaction,
  accountId: number,
  given: { accept_terms: boolean; confirm_age: boolean },
): Promise<void> {
  const errors = consentErrors(given);
  if (errors.length > 0) throw invalid('consent-missing', errors.map(({ message }) => message).join('. '), errors);
  await saveConsents(tx, accountId, ['terms', 'age-16']);
}

/** When an account is erased, and whether its person has to be asked for consent to the present version. */
export async function standingOf(
  read: Pick<Reader, 'sql'>,
  accountId: number,
): Promise<{ leaving_at: string | null; consent_due: boolean }> {
  const row = await read.sql.one(standing, [accountId, TERMS_VERSION]);
  return { leaving_at: row?.erase_at?.toISOString() ?? null, consent_due: row !== null && !row.consented };
}

/** Whether a person has confirmed that they are old enough to meet strangers. */
export const isAdult = async (read: Pick<Reader, 'sql'>, accountId: number): Promise<boolean> =>
  (await read.sql.one(confirmed, [accountId])) !== null;

/**
 * Calls and events with strangers are for adults. Asked once: the day of the confirmation is kept.
 * @param confirms whether the person confirms it now
 * @throws Problem not-allowed `adults-only`
 */
export async function needAdult(tx: Transaction, accountId: number, confirms: boolean): Promise<void> {
  if (await isAdult(tx, accountId)) return;
  if (!confirms)
    throw notAllowed(
      'adults-only',
      `Confirm that you are ${STRANGERS_AGE_MIN} or older to practise with people you do not know.`,
    );
  await saveConsents(tx, accountId, ['age-18']);
}
