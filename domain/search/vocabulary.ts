import type { Language } from '../accounts/contract';
import { statement } from '../kit/statement';
import type { Reader, Transaction } from '../kit/transaction';
import { type LikelyWord, meantWord } from './meant-word';
import { BEGINNING } from './contract';
import { wordsOf } from './query-words';
import { SECTIONS } from '~/domain/notebook/views';
import { QUESTIONS, TOPICS } from '~/domain/questions/views';
import { keysToLookUp, type TermRow } from './terms';
import { countWordTopics } from './word-topics';

/** How alike a word and what was typed must be to stand for it, from 0 to 1, and how many such words are looked at. */
const ALIKE = 0.3;
const LIKELY = 30;

interface Spelling {
  typed: string;
  /** Null if the word exists as it was typed. */
  likely: LikelyWord[] | null;
}

const spellings = statement<Spelling, [string[], Language]>(
  'search.spellings',
  `SELECT asked.typed,
          CASE WHEN NOT EXISTS (SELECT FROM search_vocabulary known WHERE known.word = asked.typed) THEN coalesce((
            SELECT json_agg(json_build_object('word', word, 'own_language', own, 'documents', documents))
              FROM (SELECT known.word, known.language = $2 AS own, known.documents FROM search_vocabulary known
                     WHERE known.offered AND known.word % asked.typed AND similarity(known.word, asked.typed) >= ${ALIKE}
                     ORDER BY similarity(known.word, asked.typed) DESC, known.documents DESC, known.word, known.language LIMIT ${LIKELY}) near), '[]') END AS likely
     FROM unnest($1::text[]) WITH ORDINALITY AS asked (typed, place)
    ORDER BY asked.place`,
);

/** What stands for each word of a query: itself if it exists, or the word that was probably meant; itself if there is none. */
export async function spell(read: Reader, words: readonly string[], language: Language): Promise<string[]> {
  if (words.length === 0) return [];
  const rows = await read.sql.all(spellings, [[...words], language]);
  return rows.map(({ typed, likely }) => (likely && meantWord(typed, likely)) ?? typed);
}

const rowsWith = statement<TermRow, [string[], string]>(
  'search.terms-with',
  `SELECT terms, topic_id, NOT in_texts AS broad FROM search_synonyms
    WHERE first_words && $1::text[] OR ($2 <> '' AND words_in_line(first_words) LIKE '% ' || $2 || '%')
    ORDER BY id`,
);

/**
 * The rows that have a term which begins with one of these words.
 * @param begun the beginning of such a word; empty for none
 */
export async function termsWith(read: Reader, words: readonly string[], begun = ''): Promise<TermRow[]> {
  return words.length === 0 ? [] : read.sql.all(rowsWith, [keysToLookUp(words), begun]);
}

const rarities = statement<{ word: string; rarity: number }, [string[]]>(
  'search.rarities',
  `SELECT known.word, min(1 - ln(known.documents) / ln(greatest(2, commonest.documents)))::real AS rarity
     FROM search_vocabulary known
     JOIN LATERAL (SELECT max(documents) AS documents FROM search_vocabulary common WHERE common.language = known.language) commonest ON true
    WHERE known.word = ANY ($1::text[]) GROUP BY known.word`,
);

/** How rare each of these words is, from 0, the commonest, to 1, in one text alone. A word that no text and no term has is not there. */
export async function raritiesOf(read: Reader, words: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (words.length === 0) return new Map();
  const rows = await read.sql.all(rarities, [[...words]]);
  return new Map(rows.map(({ word, rarity }) => [word, rarity]));
}

/** SQL: the words of documents in a language that nobody owns alone, and in how many each is. */
const wordsIn = (text: string, where: string) => `
   SELECT $1, word, ndoc FROM ts_stat($words$
     SELECT to_tsvector('public.wardmates_plain', document.title || ' ' || ${text})
       FROM search_documents document
       LEFT JOIN ${SECTIONS} section ON document.kind = 'section' AND section.id = document.entity_id
       LEFT JOIN ${QUESTIONS} question ON document.kind = 'question' AND question.id = document.entity_id
       LEFT JOIN ${TOPICS} topic ON document.kind = 'topic' AND topic.id = document.entity_id
      WHERE document.owner_id IS NULL AND document.kind <> 'explanation' AND ${where} AND document.language = $words$ || quote_literal($1))
    WHERE length(word) BETWEEN 3 AND 40 AND word !~ '[^[:alpha:]]'`;
const OPEN_TEXT = `CASE WHEN section.free OR section.guide_id IS NOT NULL OR document.kind <> 'section' THEN document.body ELSE left(document.body, ${BEGINNING}) END`;
/**
 * A correction shows a word, so it comes from what everybody may read: no premium question, no explanation, no hidden topic, and of a
 * section that is not free what everybody sees of it.
 */
const countOpen = statement<never, [Language]>(
  'search.count-words',
  `INSERT INTO search_vocabulary (language, word, documents) ${wordsIn(OPEN_TEXT, 'question.premium IS NOT TRUE AND topic.hidden_at IS NULL')}`,
);
/** The others are words as well: they are not corrected. */
const countAll = statement<never, [Language]>(
  'search.count-all-words',
  `INSERT INTO search_vocabulary (language, word, documents, offered) SELECT *, false FROM (${wordsIn('document.body', 'true')}) counted ON CONFLICT DO NOTHING`,
);
/** Terms have no language: their words are known in both. */
const learn = statement<never, [string[]]>(
  'search.learn-words',
  `INSERT INTO search_vocabulary (language, word, documents)
   SELECT DISTINCT known.language, learned.word, 1 FROM unnest($1::text[]) AS learned (word) CROSS JOIN (VALUES ('en'), ('es')) AS known (language)
    WHERE length(learned.word) BETWEEN 3 AND 40 AND learned.word !~ '[^[:alpha:]]'
   ON CONFLICT (language, word) DO UPDATE SET offered = true WHERE NOT search_vocabulary.offered`,
);
const usedTerms = statement<{ term: string }, []>(
  'search.used-terms',
  'SELECT unnest(terms) AS term FROM search_synonyms WHERE retired_at IS NULL',
);
const forget = statement<never, []>('search.forget-words', 'DELETE FROM search_vocabulary');

/** Adds the words of terms to those that exist, so that a misspelt synonym is understood as well. */
export async function learnWords(tx: Transaction, terms: readonly string[]): Promise<void> {
  await tx.sql.all(learn, [[...new Set(terms.flatMap(wordsOf))]]);
}

/** Counts the words of what everybody may find, and of the synonyms, and the topics that they are written about. */
export async function countWords(tx: Transaction): Promise<void> {
  await tx.sql.all(forget, []);
  for (const language of ['en', 'es'] as const)
    for (const count of [countOpen, countAll]) await tx.sql.all(count, [language]);
  const terms = await tx.sql.all(usedTerms, []);
  await learnWords(
    tx,
    terms.map(({ term }) => term),
  );
  await countWordTopics(tx);
}
