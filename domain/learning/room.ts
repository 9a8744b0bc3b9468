import { follow } from '../kit/event';
import { room } from '../kit/room';
import { answersCounted } from '../questions/analysis/events';
import * as learning from './contract';
import * as fold from './fold-job';
import { learningJobOperations } from './job-operations';
import { learningPersonalData } from './personal-data';
import { refoldAnswers } from './merge-guest';

export const learningRoom = room({
  name: 'learning',
  contracts: { learning, fold },
  tables: ['bank_scores', 'bank_weeks', 'learner_scores', 'learner_weeks', 'learning_goals'],
  jobs: learningJobOperations,
  personalData: learningPersonalData,
  followers: [
    follow(answersCounted, async (tx, { quiz_ids }) => tx.enqueue(fold.foldAnswersJob, { quiz_id: quiz_ids.at(-1)! })),
    refoldAnswers,
  ],
});
