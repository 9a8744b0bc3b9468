import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { href } from '~/domain/kit/contract';
import { endQuiz, type QuizRunData, quizSummary } from '~/domain/quizzes/contract';
import { useMutation } from '@tanstack/react-query';
import { type ProblemError, useMutate } from '~/web/live/client';
import { saveRun } from './kept-run';
import { runReducer } from './run-state';
import type { Stopwatch } from './stopwatch';
import type { Run } from './use-run';

const HOME = '/';

/** Milliseconds that the server's clock may be behind the page's without a word. */
const SOON = 2_000;

/**
 * Ends the quiz once the server has all answers, and leads to the summary; to the start if nothing was answered (spec 1 §4).
 * An exam is ended by time by the server alone: the page asks it whether that has happened.
 *
 * @param onTimeLeft the page's clock was wrong: the exam goes on
 */
export function useEnding(quizlogId: number, run: Run, stopwatch: Stopwatch, onTimeLeft: () => void) {
  const navigate = useNavigate();
  const [wanted, setWanted] = useState<'hand-in' | 'time-up' | null>(null);
  const waiting = run.unsent;
  // Its last answer ends it: what that taught is read in peace before one goes on.
  const finished =
    run.state.quiz.state === 'finished' && (run.exam || (run.phase !== 'answered' && run.phase !== 'marking'));
  const refused = Object.keys(run.state.refusals).length > 0;

  const leave = (to: string) => {
    stopwatch.forget();
    // Opened again without a network, it leads to its summary too.
    void saveRun(quizlogId, runReducer(run.state, { type: 'ended' }));
    void navigate(to, { replace: true });
  };
  const summary = href(quizSummary, { quizlog_id: quizlogId });
  const end = useMutate(endQuiz, {
    onSuccess: ({ quizlog_id }) => {
      run.tellOtherTabs();
      leave(quizlog_id === 0 ? HOME : href(quizSummary, { quizlog_id }));
    },
    onError: (error) => {
      setWanted(null);
      // It was ended elsewhere, or its time ran out, in the meantime.
      if (error.status === 409) leave(summary);
    },
  });

  const asking = useMutation<QuizRunData, ProblemError>({
    mutationFn: () => run.windows.load(run.state.at),
    onSuccess: ({ quiz }) => {
      const left = (quiz.ends_at ?? 0) - quiz.server_time;
      if (quiz.state === 'finished') return;
      if (left <= SOON) return void setTimeout(() => asking.mutate(), Math.max(left, 0));
      setWanted(null);
      onTimeLeft();
    },
    onError: (error) => {
      // One that ended without an answer is gone.
      if (error.status === 404) leave(HOME);
      else setWanted(null);
    },
  });

  useEffect(() => {
    if (finished) leave(summary);
    // Once, when it is known.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [finished]);

  const ready = wanted !== null && waiting === 0;
  useEffect(() => {
    if (!ready) return;
    if (wanted === 'time-up') asking.mutate();
    else if (refused) setWanted(null);
    else end.mutate({ quizlog_id: quizlogId, seconds: stopwatch.seconds() });
    // Once, as soon as nothing is on its way any more.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [ready]);

  const begin = (what: typeof wanted) => {
    end.reset();
    asking.reset();
    setWanted(what);
    if (waiting > 0) run.sendNow();
  };
  const { error } = end.error ? end : asking;
  return {
    finish: () => begin('hand-in'),
    onTimeUp: () => begin('time-up'),
    cancel: () => setWanted(null),
    /** Asked for, and not done yet. */
    ending: wanted !== null || end.isPending || end.isSuccess || finished,
    /** Asked for, but answers still wait on the device. */
    held: wanted !== null && waiting > 0 && run.held,
    error: error?.status === 409 || error?.status === 404 ? null : error,
  };
}

export type Ending = ReturnType<typeof useEnding>;
