import type { Person } from '~/domain/accounts/person';
import type { SentSnapshot } from '~/domain/kit/contract';
import { statement } from '~/domain/kit/statement';
import type { Reader } from '~/domain/kit/transaction';
import type { ProposalState, questionProposal } from './contract';
import { mayReview } from './reviewer.query';
import { PEOPLE } from '~/domain/accounts/views';
import { COMMENTS } from '~/domain/discussion/views';

interface Row {
  version: number;
  state: ProposalState;
  reviewer: string;
  author_id: number | null;
}
// Comments count also once they are deleted, so that the version never falls.
const find = statement<Row, [number]>(
  'questions.proposal-now',
  `SELECT (proposal.version + (SELECT count(*) FROM ${COMMENTS} comment WHERE question_id = proposal.question_id AND comment_type = 'draft'))::int AS version,
          proposal.state, coalesce(reviewer.display_name, '') AS reviewer, proposal.author_id
     FROM question_proposals proposal LEFT JOIN ${PEOPLE} reviewer ON reviewer.id = proposal.reviewer_id WHERE proposal.id = $1::int`,
);

/** How a proposal stands; null if there is none. */
export async function proposalNow(
  read: Pick<Reader, 'sql'>,
  proposalId: number,
): Promise<SentSnapshot<typeof questionProposal> | null> {
  const row = await read.sql.one(find, [proposalId]);
  return row && { version: row.version, state: row.state, reviewer: row.reviewer };
}

/** Whether a person may read a proposal: its author and reviewers may. */
export async function mayReadProposal(
  read: Reader,
  person: Person,
  { author_id, state }: Pick<Row, 'author_id' | 'state'>,
): Promise<boolean> {
  return author_id === person.id || (state !== 'withdrawn' && (await mayReview(read, person)));
}

/** As `mayReadProposal`, by its id. */
export async function mayWatchProposal(read: Reader, person: Person, proposalId: number): Promise<boolean> {
  const row = await read.sql.one(find, [proposalId]);
  return row !== null && (await mayReadProposal(read, person, row));
}
