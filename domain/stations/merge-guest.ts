import { guestSignedIn } from '../accounts/events';
import { follow } from '../kit/event';
import { statement } from '../kit/statement';
import { noteActs } from '../acts/note-acts';
import { PEOPLE } from '../accounts/views';

type Who = [guestId: number, accountId: number];

// Without a group the guest is both, and nobody else took part.
const tries = statement<never, Who>(
  'stations.merge-guest-tries',
  `WITH moved AS (
     UPDATE station_attempts attempt SET candidate_id = account.id, examiner_id = account.id, candidate_name = account.display_name, examiner_name = account.display_name
       FROM ${PEOPLE} account
      WHERE account.id = $2::int AND attempt.candidate_id = $1::int AND attempt.examiner_id = $1::int AND attempt.group_session_id IS NULL
        AND NOT EXISTS (SELECT FROM station_attempts own WHERE own.examiner_id = $2::int AND own.submission_id = attempt.submission_id)
     RETURNING attempt.id, attempt.candidate_id, attempt.submitted_at),
   noted AS (${noteActs('station', 'SELECT candidate_id, submitted_at FROM moved')})
   UPDATE attempt_participants part SET account_id = $2::int FROM moved WHERE part.attempt_id = moved.id AND part.account_id = $1::int`,
);
// Marks that the account has begun itself stand.
const marks = statement<never, Who>(
  'stations.merge-guest-marks',
  `UPDATE marking_drafts draft SET examiner_id = $2::int WHERE examiner_id = $1::int AND group_session_id = 0
      AND NOT EXISTS (SELECT FROM marking_drafts own WHERE own.examiner_id = $2::int AND own.station_id = draft.station_id AND own.group_session_id = 0 AND own.group_round = draft.group_round)`,
);

/** What a guest practised without a group is the account's that they sign in to. */
export const mergeGuestTries = follow(guestSignedIn, async (tx, { guest_id, account_id }) => {
  await tx.sql.all(tries, [guest_id, account_id]);
  await tx.sql.all(marks, [guest_id, account_id]);
});
