import { saveWeights, trainingLog } from '~/domain/flashcards/training/save-weights';
import { train, type Trainer } from '~/domain/flashcards/training/train';
import { trainMemoryJob } from '~/domain/flashcards/training/train-job';
import { handle } from '../registry';
import { referenceTrainer } from './trainer';

/** Trains outside of any transaction. A worker that is killed meanwhile has changed nothing, and the job runs again. */
export const trainMemoryWith = (trainer: Trainer) =>
  handle(trainMemoryJob, {
    async run({ account_id }, { deps, commit }) {
      const trained = await train(await trainingLog(deps.read, account_id), trainer);
      if (trained) await commit((tx) => saveWeights(tx, account_id, trained));
    },
  });

export const trainMemory = trainMemoryWith(referenceTrainer);
