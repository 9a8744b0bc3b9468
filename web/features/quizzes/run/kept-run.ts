import { useEffect } from 'react';
import { href } from '~/domain/kit/contract';
import { quizRun, type QuizRunData } from '~/domain/quizzes/contract';
import { keepVisited } from '~/web/core/visited';
import type { RunState } from './run-state';
import { whenIdle } from './when-idle';

/** A run as the server tells it, or as it was left on this device. */
export type RunStart = QuizRunData & {
  /** The device's clock when it was kept, in epoch milliseconds; left out where it has just come from the server. */
  kept_at?: number;
};

/** A run as it stands, in the form in which the server tells one: it begins with the question that is shown. @param now the device's clock */
export function runStart({ quiz, clockOffset, places, questions, drafts, at }: RunState, now: number): RunStart {
  const here = Object.values(questions)
    .map((placed) => ({ ...placed, picked: [...(drafts[placed.question.question_id]?.picks ?? placed.picked)] }))
    .sort((one, other) => one.position - other.position);
  const shown = Math.max(
    0,
    here.findIndex(({ position }) => position === at),
  );
  return {
    quiz: { ...quiz, server_time: now + clockOffset },
    places: [...places],
    questions: [...here.slice(shown), ...here.slice(0, shown)],
    kept_at: now,
  };
}

/** Keeps a run as it stands, for a time without a network. */
export const keepRun = (quizlogId: number, state: RunState): Promise<void> =>
  keepVisited(href(quizRun, { quizlog_id: quizlogId }), runStart(state, Date.now()));

/** Keeps it whenever the browser has nothing better to do: phones close pages in the middle of a quiz. */
export function useKeptRun(quizlogId: number, state: RunState): void {
  const { quiz, places, questions, at } = state;
  useEffect(
    () => whenIdle(() => void keepRun(quizlogId, state)),
    // A pick that is not submitted is not worth it alone.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [quizlogId, quiz, places, questions, at],
  );
}
