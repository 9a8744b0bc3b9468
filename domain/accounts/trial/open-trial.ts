import { notAllowed } from '../../kit/errors';
import { statement } from '../../kit/statement';
import type { Reader, Transaction } from '../../kit/transaction';
import type { Language } from '../contract';
import { createGuest } from '../create-guest';
import { type Person, PERSON_COLUMNS, type PersonRow, toPerson } from '../person';

/** What a visitor is called until they register. */
const NAMES: Record<Language, string> = { en: 'Guest', es: 'Invitado' };

export const trialOver = () =>
  notAllowed(
    'trial-over',
    'You have used what is open without an account. Register to continue; what you did is kept.',
  );

/** Milliseconds for which a visitor who sends the same `submission_id` is the guest whom it made. */
const SENT_AGAIN = 3_600_000;

const oneAtATime = statement<never, [string]>(
  'accounts.lock-trial-submission',
  `SELECT pg_advisory_xact_lock(hashtextextended('trial ' || $1, 0))`,
);
// The answer was lost, and the session with it. Nobody but the browser that made the id knows it.
const sentBefore = statement<PersonRow, [string, Date]>(
  'accounts.guest-of-submission',
  `SELECT ${PERSON_COLUMNS} FROM trials trial JOIN accounts account ON account.id = trial.account_id AND account.guest
    WHERE trial.submission_id = $1::uuid AND trial.started_at > $2`,
);
const lock = statement<{ station_id: number | null }, [number, Date, string | null]>(
  'accounts.open-trial',
  `INSERT INTO trials AS trial (account_id, started_at, submission_id)
   VALUES ($1, $2, (SELECT $3::uuid WHERE NOT EXISTS (SELECT FROM trials WHERE submission_id = $3::uuid)))
   ON CONFLICT (account_id) DO UPDATE SET started_at = trial.started_at RETURNING station_id`,
);

async function guestOf(tx: Transaction, submissionId: string): Promise<Person | null> {
  const now = tx.clock.now();
  await tx.sql.all(oneAtATime, [submissionId]);
  const row = await tx.sql.one(sentBefore, [submissionId, new Date(now.getTime() - SENT_AGAIN)]);
  return row && toPerson(row, now);
}

/**
 * Returns the guest for a trial without an account: the one who asks, or a new one. Locks the trial until the transaction ends.
 *
 * @param options.name of a new guest, if others will see it
 * @param options.submissionId made by the browser of a visitor: sent again within an hour, it makes no second guest
 * @returns the station they have tried, if any
 * @throws Problem `name-required`, `name-too-long`
 */
export async function openTrial(
  tx: Transaction,
  who: Person | null,
  language: Language,
  { name = NAMES[language], submissionId }: { name?: string; submissionId?: string } = {},
): Promise<{ person: Person; station_id: number | null }> {
  const sent = who === null && submissionId !== undefined ? submissionId : null;
  const person = who ?? (sent === null ? null : await guestOf(tx, sent)) ?? (await createGuest(tx, name, language));
  const { station_id } = (await tx.sql.one(lock, [person.id, tx.clock.now(), sent]))!;
  return { person, station_id };
}

const saveStation = statement<never, [number, number]>(
  'accounts.save-trial-station',
  'UPDATE trials SET station_id = $2 WHERE account_id = $1',
);

/** Opens a station for a visitor, the first one they ask for. @throws Problem not-allowed `trial-over` */
export async function tryStation(
  tx: Transaction,
  who: Person | null,
  language: Language,
  stationId: number,
): Promise<Person> {
  const { person, station_id } = await openTrial(tx, who, language);
  if (station_id !== null && station_id !== stationId) throw trialOver();
  if (station_id === null) await tx.sql.all(saveStation, [person.id, stationId]);
  return person;
}

const stationOf = statement<{ station_id: number | null }, [number]>(
  'accounts.trial-station',
  'SELECT station_id FROM trials WHERE account_id = $1',
);

/** The station that a guest tries, or null. */
export const trialStationOf = async (read: Reader, accountId: number): Promise<number | null> =>
  (await read.sql.one(stationOf, [accountId]))?.station_id ?? null;
