import { mayModerate } from '../accounts/policy';
import type { Person } from '../kit/person';
import type { Transaction } from '../kit/transaction';
import { lockSummary, saveSummaryCheck } from '../questions/check-topic';
import type { SummaryCheck } from '../questions/contract';
import { mayNotCheck, sectionNotThatText, topicNotFound } from './refusals';

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
  const version = await lockSummary(tx, topic_id);
  if (version === null) throw topicNotFound();
  if (version !== text_version) throw sectionNotThatText();
  return saveSummaryCheck(tx, topic_id, person.id);
}
