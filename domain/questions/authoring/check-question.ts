import type { Person } from '~/domain/accounts/person';
import { statement } from '~/domain/kit/statement';
import type { Transaction } from '~/domain/kit/transaction';
import type { PLACES } from './contract';
import { mayNotPublish, questionFlawed } from './refusals';
import { notMerged } from '../merged-topics';
import { mayPublish } from '../policy';
import { type Flaw, flawsOfQuestion } from './question-rules';
import type { SafeForm } from './store-question';
import { PEOPLE } from '~/domain/accounts/views';

const about = statement<{ specialty_id: number | null; author_known: boolean }, [number, number | null]>(
  'questions.about-form',
  `SELECT (SELECT specialty_id FROM topics WHERE id = $1::int AND ${notMerged('topics')}) AS specialty_id,
          $2::int IS NULL OR EXISTS (SELECT FROM ${PEOPLE} person WHERE id = $2::int AND NOT guest) AS author_known`,
);

/**
 * @param form tidied and sanitised
 * @param more flaws that the form alone does not show
 * @throws Problem not-allowed `may-not-publish`; invalid `question-flawed`, with every flaw
 */
export async function requireSaveable(
  tx: Transaction,
  person: Person,
  form: SafeForm,
  place: (typeof PLACES)[number],
  more: readonly Flaw[] = [],
): Promise<void> {
  if (place === 'published' && !mayPublish(person)) throw mayNotPublish();
  const { specialty_id, author_known } = (await tx.sql.one(about, [form.topic_id, form.custom_author]))!;
  const flaws = [
    ...flawsOfQuestion(form, (topic) => (topic === form.topic_id ? (specialty_id ?? undefined) : undefined)),
    ...more,
    ...(author_known ? [] : [{ path: 'custom_author', code: 'custom-author-unknown' as const }]),
  ];
  if (flaws.length > 0) throw questionFlawed(flaws);
}
