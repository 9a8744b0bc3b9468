import { useEffect, useState } from 'react';
import { Stopwatch } from './stopwatch';

/** Counts from the seconds that the quiz has used so far. */
export function useStopwatch(quizlogId: number, secondsUsed: number): Stopwatch {
  const [stopwatch] = useState(() => new Stopwatch(`wardmates.quiz-timer.${quizlogId}`, secondsUsed));
  useEffect(() => {
    window.addEventListener('pagehide', stopwatch.keep);
    return () => {
      window.removeEventListener('pagehide', stopwatch.keep);
      stopwatch.keep();
    };
  }, [stopwatch]);
  return stopwatch;
}
