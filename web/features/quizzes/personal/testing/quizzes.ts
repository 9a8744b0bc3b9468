import type { PageData } from '~/domain/kit/contract';
import type {
  PersonalQuestion,
  PersonalQuizSummary,
  personalQuizEditor,
  personalQuizEntry,
} from '~/domain/quizzes/personal/contract';

export const quizOf = (more: Partial<PersonalQuizSummary> = {}): PersonalQuizSummary => ({
  id: 3,
  title: 'Finals',
  icon: 'heart',
  colour: 'teal',
  category: [],
  shared: false,
  version: 1,
  questions: 3,
  changed_at: '2026-03-01T10:00:00.000Z',
  ...more,
});

/** Question 11, 12, 13 …: of the bank, unless the options say otherwise. */
export const questionAt = (number: number, more: Partial<PersonalQuestion> = {}): PersonalQuestion => ({
  question_id: 10 + number,
  title: `Stem ${number}`,
  question_type: 1,
  specialty_id: 1,
  topic_name: 'Heart failure',
  own: false,
  place: 'published',
  available: true,
  premium: false,
  only_here: false,
  ...more,
});

export const editorOf = (
  more: Partial<PageData<typeof personalQuizEditor>> = {},
): PageData<typeof personalQuizEditor> => ({
  quiz: quizOf(),
  questions: [1, 2, 3].map((number) => questionAt(number)),
  known_tags: ['Cardiology'],
  take_url: '/teach/take-quiz/3/',
  times_taken: 0,
  ...more,
});

export const entryOf = (
  more: Partial<PageData<typeof personalQuizEntry>> = {},
): PageData<typeof personalQuizEntry> => ({
  quiz: quizOf({ shared: true }),
  author: { name: 'Rosa Q.', avatar: '' },
  own: false,
  exam_questions: 2,
  taken: [],
  ...more,
});
