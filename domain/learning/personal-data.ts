import { deletedWithAccount, deletingStep, type PersonalData } from '../kit/personal-data';

const clearWeeks = deletingStep('learner_weeks', 'account_id, specialty_id, pack, week');
const clearUnderstood = deletingStep('learning_understood', 'account_id, kind, thing_id');
const clearScores = deletingStep('learner_scores', 'account_id, specialty_id, pack');

/** Triggers take what is deleted out of the sums of everybody (`keep_bank_scores`). */
export const learningPersonalData: PersonalData = {
  tables: [
    deletedWithAccount('learner_weeks', 'specialty_id, pack, week, answers, correct', {
      key: 'specialty_id, pack::text, week::date',
    }),
    deletedWithAccount('learning_goals', 'a_day, changed_at', { key: 'account_id' }),
    deletedWithAccount('learning_first_days', 'put_away_at', { key: 'account_id' }),
    deletedWithAccount('learner_scores', 'specialty_id, pack, answers, correct', { key: 'specialty_id, pack::text' }),
    deletedWithAccount('learning_understood', 'kind, thing_id, at', { key: 'kind::text, thing_id' }),
  ],
  clear: [clearWeeks, clearScores, clearUnderstood],
};
