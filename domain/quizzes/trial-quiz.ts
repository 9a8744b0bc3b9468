import type { Person } from '../accounts/person';
import { TRIAL_QUESTIONS, TRIAL_QUIZZES } from '../accounts/trial/contract';
import { trialOver } from '../accounts/trial/open-trial';
import { statement } from '../kit/statement';
import type { Transaction } from '../kit/transaction';
import { STUDY } from './contract';
import { startQuiz } from './start-quiz';

const triedBy = statement<{ tried: number; running: number | null }, [number]>(
  'quizzes.tried-by-guest',
  `SELECT count(*)::int AS tried, max(id) FILTER (WHERE state = 'running') AS running FROM quizzes WHERE account_id = $1`,
);

/**
 * A quiz of 10 questions from the whole bank, in the person's language. A guest goes on with the one that runs. Needs
 * `openTrial` before, so that two presses start one.
 *
 * @returns the quiz's id
 * @throws Problem not-allowed `trial-over` for a guest who has tried 3; invalid `no-questions`
 */
export async function startTrialQuiz(tx: Transaction, person: Person, submissionId?: string): Promise<number> {
  if (person.guest) {
    const { tried, running } = (await tx.sql.one(triedBy, [person.id]))!;
    if (running !== null) return running;
    if (tried >= TRIAL_QUIZZES) throw trialOver();
  }
  return startQuiz(tx, person, {
    specialty: 0,
    topic: 0,
    focus: 0,
    difficulty: 0,
    preferences: 'all',
    number_of_questions: TRIAL_QUESTIONS,
    mode: STUDY,
    submission_id: submissionId,
  });
}
