import { notAllowed } from '../../kit/errors';
import { statement } from '../../kit/statement';
import type { Reader, Transaction } from '../../kit/transaction';
import type { Language } from '../contract';
import { createGuest } from '../create-guest';
import type { Person } from '../person';

/** What a visitor is called until they register. */
const NAMES: Record<Language, string> = { en: 'Guest', es: 'Invitado' };

export const trialOver = () =>
  notAllowed(
    'trial-over',
    'You have used what is open without an account. Register to continue; what you did is kept.',
  );

const lock = statement<{ station_id: number | null }, [number, Date]>(
  'accounts.open-trial',
  `INSERT INTO trials AS trial (account_id, started_at) VALUES ($1, $2)
   ON CONFLICT (account_id) DO UPDATE SET started_at = trial.started_at RETURNING station_id`,
);

/**
 * Returns the guest for a trial without an account: the one who asks, or a new one. Locks the trial until the transaction ends.
 *
 * @param name of a new guest, if others will see it
 * @returns the station they have tried, if any
 * @throws Problem `name-required`, `name-too-long`
 */
export async function openTrial(
  tx: Transaction,
  who: Person | null,
  language: Language,
  name: string = NAMES[language],
): Promise<{ person: Person; station_id: number | null }> {
  const person = who ?? (await createGuest(tx, name, language));
  const { station_id } = (await tx.sql.one(lock, [person.id, tx.clock.now()]))!;
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
