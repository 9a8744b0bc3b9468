import type { Language } from '../../accounts/contract';
import { cutText } from '../../kit/cut-text';
import { textOfNodes, parseHtml } from '../../kit/html/tree';
import type { SafeHtml } from '../../kit/html/safe-html';
import { statement } from '../../kit/statement';
import type { Reader } from '../../kit/transaction';
import { notMerged } from '../../questions/merged-topics';
import { SUMMARY_LANGUAGE } from '../../questions/topic-summary';
import { BEGINNING } from '../contract';
import { wordsOf } from '../query-words';
import { keysToLookUp } from '../terms';
import { type LinkableRow, type LinkedTerm, termsInText, termsOf } from './terms-in-text';
import { SECTIONS } from '~/domain/notebook/views';
import { TOPICS } from '~/domain/questions/views';

/** SQL: a topic with something to read. A hidden one has nothing. */
const READABLE = `topic.hidden_at IS NULL AND ${notMerged('topic')}
  AND (topic.summary <> '' OR EXISTS (SELECT FROM ${SECTIONS} section WHERE section.topic_id = topic.id AND section.retired_at IS NULL))`;

const rowsIn = statement<LinkableRow, [string[]]>(
  'search.terms-in-texts',
  `SELECT synonym.id, synonym.terms, synonym.topic_id, synonym.in_texts AND topic.id IS NOT NULL AS linked
     FROM search_synonyms synonym LEFT JOIN ${TOPICS} topic ON topic.id = synonym.topic_id AND ${READABLE}
    WHERE synonym.first_words && $1::text[]
    ORDER BY synonym.id`,
);

/** A topic that terms lead to, as the preview shows it. */
export interface LinkedTopic {
  id: number;
  slug: string;
  name: string;
  /** The beginning of what everybody may read of it; empty if there is nothing. */
  lead: string;
  /** Of the lead. */
  language: Language;
}

// Of a section that is not free everybody sees the beginning, and of a summary too.
const topicsOf = statement<LinkedTopic, [number[], Language]>(
  'search.topics-of-terms',
  `SELECT topic.id, topic.slug, CASE $2 WHEN 'es' THEN topic.name_es ELSE topic.name END AS name,
          coalesce(first.body, left(search_text(topic.summary), ${BEGINNING})) AS lead, CASE WHEN first.body IS NULL THEN '${SUMMARY_LANGUAGE}' ELSE $2 END AS language
     FROM ${TOPICS} topic
     LEFT JOIN LATERAL (
       SELECT left(document.body, ${BEGINNING}) AS body FROM ${SECTIONS} section
         JOIN search_documents document ON document.kind = 'section' AND document.entity_id = section.id AND document.language = section.language
        WHERE section.topic_id = topic.id AND section.language = $2 AND section.retired_at IS NULL AND document.body <> ''
        ORDER BY section.free DESC, section.id LIMIT 1) first ON true
    WHERE topic.id = ANY ($1::int[]) AND ${READABLE} ORDER BY topic.id`,
);

/** Characters from which on whole sentences are enough of a lead. */
const SENTENCES = 40;

/** Of the beginning of a text what reads by itself: no row of a table, and whole sentences, or else whole words. */
function leadOf(beginning: string): string {
  const [prose = ''] = beginning.split(' · ');
  if (prose === beginning && beginning.length < BEGINNING) return beginning;
  const end = [...prose.matchAll(/[.!?](?=\s|$)/g)].at(-1)?.index ?? 0;
  if (end >= SENTENCES) return prose.slice(0, end + 1);
  const cut = cutText(prose, BEGINNING - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 0)) || cut}…`;
}

/**
 * The terms that lead from the texts of a page to topics, and these topics. Give the texts as the person may read them: what is cut
 * off has no terms.
 *
 * @param own the topic that the texts are of; null for a guide
 * @returns `links` of each text, in the order of the texts
 */
export async function linkTerms(
  read: Reader,
  language: Language,
  own: number | null,
  texts: readonly SafeHtml[],
): Promise<{ links: LinkedTerm[][]; topics: LinkedTopic[] }> {
  const htmls = texts.map(String);
  const words = new Set(htmls.flatMap((html) => wordsOf(textOfNodes(parseHtml(html)))));
  const rows = words.size === 0 ? [] : await read.sql.all(rowsIn, [keysToLookUp([...words])]);
  const terms = termsOf(rows);
  const links = htmls.map((html) => termsInText(html, terms, own));
  const ids = [...new Set(links.flat().map(({ topic_id }) => topic_id))];
  const topics = ids.length === 0 ? [] : await read.sql.all(topicsOf, [ids, language]);
  return { links, topics: topics.map((topic) => ({ ...topic, lead: leadOf(topic.lead) })) };
}
