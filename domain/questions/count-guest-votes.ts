import { accountRegistered } from '../accounts/events';
import { follow } from '../kit/event';
import { statement } from '../kit/statement';
import type { Transaction } from '../kit/transaction';

// What has been counted is not found again.
const count = statement<never, [number]>(
  'questions.count-guest-votes',
  `WITH vote AS (UPDATE question_votes SET weighs = true WHERE account_id = $1 AND NOT weighs RETURNING question_id, vote_type)
   UPDATE questions AS q
      SET upvotes = q.upvotes + (vote.vote_type = 1)::int, downvotes = q.downvotes + (vote.vote_type = -1)::int
     FROM vote WHERE q.id = vote.question_id`,
);

/** Counts the votes of somebody with an account that have weighed nothing so far. */
export const countVotesOf = async (tx: Transaction, accountId: number): Promise<void> =>
  void (await tx.sql.all(count, [accountId]));

/** The votes of a guest count once they have registered. */
export const countGuestVotes = follow(accountRegistered, (tx, { account_id }) => countVotesOf(tx, account_id));
