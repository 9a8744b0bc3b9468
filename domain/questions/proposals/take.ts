import type { Person } from '~/domain/accounts/person';
import { statement } from '~/domain/kit/statement';
import type { Transaction } from '~/domain/kit/transaction';
import { lockWaiting } from '~/domain/review/decide';
import { proposalChangedNow } from './changed';
import { questionReview } from './review';

const take = statement<never, [number, number]>(
  'questions.take-proposal',
  'UPDATE question_proposals SET reviewer_id = $2::int, version = version + 1 WHERE id = $1::int',
);
/** Says that a person reviews a proposal, so that others see it under review. @throws Problem as `decide` */
export async function assignProposal(tx: Transaction, person: Person, id: number, version: number): Promise<void> {
  await lockWaiting(tx, person, questionReview, id, version);
  await tx.sql.all(take, [id, person.id]);
  proposalChangedNow(tx, id);
}
