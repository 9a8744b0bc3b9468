import type { Language } from '../accounts/contract';
import { deckPage } from '../flashcards/sharing/contract';
import { href } from '../kit/contract';
import { statement } from '../kit/statement';
import type { Reader } from '../kit/transaction';
import { sectionUrl } from '../notebook/find-home.query';
import { type LastMet, lastMet, lastMetUrl } from '../quizzes/last-met';
import { quizSetup } from '../quizzes/contract';
import { specialtyKey } from '../questions/specialties';
import { stationEntry } from '../stations/contract';
import { baseOf } from '../stations/styles';
import type { Found, SearchedKind } from './contract';

/** Documents of one kind and language that are ranked: those with the words in their title, and others. */
const TITLES_RANKED = 150;
const TEXTS_RANKED = 300;
/** Characters of a text that a snippet is looked for in; who is no supporter sees the beginning of a section. */
const READ_FOR_SNIPPET = 20_000;
const BEGINNING = 200;
/** SQL: of groups that are alike good, the notebook comes first, and then stations: what is read comes before what is asked. */
const GROUP_FIRST = `CASE group_kind WHEN 'notebook' THEN 0.6 WHEN 'station' THEN 0.3 ELSE 0 END`;
/** Begin and end a word of the query in a snippet: characters that no text has. */
const HIT = { begin: '\u0002', end: '\u0003' };

/** The kinds of documents of a group. */
const DOCUMENTS: Record<SearchedKind, readonly string[]> = {
  notebook: ['topic', 'section'],
  station: ['station'],
  card: ['card'],
  deck: ['deck'],
  question: ['question', 'explanation'],
};
export const documentsOf = (kinds: readonly SearchedKind[]): string[] => kinds.flatMap((kind) => DOCUMENTS[kind]);

interface Row {
  group_kind: SearchedKind;
  entity_id: number;
  document_kind: string;
  language: Language;
  title: string;
  snippet: string;
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
}

type Values = [
  person: number,
  query: string,
  language: Language,
  kinds: string[],
  limit: number,
  supporter: boolean,
  typed: string,
];

const candidates = (language: Language) => {
  const visible = `(document.owner_id IS NULL OR document.owner_id = $1::int)
          AND (kind.name <> 'explanation' OR document.owner_id = $1::int OR EXISTS (SELECT FROM question_states state WHERE state.account_id = $1::int AND state.question_id = document.entity_id))
          AND (kind.name NOT IN ('question', 'explanation') OR document.entity_id NOT IN (SELECT question_id FROM in_exam))`;
  const of = (words: string, most: number) => `
        (SELECT document.entity_id FROM search_documents document
          WHERE document.kind = kind.name AND document.language = '${language}' AND document.${words} @@ asked.${language} AND ${visible} LIMIT ${most})`;
  return `SELECT kind.name AS kind, found.entity_id, '${language}' AS language
         FROM asked CROSS JOIN unnest($4::text[]) AS kind (name)
        CROSS JOIN LATERAL (${of('title_words', TITLES_RANKED)} UNION ${of('words', TEXTS_RANKED)}) found`;
};
const highlighted = (text: string, options: string) =>
  `ts_headline(CASE best.language WHEN 'es' THEN 'wardmates_es'::regconfig ELSE 'wardmates_en'::regconfig END, ${text}, CASE best.language WHEN 'es' THEN asked.es ELSE asked.en END, 'StartSel="${HIT.begin}", StopSel="${HIT.end}", ${options}')`;

const matches = statement<Row, Values>(
  'search.matches',
  `WITH asked AS (SELECT to_tsquery('wardmates_en', $2) AS en, to_tsquery('wardmates_es', $2) AS es),
   in_exam AS MATERIALIZED (
     SELECT place.question_id FROM quizzes quiz JOIN quiz_questions place ON place.quiz_id = quiz.id
      WHERE quiz.account_id = $1::int AND quiz.mode = 2 AND quiz.state = 'running'),
   candidate AS MATERIALIZED (${candidates('en')} UNION ALL ${candidates('es')}),
   ranked AS (
     SELECT document.kind, document.entity_id, document.language, document.title, document.body,
            CASE WHEN document.kind IN ('topic', 'section') THEN 'notebook' WHEN document.kind = 'explanation' THEN 'question' ELSE document.kind END AS group_kind,
            ts_rank(document.words, wanted.query, 1) + (document.title_words @@ wanted.query)::int + (document.language = $3)::int * 0.3 + similarity(document.title, $7)
              + (document.kind = 'topic')::int * 0.1 AS rank
       FROM candidate JOIN search_documents document USING (kind, entity_id, language)
      CROSS JOIN LATERAL (SELECT CASE document.language WHEN 'es' THEN asked.es ELSE asked.en END AS query FROM asked) wanted),
   -- a topic is shown once, and so is a question whose stem and explanation both match
   once AS (SELECT DISTINCT ON (group_kind, CASE kind WHEN 'explanation' THEN 'question' ELSE kind END, entity_id) * FROM ranked
             ORDER BY group_kind, CASE kind WHEN 'explanation' THEN 'question' ELSE kind END, entity_id, rank DESC, language = $3 DESC),
   placed AS (SELECT *, row_number() OVER (PARTITION BY group_kind ORDER BY rank DESC, entity_id) AS place, max(rank) OVER (PARTITION BY group_kind) + ${GROUP_FIRST} AS group_rank FROM once),
   best AS (SELECT * FROM placed WHERE place <= $5::int)
   SELECT best.group_kind, best.kind AS document_kind, best.entity_id, best.language,
          ${highlighted('best.title', 'HighlightAll=true')} AS title,
          CASE WHEN best.body = '' THEN ''
               ELSE ${highlighted(`left(best.body, CASE WHEN best.kind = 'section' AND NOT $6::boolean THEN ${BEGINNING} ELSE ${READ_FOR_SNIPPET} END)`, 'MaxFragments=1, MaxWords=28, MinWords=12')} END AS snippet,
          topic.slug AS topic_slug, guide.slug AS guide_slug, section.key AS section_key, coalesce(topic.specialty_id, guide.specialty_id, question.specialty_id) AS specialty_id, question.topic_id,
          station.slug AS station_slug, station.style AS station_style, deck.id AS deck_id, deck.deck_name,
          CASE WHEN best.group_kind = 'question' THEN ${lastMet('$1::int', 'best.entity_id')} END AS met
     FROM best CROSS JOIN asked
     LEFT JOIN notebook_sections section ON best.kind = 'section' AND section.id = best.entity_id
     LEFT JOIN guides guide ON guide.id = section.guide_id
     LEFT JOIN questions question ON best.group_kind = 'question' AND question.id = best.entity_id
     LEFT JOIN topics topic ON topic.id = CASE WHEN best.kind = 'topic' THEN best.entity_id ELSE section.topic_id END
     LEFT JOIN stations station ON best.kind = 'station' AND station.id = best.entity_id
     LEFT JOIN flashcards card ON best.kind = 'card' AND card.id = best.entity_id
     LEFT JOIN decks deck ON deck.id = CASE WHEN best.kind = 'deck' THEN best.entity_id ELSE card.deck_id END
    ORDER BY best.group_rank DESC, best.group_kind, best.place`,
);

/** A text with marks as its parts. */
export function partsOf(marked: string): { text: string; hit: boolean }[] {
  const parts = marked.split(new RegExp(`[${HIT.begin}${HIT.end}]`));
  return parts.map((text, index) => ({ text, hit: index % 2 === 1 })).filter(({ text }) => text !== '');
}

function urlOf(row: Row): string {
  if (row.topic_slug !== null || row.guide_slug !== null)
    return sectionUrl({ key: row.section_key ?? '', topic_slug: row.topic_slug, guide_slug: row.guide_slug });
  if (row.station_slug !== null && row.station_style !== null)
    return href(stationEntry, { base: baseOf(row.station_style), slug: row.station_slug });
  if (row.deck_id !== null) return href(deckPage, { deck_id: row.deck_id });
  return (
    lastMetUrl(row.met, row.entity_id) || href(quizSetup, {}, { specialty: row.specialty_id, topic: row.topic_id })
  );
}

const toFound = (row: Row): Found => ({
  kind: row.group_kind,
  id: row.entity_id,
  title: partsOf(row.title),
  snippet: partsOf(row.snippet),
  language: row.language,
  belongs_to:
    row.group_kind === 'card'
      ? (row.deck_name ?? '')
      : row.station_style !== null
        ? baseOf(row.station_style)
        : (row.specialty_id !== null && specialtyKey(row.specialty_id)) || '',
  url: urlOf(row),
});

export interface Search {
  /** For `to_tsquery`. */
  query: string;
  /** As it was typed, for likeness to titles. */
  typed: string;
  kinds: readonly SearchedKind[];
  /** The most of each kind. */
  limit: number;
}

/** What a query finds of what a person may open: the best of each kind, the kind with the best of all first. */
export async function findMatches(
  read: Reader,
  person: { id: number; language: Language },
  supporter: boolean,
  { query, typed, kinds, limit }: Search,
): Promise<Found[]> {
  if (query === '') return [];
  const rows = await read.sql.all(matches, [
    person.id,
    query,
    person.language,
    documentsOf(kinds),
    limit,
    supporter,
    typed,
  ]);
  return rows.map(toFound);
}
