import { countAnswers as countBatch } from '~/domain/questions/analysis/count-answers';
import { countAnswersJob } from '~/domain/questions/analysis/item-analysis-job';
import { handle } from '../registry';

/** Counts one batch; if there is more, it asks for the next: no transaction, and no job, is ever long. */
export const countAnswers = handle(countAnswersJob, {
  run: ({ quiz_id }, { commit }) =>
    commit(async (tx) => {
      if (await countBatch(tx)) tx.enqueue(countAnswersJob, { quiz_id });
    }),
});
