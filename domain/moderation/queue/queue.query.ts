import { URGENT_REASONS } from '../../reports/contract';
import type { SentPageData } from '../../kit/contract';
import { statement } from '../../kit/statement';
import type { Reader } from '../../kit/transaction';
import { CASE_REPORTS } from '../case-reports';
import { JOIN_TARGET, TARGET_AUTHOR, TARGET_TITLE } from '../targets/targets';
import {
  DECIDED_SHOWN,
  type ListedCase,
  QUEUE_PAGE,
  type QueueSnapshot,
  type queuePage,
  type WaitingKind,
} from './contract';
import { PEOPLE } from '~/domain/accounts/views';
import { PROPOSALS, QUESTIONS } from '~/domain/questions/views';
import { CASES, REPORTS } from '~/domain/reports/views';

const URGENT = `ARRAY[${URGENT_REASONS.join(', ')}]`;
/** What a report of a moderator weighs; another person's weighs 1. */
const OF_MODERATOR = 6;
/** An urgent reason weighs so much more. */
const OF_URGENT = 3;
/** Reports of one person in a day that weigh in full. With more, all of them weigh less. */
const IN_A_DAY = 5;
/** Below this weight a person's reports do not put a case first: most of them were wrong, or they are a flood. */
const TRUSTED = 0.5;
/** What a day of waiting adds to the score. */
const OF_A_DAY = 1;

// A reporter who was always right weighs nearly twice as much, one who was always wrong nearly nothing; a new one weighs 1.
const QUEUE = `
  WITH waiting AS (
    SELECT case_id, account_id, reason, created_at FROM ${CASE_REPORTS} report WHERE resolved_at IS NULL),
  reporter AS (
    SELECT account.id, CASE WHEN account.roles && '{moderator,staff}'::text[] THEN ${OF_MODERATOR} ELSE 1 END
             * 2.0 * (1 + known.right) / (2 + known.decided) * ${IN_A_DAY}.0 / greatest(${IN_A_DAY}, known.lately) AS weight
      FROM ${PEOPLE} account
      CROSS JOIN LATERAL (
        SELECT count(*) FILTER (WHERE before.upheld) AS right, count(before.upheld) AS decided,
               count(*) FILTER (WHERE before.created_at > $1::timestamptz - interval '1 day') AS lately
          FROM ${REPORTS} before WHERE before.account_id = account.id) known
     WHERE account.id IN (SELECT account_id FROM waiting)),
  scored AS (
    SELECT waiting.case_id, count(*)::int AS reports, min(waiting.created_at) AS since,
           sum(reporter.weight * CASE WHEN waiting.reason = ANY (${URGENT}) THEN ${OF_URGENT} ELSE 1 END) AS score,
           bool_or(waiting.reason = ANY (${URGENT}) AND reporter.weight >= ${TRUSTED}) AS urgent,
           array_agg(DISTINCT waiting.reason ORDER BY waiting.reason) AS reasons
      FROM waiting JOIN reporter ON reporter.id = waiting.account_id GROUP BY waiting.case_id),
  listed AS (
    SELECT target.*, coalesce(scored.reports, 0) AS reports, coalesce(scored.reasons, '{}') AS reasons, coalesce(scored.urgent, false) AS urgent,
           coalesce(scored.score, 0) AS score, coalesce(least(scored.since, target.asked_at), last.created_at, $1::timestamptz) AS since
      FROM moderation_cases target
      LEFT JOIN scored ON scored.case_id = target.id
      LEFT JOIN LATERAL (SELECT created_at FROM moderation_acts WHERE case_id = target.id ORDER BY id DESC LIMIT 1) last ON true
     WHERE scored.case_id IS NOT NULL OR target.asked_at IS NOT NULL OR target.standing = 'removing')`;

interface Row {
  version: number;
  count: number;
  oldest: Date | null;
  median: number | null;
  items: ListedCase[] | null;
}
const queue = statement<Row, [Date, offset: number]>(
  'moderation.queue',
  `${QUEUE}
   SELECT (SELECT version FROM moderation_queue) AS version, (SELECT count(*)::int FROM listed) AS count, (SELECT min(since) FROM listed) AS oldest,
          (SELECT percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM since)) FROM listed)::float8 AS median,
          (SELECT json_agg(item) FROM (
             SELECT target.id, target.kind, ${TARGET_TITLE} AS title, target.standing, ${TARGET_AUTHOR} AS author_id, target.reports, target.reasons,
                    target.urgent, target.asked_at IS NOT NULL AS asked, target.since
               FROM (SELECT *, score + extract(epoch FROM $1::timestamptz - since) / 86400 * ${OF_A_DAY} AS rank FROM listed
                      ORDER BY urgent DESC, rank DESC, id LIMIT ${QUEUE_PAGE} OFFSET $2::int) target
               ${JOIN_TARGET}
              ORDER BY target.urgent DESC, target.rank DESC, target.id) item) AS items`,
);

interface WaitingRow {
  kind: WaitingKind;
  count: number;
  oldest: Date;
  median: number;
}
const lists = statement<WaitingRow, []>(
  'moderation.lists-that-wait',
  `SELECT kind, count(*)::int AS count, min(since) AS oldest, percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM since))::float8 AS median
     FROM (SELECT 'questions' AS kind, proposal.proposed_at AS since FROM ${PROPOSALS} proposal
             JOIN ${QUESTIONS} question ON question.id = proposal.question_id AND question.deleted_at IS NULL WHERE proposal.state = 'proposed'
           UNION ALL SELECT 'flashcards', proposed_at FROM card_proposals WHERE state = 'proposed'
           UNION ALL SELECT 'texts', proposed_at FROM notebook_proposals WHERE state = 'proposed'
           UNION ALL SELECT 'applications', created_at FROM author_applications WHERE state = 'open') waiting
    GROUP BY kind ORDER BY oldest, kind`,
);

/** What waits for a decision, in the order in which it is to be decided. @param page of its cases, from 1 */
export async function queueOf(read: Reader, page = 1): Promise<QueueSnapshot> {
  const row = (await read.sql.one(queue, [read.clock.now(), (page - 1) * QUEUE_PAGE]))!;
  const waiting = await read.sql.all(lists, []);
  return {
    version: row.version,
    count: row.count,
    oldest: row.oldest?.toISOString() ?? null,
    median: row.median === null ? null : new Date(row.median * 1_000).toISOString(),
    lists: waiting.map(({ oldest, median, ...list }) => ({
      ...list,
      oldest: oldest.toISOString(),
      median: new Date(median * 1_000).toISOString(),
    })),
    items: (row.items ?? []).map((item) => ({ ...item, since: new Date(item.since).toISOString() })),
  };
}

type DecidedCase = SentPageData<typeof queuePage>['decided'][number];
const decided = statement<Omit<DecidedCase, 'at'> & { at: Date }, []>(
  'moderation.decided-cases',
  `SELECT target.id, target.kind, ${TARGET_TITLE} AS title, target.standing, ${TARGET_AUTHOR} AS author_id, last.created_at AS at, account.display_name AS who
     FROM (SELECT DISTINCT ON (case_id) case_id, id, account_id, created_at FROM moderation_acts WHERE act <> 'ask' ORDER BY case_id, id DESC) last
     JOIN ${CASES} target ON target.id = last.case_id
     LEFT JOIN ${PEOPLE} account ON account.id = last.account_id
     ${JOIN_TARGET}
    ORDER BY last.id DESC LIMIT ${DECIDED_SHOWN}`,
);
/** What was decided last. */
export const decidedCases = async (read: Reader): Promise<DecidedCase[]> =>
  (await read.sql.all(decided, [])).map(({ at, ...row }) => ({ ...row, at: at.toISOString() }));

const count = statement<{ count: number }, [Date]>(
  'moderation.count-waiting',
  `${QUEUE} SELECT count(*)::int AS count FROM listed`,
);
export const countWaitingCases = async (read: Reader): Promise<number> =>
  (await read.sql.one(count, [read.clock.now()]))?.count ?? 0;
