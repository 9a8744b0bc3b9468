import type { PageData } from '../../kit/contract';
import { pageInfo } from '../../kit/list';
import { statement } from '../../kit/statement';
import type { Reader } from '../../kit/transaction';
import { QUERY_MAX, wordsOf } from '../query-words';
import { CHANGES_SHOWN, type SynonymChange, SYNONYMS_PER_PAGE, type SynonymState, type synonymsPage } from './contract';
import { cutText } from '~/domain/kit/cut-text';
import type { Language } from '~/domain/accounts/contract';
import { PEOPLE } from '~/domain/accounts/views';
import { notMerged } from '~/domain/questions/merged-topics';
import { TOPICS } from '~/domain/questions/views';

interface Listed {
  id: number;
  terms: string[];
  topic_id: number | null;
  in_texts: boolean;
  revision: number;
  starter: boolean;
  changed_at: Date;
  changed_by: string | null;
}

/** A row is found by any part of one of its terms, without accents. */
const WANTED = `(synonym.retired_at IS NOT NULL) = $1::boolean
  AND ($2 = '' OR EXISTS (SELECT FROM unnest(synonym.terms) term WHERE position($2 IN regexp_replace(lower(unaccent(term)), '[^[:alnum:]]+', ' ', 'g')) > 0))`;
const list = statement<Listed, [boolean, string, number, number]>(
  'search.list-synonyms',
  `SELECT synonym.id, synonym.terms, synonym.topic_id, synonym.in_texts, synonym.revision, (synonym.content_key IS NOT NULL AND synonym.revision = 1) AS starter, synonym.changed_at, account.display_name AS changed_by
     FROM search_synonyms synonym LEFT JOIN ${PEOPLE} account ON account.id = synonym.changed_by
    WHERE ${WANTED} ORDER BY lower(synonym.terms[1]), synonym.id LIMIT $3 OFFSET $4`,
);
const count = statement<{ count: number }, [boolean, string]>(
  'search.count-synonyms',
  `SELECT count(*)::int AS count FROM search_synonyms synonym WHERE ${WANTED}`,
);
interface Changed extends Omit<SynonymChange, 'at'> {
  at: Date;
}
const changes = statement<Changed, [number]>(
  'search.synonym-changes',
  `SELECT change.id, change.act, change.terms_before AS before, change.terms_after AS after, account.display_name AS who, change.created_at AS at
     FROM synonym_changes change LEFT JOIN ${PEOPLE} account ON account.id = change.account_id ORDER BY change.id DESC LIMIT $1`,
);

const topics = statement<{ id: number; name: string }, [Language]>(
  'search.topics-of-synonyms',
  `SELECT id, CASE $1 WHEN 'es' THEN name_es ELSE name END AS name FROM ${TOPICS} topic WHERE ${notMerged('topic')} ORDER BY 2, id`,
);

/** One page of the rows in the order of their first terms, and what was changed last. */
export async function listSynonyms(
  read: Reader,
  language: Language,
  { q, state, page }: { q: string; state: SynonymState; page: number },
): Promise<PageData<typeof synonymsPage>> {
  const wanted = [state === 'removed', wordsOf(cutText(q, QUERY_MAX)).join(' ')] as const;
  const [rows, counted, changed, known] = await Promise.all([
    read.sql.all(list, [...wanted, SYNONYMS_PER_PAGE, (page - 1) * SYNONYMS_PER_PAGE]),
    read.sql.one(count, [...wanted]),
    read.sql.all(changes, [CHANGES_SHOWN]),
    read.sql.all(topics, [language]),
  ]);
  const total = counted?.count ?? 0;
  return {
    items: rows.map((row) => ({ ...row, changed_at: row.changed_at.toISOString() })),
    ...pageInfo(page, SYNONYMS_PER_PAGE, total),
    topics: known,
    changes: changed.map((change) => ({ ...change, at: change.at.toISOString() })),
  };
}
