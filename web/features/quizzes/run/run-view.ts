import { FREE_TEXT, type AnsweredQuestion } from '~/domain/questions/contract';
import type { PlacedQuestion } from '~/domain/quizzes/contract';
import { allMarked, isComplete, wantsMarks } from '../question/draft';
import type { Cell, CellState } from '../question/question-grid';
import { draftOf, isExam, type Place, type RunState } from './run-state';

/** What is to be seen of a run: all of it follows from its state. */

/** How many questions ahead are fetched before they are asked for. */
export const AHEAD = 4;

/** A skipped question is not in the list any more (spec 1 §4). */
export const listed = (state: RunState): Place[] => state.places.filter((place) => place.state !== 'skipped');

export const currentPlace = (state: RunState): Place | null =>
  state.places.find((place) => place.position === state.at && place.state !== 'skipped') ?? null;

/** The question that is shown, once it is here. */
export function current(state: RunState): PlacedQuestion | null {
  const place = currentPlace(state);
  return place && isHere(state, place) ? state.questions[place.question_id]! : null;
}

/** Whether all that may be shown of a question is here; one that another tab or device has answered is asked for again. */
export function isHere(state: RunState, place: Place): boolean {
  const placed = state.questions[place.question_id];
  if (!placed) return false;
  return (
    placed.answered !== null ||
    place.state === 'open' ||
    (isExam(state) && state.drafts[place.question_id] !== undefined) ||
    state.submitted[place.question_id] !== undefined
  );
}

/** From where the next window is to be fetched: the one that is shown, else the first that is missing ahead; null when all are here. */
export function missingFrom(state: RunState): number | null {
  const ahead = listed(state).filter(
    (place) => place.position >= state.at && (place.position === state.at || place.state === 'open'),
  );
  return ahead.slice(0, AHEAD + 1).find((place) => !isHere(state, place))?.position ?? null;
}

/** Whether questions are still being written. */
export const isGrowing = (state: RunState): boolean =>
  state.quiz.state === 'generating' && state.places.length < state.quiz.length;

/** Whether a person has still something to do there. In an exam everything stays open; there it says what has no answer. */
export function isOpen(state: RunState, place: Place): boolean {
  if (place.state === 'skipped') return false;
  if (isExam(state)) {
    const placed = state.questions[place.question_id];
    const draft = state.drafts[place.question_id];
    return placed && draft ? !isComplete(placed.question, draft) : place.state === 'open';
  }
  return place.state === 'open' && state.submitted[place.question_id] === undefined;
}

/** Where 'next' leads; null when there is nothing more: then the button finishes the quiz. */
export function nextPosition(state: RunState): number | null {
  const places = listed(state);
  if (isExam(state)) return places.find((place) => place.position > state.at)?.position ?? null;
  const open = places.filter((place) => isOpen(state, place) && place.position !== state.at);
  const next = open.find((place) => place.position > state.at) ?? (isGrowing(state) ? undefined : open[0]);
  if (next) return next.position;
  return isGrowing(state) ? state.places.length : null;
}

/** The question that 'next' leads to, once it is here; null if it has its answer. */
export function ahead(state: RunState): PlacedQuestion | null {
  const position = nextPosition(state);
  const place = position === null ? undefined : state.places[position];
  const placed = place && state.questions[place.question_id];
  return placed && placed.answered === null ? placed : null;
}

export const previousPosition = (state: RunState): number | null =>
  listed(state).findLast((place) => place.position < state.at)?.position ?? null;

/**
 * `writing` waits for a question that is being written, `missing` for one on its way; `sent` is locked and not answered yet;
 * `marking` wants one's own marks; `none` has nothing left to show.
 */
export type Phase = 'writing' | 'missing' | 'open' | 'sent' | 'marking' | 'answered' | 'none';

export function phaseOf(state: RunState): Phase {
  const place = currentPlace(state);
  if (!place) return isGrowing(state) ? 'writing' : 'none';
  const placed = current(state);
  if (!placed) return 'missing';
  if (isExam(state)) return 'open';
  const submitted = state.submitted[place.question_id];
  if (placed.answered) return wantsMarks(placed.answered) && submitted !== 'free_text_submit' ? 'marking' : 'answered';
  return submitted ? 'sent' : 'open';
}

export interface Primary {
  /** `show` is 'Show correct answers'; `hand-in` is the look back before an exam is given away. */
  readonly does: 'submit' | 'show' | 'checking' | 'next' | 'finish' | 'hand-in';
  readonly enabled: boolean;
}

/**
 * The one button and the space bar (spec 1 §2, §4, §5); null if there is nothing to press.
 *
 * @param stuck the answer cannot reach the server now, so that one may go on without it
 */
export function primaryOf(state: RunState, stuck: boolean): Primary | null {
  const on = nextPosition(state) === null ? (isExam(state) ? 'hand-in' : 'finish') : 'next';
  const placed = current(state);
  switch (phaseOf(state)) {
    case 'writing':
      return null;
    case 'none':
      return { does: on, enabled: true };
    case 'missing':
      return { does: on, enabled: false };
    case 'sent':
      return stuck ? { does: on, enabled: true } : { does: 'checking', enabled: false };
    case 'answered':
      return { does: on, enabled: true };
    case 'marking':
      return { does: on, enabled: allMarked(placed!.answered!, draftOf(state, placed!.question.question_id)) };
    case 'open':
      if (isExam(state)) return { does: on, enabled: true };
      return {
        does: placed!.question.question_type === FREE_TEXT ? 'show' : 'submit',
        enabled: isComplete(placed!.question, draftOf(state, placed!.question.question_id)),
      };
  }
}

/** The grid. @param stuck answers wait on the device */
export function cellsOf(state: RunState, stuck: boolean): Cell[] {
  return listed(state).map((place) => ({
    question_id: place.question_id,
    flagged: place.flagged,
    state: cellState(state, place, stuck),
  }));
}

function cellState(state: RunState, place: Place, stuck: boolean): CellState {
  if (state.submitted[place.question_id]) return stuck ? 'waiting' : 'answered';
  if (isExam(state)) return isOpen(state, place) ? 'open' : 'answered';
  return place.state;
}

/** How far it is: the number of the question shown, how many are done, of how many. */
export function progressOf(state: RunState): { number: number; done: number; total: number } {
  const places = listed(state);
  const skipped = state.places.length - places.length;
  return {
    number: places.filter((place) => place.position <= state.at).length + (currentPlace(state) ? 0 : 1),
    done: places.filter((place) => !isOpen(state, place)).length,
    total: Math.max(places.length, isGrowing(state) ? state.quiz.length - skipped : 0),
  };
}

/** Whether a vote on the explanation is asked for before the next question (spec 1 §4). */
export const asksForVote = (
  state: RunState,
  placed: PlacedQuestion | null,
  answered: AnsweredQuestion | null,
  vote: number,
): boolean =>
  placed !== null && answered !== null && state.quiz.abilities.vote && placed.question.moderate && vote === 0;
