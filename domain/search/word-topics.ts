import type { Language } from '../accounts/contract';
import { statement } from '../kit/statement';
import type { Reader, Transaction } from '../kit/transaction';
import { notMerged } from '../questions/merged-topics';
import { CARDS, DECKS } from '~/domain/flashcards/views';
import { SECTIONS, STATION_TOPICS } from '~/domain/notebook/views';
import { QUESTIONS, TOPICS } from '~/domain/questions/views';

/** Texts of one kind that are read of a topic: a bank may have thousands of questions on it, much alike. */
const TEXTS_READ = 60;
/** What the explanation of a question counts beside its stem and other texts: it names what it is not, too. */
const EXPLANATION = 0.5;
/** What a share is reckoned against beside the other topics: a word of very few texts says little. */
const DOUBT = 0.1;
/** Smaller shares are not kept, and no more topics of a word than these: what is everywhere is about nothing. */
const LEAST = 0.04;
const TOPICS_OF_WORD = 8;
/** What a share counts that was counted in the other language: drugs and tests are named alike. */
const OTHER_LANGUAGE = 0.6;

/** SQL: texts of one kind with their topics. */
const textsOf = (kind: string, topic: string, from: string, weight = 1) =>
  `SELECT document.language, ${topic} AS topic_id, document.words, ${weight} AS weight, row_number() OVER (PARTITION BY document.language, ${topic} ORDER BY document.entity_id) AS place
     FROM search_documents document ${from} WHERE document.kind = '${kind}' AND document.owner_id IS NULL`;
const OPEN_QUESTION = `JOIN ${QUESTIONS} question ON question.id = document.entity_id AND question.status = 'published' AND NOT question.premium`;
/** SQL: the texts that everybody may find, or read once they have answered. What a person wrote for themselves, and what is premium, is not read. */
const TEXTS = [
  textsOf('topic', 'document.entity_id', ''),
  textsOf('section', 'section.topic_id', `JOIN ${SECTIONS} section ON section.id = document.entity_id`),
  textsOf('question', 'question.topic_id', OPEN_QUESTION),
  textsOf('explanation', 'question.topic_id', OPEN_QUESTION, EXPLANATION),
  textsOf(
    'card',
    'card.topic_id',
    `JOIN ${CARDS} card ON card.id = document.entity_id JOIN ${DECKS} deck ON deck.id = card.deck_id AND deck.kind <> 'own'`,
  ),
  textsOf('station', 'tie.topic_id', `JOIN ${STATION_TOPICS} tie ON tie.station_id = document.entity_id`),
].join(' UNION ALL ');

const forget = statement<never, []>('search.forget-word-topics', 'DELETE FROM search_word_topics');
// Without a join of what was counted: PostgreSQL knows nothing of its size.
const count = statement<never, []>(
  'search.count-word-topics',
  `INSERT INTO search_word_topics (language, word, topic_id, share)
   WITH shown AS MATERIALIZED (SELECT id FROM ${TOPICS} topic WHERE hidden_at IS NULL AND ${notMerged('topic')}),
   texts AS MATERIALIZED (SELECT language, topic_id, words, weight, sum(weight) OVER (PARTITION BY language, topic_id) AS size FROM (${TEXTS}) text
                           WHERE place <= ${TEXTS_READ} AND topic_id IN (SELECT id FROM shown)),
   parts AS (SELECT language, word.lexeme AS word, topic_id, sum(weight) / min(size) AS part FROM texts CROSS JOIN LATERAL unnest(words) AS word
              WHERE length(word.lexeme) BETWEEN 2 AND 40 AND word.lexeme ~ '[[:alpha:]]' GROUP BY 1, 2, 3),
   shares AS (SELECT language, word, topic_id, part / (sum(part) OVER (PARTITION BY language, word) + ${DOUBT}) AS share FROM parts),
   placed AS (SELECT *, row_number() OVER (PARTITION BY language, word ORDER BY share DESC, topic_id) AS place FROM shares WHERE share >= ${LEAST})
   SELECT language, word, topic_id, share FROM placed WHERE place <= ${TOPICS_OF_WORD}`,
);

/** Counts anew in which topics each word is written. */
export async function countWordTopics(tx: Transaction): Promise<void> {
  await tx.sql.all(forget, []);
  await tx.sql.all(count, []);
}

const forgetTopic = statement<never, [number]>(
  'search.forget-topic-of-words',
  'DELETE FROM search_word_topics WHERE topic_id = $1::int',
);
/** No word leads to a topic that was merged into another one; the next count finds its texts there. */
export async function forgetTopicOfWords(tx: Transaction, topicId: number): Promise<void> {
  await tx.sql.all(forgetTopic, [topicId]);
}

const sharesOf = statement<{ word: string; topics: Record<string, number> }, [string[], Language]>(
  'search.topics-of-words',
  `SELECT asked.word, json_object_agg(found.topic_id, found.share) AS topics
     FROM unnest($1::text[]) AS asked (word)
    CROSS JOIN LATERAL (
      SELECT known.topic_id, max(known.share * CASE known.language WHEN $2 THEN 1 ELSE ${OTHER_LANGUAGE} END) AS share
        FROM search_word_topics known
       WHERE known.language = 'en' AND known.word = ANY (tsvector_to_array(to_tsvector('wardmates_en', asked.word)))
          OR known.language = 'es' AND known.word = ANY (tsvector_to_array(to_tsvector('wardmates_es', asked.word)))
       GROUP BY known.topic_id) found
    GROUP BY asked.word`,
);

/** The share of each topic in a word, from 0 to 1. */
export type Shares = ReadonlyMap<number, number>;

/** Which topics these words are written about, and how much. A word that is nowhere, or everywhere alike, is not there. */
export async function topicsOfWords(
  read: Reader,
  words: readonly string[],
  language: Language,
): Promise<ReadonlyMap<string, Shares>> {
  if (words.length === 0) return new Map();
  const rows = await read.sql.all(sharesOf, [[...words], language]);
  return new Map(
    rows.map(({ word, topics }) => [word, new Map(Object.entries(topics).map(([id, share]) => [Number(id), share]))]),
  );
}
