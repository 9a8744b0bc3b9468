import { randomBytes } from 'node:crypto';
import { statement } from '../kit/statement';
import type { Reader, Transaction } from '../kit/transaction';
import { summaryNotFound } from '../stations/find-summary.query';
import { PARTICIPANTS, RESULTS } from '../stations/views';
import { LINK_DAYS, type Sharing } from './contract';
import { cannotAgree, cannotShare, examinedByAnother } from './policy';

/** 128 bits: nobody guesses it. */
const KEY_BYTES = 16;

interface Standing {
  role: 'candidate' | 'examiner' | 'other';
  candidate: string;
  examined: boolean;
  key: string | null;
  opened: number;
  ends_at: Date;
  agreed: boolean;
}

const standing = statement<Standing, [number, number, Date]>(
  'shared-results.standing',
  `SELECT CASE WHEN a.candidate_id = $2::int THEN 'candidate' WHEN a.examiner_id = $2::int THEN 'examiner' ELSE 'other' END AS role,
          a.candidate_name AS candidate, ${examinedByAnother('a')} AS examined, l.key, l.opened, l.ends_at, l.agreed_at IS NOT NULL AS agreed
     FROM ${PARTICIPANTS} p JOIN ${RESULTS} a ON a.id = p.attempt_id
     LEFT JOIN shared_results l ON l.attempt_id = a.id AND l.ends_at > $3::timestamptz
    WHERE p.attempt_id = $1::int AND p.account_id = $2::int`,
);

/** @throws Problem not-found `summary-not-found` for anybody who did not take part */
async function requireStanding(read: Reader, person: { id: number }, attemptId: number): Promise<Standing> {
  const found = await read.sql.one(standing, [attemptId, person.id, read.clock.now()]);
  if (!found) throw summaryNotFound();
  return found;
}

/** How a result is shared, for who took part. @throws Problem not-found `summary-not-found` */
export async function findSharing(read: Reader, person: { id: number }, attemptId: number): Promise<Sharing> {
  const { role, candidate, examined, key, opened, ends_at, agreed } = await requireStanding(read, person, attemptId);
  const shared = key !== null;
  return {
    role,
    link:
      shared && role === 'candidate'
        ? { key, opened, ends_at: ends_at.toISOString(), agreed: examined ? agreed : null }
        : null,
    agreement: shared && role === 'examiner' ? { candidate, agreed } : null,
  };
}

// One that has ended is replaced, with its count and the agreement to it.
const make = statement<never, [number, number, string, Date]>(
  'shared-results.make',
  `INSERT INTO shared_results (attempt_id, account_id, key, created_at, ends_at)
   VALUES ($1::int, $2::int, $3::text, $4::timestamptz, $4::timestamptz + make_interval(days => ${LINK_DAYS}))
   ON CONFLICT (attempt_id) DO UPDATE SET account_id = excluded.account_id, key = excluded.key, opened = 0, agreed_at = NULL,
     created_at = excluded.created_at, ends_at = excluded.ends_at WHERE shared_results.ends_at <= excluded.created_at`,
);

/**
 * Makes a link to a result, which ends after a year. If there is one, it stays.
 * @throws Problem not-found `summary-not-found`; not-allowed `cannot-share-result` for others than the candidate
 */
export async function shareResult(tx: Transaction, person: { id: number }, attemptId: number): Promise<Sharing> {
  if ((await requireStanding(tx, person, attemptId)).role !== 'candidate') throw cannotShare();
  const key = randomBytes(KEY_BYTES).toString('base64url');
  await tx.sql.all(make, [attemptId, person.id, key, tx.clock.now()]);
  return findSharing(tx, person, attemptId);
}

const takeBack = statement<never, [number, number]>(
  'shared-results.take-back',
  'DELETE FROM shared_results WHERE attempt_id = $1::int AND account_id = $2::int',
);

/** The link of the candidate opens no more. Repeated, it changes nothing more. */
export async function takeBackResult(tx: Transaction, person: { id: number }, attemptId: number): Promise<Sharing> {
  await tx.sql.all(takeBack, [attemptId, person.id]);
  return findSharing(tx, person, attemptId);
}

const agree = statement<{ attempt_id: number }, [number, number, Date | null, Date]>(
  'shared-results.agree',
  `UPDATE shared_results l SET agreed_at = $3::timestamptz FROM ${RESULTS} a
    WHERE l.attempt_id = $1::int AND a.id = l.attempt_id AND a.examiner_id = $2::int AND ${examinedByAnother('a')} AND l.ends_at > $4::timestamptz
   RETURNING l.attempt_id`,
);

/**
 * The examiner agrees that a shared result shows their name and comments, or takes that back.
 * @throws Problem not-allowed `cannot-agree-to-sharing` for others, and if the result is not shared
 */
export async function agreeToSharing(
  tx: Transaction,
  person: { id: number },
  attemptId: number,
  agreed: boolean,
): Promise<Sharing> {
  const now = tx.clock.now();
  if (!(await tx.sql.one(agree, [attemptId, person.id, agreed ? now : null, now]))) throw cannotAgree();
  return findSharing(tx, person, attemptId);
}

const open = statement<never, [string, number | null, Date]>(
  'shared-results.count-opening',
  `UPDATE shared_results SET opened = opened + 1
    WHERE key = $1::text AND account_id IS DISTINCT FROM $2::int AND ends_at > $3::timestamptz`,
);

/** Counts that a link was opened; its candidate does not count. */
export const countOpening = (tx: Transaction, person: { id: number } | null, key: string): Promise<unknown> =>
  tx.sql.all(open, [key, person?.id ?? null, tx.clock.now()]);

const deleteEnded = statement<{ attempt_id: number }, [Date, number]>(
  'shared-results.delete-ended',
  `DELETE FROM shared_results WHERE attempt_id IN (SELECT attempt_id FROM shared_results WHERE ends_at <= $1::timestamptz LIMIT $2)
   RETURNING attempt_id`,
);

/** Deletes links that have ended. @returns how many, `most` at most */
export const deleteEndedLinks = async (tx: Transaction, most: number): Promise<number> =>
  (await tx.sql.all(deleteEnded, [tx.clock.now(), most])).length;
