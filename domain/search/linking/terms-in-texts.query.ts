import type { z } from 'zod';
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
import type { sectionTerm } from '~/domain/notebook/writing/contract';
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

const leftOutOf = statement<{ section_id: number; synonym_id: number }, [number[]]>(
  'search.terms-left-out',
  'SELECT section_id, synonym_id FROM section_terms_left_out WHERE section_id = ANY ($1::int[])',
);

/** The terms of texts that may be linked. */
async function termsFor(read: Reader, htmls: readonly string[]) {
  const words = new Set(htmls.flatMap((html) => wordsOf(textOfNodes(parseHtml(html)))));
  return termsOf(words.size === 0 ? [] : await read.sql.all(rowsIn, [keysToLookUp([...words])]));
}

/** The names of topics that can be read, among others. */
async function topicsById(read: Reader, language: Language, links: readonly LinkedTerm[]): Promise<LinkedTopic[]> {
  const ids = [...new Set(links.map(({ topic_id }) => topic_id))];
  return ids.length === 0 ? [] : read.sql.all(topicsOf, [ids, language]);
}

/**
 * The terms that lead from the texts of a page to topics, and these topics. Give the texts as the person may read them: what is cut
 * off has no terms.
 *
 * @param own the topic that the texts are of; null for a guide
 * @param sections those that the first texts are of: what authors took out of one is not linked there
 * @returns `links` of each text, in the order of the texts
 */
export async function linkTerms(
  read: Reader,
  language: Language,
  own: number | null,
  texts: readonly SafeHtml[],
  sections: readonly number[] = [],
): Promise<{ links: Omit<LinkedTerm, 'term_id'>[][]; topics: LinkedTopic[] }> {
  const htmls = texts.map(String);
  const [terms, leftOut] = await Promise.all([
    termsFor(read, htmls),
    sections.length === 0 ? [] : read.sql.all(leftOutOf, [[...sections]]),
  ]);
  const isLeftOut = (section: number | undefined, term: number) =>
    leftOut.some(({ section_id, synonym_id }) => section_id === section && synonym_id === term);
  const links = htmls.map((html, index) =>
    termsInText(html, terms, own).filter(({ term_id }) => !isLeftOut(sections[index], term_id)),
  );
  const topics = await topicsById(read, language, links.flat());
  return {
    links: links.map((of) => of.map(({ term_id: _, ...link }) => link)),
    topics: topics.map((topic) => ({ ...topic, lead: leadOf(topic.lead) })),
  };
}

/** The terms of a section that lead to topics, and those that were left out there, in the order of its text. */
export async function termsOfSection(
  read: Reader,
  language: Language,
  own: number | null,
  { id, text }: { id: number; text: SafeHtml },
): Promise<z.output<typeof sectionTerm>[]> {
  const [terms, leftOut] = await Promise.all([termsFor(read, [String(text)]), read.sql.all(leftOutOf, [[id]])]);
  const links = termsInText(String(text), terms, own);
  const topics = await topicsById(read, language, links);
  return links.map(({ term_id, written, topic_id }) => ({
    id: term_id,
    written,
    topic_name: topics.find((topic) => topic.id === topic_id)!.name,
    linked: !leftOut.some(({ synonym_id }) => synonym_id === term_id),
  }));
}
