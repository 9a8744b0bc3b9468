import { SANITISER_VERSION } from '~/domain/kit/html/clean-html';
import { statement } from '~/domain/kit/statement';
import type { Transaction } from '~/domain/kit/transaction';
import type { QuestionForm } from '../authoring/contract';
import type { SafeForm } from '../authoring/store-question';
import { proposalChangedNow } from './changed';
import type { ProposalState } from './contract';

/** A row of `question_proposals`, locked. */
export interface Proposal {
  id: number;
  question_id: number;
  author_id: number | null;
  state: ProposalState;
  body: QuestionForm;
  html_version: number;
  /** The revision of the question that the change was begun on. */
  base_revision: number;
  version: number;
}

const COLUMNS = 'id, question_id, author_id, state, body, html_version, base_revision, version';

const ofQuestion = statement<Proposal, [number]>(
  'questions.lock-open-proposal',
  `SELECT ${COLUMNS} FROM question_proposals WHERE question_id = $1::int AND state IN ('proposed', 'returned') FOR UPDATE`,
);
/** The open proposal of a question whose row is locked. */
export const lockOpenProposal = (tx: Transaction, questionId: number): Promise<Proposal | null> =>
  tx.sql.one(ofQuestion, [questionId]);

const byId = statement<Proposal, [number]>(
  'questions.lock-proposal',
  `SELECT ${COLUMNS} FROM question_proposals WHERE id = $1::int FOR UPDATE`,
);
export const lockProposal = (tx: Transaction, proposalId: number): Promise<Proposal | null> =>
  tx.sql.one(byId, [proposalId]);

const insert = statement<{ id: number }, [number, number, string, number, Date]>(
  'questions.propose',
  `INSERT INTO question_proposals (question_id, author_id, body, html_version, base_revision, proposed_at)
   VALUES ($1::int, $2::int, $3::jsonb, ${SANITISER_VERSION}, $4::int, $5::timestamptz) RETURNING id`,
);
const replace = statement<{ id: number }, [number, string, number, Date]>(
  'questions.propose-again',
  `UPDATE question_proposals SET body = $2::jsonb, html_version = ${SANITISER_VERSION}, base_revision = $3::int, state = 'proposed', proposed_at = $4::timestamptz, version = version + 1
    WHERE id = $1::int RETURNING id`,
);
/** @returns its id */
export async function putProposal(
  tx: Transaction,
  open: Proposal | null,
  { questionId, authorId, form, base }: { questionId: number; authorId: number; form: SafeForm; base: number },
): Promise<number> {
  const body = JSON.stringify(form);
  const row = open
    ? await tx.sql.one(replace, [open.id, body, base, tx.clock.now()])
    : await tx.sql.one(insert, [questionId, authorId, body, base, tx.clock.now()]);
  proposalChangedNow(tx, row!.id);
  return row!.id;
}

const withdraw = statement<{ id: number }, [number]>(
  'questions.withdraw-proposal',
  `UPDATE question_proposals SET state = 'withdrawn', version = version + 1 WHERE question_id = $1::int AND state IN ('proposed', 'returned') RETURNING id`,
);
/** What was proposed of a question waits for nobody any more. */
export async function withdrawProposal(tx: Transaction, questionId: number): Promise<void> {
  for (const { id } of await tx.sql.all(withdraw, [questionId])) proposalChangedNow(tx, id);
}
