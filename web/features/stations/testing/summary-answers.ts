import type { PageData } from '~/domain/kit/contract';
import type { summary } from '~/domain/stations/summary-contract';
import { SLUG } from './answers';

type Result = PageData<typeof summary>;

export const feedbackOf = (more: Partial<Result['feedback']> = {}): Result['feedback'] => ({
  version: 1,
  ai_feedback: '',
  show_waiting: false,
  failure: null,
  writer: null,
  may_ask: !more.show_waiting && !more.ai_feedback,
  ...more,
});

export const summaryOf = (more: Partial<Result> = {}): Result => ({
  quizlog_id: 71,
  station: {
    id: 1,
    slug: SLUG,
    style: 1,
    name: 'Acute chest pain',
    description: 'A man with chest pain.',
    label: 1,
    long_case: false,
    candidate_minutes: null,
    examiner_minutes: null,
    walkthrough: '<p>Begin with an open question.</p>',
    useful_links: '',
    video_id: null,
    bookmarked: false,
    vote: 0,
    upvotes: 3,
    downvotes: 1,
  },
  submitted_at: '2026-06-13T10:00:00Z',
  seconds_used: 433,
  candidate_name: 'Ben O.',
  examiner_name: 'Amina K.',
  mine: true,
  score: 66.7,
  ticked: 2,
  total: 3,
  sections: [
    {
      title: 'Opening',
      ticked: 2,
      total: 2,
      items: [
        { title: 'Washes hands', ticked: true },
        { title: 'Introduces themselves', ticked: true },
      ],
    },
    { title: 'Closing', ticked: 0, total: 1, items: [{ title: 'Thanks the patient', ticked: false }] },
  ],
  grades: null,
  comments: '',
  questions: [],
  history: [],
  feedback: feedbackOf(),
  group: null,
  ...more,
});
