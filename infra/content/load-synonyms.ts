import { statement } from '~/domain/kit/statement';
import type { Transaction } from '~/domain/kit/transaction';
import { firstWordsOf, learnWords } from '~/domain/search/vocabulary';

const save = statement<{ id: number }, [string, Date]>(
  'content.save-synonyms',
  `WITH listed AS (SELECT terms, first_words, content_key FROM jsonb_to_recordset($1::jsonb) AS listed (terms text[], first_words text[], content_key text)),
   removed AS (DELETE FROM search_synonyms WHERE content_key IS NOT NULL AND revision = 1 AND content_key NOT IN (SELECT content_key FROM listed) RETURNING id),
   kept AS (
     INSERT INTO search_synonyms AS kept (terms, first_words, content_key, changed_at) SELECT terms, first_words, content_key, $2::timestamptz FROM listed
     ON CONFLICT (content_key) DO UPDATE SET terms = excluded.terms, first_words = excluded.first_words, changed_at = excluded.changed_at
       WHERE kept.revision = 1 AND kept.terms <> excluded.terms
     RETURNING id)
   SELECT id FROM removed UNION ALL SELECT id FROM kept`,
);

/**
 * Brings the synonyms to what the file says. Rows that moderators have changed or removed stay as they are.
 *
 * @returns how many were made, changed or removed
 */
export async function loadSynonyms(tx: Transaction, rows: readonly (readonly string[])[]): Promise<number> {
  const listed = rows.map((terms) => ({ terms, first_words: firstWordsOf(terms), content_key: terms[0] }));
  const changed = (await tx.sql.all(save, [JSON.stringify(listed), tx.clock.now()])).length;
  if (changed > 0) await learnWords(tx, rows.flat());
  return changed;
}
