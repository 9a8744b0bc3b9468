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

/**
 * Votes for the explanation of a question (1) or against it (-1), once and for all, after answering it (spec 1 §4).
 * @throws Problem not-found `question-not-found`; conflict `not-answered`, or `already-voted` and the first vote
 * stands; not-allowed `no-votes-here` when it was answered in AI quizzes only
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
  const counts = await tx.sql.one(castVote, [person.id, questionId, vote]);
  if (!counts) throw conflict('already-voted', 'You have already voted on this. Your first vote counts.');
  return { vote, ...counts };
}
