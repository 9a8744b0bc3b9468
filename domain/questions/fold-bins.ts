import { statement } from '../kit/statement';
import type { Transaction } from '../kit/transaction';

const fold = statement<never, [account: number, questions: readonly number[]]>(
  'questions.fold-bins',
  `UPDATE question_states known SET leitner_bin = CASE WHEN known.last_correct THEN greatest(1, question_bin(known.account_id, known.question_id)) ELSE 0 END
    WHERE known.account_id = $1::int AND known.question_id = ANY ($2::int[])`,
);

/** Computes the bins of these questions anew, after older answers of the person have come to the account. */
export const foldBins = async (tx: Transaction, accountId: number, questionIds: readonly number[]): Promise<void> =>
  void (await tx.sql.all(fold, [accountId, questionIds]));
