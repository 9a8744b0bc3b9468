import { guestSignedIn } from '../accounts/events';
import { follow } from '../kit/event';
import { statement } from '../kit/statement';
import { foldBins } from '../questions/fold-bins';
import { noteQuizzesAgain } from '../acts/note-quizzes';

// folded_at: the figures of the guest are removed with it (`learning/merge-guest.ts`), so that the answers are added to
// those of the account.
const moveQuizzes = statement<{ id: number }, [number, number]>(
  'quizzes.merge-guest',
  `UPDATE quizzes quiz SET account_id = $2::int, folded_at = NULL WHERE account_id = $1::int
      AND NOT EXISTS (SELECT FROM quizzes own WHERE own.account_id = $2::int AND own.submission_id = quiz.submission_id)
   RETURNING quiz.id`,
);

const answered = statement<{ id: number }, [number]>(
  'quizzes.questions-of-not-folded',
  `SELECT DISTINCT place.question_id AS id FROM quizzes quiz JOIN quiz_questions place ON place.quiz_id = quiz.id
    WHERE quiz.account_id = $1::int AND quiz.folded_at IS NULL`,
);

/** The quizzes of a guest are those of the account that they sign in to. */
export const mergeGuestQuizzes = follow(guestSignedIn, async (tx, { guest_id, account_id }) => {
  const moved = await tx.sql.all(moveQuizzes, [guest_id, account_id]);
  await noteQuizzesAgain(
    tx,
    moved.map(({ id }) => id),
  );
  // The answers of both are one log now.
  const questions = await tx.sql.all(answered, [account_id]);
  await foldBins(
    tx,
    account_id,
    questions.map(({ id }) => id),
  );
});
