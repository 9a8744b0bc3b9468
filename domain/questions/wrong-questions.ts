import { understoodSince } from '../learning/views';
import { askedAgain, practisable } from './practisable';
import { QUESTIONS, QUESTION_STATES } from './views';

/** SQL: person `$1`, whose open packs are `$2`, may be asked a question that they got wrong. */
export const ASKED = `question.deleted_at IS NULL AND ${askedAgain('question', '$1::int')} AND ${practisable('question', '$2')}`;

/** SQL: the state of a question, `known`, says that the person got it wrong the last time and has not marked it as understood since. */
export const stillWrong = (person?: string): string =>
  `NOT known.last_correct AND NOT ${understoodSince('question', 'known.question_id', 'known.last_answered_at', person)}`;

/** SQL: the questions that person `$1`, whose open packs are `$2`, got wrong the last time, and whether they understood them since. Each is looked up by its id. */
export const WRONG_QUESTIONS = `(
  SELECT known.question_id AS id, known.last_answered_at AS at, question.topic_id, question.status, question.question_type,
         ${understoodSince('question', 'known.question_id', 'known.last_answered_at')} AS understood
    FROM ${QUESTION_STATES} known
   CROSS JOIN LATERAL (SELECT * FROM ${QUESTIONS} question WHERE question.id = known.question_id AND ${ASKED} OFFSET 0) question
   WHERE known.account_id = $1::int AND NOT known.last_correct)`;
