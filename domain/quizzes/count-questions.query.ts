import { statement } from '../statement';
import type { Reader } from '../transaction';
import type { BankCensus } from './bank-census.query';
import type { Selection } from './contract';

const answered = statement<{ answered: number; incorrect: number }, [number, number, number, number, number, string]>(
  'quizzes.count-answered',
  `SELECT count(*)::int AS answered, (count(*) FILTER (WHERE NOT known.last_correct))::int AS incorrect
     FROM question_states known JOIN questions question ON question.id = known.question_id
    WHERE known.account_id = $1 AND question.status = 'published' AND question.deleted_at IS NULL
      AND ($2::int = 0 OR question.specialty_id = $2::int) AND ($3::int = 0 OR question.topic_id = $3::int)
      AND ($4::int = 0 OR question.focus_id = $4::int) AND ($5::int = 0 OR question.difficulty = $5::int) AND ($6 = '' OR question.language = $6)`,
);

/** How many questions of the bank fit a choice: all, those new to the person, those they had wrong the last time. */
export async function countQuestions(read: Pick<Reader, 'sql'>, personId: number, census: BankCensus, selection: Selection): Promise<{ all: number; new: number; incorrect: number }> {
  const { specialty, topic, focus, difficulty, language } = selection;
  const known = (await read.sql.one(answered, [personId, specialty, topic, focus, difficulty, language]))!;
  const all = census.count(selection);
  return { all, new: Math.max(0, all - known.answered), incorrect: known.incorrect };
}
