import { deletedWithAccount, deletingStep, type PersonalData } from '../kit/personal-data';

export const sharedResultsPersonalData: PersonalData = {
  // The key is left out: who has it opens the result.
  tables: [
    deletedWithAccount('shared_results', 'attempt_id, opened, agreed_at, created_at, ends_at', { key: 'attempt_id' }),
  ],
  clear: [deletingStep('shared_results', 'attempt_id')],
};
