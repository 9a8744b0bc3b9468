import type { Bookmarkable } from '../kit/acts/bookmark';
import type { Votable } from '../kit/acts/vote';
import { conflict } from '../kit/errors';
import type { Person } from '../kit/person';
import { statement } from '../kit/statement';
import type { Reader } from '../kit/transaction';
import {
  hasAnswered,
  hasReports,
  mayReport,
  maySee,
  mayVote,
  noReportsHere,
  noVotesHere,
  questionNotFound,
} from './policy';
import { type Standing, standingOf } from './standing.query';
import { PEOPLE } from '~/domain/accounts/views';

/** @throws Problem not-found `question-not-found` */
async function requireSeen(read: Reader, person: Person, questionId: number): Promise<Standing> {
  const standing = await standingOf(read, person.id, questionId);
  if (!standing || !maySee(standing)) throw questionNotFound();
  return standing;
}

export const questionBookmarks: Bookmarkable = {
  require: requireSeen,
  add: statement<never, [number, number]>(
    'questions.add-bookmark',
    'INSERT INTO question_bookmarks (account_id, question_id) VALUES ($1::int, $2::int) ON CONFLICT DO NOTHING',
  ),
  remove: statement<never, [number, number]>(
    'questions.remove-bookmark',
    'DELETE FROM question_bookmarks WHERE account_id = $1::int AND question_id = $2::int',
  ),
};

/**
 * Votes on the explanation, after answering it; not if it was answered in AI quizzes only (spec 1 §4, §6). The vote of a
 * guest weighs nothing until they register: the lock on the account orders the two, so that it is counted once, then or here.
 */
export const questionVotes: Votable = {
  async require(tx, person, questionId) {
    const standing = await requireSeen(tx, person, questionId);
    if (!hasAnswered(standing))
      throw conflict('not-answered', 'Answer the question before you vote on its explanation.');
    if (!mayVote(standing)) throw noVotesHere();
  },
  cast: statement<never, [number, number, number]>(
    'questions.cast-vote',
    `WITH voter AS (SELECT NOT guest AS weighs FROM ${PEOPLE} person WHERE id = $1::int FOR SHARE),
     vote AS (
       INSERT INTO question_votes (account_id, question_id, vote_type, weighs) SELECT $1::int, $2::int, $3::smallint, weighs FROM voter
       ON CONFLICT DO NOTHING RETURNING vote_type, weighs)
     UPDATE questions AS q
        SET upvotes = q.upvotes + (vote.vote_type = 1)::int, downvotes = q.downvotes + (vote.vote_type = -1)::int
       FROM vote WHERE q.id = $2::int AND vote.weighs`,
  ),
  count: statement<{ upvotes: number; downvotes: number; vote: number | null }, [number, number]>(
    'questions.count-votes',
    `SELECT q.upvotes, q.downvotes, vote.vote_type AS vote
       FROM questions q LEFT JOIN question_votes vote ON vote.question_id = q.id AND vote.account_id = $1::int
      WHERE q.id = $2::int`,
  ),
};

/** @throws Problem not-found `question-not-found`; not-allowed `no-reports-here` */
export async function requireReportableQuestion(read: Reader, person: Person, questionId: number): Promise<void> {
  const standing = await standingOf(read, person.id, questionId);
  if (!standing || !mayReport(person, standing)) throw questionNotFound();
  if (!hasReports(standing)) throw noReportsHere();
}
