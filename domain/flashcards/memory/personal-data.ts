import { deletedWithAccount, type ErasingStep, type PersonalTable } from '~/domain/kit/personal-data';
import { statement } from '~/domain/kit/statement';

const deleteWeights: ErasingStep = statement<{ gone: number }, [number[], number]>(
  'flashcards.clear-weights',
  'DELETE FROM flashcard_weights WHERE account_id IN (SELECT account_id FROM flashcard_weights WHERE account_id = ANY ($1::int[]) LIMIT $2) RETURNING account_id AS gone',
);
/** Without a log there is nothing to count. */
const forgetCounts: ErasingStep = statement<{ gone: number }, [number[], number]>(
  'flashcards.clear-counts',
  `UPDATE flashcard_learners SET reviews = 0, training_asked = 0 WHERE account_id IN (
     SELECT account_id FROM flashcard_learners WHERE account_id = ANY ($1::int[]) AND (reviews > 0 OR training_asked > 0) LIMIT $2)
   RETURNING account_id AS gone`,
);

export const memoryClearing: readonly ErasingStep[] = [deleteWeights, forgetCounts];

export const memoryPersonalTables: readonly PersonalTable[] = [
  deletedWithAccount(
    'flashcard_settings',
    [['account_id', 'int']],
    ['retention', 'weekdays', 'time_zone', 'changed_at'],
  ),
  deletedWithAccount('flashcard_easy_dates', [['day', 'date']], ['day', 'share']),
  deletedWithAccount(
    'flashcard_weights',
    [['account_id', 'int']],
    ['weights', 'used', 'log_loss', 'default_log_loss', 'reviews', 'trained_at'],
  ),
  deletedWithAccount(
    'flashcard_exams',
    [['account_id', 'int']],
    ['exam_name', 'exam_on', 'minutes', 'specialties', 'created_at', 'changed_at'],
  ),
  deletedWithAccount('flashcard_exam_decks', [['deck_id', 'int']], ['deck_id']),
];
