import type { POSITION_STATES } from './contract';
import type { QuizQuestion } from './quiz-question.row';

/** The places of `quiz` in their order, for statements; an array a place, so that a hundred of them stay small. */
export const PLACES = `(SELECT json_agg(json_build_array(place.position, place.question_id, place.state, place.flagged, place.counts_as_correct) ORDER BY place.position)
  FROM quiz_questions place WHERE place.quiz_id = quiz.id)`;

export type PlaceRow = [
  position: number,
  question_id: number,
  state: QuizQuestion['state'],
  flagged: boolean,
  counts_as_correct: boolean | null,
];

export type PositionState = (typeof POSITION_STATES)[number];

/** @param told whether marks may be shown */
export function positionState(
  state: QuizQuestion['state'],
  counts_as_correct: boolean | null,
  told: boolean,
): PositionState {
  if (state === 'skipped') return 'skipped';
  if (state !== 'answered') return 'open';
  if (!told) return 'answered';
  return counts_as_correct ? 'right' : 'wrong';
}

/** `positionState` of `place` as SQL, if marks may be shown. */
export const TOLD_STATE = `CASE WHEN place.state = 'skipped' THEN 'skipped' WHEN place.state <> 'answered' THEN 'open' WHEN place.counts_as_correct THEN 'right' ELSE 'wrong' END`;

export const toPlace = ([position, question_id, state, flagged, counts_as_correct]: PlaceRow, told: boolean) => ({
  position,
  question_id,
  state: positionState(state, counts_as_correct, told),
  flagged,
});
export type Place = ReturnType<typeof toPlace>;
