import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { href } from '~/domain/kit/contract';
import { local } from '~/web/core/stores/browser';
import { endQuiz, type QuizRunData, quizSummary } from '~/domain/quizzes/contract';
import { useMutation } from '@tanstack/react-query';
import { type ProblemError, useMutate } from '~/web/live/client';
import { handInKey } from './kept-answers';
import { saveRun } from './kept-run';
import { runReducer } from './run-state';
import type { Stopwatch } from './stopwatch';
import type { Run } from './use-run';

const HOME = '/';

/** Milliseconds that the server's clock may be behind the page's without a word. */
const SOON = 2_000;

interface Setting {
  quizlogId: number;
  personId: number;
  run: Run;
  stopwatch: Stopwatch;
  /** The page's clock was wrong: the exam goes on. */
  onTimeLeft: () => void;
}

/**
 * Ends the quiz once the server has all answers, and leads to the summary; to the start if nothing was answered (spec 1 §4).
 * That it is to be ended is remembered by the device until then.
 * An exam is ended by time by the server alone: the page asks it whether that has happened. If answers came too late, or none
 * in time, the page stays and says so.
 */
export function useEnding({ quizlogId, personId, run, stopwatch, onTimeLeft }: Setting) {
  const navigate = useNavigate();
  const key = handInKey(personId, quizlogId);
  const [wanted, setWanted] = useState<'hand-in' | 'time-up' | null>(local.get(key) === null ? null : 'hand-in');
  const [gone, setGone] = useState(false);
  const { late } = run.state;
  const waiting = run.unsent;
  // Its last answer ends it: what that taught is read in peace before one goes on.
  const finished =
    run.state.quiz.state === 'finished' &&
    (run.exam ? waiting === 0 : run.phase !== 'answered' && run.phase !== 'marking');
  const refused = Object.keys(run.state.refusals).length > 0;

  const forget = () => {
    local.remove(key);
    setWanted(null);
  };
  const leave = (to: string) => {
    local.remove(key);
    stopwatch.forget();
    // Opened again without a network, it leads to its summary too.
    void saveRun(quizlogId, runReducer(run.state, { type: 'ended' }));
    void navigate(to, { replace: true });
  };
  const summary = href(quizSummary, { quizlog_id: quizlogId });
  const end = useMutate(endQuiz, {
    onSuccess: ({ quizlog_id }) => {
      run.tellOtherTabs();
      local.remove(key);
      if (quizlog_id === 0 && run.exam) setGone(true);
      else leave(quizlog_id === 0 ? HOME : summary);
    },
    onError: (error) => {
      forget();
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
      if (error.status === 404) setGone(true);
      else setWanted(null);
    },
  });

  useEffect(() => {
    if (finished && late === 0) leave(summary);
    // Once, when it is known.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [finished]);

  const ready = wanted !== null && waiting === 0;
  useEffect(() => {
    if (!ready) return;
    if (wanted === 'time-up' || late > 0) asking.mutate();
    else if (refused) forget();
    else end.mutate({ quizlog_id: quizlogId, seconds: stopwatch.seconds() });
    // Once for each wish, as soon as nothing is on its way any more.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [ready, wanted]);

  const begin = (what: typeof wanted) => {
    end.reset();
    asking.reset();
    setWanted(what);
    if (what === 'hand-in') local.set(key, '1');
    else local.remove(key);
    if (waiting > 0) run.sendNow();
  };
  const { error } = end.error ? end : asking;
  return {
    finish: () => begin('hand-in'),
    onTimeUp: () => begin('time-up'),
    cancel: forget,
    /** Asked for, and not done yet. */
    ending: wanted !== null || end.isPending || end.isSuccess || finished,
    /** Asked for, but answers still wait on the device. */
    held: wanted !== null && waiting > 0 && run.held,
    /** Answers of an exam that came too late to count. */
    late,
    /** An exam to which no answer came in time has no summary. */
    gone,
    /** The server has said what became of an exam whose last answers came too late. */
    told: gone || (late > 0 && asking.isSuccess),
    error: error?.status === 409 || error?.status === 404 ? null : error,
  };
}

export type Ending = ReturnType<typeof useEnding>;
