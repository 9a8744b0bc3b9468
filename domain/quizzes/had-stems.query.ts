import type { Language } from '../accounts/contract';
import { statement } from '../kit/statement';
import type { Reader } from '../kit/transaction';
import { QUESTIONS } from '../questions/views';

/**
 * The stems of the generated questions that a person had before, as a subquery over `had_in` (quizzes). What they never
 * came to before they ended the quiz does not count.
 */
export const hadStems = (account: string, specialty: string, language: string): string => `SELECT had.question_text
    FROM quizzes had_in JOIN quiz_questions had_place ON had_place.quiz_id = had_in.id JOIN ${QUESTIONS} had ON had.id = had_place.question_id
   WHERE had_in.account_id = ${account} AND had.status = 'generated' AND had.specialty_id = ${specialty} AND had.language = ${language}
     AND NOT (had_in.state = 'finished' AND had_place.state = 'open')`;

const ofPerson = statement<{ question_text: string }, [number, number, Language]>(
  'quizzes.had-stems',
  hadStems('$1', '$2', '$3'),
);

/** The stems of the generated questions of a specialty that a person had before, as HTML. */
export const stemsHad = async (
  read: Pick<Reader, 'sql'>,
  personId: number,
  specialty: number,
  language: Language,
): Promise<string[]> => (await read.sql.all(ofPerson, [personId, specialty, language])).map((row) => row.question_text);
