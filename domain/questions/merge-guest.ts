import { guestSignedIn } from '../accounts/events';
import { follow } from '../kit/event';
import { statement } from '../kit/statement';
import { countVotesOf } from './count-guest-votes';

type Who = [guestId: number, accountId: number];

// The later answer says whether a question was right the last time; the answers of both add up. The bin is folded once the quizzes are
// the account's as well (`quizzes/merge-guest.ts`).
const states = statement<never, Who>(
  'questions.merge-guest-states',
  `WITH gone AS (DELETE FROM question_states WHERE account_id = $1::int RETURNING question_id, last_correct, times_answered, last_answered_at)
   INSERT INTO question_states AS known (account_id, question_id, last_correct, times_answered, last_answered_at, leitner_bin)
   SELECT $2::int, question_id, last_correct, times_answered, last_answered_at, last_correct::int FROM gone
   ON CONFLICT (account_id, question_id) DO UPDATE
      SET last_correct = CASE WHEN excluded.last_answered_at >= known.last_answered_at THEN excluded.last_correct ELSE known.last_correct END,
          times_answered = known.times_answered + excluded.times_answered,
          last_answered_at = greatest(known.last_answered_at, excluded.last_answered_at)`,
);
const counted = statement<never, Who>(
  'questions.merge-guest-counted',
  `WITH gone AS (DELETE FROM counted_answers WHERE account_id = $1::int RETURNING question_id, revision)
   INSERT INTO counted_answers (account_id, question_id, revision) SELECT $2::int, question_id, revision FROM gone ON CONFLICT DO NOTHING`,
);
const bookmarks = statement<never, Who>(
  'questions.merge-guest-bookmarks',
  `WITH gone AS (DELETE FROM question_bookmarks WHERE account_id = $1::int RETURNING question_id, created_at)
   INSERT INTO question_bookmarks (account_id, question_id, created_at) SELECT $2::int, question_id, created_at FROM gone ON CONFLICT DO NOTHING`,
);
// A vote is cast once and for all: the account's own stands.
const votes = statement<never, Who>(
  'questions.merge-guest-votes',
  `WITH gone AS (DELETE FROM question_votes WHERE account_id = $1::int RETURNING question_id, vote_type, weighs, created_at)
   INSERT INTO question_votes (account_id, question_id, vote_type, weighs, created_at)
   SELECT $2::int, question_id, vote_type, weighs, created_at FROM gone ON CONFLICT DO NOTHING`,
);

/** What a guest answered, bookmarked and voted for is the account's that they sign in to; the votes count from now on. */
export const mergeGuestQuestions = follow(guestSignedIn, async (tx, { guest_id, account_id }) => {
  for (const move of [states, counted, bookmarks, votes]) await tx.sql.all(move, [guest_id, account_id]);
  await countVotesOf(tx, account_id);
});
