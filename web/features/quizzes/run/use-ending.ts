import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { href } from '~/domain/kit/contract';
import { endQuiz, quizSummary } from '~/domain/quizzes/contract';
import { useMutate } from '~/web/live/client';
import { keepRun } from './kept-run';
import { runReducer } from './run-state';
import type { Stopwatch } from './stopwatch';
import type { Run } from './use-run';

const HOME = '/';

/** Ends the quiz once the server has all answers, and leads to the summary; to the start where nothing was answered (spec 1 §4). */
export function useEnding(quizlogId: number, run: Run, stopwatch: Stopwatch) {
  const navigate = useNavigate();
  const [wanted, setWanted] = useState(false);
  const waiting = run.unsent;
  // Its last answer ends it: what that taught is read in peace before one goes on.
  const finished =
    run.state.quiz.state === 'finished' && (run.exam || (run.phase !== 'answered' && run.phase !== 'marking'));
  const refused = Object.keys(run.state.refusals).length > 0;

  const leave = (to: string) => {
    stopwatch.forget();
    // Opened again without a network, it leads to its summary too.
    void keepRun(quizlogId, runReducer(run.state, { type: 'ended' }));
    void navigate(to, { replace: true });
  };
  const summary = href(quizSummary, { quizlog_id: quizlogId });
  const end = useMutate(endQuiz, {
    onSuccess: ({ quizlog_id }) => {
      run.tellOtherTabs();
      leave(quizlog_id === 0 ? HOME : href(quizSummary, { quizlog_id }));
    },
    onError: (error) => {
      setWanted(false);
      // It was ended elsewhere, or its time ran out, in the meantime.
      if (error.status === 409) leave(summary);
    },
  });

  useEffect(() => {
    if (finished) leave(summary);
    // Once, when it is known.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [finished]);

  const ready = wanted && waiting === 0;
  useEffect(() => {
    if (!ready) return;
    if (refused) setWanted(false);
    else end.mutate({ quizlog_id: quizlogId, seconds: stopwatch.seconds() });
    // Once, as soon as nothing is on its way any more.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [ready]);

  return {
    finish: () => {
      end.reset();
      setWanted(true);
      if (waiting > 0) run.sendNow();
    },
    cancel: () => setWanted(false),
    /** Asked for, and not done yet. */
    ending: wanted || end.isPending || end.isSuccess || finished,
    /** Asked for, but answers still wait on the device. */
    held: wanted && waiting > 0 && run.held,
    error: end.error?.status === 409 ? null : end.error,
  };
}

export type Ending = ReturnType<typeof useEnding>;
