import type { Language } from '../accounts/contract';
import { statement } from '../kit/statement';
import type { Reader, Transaction } from '../kit/transaction';
import { type LikelyWord, meantWord } from './meant-word';
import { type Synonyms, wordsOf } from './query-words';

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
                     WHERE known.word % asked.typed AND similarity(known.word, asked.typed) >= ${ALIKE}
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

const rowsWith = statement<{ terms: string[] }, [string[]]>(
  'search.synonyms-of',
  'SELECT terms FROM search_synonyms WHERE first_words && $1::text[] ORDER BY id',
);

/** The rows of synonyms that have a term which begins with one of these words. */
export async function synonymsOf(read: Reader, words: readonly string[]): Promise<Synonyms[]> {
  if (words.length === 0) return [];
  const rows = await read.sql.all(rowsWith, [[...words]]);
  return rows.map(({ terms }) => terms.map((term) => wordsOf(term)));
}

const count = statement<never, [Language]>(
  'search.count-words',
  `INSERT INTO search_vocabulary (language, word, documents)
   SELECT $1, word, ndoc FROM ts_stat('SELECT to_tsvector(''public.wardmates_plain'', title || '' '' || body) FROM search_documents WHERE owner_id IS NULL AND kind <> ''explanation'' AND language = ' || quote_literal($1))
    WHERE length(word) BETWEEN 3 AND 40 AND word !~ '[^[:alpha:]]'`,
);
/** Terms have no language: their words are known in both. */
const learn = statement<never, [string[]]>(
  'search.learn-words',
  `INSERT INTO search_vocabulary (language, word, documents)
   SELECT DISTINCT known.language, learned.word, 1 FROM unnest($1::text[]) AS learned (word) CROSS JOIN (VALUES ('en'), ('es')) AS known (language)
    WHERE length(learned.word) BETWEEN 3 AND 40 AND learned.word !~ '[^[:alpha:]]'
   ON CONFLICT (language, word) DO NOTHING`,
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

/** Counts the words of what everybody may find, and of the synonyms. */
export async function countWords(tx: Transaction): Promise<void> {
  await tx.sql.all(forget, []);
  for (const language of ['en', 'es'] as const) await tx.sql.all(count, [language]);
  const terms = await tx.sql.all(usedTerms, []);
  await learnWords(
    tx,
    terms.map(({ term }) => term),
  );
}

/** The first word of each term, folded, by which a query finds its row. */
export const firstWordsOf = (terms: readonly string[]): string[] => [
  ...new Set(terms.flatMap((term) => wordsOf(term).slice(0, 1))),
];
