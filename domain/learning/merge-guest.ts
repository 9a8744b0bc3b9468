import { guestSignedIn } from '../accounts/events';
import { follow } from '../kit/event';
import { statement } from '../kit/statement';
import { foldAnswersJob } from './fold-job';
import { QUIZZES } from '~/domain/quizzes/views';

const removeWeeks = statement<never, [number]>(
  'learning.remove-weeks-of-guest',
  'DELETE FROM learner_weeks WHERE account_id = $1',
);
const removeScores = statement<never, [number]>(
  'learning.remove-scores-of-guest',
  'DELETE FROM learner_scores WHERE account_id = $1',
);
// Of either: rooms follow the event in any order.
const toFold = statement<{ id: number }, [number, number]>(
  'learning.quiz-of-guest-to-fold',
  `SELECT id FROM ${QUIZZES} quiz WHERE account_id IN ($1, $2) AND state = 'finished' ORDER BY id DESC LIMIT 1`,
);

/** The figures of a guest go: their quizzes are folded again, as those of the account that they sign in to. */
export const refoldAnswers = follow(guestSignedIn, async (tx, { guest_id, account_id }) => {
  await tx.sql.all(removeWeeks, [guest_id]);
  await tx.sql.all(removeScores, [guest_id]);
  const quiz = await tx.sql.one(toFold, [guest_id, account_id]);
  if (quiz) tx.enqueue(foldAnswersJob, { quiz_id: quiz.id });
});
