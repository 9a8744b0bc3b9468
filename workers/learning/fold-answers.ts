import { foldAnswers as foldBatch } from '~/domain/learning/fold-answers';
import { foldAnswersJob } from '~/domain/learning/fold-job';
import { handle } from '../registry';

/** Folds one batch; if there is more, it asks for the next. */
export const foldAnswers = handle(foldAnswersJob, {
  run: ({ quiz_id }, { commit }) =>
    commit(async (tx) => {
      if (await foldBatch(tx)) tx.enqueue(foldAnswersJob, { quiz_id });
    }),
});
