import { statement } from '~/domain/kit/statement';
import type { Reader } from '~/domain/kit/transaction';
import type { ImportedQuestion } from './imported-question';

/** Answers by which two questions are the same, in any order: whether right, label and text, folded like the stem. */
const answersOf = (rows: string, label: string, text: string, correct: string): string =>
  `(SELECT string_agg(told, E'\\n' ORDER BY told COLLATE "C") FROM (SELECT ${correct}::text || ' ' || lower(regexp_replace(${label} || ':' || ${text}, '\\s+', ' ', 'g')) AS told FROM ${rows}) tellings)`;

// Every stem is looked up once, in the index of its hash: `OFFSET 0` keeps the planner from folding the whole bank instead. Only
// the answers of those that have it are read.
const duplicates = statement<{ number: number; question_id: number }, [number, string]>(
  'questions.duplicates',
  `WITH sent AS MATERIALIZED (
     SELECT item.number, (item.body ->> 'question_type')::smallint AS question_type, md5(question_fold(item.body ->> 'question_text')) AS stem,
            ${answersOf(`jsonb_array_elements(item.body -> 'answers') answer`, `(answer ->> 'label')`, `(answer ->> 'text')`, `(answer -> 'correct')`)} AS answers
       FROM jsonb_to_recordset($2::jsonb) AS item (number int, body jsonb)),
   known AS MATERIALIZED (
     SELECT question.id, question.question_type, stem.stem,
            ${answersOf('question_answers answer WHERE answer.question_id = question.id', 'answer.answer_label', 'answer.answer_text', 'answer.answer_correct')} AS answers
       FROM (SELECT DISTINCT stem FROM sent) stem
      CROSS JOIN LATERAL (
        SELECT found.id, found.question_type FROM questions found
         WHERE md5(question_fold(found.question_text)) = stem.stem AND found.deleted_at IS NULL
           AND (found.status = 'published' OR (found.author_id = $1 AND found.status <> 'generated')) OFFSET 0) question)
   SELECT sent.number, min(known.id)::int AS question_id FROM sent JOIN known USING (stem, question_type) WHERE known.answers = sent.answers GROUP BY sent.number`,
);

/**
 * Questions that the bank, or the person, has already: the same words in the stem and in the answers, but for case, spaces and markup.
 * @returns the question that each is the same as, by number
 */
export async function findDuplicates(
  read: Pick<Reader, 'sql'>,
  personId: number,
  items: readonly { number: number; body: ImportedQuestion }[],
): Promise<Map<number, number>> {
  if (items.length === 0) return new Map();
  const sent = items.map(({ number, body: { question_type, question_text, answers } }) => ({
    number,
    body: { question_type, question_text, answers },
  }));
  return new Map(
    (await read.sql.all(duplicates, [personId, JSON.stringify(sent)])).map(({ number, question_id }) => [
      number,
      question_id,
    ]),
  );
}
