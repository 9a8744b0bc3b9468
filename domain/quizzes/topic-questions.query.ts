import type { Language } from '../accounts/contract';
import { statement } from '../kit/statement';
import type { Reader } from '../kit/transaction';
import { type LastMet, lastMet, lastMetUrl } from './last-met';
import { QUESTIONS, QUESTION_STATES } from '~/domain/questions/views';

/** Answered questions of a topic that are listed. */
const LISTED_MAX = 20;

interface Row {
  number: number;
  answered: number;
  right: number;
  here: number;
  known: { question_id: number; title: string; right: boolean; met: LastMet | null }[] | null;
}

/**
 * Counts the questions that a quiz on the topic can ask (`fits`): premium questions are practised by pack. Those that the person
 * has met are listed all the same. Questions of a running exam are left out: their results show after it.
 */
const ofTopic = statement<Row, [topic: number, person: number, Language]>(
  'quizzes.questions-of-topic',
  `WITH in_exam AS (
     SELECT place.question_id FROM quizzes quiz JOIN quiz_questions place ON place.quiz_id = quiz.id
      WHERE quiz.account_id = $2::int AND quiz.mode = 2 AND quiz.state = 'running'),
   question AS (
     SELECT question.id, question.first_words, state.last_correct, question.language, question.premium
       FROM ${QUESTIONS} question LEFT JOIN ${QUESTION_STATES} state ON state.question_id = question.id AND state.account_id = $2::int
      WHERE question.topic_id = $1::int AND question.status = 'published' AND question.deleted_at IS NULL),
   counted AS (
     SELECT count(*) FILTER (WHERE language = $3 AND NOT premium)::int AS here FROM question),
   told AS (
     SELECT question.* FROM question CROSS JOIN counted WHERE counted.here = 0 OR question.language = $3),
   asked AS (
     SELECT * FROM told WHERE NOT premium)
   SELECT counted.here, (SELECT count(*)::int FROM asked) AS number,
          (SELECT count(last_correct)::int FROM asked WHERE id NOT IN (SELECT question_id FROM in_exam)) AS answered,
          (SELECT count(*) FILTER (WHERE last_correct)::int FROM asked WHERE id NOT IN (SELECT question_id FROM in_exam)) AS "right",
          (SELECT json_agg(json_build_object('question_id', listed.id, 'title', listed.first_words, 'right', listed.last_correct, 'met', ${lastMet('$2::int', 'listed.id')}) ORDER BY listed.last_correct, listed.id)
             FROM (SELECT * FROM told WHERE last_correct IS NOT NULL AND id NOT IN (SELECT question_id FROM in_exam)
                    ORDER BY last_correct, id LIMIT ${LISTED_MAX}) listed) AS known
     FROM counted`,
);

/** The questions on a topic that a quiz can ask this person, with what the person made of them the last time. */
export async function questionsOfTopic(
  read: Reader,
  person: { id: number; language: Language },
  topicId: number,
): Promise<{
  number: number;
  /** That of the person, or empty for any if there are none in it. */
  language: Language | '';
  answered: number;
  right: number;
  known: { question_id: number; title: string; right: boolean; url: string }[];
}> {
  const { here, known, ...counts } = (await read.sql.one(ofTopic, [topicId, person.id, person.language]))!;
  return {
    ...counts,
    language: here > 0 ? person.language : '',
    known: (known ?? []).map(({ met, ...question }) => ({ ...question, url: lastMetUrl(met, question.question_id) })),
  };
}
