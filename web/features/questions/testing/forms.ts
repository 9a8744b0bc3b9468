import { questionForm, type QuestionForm, type QuestionTemplate } from '~/domain/questions/authoring/contract';
import type { EditData, NewData } from '../write/editor-adapter';
import type { Line } from '../mine/mine-list';

export const TOPICS = [
  { id: 11, specialty_id: 1, name: 'Heart failure' },
  { id: 12, specialty_id: 1, name: 'Arrhythmias' },
  { id: 21, specialty_id: 2, name: 'Asthma' },
];

export const emptyForm = (more: Partial<QuestionForm> = {}): QuestionForm => ({ ...questionForm.parse({}), ...more });

/** One that can be saved: three options, the second of which is right. */
export const wholeForm = (more: Partial<QuestionForm> = {}): QuestionForm =>
  emptyForm({
    question_text: '<p>Which drug first?</p>',
    explanation_text: '<p>Because it works.</p>',
    answers: ['Aspirin', 'Alteplase', 'Heparin'].map((answer_text, index) => ({
      answer_id: 51 + index,
      answer_text,
      answer_label: '',
      answer_correct: index === 1,
    })),
    specialty_id: 1,
    topic_id: 11,
    focus_id: 3,
    ...more,
  });

export const TEMPLATES: QuestionTemplate[] = [
  {
    key: 'single-best-answer',
    name: 'Single best answer',
    category: 'Clinical vignettes',
    question_text_template: ['A patient comes with a complaint.', 'What is the most likely diagnosis?'],
    free_text_format: false,
    admin_tag: 'acute',
    answers: [{ label: '' }, { label: '' }, { label: '' }],
    explanation_text_template: ['Why the answer is right.'],
    further_reading_text_template: 'https://www.example.org/guideline',
  },
  {
    key: 'blood-gas',
    name: 'Read a blood gas',
    category: 'Data interpretation',
    question_text_template: ['<p>Read this blood gas.</p>'],
    free_text_format: true,
    admin_tag: '',
    answers: [{ label: 'Disturbance' }, { label: 'Compensation' }],
    explanation_text_template: ['<p>Step by step.</p>'],
    further_reading_text_template: '',
  },
];

export const newData = (more: Partial<NewData> = {}): NewData => ({
  form: emptyForm(),
  draft: null,
  draft_is_stale: false,
  custom_author_name: '',
  topics: TOPICS,
  templates: TEMPLATES,
  abilities: { publish: true, publish_alone: true, edit_for_all: false },
  ...more,
});

export const editData = (more: Partial<EditData> = {}): EditData => ({
  ...newData({ form: wholeForm() }),
  question_id: 7,
  revision: 2,
  place: 'published',
  any_right: false,
  proposal: null,
  quizzes: 3,
  history: [
    { revision: 2, user: 'Helen M.', timestamp: '2026-11-20T10:00:00.000Z', event: 'stem,key' },
    { revision: 1, user: 'Ana R.', timestamp: '2026-11-01T10:00:00.000Z', event: 'written' },
  ],
  ...more,
});

export const lineOf = (id: number, more: Partial<Line> = {}): Line => ({
  question_id: id,
  draft_id: null,
  title: `Stem of question ${id}`,
  question_type: 1,
  place: 'published',
  proposal: null,
  specialty_id: 1,
  times_answered: 40,
  facility: 62.5,
  upvotes: 4,
  downvotes: 1,
  changed_at: '2026-11-20T10:00:00.000Z',
  ...more,
});
