import type { Language } from '../accounts/contract';
import { statement } from '../kit/statement';
import type { Reader } from '../kit/transaction';
import { shownTo } from './sections-of-page.query';
import { QUESTIONS } from '../questions/views';

/** What a person comes from to a topic. */
export interface ComesFrom {
  question?: number | undefined;
  card?: number | undefined;
  station?: number | undefined;
}

/** How much it is worth that a section is about what the question asks, if words tell little; as a share of the best match. */
const SAME_FOCUS = 0.5;

/**
 * Words that few sections of the topic have say most about which of them is meant: each counts by the inverse of how many have it.
 * Long sections have more words of everything, so the sum is divided by the logarithm of their length.
 */
const passage = statement<{ key: string }, [topic: number, Language, kinds: string[], id: number, person: number]>(
  'notebook.passage',
  `WITH asked AS (
     SELECT DISTINCT lexeme FROM search_documents document CROSS JOIN unnest(tsvector_to_array(document.words)) lexeme
      WHERE document.kind = ANY ($3::text[]) AND document.entity_id = $4::int AND (document.owner_id IS NULL OR document.owner_id = $5::int)),
   section AS MATERIALIZED (
     SELECT id, key, position, focus_id FROM notebook_sections section
      WHERE topic_id = $1::int AND ${shownTo('section', 'topic', '$2')}),
   word AS (
     SELECT section.id, 1.0 / count(*) OVER (PARTITION BY lexeme) AS weight, length(document.words) AS words
       FROM section JOIN search_documents document ON document.kind = 'section' AND document.entity_id = section.id
      CROSS JOIN unnest(tsvector_to_array(document.words)) lexeme WHERE lexeme IN (SELECT lexeme FROM asked)),
   scored AS (SELECT id, sum(weight) / ln(2 + max(words)) AS score FROM word GROUP BY id)
   SELECT section.key FROM section LEFT JOIN scored USING (id)
     LEFT JOIN ${QUESTIONS} question ON 'question' = ANY ($3::text[]) AND question.id = $4::int
    WHERE EXISTS (SELECT FROM asked)
    ORDER BY coalesce(scored.score, 0) + CASE WHEN question.focus_id = section.focus_id THEN ${SAME_FOCUS} * coalesce((SELECT max(score) FROM scored), 1) ELSE 0 END DESC, section.position, section.id
    LIMIT 1`,
);

/**
 * The key of the section of a topic that has most to do with a question, a card or a station; empty without any of them. Which one
 * says much of an answer: the caller has made sure that the question is answered.
 */
export async function findPassage(
  read: Reader,
  topicId: number,
  person: { id: number; language: Language },
  { question, card, station }: ComesFrom,
): Promise<string> {
  const [kinds, id] =
    question !== undefined
      ? [['question', 'explanation'], question]
      : card !== undefined
        ? [['card'], card]
        : [['station'], station];
  if (id === undefined) return '';
  return (await read.sql.one(passage, [topicId, person.language, kinds, id, person.id]))?.key ?? '';
}
