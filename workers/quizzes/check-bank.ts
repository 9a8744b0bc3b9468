import { checkBank as checkSome } from '~/domain/quizzes/quality/check-bank';
import { checkBankJob } from '~/domain/quizzes/quality/jobs';
import { handle } from '../registry';

/** Judges one batch; if there is more, it asks for the next: no transaction, and no job, is ever long. */
export const checkBank = handle(checkBankJob, {
  run: ({ check_id }, { commit }) =>
    commit(async (tx) => {
      if (await checkSome(tx, check_id)) tx.enqueue(checkBankJob, { check_id });
    }),
});
