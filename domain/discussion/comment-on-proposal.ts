import type { Person } from '~/domain/accounts/person';
import { plainText } from '~/domain/kit/html/plain-text';
import { statement } from '~/domain/kit/statement';
import type { Transaction } from '~/domain/kit/transaction';
import { type ProposalState, questionProposal } from '~/domain/questions/proposals/contract';
import { mayReadProposal } from '~/domain/questions/proposals/proposal-now.query';
import { commentEmpty, proposalNotFound } from '~/domain/questions/proposals/refusals';
import { PROPOSALS } from '~/domain/questions/views';

const find = statement<{ question_id: number; author_id: number | null; state: ProposalState }, [number]>(
  'discussion.proposal-to-comment',
  `SELECT question_id, author_id, state FROM ${PROPOSALS} proposal WHERE id = $1::int`,
);
const add = statement<never, [number, number, string, string, Date]>(
  'discussion.comment-on-draft',
  `INSERT INTO comments (question_id, account_id, comment_type, text, submission_id, created_at)
   VALUES ($1::int, $2::int, 'draft', $3, $4::uuid, $5::timestamptz) ON CONFLICT (account_id, submission_id) DO NOTHING`,
);

/**
 * A comment of type `draft` (spec 1 §3): learners do not read it. The same `submission_id` says it once.
 * @throws Problem not-found `question-proposal-not-found`; invalid `invalid-input` when it is empty
 */
export async function commentOnProposal(
  tx: Transaction,
  person: Person,
  proposalId: number,
  typed: string,
  submissionId: string,
): Promise<void> {
  const found = await tx.sql.one(find, [proposalId]);
  if (!found || !(await mayReadProposal(tx, person, found))) throw proposalNotFound();
  const text = plainText(typed);
  if (text === '') throw commentEmpty();
  await tx.sql.all(add, [found.question_id, person.id, text, submissionId, tx.clock.now()]);
  tx.publish(questionProposal, proposalId);
}
