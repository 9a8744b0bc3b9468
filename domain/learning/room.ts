import { follow } from '../kit/event';
import { room } from '../kit/room';
import { answersCounted } from '../questions/analysis/events';
import * as learning from './contract';
import * as fold from './fold-job';
import { learningJobOperations } from './job-operations';
import { learningPersonalData } from './personal-data';
import { refoldAnswers } from './merge-guest';
import * as mistakes from './mistakes/contract';
import { mistakesToday } from './mistakes/today';

export const learningRoom = room({
  name: 'learning',
  contracts: { learning, fold, mistakes },
  tables: [
    'bank_scores',
    'bank_weeks',
    'learner_scores',
    'learner_weeks',
    'learning_first_days',
    'learning_goals',
    'learning_understood',
  ],
  jobs: learningJobOperations,
  personalData: learningPersonalData,
  followers: [
    follow(answersCounted, async (tx, { quiz_ids }) => tx.enqueue(fold.foldAnswersJob, { quiz_id: quiz_ids.at(-1)! })),
    refoldAnswers,
  ],
  today: [mistakesToday],
});
