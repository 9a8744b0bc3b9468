import type { Person } from '../accounts/person';
import { conflict } from '../kit/errors';
import { statement } from '../kit/statement';
import type { Transaction } from '../kit/transaction';
import { hasAnswered, maySee, mayVote, noVotesHere, questionNotFound } from './policy';
import { standingOf } from './standing.query';

const castVote = statement<{ upvotes: number; downvotes: number }, [number, number, number]>(
  'questions.cast-vote',
  `WITH vote AS (
     INSERT INTO question_votes (account_id, question_id, vote_type) VALUES ($1::int, $2::int, $3::smallint) ON CONFLICT DO NOTHING RETURNING vote_type)
   UPDATE questions AS q
      SET upvotes = q.upvotes + (vote.vote_type = 1)::int, downvotes = q.downvotes + (vote.vote_type = -1)::int
     FROM vote WHERE q.id = $2::int
   RETURNING q.upvotes, q.downvotes`,
);

const sameVote = statement<{ upvotes: number; downvotes: number }, [number, number, number]>(
  'questions.same-vote',
  `SELECT q.upvotes, q.downvotes
     FROM question_votes vote JOIN questions q ON q.id = vote.question_id
    WHERE vote.account_id = $1::int AND vote.question_id = $2::int AND vote.vote_type = $3::smallint`,
);

/**
 * Votes for the explanation of a question (1) or against it (-1), once and for all, after answering it (spec 1 §4). The
 * same vote again is the one that was cast already: a device sends it again when the first answer was lost.
 * @throws Problem not-found `question-not-found`; conflict `not-answered`, or `already-voted` for the opposite vote, and
 * the first one stands; not-allowed `no-votes-here` when it was answered in AI quizzes only
 */
export async function voteQuestion(
  tx: Transaction,
  person: Person,
  questionId: number,
  vote: 1 | -1,
): Promise<{ vote: number; upvotes: number; downvotes: number }> {
  const standing = await standingOf(tx, person.id, questionId);
  if (!standing || !maySee(standing)) throw questionNotFound();
  if (!hasAnswered(standing)) throw conflict('not-answered', 'Answer the question before you vote on its explanation.');
  if (!mayVote(standing)) throw noVotesHere();
  const given = [person.id, questionId, vote] as [number, number, number];
  const counts = (await tx.sql.one(castVote, given)) ?? (await tx.sql.one(sameVote, given));
  if (!counts) throw conflict('already-voted', 'You have already voted on this. Your first vote counts.');
  return { vote, ...counts };
}
