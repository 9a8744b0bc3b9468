import type { Deps } from '~/infra/process/deps';
import { STUDY } from '~/domain/quizzes/contract';
import { aPerson } from './accounts';
import { aBank, type TestQuestion } from './questions';
import { aQuiz, type TestQuiz } from './quizzes';
import { noteActs } from '~/domain/acts/note-acts';

interface TakenOptions extends NonNullable<Parameters<typeof aQuiz>[1]> {
  /** So many of its questions, the first ones, are answered right; the others wrong. */
  right?: number;
  /** Seconds used. */
  seconds?: number;
  /** When it was begun and ended; now, unless it is said. */
  at?: Date;
}

/** A finished study quiz of three questions, all of them wrong, unless the options say otherwise. As `recordAnswer` leaves it. */
export async function aTakenQuiz(world: { deps: Deps }, options: TakenOptions = {}): Promise<TestQuiz> {
  const { right = 0, seconds = 60, at = world.deps.clock.now(), mode = STUDY, ...rest } = options;
  const person = rest.person ?? (await aPerson(world));
  const questions: TestQuestion[] = rest.questions ?? (await aBank(world, 3));
  const quiz = await aQuiz(world, { ...rest, mode, person, questions });
  const { dataSource } = world.deps;
  await dataSource.query(
    `WITH answered AS (
       UPDATE quiz_questions SET state = 'answered', mark = (position < $2)::int, number_correct = (position < $2)::int, counts_as_correct = position < $2, answered_at = $3
        WHERE quiz_id = $1 RETURNING quiz_id, answered_at)
     ${noteActs('question', 'SELECT quiz_id, answered_at FROM answered')}`,
    [quiz.id, right, at],
  );
  await dataSource.query(
    `WITH ended AS (
       UPDATE quizzes SET state = 'finished', answered = $2, current_score = $3, seconds_used = $4, created_at = $5, finished_at = $5
        WHERE id = $1 RETURNING id, finished_at)
     ${noteActs('quiz', 'SELECT id, finished_at FROM ended')}`,
    [quiz.id, questions.length, right, seconds, at],
  );
  await dataSource.query(
    `INSERT INTO question_states (account_id, question_id, last_correct, last_answered_at, leitner_bin)
     SELECT $2, question_id, position < $3, $4, (position < $3)::int FROM quiz_questions WHERE quiz_id = $1
     ON CONFLICT (account_id, question_id) DO UPDATE SET last_correct = excluded.last_correct, last_answered_at = excluded.last_answered_at`,
    [quiz.id, person.id, right, at],
  );
  return quiz;
}
