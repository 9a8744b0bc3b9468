import { statement } from '../kit/statement';
import type { Transaction } from '../kit/transaction';
import type { SummaryCheck } from './contract';
import { summaryCheckOf } from './topic-summary';

const lock = statement<{ text_version: string }, [number]>(
  'questions.lock-summary',
  'SELECT md5(summary) AS text_version FROM topics WHERE id = $1::int AND hidden_at IS NULL FOR NO KEY UPDATE',
);
const save = statement<never, [number, person: number, Date]>(
  'questions.save-summary-check',
  'UPDATE topics SET checked_by = $2::int, checked_on = $3::timestamptz::date WHERE id = $1::int',
);
const saved = statement<{ check: SummaryCheck }, [number]>(
  'questions.summary-check',
  `SELECT ${summaryCheckOf('topic')} AS check FROM topics topic WHERE id = $1::int`,
);

/** Locks a topic that is shown. @returns the version of its summary; null if there is none */
export const lockSummary = async (tx: Transaction, topicId: number): Promise<string | null> =>
  (await tx.sql.one(lock, [topicId]))?.text_version ?? null;

/** Saves that this person has compared the summary of a topic with its sources today. */
export async function saveSummaryCheck(tx: Transaction, topicId: number, personId: number): Promise<SummaryCheck> {
  await tx.sql.all(save, [topicId, personId, tx.clock.now()]);
  return (await tx.sql.one(saved, [topicId]))!.check;
}
