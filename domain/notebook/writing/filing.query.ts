import type { Language } from '~/domain/accounts/contract';
import type { PageData } from '~/domain/kit/contract';
import { statement } from '~/domain/kit/statement';
import type { Reader } from '~/domain/kit/transaction';
import { notMerged } from '~/domain/questions/merged-topics';
import type { topicEditor } from './contract';
import { unknownTopic } from './refusals';
import { TOPICS } from '~/domain/questions/views';

const NOT_MERGED = notMerged('topic');

const all = statement<PageData<typeof topicEditor>['topics'][number], [Language]>(
  'notebook.topics-to-file-under',
  `SELECT topic.slug, CASE $1 WHEN 'es' THEN topic.name_es ELSE topic.name END AS name, topic.specialty_id
     FROM ${TOPICS} topic WHERE ${NOT_MERGED} ORDER BY 2, topic.id`,
);

/** The topics that a new section can be filed under, by name. */
export const topicsToFileUnder = (read: Reader, language: Language) => read.sql.all(all, [language]);

const FOLDED = (name: string): string => `lower(unaccent(btrim(${name})))`;
const named = statement<{ id: number }, [name: string, specialty: number | null, near: number]>(
  'notebook.topic-named',
  `SELECT topic.id FROM ${TOPICS} topic
    WHERE ${FOLDED('$1::text')} IN (${FOLDED('topic.name')}, ${FOLDED('topic.name_es')}) AND ($2::int IS NULL OR topic.specialty_id = $2::int) AND ${NOT_MERGED}
    ORDER BY topic.specialty_id = $3::int DESC, topic.id LIMIT 1`,
);

/**
 * The topic of this name, in either language, regardless of accents and capitals; of a specialty, if one is given. Of several, the
 * one of the specialty that is being written for.
 * @throws Problem invalid `unknown-topic`
 */
export async function topicNamed(
  read: Reader,
  { name, specialty, near }: { name: string; specialty: number | null; near: number },
): Promise<number> {
  const found = await read.sql.one(named, [name, specialty, near]);
  if (!found) throw unknownTopic();
  return found.id;
}
