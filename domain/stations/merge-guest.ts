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

// An account that was there itself keeps its own part.
const groups = statement<never, Who>(
  'stations.merge-guest-groups',
  `WITH part AS (
     UPDATE attempt_participants part SET account_id = $2::int
      WHERE part.account_id = $1::int AND NOT EXISTS (SELECT FROM attempt_participants own WHERE own.attempt_id = part.attempt_id AND own.account_id = $2::int)
     RETURNING part.attempt_id),
   moved AS (
     UPDATE station_attempts attempt SET
            candidate_id = CASE WHEN attempt.candidate_id = $1::int THEN account.id ELSE attempt.candidate_id END,
            candidate_name = CASE WHEN attempt.candidate_id = $1::int THEN account.display_name ELSE attempt.candidate_name END,
            examiner_id = CASE WHEN attempt.examiner_id = $1::int THEN account.id ELSE attempt.examiner_id END,
            examiner_name = CASE WHEN attempt.examiner_id = $1::int THEN account.display_name ELSE attempt.examiner_name END
       FROM part, ${PEOPLE} account
      WHERE attempt.id = part.attempt_id AND account.id = $2::int
        AND NOT EXISTS (SELECT FROM station_attempts own WHERE own.examiner_id = $2::int AND own.submission_id = attempt.submission_id)
     RETURNING attempt.candidate_id, attempt.submitted_at)
   ${noteActs('station', 'SELECT candidate_id, submitted_at FROM moved WHERE candidate_id = $2::int')}`,
);

/** What a guest practised, alone or in a group, is the account's that they sign in to. */
export const mergeGuestTries = follow(guestSignedIn, async (tx, { guest_id, account_id }) => {
  await tx.sql.all(tries, [guest_id, account_id]);
  await tx.sql.all(groups, [guest_id, account_id]);
  await tx.sql.all(marks, [guest_id, account_id]);
});
