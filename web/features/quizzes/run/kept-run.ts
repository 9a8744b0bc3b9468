import { useEffect } from 'react';
import { href } from '~/domain/kit/contract';
import { quizRun, type QuizRunData } from '~/domain/quizzes/contract';
import { saveVisited } from '~/web/core/visited';
import { noteServerTime, serverNow, steadyNow } from '~/web/live/server-time';
import type { RunState } from './run-state';
import { whenIdle } from './when-idle';

/** A run as the server tells it, or as it was left on this device. */
export type RunStart = QuizRunData & {
  /** By the steady clock, in epoch milliseconds; left out if it has just come from the server. */
  kept_at?: number;
};

/** Learns the server's time from a run. One that was kept is as much older as the device has counted since. */
export const noteTimeOfRun = ({ quiz, kept_at }: RunStart): void =>
  noteServerTime(quiz.server_time + (kept_at === undefined ? 0 : Math.max(0, steadyNow() - kept_at)));

/** A run as it stands, in the form in which the server tells one: it begins with the question that is shown. */
export function runStart({ quiz, places, questions, drafts, at }: RunState): RunStart {
  const here = Object.values(questions)
    .map((placed) => ({ ...placed, picked: [...(drafts[placed.question.question_id]?.picks ?? placed.picked)] }))
    .sort((one, other) => one.position - other.position);
  const shown = Math.max(
    0,
    here.findIndex(({ position }) => position === at),
  );
  return {
    quiz: { ...quiz, server_time: serverNow() },
    places: [...places],
    questions: [...here.slice(shown), ...here.slice(0, shown)],
    kept_at: steadyNow(),
  };
}

/** Keeps a run as it stands, for a time without a network. */
export const saveRun = (quizlogId: number, state: RunState): Promise<void> =>
  saveVisited(href(quizRun, { quizlog_id: quizlogId }), runStart(state));

/** Keeps it whenever the browser has nothing better to do: phones close pages in the middle of a quiz. */
export function useKeptRun(quizlogId: number, state: RunState): void {
  const { quiz, places, questions, at } = state;
  useEffect(
    () => whenIdle(() => void saveRun(quizlogId, state)),
    // A pick that is not submitted is not worth it alone.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [quizlogId, quiz, places, questions, at],
  );
}
