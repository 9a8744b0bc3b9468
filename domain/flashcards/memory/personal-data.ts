import {
  changingStep,
  deletedWithAccount,
  deletingStep,
  type ErasingStep,
  type PersonalTable,
} from '~/domain/kit/personal-data';

const deleteWeights = deletingStep('flashcard_weights', 'account_id');
/** Without a log there is nothing to count. */
const forgetCounts = changingStep(
  'flashcards-counts',
  'flashcard_learners',
  `reviews = 0, training_asked = 0`,
  `account_id = ANY ($1::int[]) AND (reviews > 0 OR training_asked > 0)`,
  'account_id',
);

export const memoryClearing: readonly ErasingStep[] = [deleteWeights, forgetCounts];

export const memoryPersonalTables: readonly PersonalTable[] = [
  deletedWithAccount(
    'flashcard_settings',
    'retention, weekdays, time_zone, four_buttons, steps, new_a_day, reviews_a_day, changed_at',
    {
      key: 'account_id',
    },
  ),
  deletedWithAccount('flashcard_easy_dates', 'day, share', { key: 'day::date' }),
  deletedWithAccount('flashcard_weights', 'weights, used, log_loss, default_log_loss, reviews, trained_at', {
    key: 'account_id',
  }),
  deletedWithAccount('flashcard_exams', 'exam_name, exam_on, minutes, specialties, created_at, changed_at', {
    key: 'account_id',
  }),
  deletedWithAccount('flashcard_exam_decks', 'deck_id', { key: 'deck_id' }),
];
