import type { Person } from '../accounts/person';
import { isStaff } from '../accounts/policy';
import { notFound } from '../kit/errors';
import { statement } from '../kit/statement';
import type { Reader, Transaction } from '../kit/transaction';
import { LOOK_UPS_SHOWN } from './contract';
import { findUsers } from './users.query';
import type { PeopleList } from './requests';
import type { Window } from './windows';
import { PEOPLE } from '../accounts/views';

interface LookUp {
  list: PeopleList;
  country: string;
  training_stage: number;
  window: Window;
  page: number;
  /** Registered since. */
  since: Date;
}

const record = statement<never, [number, string, string, number, number, number, number, Date]>(
  'statistics.record-look-up',
  `INSERT INTO statistics_look_ups (account_id, list, country, training_stage, statistics_window, page, people, created_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
);

/**
 * A list of people, for staff, and the record that this person has seen it: one is not had without the other.
 * @throws Problem not-found for anybody but staff
 */
export async function lookUpUsers(tx: Transaction, person: Person, lookUp: LookUp) {
  if (!isStaff(person)) throw notFound();
  const { list, country, training_stage, window, page, since } = lookUp;
  const found = await findUsers(tx, { country: country || '*', stage: training_stage || -1 }, since, page);
  await tx.sql.all(record, [
    person.id,
    list,
    country,
    training_stage,
    window,
    page,
    found.items.length,
    tx.clock.now(),
  ]);
  return found;
}

const newest = statement<
  {
    id: number;
    by: string | null;
    list: PeopleList;
    country: string;
    training_stage: number;
    window: number;
    page: number;
    people: number;
    created_at: string;
  },
  [number]
>(
  'statistics.newest-look-ups',
  `SELECT seen.id, account.display_name AS by, seen.list, seen.country, seen.training_stage, seen.statistics_window AS window, seen.page, seen.people,
          to_char(seen.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS created_at
     FROM statistics_look_ups seen LEFT JOIN ${PEOPLE} account ON account.id = seen.account_id ORDER BY seen.id DESC LIMIT $1`,
);

/** Who looked at which list of people lately, the newest first. */
export const newestLookUps = (read: Reader) => read.sql.all(newest, [LOOK_UPS_SHOWN]);
