import { statement } from '~/domain/kit/statement';
import type { Transaction } from '~/domain/kit/transaction';
import { firstWordsOf } from '~/domain/search/terms';
import { learnWords } from '~/domain/search/vocabulary';
import type { ListedTerms } from './read-synonyms';

const save = statement<{ id: number }, [string, Date]>(
  'content.save-synonyms',
  `WITH listed AS (
     SELECT listed.terms, listed.first_words, listed.content_key, listed.in_texts, topic.id AS topic_id
       FROM jsonb_to_recordset($1::jsonb) AS listed (terms text[], first_words text[], content_key text, topic text, in_texts boolean) LEFT JOIN topics topic ON topic.slug = listed.topic),
   removed AS (DELETE FROM search_synonyms WHERE content_key IS NOT NULL AND revision = 1 AND content_key NOT IN (SELECT content_key FROM listed) RETURNING id),
   kept AS (
     INSERT INTO search_synonyms AS kept (terms, first_words, content_key, topic_id, in_texts, changed_at) SELECT terms, first_words, content_key, topic_id, in_texts, $2::timestamptz FROM listed
     ON CONFLICT (content_key) DO UPDATE SET terms = excluded.terms, first_words = excluded.first_words, topic_id = excluded.topic_id, in_texts = excluded.in_texts, changed_at = excluded.changed_at
       WHERE kept.revision = 1 AND (kept.terms, kept.first_words, kept.topic_id, kept.in_texts) IS DISTINCT FROM (excluded.terms, excluded.first_words, excluded.topic_id, excluded.in_texts)
     RETURNING id)
   SELECT id FROM removed UNION ALL SELECT id FROM kept`,
);

/**
 * Brings the synonyms to what the file says. Rows that moderators have changed or removed stay as they are. Topics are there already; terms of one that is not are about none.
 *
 * @returns how many were made, changed or removed
 */
export async function loadSynonyms(tx: Transaction, rows: readonly ListedTerms[]): Promise<number> {
  const listed = rows.map(({ terms, topic, in_texts }) => ({
    terms,
    topic,
    in_texts,
    first_words: firstWordsOf(terms),
    content_key: terms[0],
  }));
  const changed = (await tx.sql.all(save, [JSON.stringify(listed), tx.clock.now()])).length;
  if (changed > 0)
    await learnWords(
      tx,
      rows.flatMap(({ terms }) => terms),
    );
  return changed;
}
