import { deletedWithAccount, type ErasingStep, type PersonalData } from '../kit/personal-data';
import { statement } from '../kit/statement';

const clearWeeks: ErasingStep = statement<{ gone: number }, [number[], number]>(
  'learning.clear-weeks',
  `DELETE FROM learner_weeks WHERE ctid = ANY (ARRAY(SELECT ctid FROM learner_weeks WHERE account_id = ANY ($1::int[]) LIMIT $2)) RETURNING account_id AS gone`,
);
const clearScores: ErasingStep = statement<{ gone: number }, [number[], number]>(
  'learning.clear-scores',
  `DELETE FROM learner_scores WHERE ctid = ANY (ARRAY(SELECT ctid FROM learner_scores WHERE account_id = ANY ($1::int[]) LIMIT $2)) RETURNING account_id AS gone`,
);

/** Triggers take what is deleted out of the sums of everybody (`keep_bank_scores`). */
export const learningPersonalData: PersonalData = {
  tables: [
    deletedWithAccount(
      'learner_weeks',
      [
        ['specialty_id', 'int'],
        ['pack', 'text'],
        ['week', 'date'],
      ],
      ['specialty_id', 'pack', 'week', 'answers', 'correct'],
    ),
    deletedWithAccount(
      'learner_scores',
      [
        ['specialty_id', 'int'],
        ['pack', 'text'],
      ],
      ['specialty_id', 'pack', 'answers', 'correct'],
    ),
  ],
  clear: [clearWeeks, clearScores],
};
