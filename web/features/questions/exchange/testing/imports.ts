import type { PageData } from '~/domain/kit/contract';
import type { importPreview, importStart, ImportSnapshot } from '~/domain/questions/exchange/contract';

export const snapshotOf = (more: Partial<ImportSnapshot> = {}): ImportSnapshot => ({
  import_id: 5,
  state: 'ready',
  done: 3,
  total: 3,
  accepted: 2,
  refused: 1,
  failure: null,
  failure_line: 0,
  url: '',
  place: 0,
  worked_at: null,
  server_time: Date.now(),
  version: 3,
  ...more,
});
const line = (more: Partial<ImportSnapshot> = {}) => ({
  ...snapshotOf(more),
  file_name: 'Finals.gift.txt',
  format: 'gift' as const,
  started_at: '2026-11-20T10:00:00.000Z',
});

export const startOf = (more: Partial<PageData<typeof importStart>> = {}): PageData<typeof importStart> => ({
  imports: [],
  quizzes: [{ id: 4, title: 'Week one' }],
  topics: [
    { id: 11, specialty_id: 1, name: 'Heart failure' },
    { id: 21, specialty_id: 2, name: 'Asthma' },
  ],
  abilities: { publish: false, publish_alone: false, edit_for_all: false },
  ...more,
});

export const lineOf = line;

/** Three questions, the second of which cannot be taken. */
export const previewOf = (
  more: Partial<ImportSnapshot> = {},
  page: Partial<PageData<typeof importPreview>> = {},
): PageData<typeof importPreview> => ({
  import: line(more),
  into: 'quiz',
  quizzes: [{ title: 'Finals', questions: 2, existing: false }],
  kept_until: '2026-11-21T10:00:00.000Z',
  items: {
    page: 1,
    pages: 1,
    count: 3,
    items: [
      {
        number: 2,
        line: 9,
        title: 'An essay',
        refusal: 'type-not-supported',
        about: 'essay',
        notes: [],
        question_text: '',
        answers: [],
      },
      {
        number: 1,
        line: 1,
        title: 'First',
        refusal: null,
        about: '',
        notes: ['penalties'],
        question_text: '<p>Which one?</p>',
        answers: [
          { answer_label: '', answer_text: 'This', answer_correct: true },
          { answer_label: '', answer_text: 'That', answer_correct: false },
        ],
      },
      {
        number: 3,
        line: 12,
        title: 'Third',
        refusal: null,
        about: '',
        notes: [],
        question_text: '<p>And now?</p>',
        answers: [],
      },
    ],
  },
  ...page,
});
