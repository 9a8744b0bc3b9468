import type { Language } from '../accounts/contract';
import { SafeHtml } from '../kit/html/safe-html';
import { statement } from '../kit/statement';
import type { Reader } from '../kit/transaction';
import { TOPICS } from '../questions/views';

const texts = statement<{ page: string; title: string; text: string; html_version: number }, [number[], Language]>(
  'notebook.section-texts',
  `SELECT coalesce(CASE $2 WHEN 'es' THEN topic.name_es ELSE topic.name END, CASE $2 WHEN 'es' THEN guide.name_es ELSE guide.name END, '') AS page,
          section.title, section.text, section.html_version
     FROM notebook_sections section LEFT JOIN ${TOPICS} topic ON topic.id = section.topic_id LEFT JOIN guides guide ON guide.id = section.guide_id
    WHERE section.id = ANY($1::int[]) AND section.retired_at IS NULL AND section.language = $2
    ORDER BY array_position($1::int[], section.id)`,
);

/** Published sections of one language with their texts, in the order of the ids. */
export const sectionTexts = async (read: Reader, ids: number[], language: Language) =>
  (await read.sql.all(texts, [ids, language])).map(({ text, html_version, ...row }) => ({
    ...row,
    text: SafeHtml.stored(text, html_version),
  }));
