import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { quizGeneration } from '~/domain/quizzes/generation/contract';
import { useLive } from '~/web/live/use-live';
import { useAnnounce } from '~/web/ui/announcer';
import { isGrowing } from './run-view';
import type { Run } from './use-run';

/** Takes the questions of an AI quiz as they are written, while the first ones are already being answered. */
export function useGeneration(run: Run) {
  const { formatMessage: say } = useIntl();
  const announce = useAnnounce();
  const { state, phase, windows } = run;
  const generating = state.quiz.state === 'generating';
  const { snapshot, connection } = useLive(quizGeneration, state.quiz.quizlog_id, { enabled: generating });
  const here = state.places.length;
  const written = snapshot?.written ?? 0;
  const over = snapshot?.stage === 'done' || snapshot?.failure != null;
  const { load } = windows;

  useEffect(() => {
    if (!generating || (written <= here && !over)) return;
    load(here).catch(() => undefined);
  }, [generating, written, here, over, load]);

  // It was waited for, and here it is.
  const arrived = phase !== 'writing';
  useEffect(() => {
    if (!generating || arrived) return undefined;
    return () => announce(say({ id: 'quizzes.run.arrived' }));
  }, [generating, arrived, announce, say]);

  return {
    growing: isGrowing(state),
    connection,
    /** Why the rest was not written. */
    failure: snapshot?.failure ?? (state.quiz.state === 'failed' ? ('internal' as const) : null),
  };
}

export type Generation = ReturnType<typeof useGeneration>;
