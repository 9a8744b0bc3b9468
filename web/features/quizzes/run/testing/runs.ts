import { EXAM, type PlacedQuestion, type QuizHead, type QuizRunData, STUDY } from '~/domain/quizzes/contract';
import { openQuestionOf } from '~/web/features/quizzes/question/testing/questions';
import type { Place } from '../run-state';

export const QUIZ = 40;

export const headOf = (more: Partial<QuizHead> = {}): QuizHead => ({
  quizlog_id: QUIZ,
  kind: 'bank',
  mode: STUDY,
  title: 'Stroke',
  specialty_id: 6,
  paper: '',
  again_url: '',
  state: 'running',
  length: 3,
  current_score: 0,
  seconds_used: 0,
  ends_at: null,
  server_time: 1_800_000_000_000,
  abilities: { discuss: true, vote: true, report: true },
  ...more,
});

export const placeAt = (position: number, more: Partial<Place> = {}): Place => ({
  position,
  question_id: position + 1,
  state: 'open',
  flagged: false,
  ...more,
});

export const placedAt = (position: number, more: Partial<PlacedQuestion> = {}): PlacedQuestion => ({
  position,
  question: openQuestionOf(position + 1),
  picked: [],
  answered: null,
  ...more,
});

/** A quiz of questions 1, 2, 3 … at the positions 0, 1, 2 …, all of them open and, unless said otherwise, there. */
export const runOf = (count: number, more: Partial<QuizRunData> = {}, head: Partial<QuizHead> = {}): QuizRunData => ({
  quiz: headOf({ length: count, ...head }),
  places: Array.from({ length: count }, (_, position) => placeAt(position)),
  questions: Array.from({ length: count }, (_, position) => placedAt(position)),
  ...more,
});

export const examOf = (count: number, more: Partial<QuizRunData> = {}, head: Partial<QuizHead> = {}): QuizRunData =>
  runOf(count, more, {
    mode: EXAM,
    ends_at: 1_800_000_600_000,
    abilities: { discuss: false, vote: false, report: true },
    ...head,
  });
