import { z } from 'zod';
import { notify } from '../../accounts/notify';
import { id, job } from '../../kit/contract';
import { operations } from '../../kit/job-operations';
import { statement } from '../../kit/statement';
import type { Transaction } from '../../kit/transaction';
import { type Place, placeFor, seenAtOr } from '../targets/seen-at';
import { JOIN_TARGET, TARGET_TITLE } from '../targets/targets';
import { PEOPLE } from '~/domain/accounts/views';
import { SECTIONS } from '~/domain/notebook/views';
import { PARTICIPANTS, RESULTS } from '~/domain/stations/views';
import { CASES } from '~/domain/reports/views';

/** People who are notified in one transaction. */
export const NOTIFIED_AT_ONCE = 200;

export const notifyViewersJob = job({
  name: 'moderation.tell-met',
  payload: z.object({ act_id: id() }),
  attempts: 8,
  backoff: 5_000,
  concurrency: 1,
  summary: 'Tells people that a fact which they had met turned out wrong.',
});

// Who answered a question, reviewed a card, read a section or took part in a round of a station, in any role. The moderator who decided is left out.
const MET = `
  SELECT state.account_id FROM question_states state WHERE act.kind = 'question' AND state.question_id = act.entity_id
  UNION SELECT state.account_id FROM flashcard_states state WHERE act.kind = 'flashcard' AND state.flashcard_id = act.entity_id
  UNION SELECT reading.account_id FROM section_readings reading JOIN ${SECTIONS} section ON section.id = reading.section_id
   WHERE act.kind = 'topic' AND section.topic_id = act.entity_id AND (act.sections = '{}' OR section.id = ANY (act.sections))
  UNION SELECT reading.account_id FROM section_readings reading JOIN ${SECTIONS} section ON section.id = reading.section_id
   WHERE act.kind = 'guide' AND section.guide_id = act.entity_id AND (act.sections = '{}' OR section.id = ANY (act.sections))
  UNION SELECT reading.account_id FROM section_readings reading WHERE act.kind = 'section' AND reading.section_id = act.entity_id
  UNION SELECT attempt.candidate_id FROM ${RESULTS} attempt WHERE act.kind = 'station' AND attempt.station_id = act.entity_id AND attempt.candidate_id IS NOT NULL
  UNION SELECT part.account_id FROM ${RESULTS} attempt JOIN ${PARTICIPANTS} part ON part.attempt_id = attempt.id
   WHERE act.kind = 'station' AND attempt.station_id = act.entity_id AND NOT EXISTS (SELECT FROM ${PEOPLE} guest WHERE guest.id = part.account_id AND guest.guest)`;

interface Row {
  account_id: number;
  reason: string;
  title: string;
  place: Place;
}
const toNotify = statement<Row, [number]>(
  'moderation.viewers-to-notify',
  `WITH act AS (
     SELECT done.id, done.account_id AS by, done.reason, target.kind, target.entity_id, ${TARGET_TITLE} AS title,
            ARRAY(SELECT substring(one ->> 'field' FROM '^section-([0-9]+)$')::int FROM jsonb_array_elements(done.changes) one WHERE one ->> 'field' LIKE 'section-%') AS sections
       FROM moderation_acts done JOIN ${CASES} target ON target.id = done.case_id
       ${JOIN_TARGET}
      WHERE done.id = $1::int AND done.was_wrong AND done.undone_at IS NULL)
   SELECT who.account_id, act.reason, act.title, ${placeFor('who.account_id')} AS place
     FROM act CROSS JOIN LATERAL (${MET}) who JOIN ${CASES} target ON target.kind = act.kind AND target.entity_id = act.entity_id
     ${JOIN_TARGET}
    WHERE who.account_id IS DISTINCT FROM act.by AND NOT EXISTS (SELECT FROM moderation_told told WHERE told.act_id = act.id AND told.account_id = who.account_id)
    ORDER BY who.account_id LIMIT ${NOTIFIED_AT_ONCE}`,
);
const mark = statement<{ account_id: number }, [number, number[], Date]>(
  'moderation.mark-notified',
  `INSERT INTO moderation_told (act_id, account_id, told_at) SELECT $1::int, account.id, $3::timestamptz FROM ${PEOPLE} account WHERE account.id = ANY ($2::int[]) ORDER BY account.id
   ON CONFLICT DO NOTHING RETURNING account_id`,
);

/** Notifies some of those who were not notified yet, each once. @returns whether there may be more */
export async function notifySomeViewers(tx: Transaction, actId: number): Promise<boolean> {
  const rows = await tx.sql.all(toNotify, [actId]);
  const ids = rows.map(({ account_id }) => account_id);
  const marked = new Set((await tx.sql.all(mark, [actId, ids, tx.clock.now()])).map((row) => row.account_id));
  for (const { account_id, reason, title, place } of rows) {
    if (!marked.has(account_id)) continue;
    await notify(tx, {
      account_id,
      kind: 'fact-wrong',
      values: { thing: title, reason },
      url: seenAtOr(place),
    });
  }
  return rows.length === NOTIFIED_AT_ONCE;
}

const pending = statement<{ people: string[]; thing: string; missed: boolean }, [number]>(
  'moderation.pending-notice',
  `SELECT '{}'::text[] AS people, ${TARGET_TITLE} AS thing, done.undone_at IS NULL AS missed
     FROM moderation_acts done JOIN ${CASES} target ON target.id = done.case_id ${JOIN_TARGET} WHERE done.id = $1::int`,
);
export const notifyViewersOperations = operations(notifyViewersJob, {
  affects: (read, { act_id }) => read.sql.one(pending, [act_id]),
});
