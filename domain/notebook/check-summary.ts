import { mayModerate } from '../accounts/policy';
import type { Person } from '../kit/person';
import { statement } from '../kit/statement';
import type { Transaction } from '../kit/transaction';
import type { SummaryCheck } from '../questions/contract';
import { summaryCheckOf } from '../questions/topic-summary';
import { mayNotCheck, sectionNotThatText, topicNotFound } from './refusals';

const lock = statement<{ text_version: string }, [number]>(
  'notebook.lock-summary',
  'SELECT md5(summary) AS text_version FROM topics WHERE id = $1::int AND hidden_at IS NULL FOR NO KEY UPDATE',
);
const keep = statement<never, [number, person: number, Date]>(
  'notebook.keep-summary-check',
  'UPDATE topics SET checked_by = $2::int, checked_on = $3::timestamptz::date WHERE id = $1::int',
);
const kept = statement<{ check: SummaryCheck }, [number]>(
  'notebook.summary-check',
  `SELECT ${summaryCheckOf('topic')} AS check FROM topics topic WHERE id = $1::int`,
);

/**
 * Keeps that a clinician has compared the summary of a topic with its sources today.
 * @throws Problem not-allowed `may-not-check-section`; not-found `topic-not-found`; conflict `section-not-that-text`
 */
export async function checkTopicSummary(
  tx: Transaction,
  person: Person,
  { topic_id, text_version }: { topic_id: number; text_version: string },
): Promise<SummaryCheck> {
  if (!mayModerate(person)) throw mayNotCheck();
  const topic = await tx.sql.one(lock, [topic_id]);
  if (!topic) throw topicNotFound();
  if (topic.text_version !== text_version) throw sectionNotThatText();
  await tx.sql.all(keep, [topic_id, person.id, tx.clock.now()]);
  return (await tx.sql.one(kept, [topic_id]))!.check;
}
