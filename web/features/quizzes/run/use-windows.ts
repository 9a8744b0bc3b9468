import { useCallback, useEffect, useRef, useState } from 'react';
import { quizRun, type QuizRunData } from '~/domain/quizzes/contract';
import { runAction, type ProblemError } from '~/web/live/client';
import { noteServerTime } from '~/web/live/server-time';
import { makeReady } from '~/web/ui/rich-text';
import { whenIdle } from './when-idle';
import type { RunAction } from './run-state';

/** Milliseconds before a window that did not come is asked for again. */
export const WINDOW_RETRY = 3_000;
/** Milliseconds in which the question that is gone on to is on the screen. */
const AFTER_PAINT = 150;

/** Stems made ready for being shown while nobody waits for them. */
export function prepare(data: QuizRunData): void {
  whenIdle(() => {
    for (const { question } of data.questions) makeReady(question.question_text);
  });
}

/**
 * Fetches further questions in the background, so that the next is there before it is asked for.
 *
 * @param missing the position from which one is missing, or null
 * @param urgent it is the one that is waited for
 */
export function useWindows(
  quizlogId: number,
  missing: number | null,
  urgent: boolean,
  dispatch: (action: RunAction) => void,
) {
  const [problem, setProblem] = useState<ProblemError | null>(null);
  const [attempt, setAttempt] = useState(0);
  const underWay = useRef<number | null>(null);

  const load = useCallback(
    async (from: number): Promise<QuizRunData> => {
      const data = await runAction(quizRun, 'questions', { params: { quizlog_id: quizlogId } }, { from });
      noteServerTime(data.quiz.server_time);
      dispatch({ type: 'loaded', data });
      prepare(data);
      return data;
    },
    [quizlogId, dispatch],
  );

  useEffect(() => {
    if (missing === null || underWay.current === missing) return undefined;
    const fetchIt = () => {
      underWay.current = missing;
      load(missing)
        .then(() => setProblem(null))
        .catch((error: ProblemError) => setProblem(error))
        .finally(() => {
          underWay.current = null;
        });
    };
    // What is only needed later does not hold up the question that is being shown now.
    const timer = setTimeout(fetchIt, urgent ? 0 : AFTER_PAINT);
    return () => clearTimeout(timer);
  }, [missing, urgent, attempt, load]);

  const retry = useCallback(() => setAttempt((before) => before + 1), []);
  useEffect(() => {
    if (!problem || missing === null) return undefined;
    const timer = problem.passing ? setTimeout(retry, WINDOW_RETRY) : undefined;
    window.addEventListener('online', retry);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', retry);
    };
  }, [problem, missing, retry]);

  return { load, problem, retry };
}
