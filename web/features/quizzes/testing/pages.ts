import type { PageData } from '~/domain/kit/contract';
import {
  EXAM_SECONDS,
  STUDY,
  type QuizHead,
  type quizReview,
  type quizSetup,
  type quizSummary,
} from '~/domain/quizzes/contract';
import type { aiQuizSetup, GenerationSnapshot } from '~/domain/quizzes/generation/contract';
import { answeredOf, openQuestionOf } from '../question/testing/questions';

type Setup = PageData<typeof quizSetup>;
type Summary = PageData<typeof quizSummary>;

/** Three topics of two specialties, 12 questions. */
export const setupOf = (more: Partial<Setup> = {}): Setup => ({
  specialties: [
    { id: 1, questions: 9, by_language: { en: 9 } },
    { id: 2, questions: 3, by_language: { en: 3 } },
  ],
  topics: [
    { id: 11, specialty_id: 1, name: 'Heart failure', questions: 4, by_language: { en: 4 } },
    { id: 12, specialty_id: 1, name: 'Arrhythmias', questions: 5, by_language: { en: 5 } },
    { id: 21, specialty_id: 2, name: 'Asthma', questions: 3, by_language: { en: 3 } },
  ],
  languages: ['en'],
  counts: { all: 12, new: 8, incorrect: 2 },
  unfinished: [],
  exam_seconds: EXAM_SECONDS,
  ...more,
});

export const unfinishedOf = (
  id: number,
  more: Partial<Setup['unfinished'][number]> = {},
): Setup['unfinished'][number] => ({
  quizlog_id: id,
  kind: 'bank',
  mode: STUDY,
  title: '',
  specialty_id: 1,
  answered: 3,
  total: 10,
  started_at: new Date().toISOString(),
  url: `/learn/quiz/${id}/`,
  ...more,
});

export const aiSetupOf = (more: Partial<PageData<typeof aiQuizSetup>> = {}): PageData<typeof aiQuizSetup> => ({
  specialties: setupOf().specialties.map((one) => ({ ...one, writes: ['en'] })),
  topics: setupOf().topics.map(({ id, specialty_id, name }) => ({ id, specialty_id, name })),
  lengths: [5, 10, 20],
  left: 4,
  a_day: 5,
  writing: null,
  writer: 'offline',
  ...more,
});

export const generationOf = (more: Partial<GenerationSnapshot> = {}): GenerationSnapshot => ({
  version: 1,
  ready: '',
  stage: 'waiting',
  place: 2,
  written: 0,
  length: 10,
  seconds_to_first: null,
  failure: null,
  ...more,
});

export const headOf = (more: Partial<QuizHead> = {}): QuizHead => ({
  quizlog_id: 5,
  kind: 'bank',
  mode: STUDY,
  title: 'Heart and lungs',
  specialty_id: 0,
  paper: '',
  again_url: '',
  state: 'finished',
  length: 4,
  current_score: 2,
  seconds_used: 95,
  ends_at: null,
  server_time: Date.now(),
  abilities: { discuss: true, vote: true, report: true },
  ...more,
});

/** Four questions: 31 right and 32 wrong of specialty 1, 33 right of specialty 2, 34 left open. */
export function summaryOf(more: Partial<Summary> = {}): Summary {
  const places: Summary['places'] = [
    { position: 0, question_id: 31, state: 'right', flagged: false, specialty_id: 1 },
    { position: 1, question_id: 32, state: 'wrong', flagged: true, specialty_id: 1 },
    { position: 2, question_id: 33, state: 'right', flagged: false, specialty_id: 2 },
    { position: 3, question_id: 34, state: 'open', flagged: false, specialty_id: 2 },
  ];
  const line = (place: Summary['places'][number]) => ({
    ...place,
    title: `Stem of question ${place.question_id}`,
    done: place.state !== 'open',
    difficulty: 2,
    leitner_bin: null,
    rating: 80,
    category: 'Heart failure',
    psaExamSection: null,
    has_card: false,
  });
  return {
    quiz: headOf(),
    finished_at: '2026-11-20T10:00:00.000Z',
    right: 2,
    answered: 3,
    score: 66.7,
    late: 0,
    places,
    specialties: [
      { specialty_id: 1, right: 1, answered: 2 },
      { specialty_id: 2, right: 1, answered: 1 },
    ],
    paper: null,
    questions: { items: places.map(line), page: 1, pages: 1, count: 4 },
    summaries: [],
    user_is_supporter: false,
    sheets: [],
    ...more,
  };
}

export const placedOf = (id: number, position: number) => ({
  position,
  question: openQuestionOf(id),
  picked: [],
  answered: answeredOf(id),
});

/** The second of four questions. */
export const reviewOf = (more: Partial<PageData<typeof quizReview>> = {}): PageData<typeof quizReview> => ({
  quiz: headOf(),
  places: summaryOf().places.map(({ position, question_id, state, flagged }) => ({
    position,
    question_id,
    state,
    flagged,
  })),
  question: placedOf(32, 1),
  previous_question: 31,
  next_question: 33,
  ...more,
});
