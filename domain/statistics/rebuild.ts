import { statement } from '../kit/statement';
import type { Transaction } from '../kit/transaction';
import { ACTS } from './acts';
import { placePeople } from './add-facts';
import { CELLS, GROUPS, MONTH, PERSON_BUCKETS } from './cells';
import { announceFigures, EVENTS_AT_ONCE } from './count-events';
import { takeEvents } from '../acts/take-acts';
import { FACTS, factValues, type FactValues } from './facts';
import { COURSES, MEASURES, MEMBERSHIPS } from './save-people';
import { ACCOUNT_CHANGED, ACTIVE, LASTING, METRICS } from '../acts/metrics';
import { PEOPLE } from '~/domain/accounts/views';

/** @param erased the accounts that are being erased */
type Step = (tx: Transaction, erased: number[]) => Promise<unknown>;
const step = (name: string, text: string): Step => {
  const all = statement<never, []>(`statistics.rebuild-${name}`, text);
  return (tx) => tx.sql.all(all, []);
};
const stepFor = (name: string, text: string): Step => {
  const others = statement<never, [number[]]>(`statistics.recount-${name}`, text);
  return (tx, erased) => tx.sql.all(others, [erased]);
};

/**
 * Accounts that are being erased. Some of their rows may be gone already, and some of what was counted of them is kept as counts: what
 * is left of it stays as it is. Nobody comes back from there.
 */
const erasing = statement<{ id: number }, [Date]>(
  'statistics.accounts-being-erased',
  `SELECT id FROM ${PEOPLE} person WHERE erase_at <= $1`,
);
const STAYS = (account: string): string => `${account} <> ALL ($1::int[])`;

// The lock is taken before the transaction sees anything: what was counted before it is seen, and nothing is counted meanwhile.
const begin = [
  step('isolate', 'SET TRANSACTION ISOLATION LEVEL REPEATABLE READ'),
  step('unhurried', 'SET LOCAL statement_timeout = 0'),
  step('lock', 'LOCK TABLE statistics_progress IN EXCLUSIVE MODE'),
];

const saveFacts = statement<never, FactValues>(
  'statistics.save-facts',
  `INSERT INTO statistics_person_hours AS known (account_id, metric, hour, month, count)
   SELECT fact.account_id, fact.metric, fact.hour, ${MONTH('fact.hour')}, fact.count FROM ${FACTS}
     JOIN statistics_person_months place ON place.account_id = fact.account_id AND place.month = ${MONTH('fact.hour')}
   ON CONFLICT (account_id, metric, hour) DO UPDATE SET count = known.count + excluded.count`,
);

const recount = [
  stepFor(
    'place-people',
    `INSERT INTO statistics_person_months (account_id, month, country, stage)
     SELECT DISTINCT account_id, ${MONTH('hour')}, country, stage FROM (${ACTS}) act WHERE ${STAYS('account_id')}
     ON CONFLICT (account_id, month) DO NOTHING`,
  ),
  stepFor(
    'forget-hours',
    `DELETE FROM statistics_person_hours WHERE metric = ${METRICS.active} OR (kept = 0 AND metric = ANY ('{${LASTING.join()}}'::smallint[]) AND ${STAYS('account_id')})`,
  ),
  stepFor(
    'empty-hours',
    `UPDATE statistics_person_hours SET count = 0 WHERE metric = ANY ('{${LASTING.join()}}'::smallint[]) AND ${STAYS('account_id')}`,
  ),
  stepFor(
    'hours',
    `INSERT INTO statistics_person_hours (account_id, metric, hour, month, count)
     SELECT account_id, metric, hour, ${MONTH('hour')}, count FROM (${ACTS}) act WHERE ${STAYS('account_id')}
     ON CONFLICT (account_id, metric, hour) DO UPDATE SET count = excluded.count`,
  ),
  step(
    'active-hours',
    `INSERT INTO statistics_person_hours (account_id, metric, hour, month, count)
     SELECT account_id, ${METRICS.active}, hour, month, sum(count + kept) FROM statistics_person_hours
      WHERE metric = ANY ('{${ACTIVE.join()}}'::smallint[]) GROUP BY account_id, hour, month`,
  ),
];

const addUp = [
  step('empty-counts', 'UPDATE statistics_counts SET count = kept_count, people = kept_people'),
  step(
    'counts',
    `WITH hour AS (
       SELECT known.account_id, known.metric, known.hour, known.count + known.kept AS count, place.country, place.stage
         FROM statistics_person_hours known JOIN statistics_person_months place ON place.account_id = known.account_id AND place.month = known.month),
     person AS (${PERSON_BUCKETS('hour')})
     INSERT INTO statistics_counts AS known (metric, span, country, stage, bucket, count, people)
     ${CELLS('person', 'count', 'people')}
     ON CONFLICT (metric, span, country, stage, bucket) DO UPDATE SET count = known.count + excluded.count, people = known.people + excluded.people`,
  ),
  step('forget-counts', 'DELETE FROM statistics_counts WHERE count = 0 AND people = 0'),
  stepFor('forget-people', `DELETE FROM statistics_people WHERE ${STAYS('account_id')}`),
  step('empty-cohorts', 'UPDATE statistics_cohorts SET people = kept'),
  stepFor(
    'people',
    `INSERT INTO statistics_people (account_id, month, country, stage, back, first, joined)
     SELECT account_id, month, country, stage, back, first, joined FROM (${COURSES(`(SELECT id FROM ${PEOPLE} person WHERE NOT guest AND id <> ALL ($1::int[]))`)}) course`,
  ),
  step(
    'cohorts',
    `INSERT INTO statistics_cohorts AS known (month, measure, country, stage, people)
     SELECT one.month, measure, group_country, group_stage, count(*) FROM statistics_people one ${MEASURES('one')} ${GROUPS('one')} WHERE holds
      GROUP BY 1, 2, 3, 4
     ON CONFLICT (country, stage, month, measure) DO UPDATE SET people = known.people + excluded.people`,
  ),
  step('forget-cohorts', 'DELETE FROM statistics_cohorts WHERE people = 0'),
  step('forget-memberships', 'DELETE FROM statistics_memberships'),
  step('forget-roles', 'DELETE FROM statistics_roles'),
  stepFor(
    'memberships',
    `INSERT INTO statistics_memberships (account_id, country, stage, roles) ${MEMBERSHIPS} AND ${STAYS('account.id')}`,
  ),
  step(
    'roles',
    `INSERT INTO statistics_roles (country, stage, role, people)
     SELECT group_country, group_stage, held.role, count(*) FROM statistics_memberships one CROSS JOIN LATERAL unnest(one.roles) AS held (role) ${GROUPS('one')}
      GROUP BY 1, 2, 3`,
  ),
];
const finish = statement<never, [Date]>('statistics.rebuilt', 'UPDATE statistics_progress SET rebuilt_at = $1');

/**
 * Counts everything anew from the rows of the product, in one snapshot. Events that it sees are of rows that it sees: they are taken
 * with it. What the product does not keep, such as sign-ins and searches, and what was deleted since is taken from the people's own
 * hours, and erased people from what was kept of them. Must be the first of its transaction.
 */
export async function rebuildStatistics(tx: Transaction): Promise<void> {
  for (const one of begin) await one(tx, []);
  const gone = (await tx.sql.all(erasing, [tx.clock.now()])).map(({ id }) => id);
  let counted = 0;
  for (let taken = EVENTS_AT_ONCE; taken === EVENTS_AT_ONCE; counted += taken) {
    const events = await takeEvents(tx, EVENTS_AT_ONCE);
    taken = events.taken;
    const values = factValues(
      events.rows.filter(
        ({ metric, account_id }) =>
          metric !== ACCOUNT_CHANGED && (!LASTING.includes(metric) || gone.includes(account_id)),
      ),
    );
    await tx.sql.all(placePeople, values);
    await tx.sql.all(saveFacts, values);
  }
  for (const one of [...recount, ...addUp]) await one(tx, gone);
  await tx.sql.all(finish, [tx.clock.now()]);
  await announceFigures(tx, counted);
}
