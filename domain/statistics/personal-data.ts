import { erasingStep, notExported, type PersonalData } from '../kit/personal-data';
import { CELLS, GROUPS, PERSON_BUCKETS } from './cells';
import { countEventsOf } from './count-events';
import { MEASURES } from './save-people';
import { LASTING } from '../acts/metrics';

const DERIVED = 'Counted from answers, reviews, results and sign-ins, which are exported with their own tables.';

/** Erased people remain as counts, without a row of their own: their hours are added to what is kept. By the month. */
const keepCounts = erasingStep(
  'statistics-hours',
  `WITH gone AS (
     DELETE FROM statistics_person_months WHERE (account_id, month) IN (
       SELECT account_id, month FROM statistics_person_months WHERE account_id = ANY ($1::int[]) LIMIT $2)
     RETURNING account_id, month, country, stage),
   hour AS (
     SELECT known.account_id, known.metric, known.hour, known.count + known.kept AS count, gone.country, gone.stage
       FROM statistics_person_hours known JOIN gone USING (account_id, month)),
   person AS (${PERSON_BUCKETS('hour')}),
   cell AS (${CELLS('person', 'count', 'people')}),
   kept AS (
     UPDATE statistics_counts known SET kept_count = kept_count + cell.count, kept_people = kept_people + cell.people
       FROM cell AS cell (metric, span, country, stage, bucket, count, people)
      WHERE (known.metric, known.span, known.country, known.stage, known.bucket) = (cell.metric, cell.span, cell.country, cell.stage, cell.bucket))
   SELECT account_id AS gone FROM gone`,
);
const keepCohorts = erasingStep(
  'statistics-courses',
  `WITH gone AS (
     DELETE FROM statistics_people WHERE account_id IN (SELECT account_id FROM statistics_people WHERE account_id = ANY ($1::int[]) LIMIT $2)
     RETURNING account_id, month, country, stage, back, first, joined),
   cell AS (
     SELECT gone.month, measure, group_country, group_stage, count(*)::int AS people FROM gone ${MEASURES('gone')} ${GROUPS('gone')} WHERE holds GROUP BY 1, 2, 3, 4),
   kept AS (
     UPDATE statistics_cohorts known SET kept = known.kept + cell.people FROM cell
      WHERE (known.country, known.stage, known.month, known.measure) = (cell.group_country, cell.group_stage, cell.month, cell.measure))
   SELECT account_id AS gone FROM gone`,
);
/** Figures of accounts as they are now lose theirs. */
const leaveRoles = erasingStep(
  'statistics-memberships',
  `WITH gone AS (
     DELETE FROM statistics_memberships WHERE account_id IN (SELECT account_id FROM statistics_memberships WHERE account_id = ANY ($1::int[]) LIMIT $2)
     RETURNING account_id, country, stage, roles),
   cell AS (
     SELECT group_country, group_stage, held.role, count(*)::int AS people FROM gone CROSS JOIN LATERAL unnest(gone.roles) AS held (role) ${GROUPS('gone')} GROUP BY 1, 2, 3),
   fewer AS (
     UPDATE statistics_roles known SET people = known.people - cell.people FROM cell
      WHERE (known.country, known.stage, known.role) = (cell.group_country, cell.group_stage, cell.role))
   SELECT account_id AS gone FROM gone`,
);
/** What was counted before somebody cleared their records stays counted: a rebuild finds its rows no more. */
const keepCleared = erasingStep(
  'statistics-cleared',
  `UPDATE statistics_person_hours SET kept = kept + count, count = 0 WHERE (account_id, metric, hour) IN (
     SELECT account_id, metric, hour FROM statistics_person_hours
      WHERE account_id = ANY ($1::int[]) AND count > 0 AND metric = ANY ('{${LASTING.slice(1).join()}}'::smallint[]) LIMIT $2)
   RETURNING account_id AS gone`,
);

export const statisticsPersonalData: PersonalData = {
  tables: [
    notExported('statistics_person_months', ['account_id'], 'deleted', DERIVED),
    notExported('statistics_person_hours', ['account_id'], 'deleted', DERIVED),
    notExported('statistics_people', ['account_id'], 'deleted', DERIVED),
    notExported('statistics_memberships', ['account_id'], 'deleted', DERIVED),
    notExported(
      'statistics_look_ups',
      ['account_id'],
      'unlinked',
      'Which lists a member of staff looked at belongs to the people of the lists.',
    ),
  ],
  settle: countEventsOf,
  erase: [keepCounts, keepCohorts, leaveRoles],
  clear: [keepCleared],
};
