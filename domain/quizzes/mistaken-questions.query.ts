import type { Person } from '../accounts/person';
import { sinceDays } from '../kit/days';
import { statement } from '../kit/statement';
import type { Reader } from '../kit/transaction';
import { openPacks } from '../questions/practisable';
import { QUESTIONS_MAX } from '../questions/quiz-limits';
import { WRONG_QUESTIONS } from '../questions/wrong-questions';

type Values = [person: number, open: readonly string[], since: Date, topic: number, choiceOnly: boolean];
const toPractise = statement<{ id: number; status: string }, Values>(
  'quizzes.mistakes-to-practise',
  `SELECT wrong.id, wrong.status FROM ${WRONG_QUESTIONS} wrong
    WHERE NOT wrong.understood AND wrong.at >= $3::timestamptz AND ($4::int = 0 OR wrong.topic_id = $4::int) AND (NOT $5::boolean OR wrong.question_type = 1)
    ORDER BY wrong.at DESC, wrong.id LIMIT ${QUESTIONS_MAX}`,
);

/**
 * The questions among a person's mistakes for a quiz of exactly these, the latest first; QUESTIONS_MAX at most. A quiz that has one
 * which is not in the bank is a private one, as with bookmarks.
 * @param asked.days answered in the last so many days; 0 for any
 * @param asked.topic 0 for any
 * @param asked.choiceOnly without free text, as exams are
 */
export async function mistakesToPractise(
  read: Pick<Reader, 'sql' | 'clock'>,
  person: Person,
  { days, topic, choiceOnly }: { days: number; topic: number; choiceOnly: boolean },
) {
  const since = sinceDays(read.clock.now(), days);
  const questions = await read.sql.all(toPractise, [person.id, openPacks(person), since, topic, choiceOnly]);
  return {
    questionIds: questions.map(({ id }) => id),
    kind: questions.every(({ status }) => status === 'published') ? ('bank' as const) : ('private' as const),
    specialty_id: 0,
    topic_id: topic || null,
  };
}
