import { answeredOf, freeTextOf, openQuestionOf, shownOf } from '../question/testing/questions';
import { ProblemError } from '~/web/live/problem-error';
import { draftOf, initialRun, restored, runReducer, selfMarks, type RunAction, type RunState } from './run-state';
import {
  asksForVote,
  cellsOf,
  current,
  missingFrom,
  nextPosition,
  phaseOf,
  previousPosition,
  primaryOf,
  progressOf,
} from './run-view';
import { examOf, headOf, placeAt, placedAt, runOf } from './testing/runs';
import type { QuizRunData } from '~/domain/quizzes/contract';

const after = (data: QuizRunData, ...actions: RunAction[]): RunState => actions.reduce(runReducer, initialRun(data));
const picked = (answerId: number, questionId = Math.floor(answerId / 10)): RunAction => ({
  type: 'pick',
  questionId,
  answerId,
});
const submitted = (questionId: number): RunAction => ({ type: 'submitted', questionId, as: 'answer_submit' });
const answered = (questionId: number, selected?: number[]): RunAction => ({
  type: 'answered',
  questionId,
  answered: answeredOf(questionId, selected),
});
const go = (position: number): RunAction => ({ type: 'go', position });
const skipped = (questionId: number): RunAction => ({ type: 'skipped', questionId, skipped: true });

describe('a multiple-choice run (spec 1 §4)', () => {
  // rules: 1.4.1
  it('begins unanswered, and may be submitted once enough is picked', () => {
    expect(phaseOf(after(runOf(3)))).toBe('open');
    expect(primaryOf(after(runOf(3)), false)).toEqual({ does: 'submit', enabled: false });
    expect(primaryOf(after(runOf(3), picked(12)), false)).toEqual({ does: 'submit', enabled: true });
  });

  // rules: 1.4.2
  it('is locked by submitting', () => {
    const locked = after(runOf(3), picked(12), submitted(1));
    expect(phaseOf(locked)).toBe('sent');
    expect(draftOf(runReducer(locked, picked(13)), 1).picks).toEqual([12]);
    expect(primaryOf(locked, false)?.enabled).toBe(false);
  });

  // rules: 1.4.5
  it('shows what came of it, counts the score, and goes on to the next', () => {
    const told = after(runOf(3), picked(12), submitted(1), answered(1));
    expect(phaseOf(told)).toBe('answered');
    expect(told.places[0]!.state).toBe('right');
    expect(told.quiz.current_score).toBe(1);
    expect(primaryOf(told, false)).toEqual({ does: 'next', enabled: true });
    expect(nextPosition(told)).toBe(1);
  });

  // rules: 1.4.6
  it('reads Finish quiz on the last question', () => {
    const last = after(runOf(2), answered(1), go(1), answered(2, [23]));
    expect(last.places[1]!.state).toBe('wrong');
    expect(primaryOf(last, false)).toEqual({ does: 'finish', enabled: true });
  });

  it('comes back to what was jumped over before it ends', () => {
    const jumped = after(runOf(3), go(2), answered(3));
    expect(nextPosition(jumped)).toBe(0);
  });

  it('lets one go on while the answer waits on the device', () => {
    expect(primaryOf(after(runOf(3), picked(12), submitted(1)), true)).toEqual({ does: 'next', enabled: true });
  });

  // rules: 1.2.16, 1.4.7
  it('takes a skipped question out of the list', () => {
    const rest = after(runOf(3), skipped(2));
    expect(cellsOf(rest, false).map((cell) => cell.question_id)).toEqual([1, 3]);
    expect(nextPosition(rest)).toBe(2);
    expect(progressOf(rest).total).toBe(2);
    expect(cellsOf(runReducer(rest, { type: 'skipped', questionId: 2, skipped: false }), false)).toHaveLength(3);
  });

  it('has nothing left when all are skipped', () => {
    const none = after(runOf(1), skipped(1));
    expect(phaseOf(none)).toBe('none');
    expect(primaryOf(none, false)).toEqual({ does: 'finish', enabled: true });
  });

  it('opens a question again that the server did not take, with the reason and the picks', () => {
    const problem = new ProblemError(422, 'not-its-answers', '');
    const refused = after(runOf(3), picked(12), submitted(1), { type: 'refused', questionId: 1, problem });
    expect(phaseOf(refused)).toBe('open');
    expect(refused.refusals[1]).toBe(problem);
    expect(draftOf(refused, 1).picks).toEqual([12]);
    expect(runReducer(refused, picked(13)).refusals[1]).toBeUndefined();
  });
});

describe('a free-text question (spec 1 §4)', () => {
  const data = runOf(2, { questions: [placedAt(0, { question: freeTextOf(1) }), placedAt(1)] });
  const write = (answerId: number, text: string): RunAction => ({ type: 'write', questionId: 1, answerId, text });
  const shown: RunAction = { type: 'answered', questionId: 1, answered: shownOf(1) };

  // rules: 1.4.10
  it('shows the right answers when every box is filled', () => {
    expect(primaryOf(after(data, write(11, 'MI')), false)).toEqual({ does: 'show', enabled: false });
    expect(primaryOf(after(data, write(11, 'MI'), write(12, 'ECG')), false)).toEqual({ does: 'show', enabled: true });
  });

  // rules: 1.4.11, 1.4.12
  it('goes on once all are marked, each or all at once', () => {
    const one = after(data, shown, { type: 'mark', questionId: 1, answerId: 11, mark: true });
    expect(phaseOf(one)).toBe('marking');
    expect(one.places[0]!.state).toBe('open');
    expect(primaryOf(one, false)).toEqual({ does: 'next', enabled: false });
    const all = runReducer(one, { type: 'mark-all', questionId: 1, mark: false });
    expect(primaryOf(all, false)).toEqual({ does: 'next', enabled: true });
    expect(selfMarks(current(all)!, draftOf(all, 1))).toEqual([
      { answer_id: 11, mark: false, free_text: 'heart attack' },
      { answer_id: 12, mark: false, free_text: 'ecg' },
    ]);
  });

  it('cannot be written any more once its answers are shown', () => {
    expect(draftOf(after(data, write(11, 'MI'), shown, write(11, 'PE')), 1).texts[11]).toBe('MI');
  });
});

describe('further questions', () => {
  it('are asked for before they are needed', () => {
    const data = runOf(10);
    const first = { ...data, questions: data.questions.slice(0, 5) };
    expect(missingFrom(after(first))).toBeNull();
    expect(missingFrom(after(first, go(1)))).toBe(5);
    expect(missingFrom(after(first, go(7)))).toBe(7);
    expect(phaseOf(after(first, go(7)))).toBe('missing');
  });

  it('are not asked for again when they are here', () => {
    const data = runOf(7);
    const more = after(
      { ...data, questions: data.questions.slice(0, 5) },
      { type: 'loaded', data: { ...data, questions: data.questions.slice(5) } },
      go(2),
    );
    expect(missingFrom(more)).toBeNull();
  });

  it('never make less of what is known, whichever answer comes first', () => {
    const late = after(runOf(3), answered(1), { type: 'loaded', data: runOf(3, {}, { server_time: 1 }) });
    expect(late.questions[1]!.answered).not.toBeNull();
    expect(late.places[0]!.state).toBe('right');
  });

  it('that another tab has answered are fetched again when they are come to', () => {
    const other = runOf(
      3,
      { places: [placeAt(0), placeAt(1, { state: 'wrong' }), placeAt(2)], questions: [] },
      { server_time: 1_800_000_000_001 },
    );
    const told = after(runOf(3), { type: 'loaded', data: other }, go(1));
    expect(phaseOf(told)).toBe('missing');
    expect(missingFrom(told)).toBe(1);
    const here = runReducer(told, {
      type: 'loaded',
      data: { ...other, questions: [placedAt(1, { answered: answeredOf(2, [21]) })] },
    });
    expect(phaseOf(here)).toBe('answered');
  });

  it('that was read by the server before an answer or a skip of here opens neither again', () => {
    const late = after(runOf(3), answered(1), skipped(2), {
      type: 'loaded',
      data: runOf(3, {}, { server_time: headOf().server_time + 1 }),
    });
    expect(late.places.map((place) => place.state)).toEqual(['right', 'skipped', 'open']);
    expect(nextPosition(runReducer(late, { type: 'skipped', questionId: 2, skipped: false }))).toBe(1);
  });

  it('one that another tab has skipped gives way to the next', () => {
    const other = runOf(3, { places: [placeAt(0, { state: 'skipped' }), placeAt(1), placeAt(2)], questions: [] });
    expect(after(runOf(3), { type: 'loaded', data: other }).at).toBe(1);
  });
});

describe('answers kept on the device', () => {
  it('are locked as they were given, and shown as waiting', () => {
    const back = restored(initialRun(runOf(3)), [
      { kind: 'answer_submit', question_id: 1, submission_id: 'a', seconds: 3, answer_id: '13' },
    ]);
    expect(draftOf(back, 1).picks).toEqual([13]);
    expect(phaseOf(back)).toBe('sent');
    expect(cellsOf(back, true)[0]!.state).toBe('waiting');
    expect(cellsOf(back, false)[0]!.state).toBe('answered');
    expect(nextPosition(back)).toBe(1);
  });
});

describe('the vote prompt (spec 1 §4)', () => {
  const moderated = placedAt(0, { question: openQuestionOf(1, { moderate: true }), answered: answeredOf(1) });
  const state = after(runOf(1, { questions: [moderated] }));
  // rules: 1.4.20
  it('is asked for where the flag is, until one has voted', () => {
    expect(asksForVote(state, moderated, moderated.answered, 0)).toBe(true);
    expect(asksForVote(state, moderated, moderated.answered, 1)).toBe(false);
    expect(asksForVote(state, placedAt(0), answeredOf(1), 0)).toBe(false);
  });
  it('is not in an AI quiz', () =>
    expect(
      asksForVote(
        { ...state, quiz: headOf({ abilities: { discuss: true, vote: false, report: true } }) },
        moderated,
        moderated.answered,
        0,
      ),
    ).toBe(false));
});

describe('an exam', () => {
  it('begins with what is picked so far, and lets it be changed', () => {
    const data = examOf(2, { questions: [placedAt(0, { picked: [12] }), placedAt(1)] });
    const changed = after(data, picked(13), { type: 'submitted', questionId: 1, as: 'answer_submit' }, picked(14));
    expect(draftOf(after(data), 1).picks).toEqual([12]);
    expect(draftOf(changed, 1).picks).toEqual([14]);
    expect(phaseOf(changed)).toBe('open');
  });

  it('goes forth and back without answering, and is handed in at the end', () => {
    expect(primaryOf(after(examOf(2)), false)).toEqual({ does: 'next', enabled: true });
    expect(primaryOf(after(examOf(2), go(1)), false)).toEqual({ does: 'hand-in', enabled: true });
    expect(previousPosition(after(examOf(2), go(1)))).toBe(0);
  });

  it('tells what has no answer yet, and what is flagged', () => {
    const state = after(
      examOf(3, {
        questions: [placedAt(0), placedAt(1, { question: openQuestionOf(2, { selectable_answers: 2 }) }), placedAt(2)],
      }),
      picked(12),
      picked(21),
      { type: 'flagged', questionId: 3, flagged: true },
    );
    expect(cellsOf(state, false).map((cell) => [cell.state, cell.flagged])).toEqual([
      ['answered', false],
      ['open', false],
      ['open', true],
    ]);
    expect(progressOf(state)).toEqual({ number: 1, done: 1, total: 3 });
  });

  it('counts what another device has answered, and fetches what was picked there before it is shown', () => {
    const elsewhere = { places: [placeAt(0), placeAt(1, { state: 'answered' }), placeAt(2)] };
    const heard = after(examOf(3), picked(12), { type: 'loaded', data: examOf(3, { ...elsewhere, questions: [] }) });
    expect(cellsOf(heard, false).map((cell) => cell.state)).toEqual(['answered', 'answered', 'open']);
    const there = runReducer(heard, go(1));
    expect(phaseOf(there)).toBe('missing');
    expect(missingFrom(there)).toBe(1);
    const questions = [placedAt(1, { picked: [23] })];
    const fetched = runReducer(there, { type: 'loaded', data: examOf(3, { ...elsewhere, questions }) });
    expect(phaseOf(fetched)).toBe('open');
    expect(draftOf(fetched, 2).picks).toEqual([23]);
  });

  it('shows what another tab picked instead, and never less than what is picked here since', () => {
    const told = (...ids: number[]): RunAction => ({
      type: 'loaded',
      data: examOf(1, { questions: [placedAt(0, { picked: ids })] }),
    });
    const saved: RunAction = { type: 'saved', questionId: 1 };
    const picks = (...actions: RunAction[]) => draftOf(after(examOf(1), ...actions), 1).picks;
    const here = [picked(12), submitted(1), saved];
    expect(picks(...here, told(13))).toEqual([13]);
    expect(picks(...here, told(12), picked(14), submitted(1), told(13))).toEqual([14]);
    // Read by the server before what was picked last arrived.
    expect(picks(...here, told(12), picked(14), submitted(1), saved, told(12))).toEqual([14]);
  });
});

describe('a quiz that is being written', () => {
  const data = runOf(2, {}, { state: 'generating', length: 5, kind: 'ai' });
  it('waits for the next one when somebody is faster than the writer', () => {
    const ahead = after(data, answered(1), go(1), answered(2));
    expect(primaryOf(ahead, false)).toEqual({ does: 'next', enabled: true });
    const waits = runReducer(ahead, go(nextPosition(ahead)!));
    expect(phaseOf(waits)).toBe('writing');
    expect(primaryOf(waits, false)).toBeNull();
    expect(progressOf(waits)).toEqual({ number: 3, done: 2, total: 5 });
    const arrived = runReducer(waits, {
      type: 'loaded',
      data: runOf(3, {}, { state: 'generating', length: 5 }),
    });
    expect(phaseOf(arrived)).toBe('open');
    expect(current(arrived)!.question.question_id).toBe(3);
  });

  it('ends with what is there when the rest could not be written', () => {
    const waits = after(data, answered(1), go(1), answered(2), go(2));
    const stopped = runReducer(waits, {
      type: 'loaded',
      data: runOf(
        2,
        { places: [placeAt(0, { state: 'right' }), placeAt(1, { state: 'right' })] },
        { state: 'failed', length: 5 },
      ),
    });
    expect(primaryOf(stopped, false)).toEqual({ does: 'finish', enabled: true });
    expect(phaseOf(stopped)).toBe('answered');
  });
});
