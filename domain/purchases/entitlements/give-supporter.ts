import { randomUUID } from 'node:crypto';
import type { Person } from '~/domain/accounts/person';
import { isStaff } from '~/domain/accounts/policy';
import { invalid, notFound } from '~/domain/kit/errors';
import { plainText } from '~/domain/kit/html/plain-text';
import { statement } from '~/domain/kit/statement';
import type { Transaction } from '~/domain/kit/transaction';
import { SUPPORTER } from './abilities';
import { setGrant } from './set-grant';
import { PEOPLE } from '~/domain/accounts/views';

const DAY = 86_400_000;
const REASON_MIN = 3;

const accountsOf = statement<{ id: number }, [number[]]>(
  'purchases.accounts-to-give',
  `SELECT id FROM ${PEOPLE} person WHERE id = ANY ($1::int[]) AND NOT guest ORDER BY id FOR KEY SHARE`,
);
const record = statement<{ id: number }, [number, string, number, number, string, Date]>(
  'purchases.record-staff-grant',
  `INSERT INTO staff_grants (given_by, submission_id, people, days, reason, created_at) VALUES ($1::int, $2::uuid, $3::int, $4::int, $5, $6::timestamptz)
   ON CONFLICT (submission_id) DO NOTHING RETURNING id`,
);

export interface SupporterGift {
  account_ids: readonly number[];
  days: number;
  reason: string;
  submission_id?: string | undefined;
}

/**
 * Staff give the supporter tier to several people, each for so many days from now; it is recorded with the reason. The same
 * submission gives once.
 * @returns how many people have it by this
 * @throws Problem not-found for anybody but staff, and if one of the accounts is not there; invalid `invalid-input` without a reason
 */
export async function giveSupporter(tx: Transaction, who: Person, gift: SupporterGift): Promise<number> {
  if (!isStaff(who)) throw notFound();
  const reason = plainText(gift.reason);
  if (reason.length < REASON_MIN)
    throw invalid('invalid-input', 'Some fields are missing or not valid.', [
      { path: 'reason', message: 'Too short.' },
    ]);
  const wanted = [...new Set(gift.account_ids)];
  const accounts = await tx.sql.all(accountsOf, [wanted]);
  if (accounts.length < wanted.length) throw notFound();
  const now = tx.clock.now();
  const { submission_id = randomUUID(), days } = gift;
  const given = await tx.sql.one(record, [who.id, submission_id, accounts.length, days, reason, now]);
  if (!given) return accounts.length;
  for (const { id } of accounts)
    await setGrant(tx, {
      account_id: id,
      source: `staff:${given.id}:${id}`,
      product: null,
      entitlements: [SUPPORTER],
      from: now,
      until: new Date(now.getTime() + gift.days * DAY),
    });
  return accounts.length;
}
