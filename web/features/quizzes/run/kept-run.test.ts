import { forgetServerTime, serverNow } from '~/web/live/server-time';
import { answeredOf } from '../question/testing/questions';
import { noteTimeOfRun, runStart } from './kept-run';
import { initialRun, type RunAction, runReducer } from './run-state';
import { current } from './run-view';
import { examOf, placedAt, runOf } from './testing/runs';

const MINUTE = 60_000;

beforeEach(() => void jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Opened, and left after a minute. */
function leave(data: ReturnType<typeof runOf>, ...actions: RunAction[]) {
  noteTimeOfRun(data);
  jest.advanceTimersByTime(MINUTE);
  return runStart(actions.reduce(runReducer, initialRun(data)));
}

it('a run that was left begins again with the question that was shown, and knows what came of the others', () => {
  const kept = leave(
    runOf(3),
    { type: 'answered', questionId: 1, answered: answeredOf(1) },
    { type: 'flagged', questionId: 3, flagged: true },
    { type: 'go', position: 1 },
  );
  const again = initialRun(kept);
  expect(current(again)?.question.question_id).toBe(2);
  expect(again.places.map(({ state, flagged }) => [state, flagged])).toEqual([
    ['right', false],
    ['open', false],
    ['open', true],
  ]);
  expect(again.questions[1]!.answered).toEqual(answeredOf(1));
  expect(again.quiz.current_score).toBe(1);
});

it('what was picked in an exam is there again, and its clock has gone on', () => {
  const kept = leave(
    examOf(2),
    { type: 'pick', questionId: 1, answerId: 12 },
    { type: 'submitted', questionId: 1, as: 'answer_submit' },
    { type: 'saved', questionId: 1 },
  );
  const again = initialRun(kept);
  expect(again.drafts[1]?.picks).toEqual([12]);
  expect(again.places[0]!.state).toBe('answered');
  // Opened four minutes later, without a network: nothing is known of the server's time but what was kept.
  forgetServerTime();
  jest.advanceTimersByTime(4 * MINUTE);
  noteTimeOfRun(kept);
  expect(Math.abs(serverNow() - (1_800_000_000_000 + 5 * MINUTE))).toBeLessThan(MINUTE);
});

it('of a run whose question is still being fetched, those that are here are kept', () => {
  const kept = leave(runOf(3, { questions: [placedAt(1), placedAt(0)] }), { type: 'go', position: 2 });
  expect(kept.questions.map(({ position }) => position)).toEqual([0, 1]);
});
