import { notify } from '../accounts/notify';
import { href } from '../kit/contract';
import { SANITISER_VERSION } from '../kit/html/clean-html';
import { statement } from '../kit/statement';
import type { Transaction } from '../kit/transaction';
import { stationFeedback, summary } from './summary-contract';
import type { FeedbackFailure, WrittenFeedback } from './feedback-writer';
import { baseOf } from './styles';

interface Settled {
  requested_by: number | null;
  style: number;
  name: string;
}

const settle = statement<Settled, [number, string, string, string | null, string | null, Date, boolean]>(
  'stations.settle-feedback',
  `UPDATE station_feedback f
      SET state = $2, text = CASE WHEN $2 = 'ready' THEN $3 ELSE f.text END, html_version = CASE WHEN $2 = 'ready' THEN ${SANITISER_VERSION} ELSE f.html_version END, writer = CASE WHEN $2 = 'ready' THEN $4 ELSE f.writer END, failure = $5, model_left = $7, version = f.version + 1, updated_at = $6::timestamptz
     FROM station_attempts a JOIN stations s ON s.id = a.station_id
    WHERE f.attempt_id = $1::int AND f.state = 'waiting' AND a.id = f.attempt_id
   RETURNING f.requested_by, s.style, s.name`,
);

/** `model_left`: there is a model, which can still be asked. */
type Outcome =
  | { state: 'ready'; written: WrittenFeedback; model_left?: boolean }
  | { state: 'failed'; failure: FeedbackFailure };

/** Records the outcome and notifies the person who asked. A failure keeps the earlier feedback. If nobody waits any more, it changes nothing. */
export async function settleFeedback(tx: Transaction, attemptId: number, outcome: Outcome): Promise<void> {
  const written = outcome.state === 'ready' ? outcome.written : null;
  const failure = outcome.state === 'failed' ? outcome.failure : null;
  const settled = await tx.sql.one(settle, [
    attemptId,
    outcome.state,
    written?.html ?? '',
    written?.writer ?? null,
    failure,
    tx.clock.now(),
    outcome.state === 'ready' && outcome.model_left === true,
  ]);
  if (!settled) return;
  tx.publish(stationFeedback, attemptId);
  if (settled.requested_by === null) return;
  await notify(tx, {
    account_id: settled.requested_by,
    kind: outcome.state === 'ready' ? 'feedback-ready' : 'feedback-failed',
    values: { station: settled.name },
    url: href(summary, { base: baseOf(settled.style), quizlog_id: attemptId }),
  });
}
