import { type Language, LANGUAGES } from '../accounts/contract';
import { deckPage } from '../flashcards/sharing/contract';
import { href } from '../kit/contract';
import { cutText } from '../kit/cut-text';
import { statement } from '../kit/statement';
import type { Reader } from '../kit/transaction';
import { sectionUrl } from '../notebook/find-home.query';
import { type LastMet, lastMet, lastMetUrl } from '../quizzes/last-met';
import { quizSetup } from '../quizzes/contract';
import { questionEdit } from '../questions/authoring/contract';
import { practisable } from '../questions/practisable';
import { specialtyKey } from '../questions/specialties';
import { stationEntry } from '../stations/contract';
import { baseOf } from '../stations/styles';
import { BEGINNING, type Found, SEARCHED_KINDS, type SearchedKind } from './contract';
import { ANSWERED, EDITED, EXPLAINED, HIDDEN } from './may-find';
import { QUESTIONS, TOPICS } from '~/domain/questions/views';
import { STATIONS } from '~/domain/stations/views';
import { CARDS, DECKS } from '~/domain/flashcards/views';
import { GUIDES, SECTIONS, STATION_TOPICS } from '~/domain/notebook/views';

/**
 * Documents of one kind and language that are ranked: those with the words in their title, and others. Ranking is what a search
 * costs most, so of cards and questions, which are many and much alike, fewer are looked at than of the notebook.
 */
const TITLES_RANKED = 100;
const SECTIONS_RANKED = 200;
const OTHERS_RANKED = 50;
/** Characters of a text that a snippet is looked for in; who is no supporter sees the beginning of a section. */
const READ_FOR_SNIPPET = 20_000;
/** What is worth how much: words in the front of a card, which is a question and no title; each word of a title that the query also has. */
const TITLE_OF_CARD = 0.1;
const WORD_OF_TITLE = 0.5;
const OWN_LANGUAGE = 0.3;
/** Every place of the query in a text; and a topic that the whole query means. */
const PLACES = 1;
const MEANT = 2;
/** A topic that more of the query is about than not. */
const MOSTLY = 0.5;
/** The other texts of a page count for less than its best one, and for no more than this. */
const WHOLE_PAGE = 0.5;
const WHOLE_PAGE_MOST = 0.6;
/** Keeps the numbers of sections that stand for themselves apart from those of guides. */
const OWN_PLACE = 1_000_000_000;
/** A question is named by the beginning of its stem: characters of its HTML that are read, and of its text that are shown. */
const STEM_HTML = 1_000;
const BEGINNING_OF_STEM = 140;
/** Characters by which a snippet that begins with the text is known. */
const SAME = 20;
/** SQL: of groups that are alike good, the notebook comes first, and then stations: what is read comes before what is asked. */
const GROUP_FIRST = `CASE group_kind WHEN 'notebook' THEN 0.8 WHEN 'station' THEN 0.4 ELSE 0 END`;
/** Begin and end a word of the query in a snippet: characters that no text has. */
const HIT = { begin: '\u0002', end: '\u0003' };

/** The kinds of documents of a group. */
const DOCUMENTS: Record<SearchedKind, readonly string[]> = {
  notebook: ['topic', 'section'],
  station: ['station'],
  card: ['card'],
  deck: ['deck'],
  question: ['question', 'explanation'],
  // They have no documents: `findPeople`.
  person: [],
};
/** Whether the words are looked for in titles alone. */
export type Where = 'titles' | 'texts';
/** A card begins with a question, and a question has no title. */
export const TITLED_KINDS: readonly SearchedKind[] = ['notebook', 'station', 'deck'];
/** Of which there are many, so that fewer of them are ranked. */
const MUCH_ALIKE: readonly string[] = ['card', 'question', 'explanation'];
export const documentsOf = (kinds: readonly SearchedKind[]): string[] => kinds.flatMap((kind) => DOCUMENTS[kind]);

interface Row {
  group_kind: SearchedKind;
  entity_id: number;
  document_kind: string;
  language: Language;
  title: string;
  snippet: string;
  /** Of the text that the snippet is of. */
  beginning: string;
  topic_slug: string | null;
  guide_slug: string | null;
  section_key: string | null;
  specialty_id: number | null;
  topic_id: number | null;
  station_slug: string | null;
  station_style: number | null;
  deck_id: number | null;
  deck_name: string | null;
  met: LastMet | null;
  /** A question of the person that is not in the bank. */
  own_unpublished: boolean | null;
  /** Pages of its kind that were found. */
  pages: number;
  /** Something has the words, and is not there for its topic alone. */
  with_words: boolean;
}

type TitleValues = [
  person: number,
  /** Every place of the query that must be there. */
  wanted: string,
  language: Language,
  kinds: string[],
  limit: number,
  supporter: boolean,
  typed: string,
  /** What else counts if it is there. */
  ways: readonly string[],
  one_kind: boolean,
  topics: readonly number[],
  /** Of each topic, from 0 to 1. */
  shares: readonly number[],
  /** The query of each place. */
  places: readonly string[],
  /** A regular expression; empty for none. */
  abbreviations: string,
  /** What must be there without any of them. */
  spelt: string,
  /** How much each place counts, from 0 to 1. */
  weights: readonly number[],
];
type Values = [...TitleValues, partly: boolean, packs: readonly string[]];

/** SQL: the documents of one kind and language with the words, looked up in the index of just these. */
function candidates(kind: string, language: Language, where: Where): string {
  const titles = MUCH_ALIKE.includes(kind) ? OTHERS_RANKED : TITLES_RANKED;
  const texts = kind === 'section' ? SECTIONS_RANKED : OTHERS_RANKED;
  const answered = 'document.entity_id IN (SELECT id FROM answered)';
  const open = `EXISTS (SELECT FROM ${QUESTIONS} question WHERE question.id = document.entity_id AND (question.author_id = $1::int OR ${practisable('question', '$17')}))`;
  const readable =
    kind === 'question' ? ` AND (${open} OR ${answered})` : kind === 'explanation' ? ` AND ${answered}` : '';
  const wanted = kind === 'explanation' ? ' AND (SELECT anything FROM explained)' : '';
  const edited =
    kind === 'deck' || kind === 'card'
      ? ` OR ('${kind}', document.entity_id) IN (SELECT kind, entity_id FROM edited)`
      : '';
  const of = (words: string, most: number) => `
     (SELECT document.entity_id FROM search_documents document, asked
       WHERE '${kind}' = ANY ($4::text[])${wanted} AND document.kind = '${kind}' AND document.language = '${language}' AND document.${words} @@ asked.${language}
         AND ($13 = '' OR document.words @@ asked.spelt_${language} OR (document.title || ' ' || document.body) ~ $13)
         AND (document.owner_id = $1::int OR document.owner_id IS NULL${readable}${edited})
         AND ('${kind}', document.entity_id) NOT IN (SELECT kind, entity_id FROM hidden) LIMIT ${most})`;
  const both = `${of('title_words', titles)} UNION ${of('words', texts)}`;
  return `SELECT '${kind}' AS kind, found.entity_id, '${language}' AS language FROM (${where === 'titles' ? of('title_words', titles) : both}) found`;
}

const allCandidates = (kinds: readonly SearchedKind[], where: Where) =>
  documentsOf(kinds)
    .flatMap((kind) => LANGUAGES.map((language) => candidates(kind, language, where)))
    .join(' UNION ALL ');

const CONFIG = `CASE best.language WHEN 'es' THEN 'wardmates_es'::regconfig ELSE 'wardmates_en'::regconfig END`;
const TITLE = `CASE WHEN best.group_kind = 'question' THEN left(search_text(left(question.question_text, ${STEM_HTML})), ${BEGINNING_OF_STEM}) ELSE best.title END`;
const MARKED = `CASE best.language WHEN 'es' THEN asked.marked_es ELSE asked.marked_en END`;
/** SQL: of what ranks, that which a title has. A word of a term that is not there as a whole is not marked. */
const markedIn = (title: string) =>
  `coalesce((SELECT string_agg(found.query::text, ' | ')::tsquery
               FROM unnest($8::text[]) AS listed (way) CROSS JOIN LATERAL (SELECT to_tsquery(${CONFIG}, listed.way) AS query) found
              WHERE to_tsvector(${CONFIG}, ${title}) @@ found.query), '')`;
const highlighted = (text: string, options: string, marked = MARKED) =>
  `ts_headline(${CONFIG}, ${text}, ${marked}, 'StartSel="${HIT.begin}", StopSel="${HIT.end}", ${options}')`;

/** SQL: how many of the places a document has, by their weights, from 0 to 1. */
const placesWith = (words: 'words' | 'title_words') =>
  `(SELECT coalesce(sum((document.${words} @@ listed.place)::int * listed.weight) / nullif(sum(listed.weight), 0), 0) FROM unnest(wanted.places, $15::real[]) AS listed (place, weight))`;

const ranking = (kinds: readonly SearchedKind[], where: Where) => `
   WITH asked AS (SELECT to_tsquery('wardmates_en', $2) AS en, to_tsquery('wardmates_es', $2) AS es, to_tsquery('wardmates_en', array_to_string($8::text[], ' | ')) AS marked_en, to_tsquery('wardmates_es', array_to_string($8::text[], ' | ')) AS marked_es,
                        to_tsquery('wardmates_en', $14) AS spelt_en, to_tsquery('wardmates_es', $14) AS spelt_es,
                        ARRAY(SELECT to_tsquery('wardmates_en', place) FROM unnest($12::text[]) AS listed (place)) AS places_en,
                        ARRAY(SELECT to_tsquery('wardmates_es', place) FROM unnest($12::text[]) AS listed (place)) AS places_es),
   meant AS (SELECT topic_id, share FROM unnest($10::int[], $11::real[]) AS meant (topic_id, share)),
   hidden AS MATERIALIZED (${HIDDEN}),
   edited AS MATERIALIZED (${EDITED}),
   answered AS MATERIALIZED (${ANSWERED}),
   explained AS MATERIALIZED (${EXPLAINED}),
   found AS MATERIALIZED (${allCandidates(kinds, where)}),
   -- a topic has a name in each language, and is shown by the reader's
   candidate AS (SELECT kind, entity_id, language FROM found
                 UNION SELECT kind, entity_id, $3 FROM found WHERE kind = 'topic'
                 UNION SELECT 'topic', topic_id, $3 FROM meant WHERE 'topic' = ANY ($4::text[]) AND ('topic', topic_id) NOT IN (SELECT kind, entity_id FROM hidden)
                 -- a station belongs to its topics, also without their words
                 UNION SELECT 'station', document.entity_id, document.language FROM meant JOIN ${STATION_TOPICS} link USING (topic_id)
                         JOIN search_documents document ON document.kind = 'station' AND document.entity_id = link.station_id
                        WHERE 'station' = ANY ($4::text[]) AND meant.share > ${MOSTLY} AND (document.owner_id IS NULL OR document.owner_id = $1::int)
                          AND ('station', document.entity_id) NOT IN (SELECT kind, entity_id FROM hidden)
                 -- the page of a section is shown to the reader in another language than it was found in
                 UNION SELECT 'topic', section.topic_id, $3 FROM found JOIN ${SECTIONS} section ON found.kind = 'section' AND section.id = found.entity_id
                        WHERE found.language <> $3 AND EXISTS (SELECT FROM ${SECTIONS} own WHERE own.topic_id = section.topic_id AND own.language = $3 AND own.retired_at IS NULL)),
   weighed AS (
     SELECT document.kind, document.entity_id, document.language, document.title, document.body, section.free, section.topic_id, section.guide_id,
            CASE document.kind WHEN 'card' THEN (SELECT card.deck_id FROM ${CARDS} card WHERE card.id = document.entity_id) END AS deck_id,
            ts_rank(document.${where === 'titles' ? 'title_words' : 'words'}, wanted.marked, 1) AS weight, document.${where === 'titles' ? 'title_words' : 'words'} @@ wanted.marked AS has,
            ${where === 'titles' ? '' : `CASE WHEN $16::boolean THEN ${placesWith('words')} * ${PLACES} ELSE 0 END + `}${placesWith('title_words')} * CASE document.kind WHEN 'card' THEN ${TITLE_OF_CARD} ELSE 1 END
              + ts_rank(document.title_words, wanted.marked, 1) * ${WORD_OF_TITLE} + (document.language = $3)::int * ${OWN_LANGUAGE}
              + CASE document.kind WHEN 'card' THEN 0 ELSE similarity(document.title, $7) END + (document.kind = 'topic')::int * 0.3 AS bonus
       FROM candidate JOIN search_documents document USING (kind, entity_id, language)
       LEFT JOIN ${SECTIONS} section ON document.kind = 'section' AND section.id = document.entity_id
      CROSS JOIN LATERAL (SELECT CASE document.language WHEN 'es' THEN asked.places_es ELSE asked.places_en END AS places, CASE document.language WHEN 'es' THEN asked.marked_es ELSE asked.marked_en END AS marked FROM asked) wanted),
   -- what stands on one page is one thing: the sections of a topic or guide, the cards of a deck, the stem and the explanation of a question
   paged AS (
     SELECT *, weight + bonus AS rank,
            CASE WHEN kind IN ('topic', 'section') THEN 'notebook' WHEN kind = 'explanation' THEN 'question' ELSE kind END AS group_kind,
            CASE WHEN kind = 'topic' THEN entity_id
                 WHEN kind = 'section' THEN CASE WHEN $9::boolean THEN -entity_id - ${OWN_PLACE} ELSE coalesce(topic_id, -guide_id) END
                 WHEN kind = 'card' AND NOT $9::boolean THEN deck_id
                 ELSE entity_id END AS page
       FROM weighed),
   -- a page that a term is about comes first, then one that says more of it; its passage and its title are of one language
   once AS (SELECT DISTINCT ON (group_kind, page) *,
                   has OR bool_or(kind = 'topic' AND has) OVER pages OR EXISTS (SELECT FROM meant WHERE meant.topic_id = paged.page) AS own,
                   max(rank) OVER pages + CASE group_kind WHEN 'notebook' THEN least(${WHOLE_PAGE_MOST}, ${WHOLE_PAGE} * (sum(weight) OVER pages - weight))
                     + ${MEANT} * coalesce((SELECT share FROM meant WHERE meant.topic_id IN (paged.page, paged.topic_id)), 0) ELSE 0 END AS page_rank,
                   CASE first_value(language) OVER sections WHEN language THEN first_value(body) OVER sections ELSE '' END AS section_body,
                   first_value(free OR guide_id IS NOT NULL) OVER sections AS section_free
              FROM paged WINDOW pages AS (PARTITION BY group_kind, page), sections AS (PARTITION BY group_kind, page ORDER BY kind = 'section' DESC, language = $3 DESC, rank DESC, entity_id)
             ORDER BY group_kind, page, language = $3 DESC, rank DESC, entity_id),
   placed AS (SELECT *, row_number() OVER (PARTITION BY group_kind ORDER BY own DESC, page_rank DESC, entity_id) AS place, bool_or(own) OVER (PARTITION BY group_kind) AS any_own, max(page_rank) OVER (PARTITION BY group_kind) + ${GROUP_FIRST} AS group_rank,
                     (count(*) OVER (PARTITION BY group_kind))::int AS pages FROM once),
   best AS (SELECT *, CASE WHEN kind = 'topic' THEN section_body ELSE body END AS text, kind NOT IN ('topic', 'section') OR (CASE kind WHEN 'section' THEN free OR guide_id IS NOT NULL ELSE section_free END) IS NOT FALSE OR $6::boolean AS whole FROM placed
             -- a page of which only another language has the words comes if there is no other
             WHERE place <= $5::int AND (own OR NOT any_own))
   SELECT best.group_kind, best.kind AS document_kind, best.entity_id, best.language, best.pages, EXISTS (SELECT FROM found) AS with_words,
          ${highlighted(TITLE, 'HighlightAll=true', markedIn(TITLE))} AS title,
          left(best.text, ${BEGINNING}) AS beginning,
          CASE WHEN ${where === 'titles'} OR best.text = '' THEN ''
               ELSE ${highlighted(`left(best.text, CASE WHEN best.whole THEN ${READ_FOR_SNIPPET} ELSE ${BEGINNING} END)`, 'MaxFragments=1, MaxWords=28, MinWords=12')} END AS snippet,
          topic.slug AS topic_slug, guide.slug AS guide_slug, section.key AS section_key, coalesce(topic.specialty_id, guide.specialty_id, question.specialty_id) AS specialty_id, question.topic_id,
          station.slug AS station_slug, station.style AS station_style, deck.id AS deck_id, deck.deck_name,
          CASE WHEN best.group_kind = 'question' THEN ${lastMet('$1::int', 'best.entity_id')} END AS met,
          question.author_id = $1::int AND question.status <> 'published' AS own_unpublished
     FROM best CROSS JOIN asked
     LEFT JOIN ${SECTIONS} section ON best.kind = 'section' AND section.id = best.entity_id
     LEFT JOIN ${GUIDES} guide ON guide.id = section.guide_id
     LEFT JOIN ${QUESTIONS} question ON best.group_kind = 'question' AND question.id = best.entity_id
     LEFT JOIN ${TOPICS} topic ON topic.id = CASE WHEN best.kind = 'topic' THEN best.entity_id ELSE section.topic_id END
     LEFT JOIN ${STATIONS} station ON best.kind = 'station' AND station.id = best.entity_id
     LEFT JOIN ${DECKS} deck ON deck.id = CASE WHEN best.kind = 'deck' THEN best.entity_id ELSE best.deck_id END
    ORDER BY best.group_rank DESC, best.group_kind, best.place`;

const matches = statement<Row, Values>('search.matches', ranking(SEARCHED_KINDS, 'texts'));
/** Only what has a title, by its title alone: a fourth of the work, for every key that is pressed. */
const titleMatches = statement<Row, TitleValues>('search.title-matches', ranking(TITLED_KINDS, 'titles'));

/** A tag is a space in what is searched, also before a comma and within brackets. */
const SPACE_OF_TAG = /(?<=\() | (?=[,.;:!?)]+(?:\s|$))/g;

/** A text with marks as its parts. */
export function partsOf(marked: string): { text: string; hit: boolean }[] {
  const parts = marked.replaceAll(SPACE_OF_TAG, '').split(new RegExp(`[${HIT.begin}${HIT.end}]`));
  return parts.map((text, index) => ({ text, hit: index % 2 === 1 })).filter(({ text }) => text !== '');
}

const textOf = (parts: Found['title']): string => parts.map(({ text }) => text).join('');

/** What begins with what its title says it is about: worth reading without a word of the query. */
const BEGINS_WELL: readonly string[] = ['topic', 'station', 'deck'];

/** The snippet with a sign where the text goes on. None if a question's title has the words, or the place has none of them. */
function snippetOf({ group_kind, document_kind, snippet, beginning }: Row, title: Found['title']): Found['snippet'] {
  const parts = partsOf(snippet);
  const [text, named] = [textOf(parts), title.some(({ hit }) => hit)];
  if (text === '' || (group_kind === 'question' && named)) return [];
  if (!parts.some(({ hit }) => hit) && !(named && BEGINS_WELL.includes(document_kind))) return [];
  const begins = beginning.replaceAll(SPACE_OF_TAG, '').startsWith(cutText(text, SAME));
  const ends = /[.!?]\s*$/.test(text);
  return [...(begins ? [] : [{ text: '… ', hit: false }]), ...parts, ...(ends ? [] : [{ text: ' …', hit: false }])];
}

function titleOf({ group_kind, title }: Row): Found['title'] {
  const parts = partsOf(title);
  const cut = group_kind === 'question' && textOf(parts).length >= BEGINNING_OF_STEM;
  return cut ? [...parts, { text: '…', hit: false }] : parts;
}

function urlOf(row: Row): string {
  if (row.topic_slug !== null || row.guide_slug !== null)
    return sectionUrl({ key: row.section_key ?? '', topic_slug: row.topic_slug, guide_slug: row.guide_slug });
  if (row.station_slug !== null && row.station_style !== null)
    return href(stationEntry, { base: baseOf(row.station_style), slug: row.station_slug });
  if (row.deck_id !== null) return href(deckPage, { deck_id: row.deck_id });
  const met = lastMetUrl(row.met, row.entity_id);
  if (met !== '') return met;
  // A quiz of the bank never asks it.
  if (row.own_unpublished) return href(questionEdit, { question_id: row.entity_id });
  return href(quizSetup, {}, { specialty: row.specialty_id, topic: row.topic_id });
}

const toFound = (row: Row): Found => ({
  kind: row.group_kind,
  id: row.entity_id,
  title: titleOf(row),
  snippet: snippetOf(row, titleOf(row)),
  language: row.language,
  belongs_to:
    row.group_kind === 'card'
      ? (row.deck_name ?? '')
      : row.station_style !== null
        ? baseOf(row.station_style)
        : (row.specialty_id !== null && specialtyKey(row.specialty_id)) || '',
  url: urlOf(row),
});

/** What a person may read of what is found. */
export interface SearchRights {
  /** Sections in full, not their beginning alone. */
  notebook: boolean;
  /** `openPacks`: premium questions of others are found if they may be practised, and if the person has answered them. */
  packs: readonly string[];
}

export interface Search {
  /** For `to_tsquery`: what must be there, and what else counts if it is. */
  query: string;
  ways: readonly string[];
  /** The query of each place that should be there, and how much it counts. */
  places: readonly { query: string; weight: number }[];
  /** Words that count only in the case in which they are written here, and what must be there without them. */
  abbreviations: readonly string[];
  spelt: string;
  /** A text need not have all of the query, so that the more it has the better it is. */
  partly: boolean;
  /** What the terms of the query are about, and how much of it. */
  topics: ReadonlyMap<number, number>;
  /** As it was typed, for likeness to titles. */
  typed: string;
  kinds: readonly SearchedKind[];
  /** The most of each kind. */
  limit: number;
  where: Where;
}

export interface Matches {
  items: Found[];
  /** Kinds of which there is more than was asked for. */
  more: ReadonlySet<SearchedKind>;
  /** Something has the words that were demanded, and is not there for its topic alone. */
  with_words: boolean;
}

/**
 * What a query finds of what a person may open: the best of each kind, the kind with the best of all first. Among several kinds a
 * page is there once, with the best of its passages; if one kind is asked for, each passage and card stands for itself.
 */
export async function findMatches(
  read: Reader,
  person: { id: number; language: Language },
  rights: SearchRights,
  { query, ways, places, abbreviations, spelt, partly, topics, typed, kinds, limit, where }: Search,
): Promise<Matches> {
  if (query === '') return { items: [], more: new Set(), with_words: false };
  const asked: TitleValues = [
    person.id,
    query,
    person.language,
    documentsOf(kinds),
    limit,
    rights.notebook,
    typed,
    ways,
    kinds.length === 1,
    [...topics.keys()],
    [...topics.values()],
    places.map(({ query: place }) => place),
    abbreviations.length === 0 ? '' : `\\m(${abbreviations.join('|')})\\M`,
    spelt,
    places.map(({ weight }) => weight),
  ];
  const rows =
    where === 'titles'
      ? await read.sql.all(titleMatches, asked)
      : await read.sql.all(matches, [...asked, partly, rights.packs]);
  return {
    items: rows.map(toFound),
    more: new Set(rows.filter(({ pages }) => pages > limit).map(({ group_kind }) => group_kind)),
    with_words: rows.some(({ with_words }) => with_words),
  };
}
