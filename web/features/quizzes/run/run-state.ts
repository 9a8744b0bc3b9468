import { FREE_TEXT, type AnsweredQuestion } from '~/domain/questions/contract';
import { EXAM, type PlacedQuestion, type QuizRunData } from '~/domain/quizzes/contract';
import type { ProblemError } from '~/web/live/problem-error';
import { isComplete, marksOf, NO_DRAFT, pick, wantsMarks, type Draft } from '../question/draft';
import type { Entry } from './kept-answers';

export type Place = QuizRunData['places'][number];

/** What is on its way to the server for a question, or kept on the device until it can go. */
export type Submitted = 'answer_submit' | 'free_text_show' | 'free_text_submit';

export interface RunState {
  readonly quiz: QuizRunData['quiz'];
  /** By position. */
  readonly places: readonly Place[];
  /** The questions that are here, by id. */
  readonly questions: Readonly<Record<number, PlacedQuestion>>;
  readonly drafts: Readonly<Record<number, Draft>>;
  readonly submitted: Readonly<Record<number, Submitted>>;
  /** Why the server did not take what was submitted. */
  readonly refusals: Readonly<Record<number, ProblemError>>;
  /** How many answers of an exam reached the server after its end. */
  readonly late: number;
  /** The position that is shown; one after the last place waits for the question that is being written. */
  readonly at: number;
}

export type RunAction =
  | { type: 'loaded'; data: QuizRunData }
  | { type: 'pick'; questionId: number; answerId: number }
  | { type: 'write'; questionId: number; answerId: number; text: string }
  | { type: 'mark'; questionId: number; answerId: number; mark: boolean }
  | { type: 'mark-all'; questionId: number; mark: boolean }
  | { type: 'submitted'; questionId: number; as: Submitted; draft?: Draft }
  | { type: 'answered'; questionId: number; answered: AnsweredQuestion }
  | { type: 'saved'; questionId: number }
  | { type: 'late'; questionId: number }
  | { type: 'refused'; questionId: number; problem: ProblemError }
  | { type: 'skipped'; questionId: number; skipped: boolean }
  | { type: 'flagged'; questionId: number; flagged: boolean }
  | { type: 'ended' }
  | { type: 'go'; position: number };

export const isExam = (state: RunState): boolean => state.quiz.mode === EXAM;
export const draftOf = (state: RunState, questionId: number): Draft => state.drafts[questionId] ?? NO_DRAFT;
export const placeOf = (state: RunState, questionId: number): Place | undefined =>
  state.places.find((place) => place.question_id === questionId);

export function initialRun(data: QuizRunData): RunState {
  const first = data.questions[0]?.position ?? data.places.find((place) => place.state !== 'skipped')?.position ?? 0;
  const empty: RunState = {
    quiz: data.quiz,
    places: [],
    questions: {},
    drafts: {},
    submitted: {},
    refusals: {},
    late: 0,
    at: first,
  };
  return runReducer(empty, { type: 'loaded', data });
}

/** Everything about a run that the person or the server can change, and nothing that takes time. */
export function runReducer(state: RunState, action: RunAction): RunState {
  switch (action.type) {
    case 'loaded':
      return loaded(state, action.data);
    case 'pick': {
      const placed = state.questions[action.questionId];
      if (!placed || placed.answered || (state.submitted[action.questionId] && !isExam(state))) return state;
      return withDraft(state, action.questionId, (draft) => ({
        ...draft,
        picks: pick(draft.picks, action.answerId, placed.question.selectable_answers),
      }));
    }
    case 'write':
      if (state.questions[action.questionId]?.answered || state.submitted[action.questionId]) return state;
      return withDraft(state, action.questionId, (draft) => ({
        ...draft,
        texts: { ...draft.texts, [action.answerId]: action.text },
      }));
    case 'mark':
      return withDraft(state, action.questionId, (draft) => ({
        ...draft,
        marks: { ...draft.marks, [action.answerId]: action.mark },
      }));
    case 'mark-all': {
      const answers = state.questions[action.questionId]?.question.answers ?? [];
      return withDraft(state, action.questionId, (draft) => ({
        ...draft,
        marks: Object.fromEntries(answers.map(({ answer_id }) => [answer_id, action.mark])),
      }));
    }
    case 'submitted':
      return {
        ...state,
        submitted: { ...state.submitted, [action.questionId]: action.as },
        refusals: without(state.refusals, action.questionId),
        drafts: action.draft ? { ...state.drafts, [action.questionId]: action.draft } : state.drafts,
      };
    case 'answered':
      return answered(state, action.questionId, action.answered);
    case 'saved':
      return withPlace({ ...state, submitted: without(state.submitted, action.questionId) }, action.questionId, {
        state: 'answered',
      });
    case 'refused':
      return {
        ...state,
        submitted: without(state.submitted, action.questionId),
        refusals: { ...state.refusals, [action.questionId]: action.problem },
      };
    case 'late':
      return {
        ...runReducer(state, { type: 'ended' }),
        submitted: without(state.submitted, action.questionId),
        late: state.late + 1,
      };
    case 'skipped':
      return withPlace(state, action.questionId, { state: action.skipped ? 'skipped' : 'open' });
    case 'flagged':
      return withPlace(state, action.questionId, { flagged: action.flagged });
    case 'ended':
      return { ...state, quiz: { ...state.quiz, state: 'finished' } };
    case 'go':
      return state.at === action.position ? state : { ...state, at: action.position };
  }
}

function loaded(state: RunState, data: QuizRunData): RunState {
  const newest = data.quiz.server_time >= state.quiz.server_time;
  const places = furthest(state.places, data.places);
  const questions = { ...state.questions };
  const drafts = { ...state.drafts };
  let submitted = state.submitted;
  for (const placed of data.questions) {
    const id = placed.question.question_id;
    const known = questions[id];
    if (supersedes(placed, known)) questions[id] = placed;
    if (placed.answered && !wantsMarks(placed.answered)) submitted = without(submitted, id);
    if (placed.picked.length === 0) continue;
    if (drafts[id] === undefined) drafts[id] = { ...NO_DRAFT, picks: placed.picked };
    // Saved since, here or in another tab. What is picked here and not sent yet stays.
    if (!known || String(known.picked) === String(placed.picked)) continue;
    questions[id] = { ...questions[id]!, picked: placed.picked };
    if (submitted[id] === undefined && isComplete(placed.question, drafts[id]))
      drafts[id] = { ...drafts[id], picks: placed.picked };
  }
  return onAPlace({
    ...state,
    questions,
    drafts,
    submitted,
    ...(newest && {
      quiz: data.quiz,
      places: samePlaces(state.places, places) ? state.places : places,
    }),
  });
}

/** If the shown question was removed elsewhere, or will never be written, another one is shown. */
function onAPlace(state: RunState): RunState {
  const places = state.places.filter((place) => place.state !== 'skipped');
  const waits = state.at >= state.places.length && state.quiz.state === 'generating';
  if (waits || places.length === 0 || places.some((place) => place.position === state.at)) return state;
  const open = places.filter((place) => place.state === 'open' && state.submitted[place.question_id] === undefined);
  const next = open.find((place) => place.position > state.at) ?? open[0] ?? places.at(-1)!;
  return { ...state, at: next.position };
}

/** What was answered or skipped here while the server wrote its answer is not open again: a question never becomes so. */
function furthest(before: readonly Place[], after: readonly Place[]): Place[] {
  const known = new Map(before.map((place) => [place.question_id, place.state]));
  return after.map((place) =>
    place.state === 'open' ? { ...place, state: known.get(place.question_id) ?? 'open' } : place,
  );
}

const samePlaces = (before: readonly Place[], after: readonly Place[]): boolean =>
  before.length === after.length &&
  before.every(
    (place, index) =>
      place.question_id === after[index]!.question_id &&
      place.state === after[index]!.state &&
      place.flagged === after[index]!.flagged,
  );

/** What is known of an answer never becomes less, whichever of two answers of the server comes first. */
function supersedes(incoming: PlacedQuestion, known: PlacedQuestion | undefined): boolean {
  if (!known) return true;
  if (!incoming.answered) return false;
  return known.answered === null || (wantsMarks(known.answered) && !wantsMarks(incoming.answered));
}

function answered(state: RunState, questionId: number, told: AnsweredQuestion): RunState {
  const placed = state.questions[questionId];
  const marked = !wantsMarks(told);
  const next: RunState = {
    ...state,
    submitted: without(state.submitted, questionId),
    refusals: without(state.refusals, questionId),
    quiz: { ...state.quiz, current_score: Math.max(state.quiz.current_score, told.current_score) },
    questions: placed ? { ...state.questions, [questionId]: { ...placed, answered: told } } : state.questions,
  };
  return marked ? withPlace(next, questionId, { state: told.counts_as_correct ? 'right' : 'wrong' }) : next;
}

function withDraft(state: RunState, questionId: number, change: (draft: Draft) => Draft): RunState {
  return {
    ...state,
    drafts: { ...state.drafts, [questionId]: change(draftOf(state, questionId)) },
    refusals: without(state.refusals, questionId),
  };
}

function withPlace(state: RunState, questionId: number, change: Partial<Place>): RunState {
  return {
    ...state,
    places: state.places.map((place) => (place.question_id === questionId ? { ...place, ...change } : place)),
  };
}

function without<T>(record: Readonly<Record<number, T>>, key: number): Readonly<Record<number, T>> {
  if (record[key] === undefined) return record;
  const { [key]: _, ...rest } = record;
  return rest;
}

/** The marks to hand in, with what was written, in the order of the boxes. */
export function selfMarks(
  placed: PlacedQuestion,
  draft: Draft,
): { answer_id: number; mark: boolean; free_text: string }[] {
  if (placed.question.question_type !== FREE_TEXT || !placed.answered) return [];
  const marks = marksOf(placed.answered, draft);
  return placed.answered.written.flatMap(({ answer_id, user_text }) =>
    marks[answer_id] === undefined ? [] : [{ answer_id, mark: marks[answer_id], free_text: user_text }],
  );
}

/** A run with the answers that were kept on the device, locked as they were when they were given. */
export function restored(state: RunState, kept: readonly Entry[]): RunState {
  return kept.reduce(
    (run, entry) =>
      runReducer(run, {
        type: 'submitted',
        questionId: entry.question_id,
        as: entry.kind,
        draft: draftFrom(entry, draftOf(run, entry.question_id)),
      }),
    state,
  );
}

/** A run with the skips and flags that were kept on the device. */
export function withMoves(
  state: RunState,
  skips: readonly { question_id: unknown }[],
  flags: readonly { question_id: unknown; flagged: unknown }[],
): RunState {
  const skipped = skips.reduce(
    (run, { question_id }) => runReducer(run, { type: 'skipped', questionId: Number(question_id), skipped: true }),
    state,
  );
  const flagged = flags.reduce(
    (run, { question_id, flagged }) =>
      runReducer(run, { type: 'flagged', questionId: Number(question_id), flagged: flagged === true }),
    skipped,
  );
  return onAPlace(flagged);
}

function draftFrom(entry: Entry, before: Draft): Draft {
  if (entry.kind === 'answer_submit') return { ...before, picks: entry.answer_id.split(',').map(Number) };
  if (entry.kind === 'free_text_show')
    return { ...before, texts: Object.fromEntries(entry.texts.map((box) => [box.answer_id, box.free_text])) };
  return { ...before, marks: Object.fromEntries(entry.self_marks.map((box) => [box.answer_id, box.mark])) };
}
