import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { consultationPage, stationConsultation, type ConsultationSnapshot } from '~/domain/consultations/contract';
import { useSession } from '~/web/core/session';
import { runAction, type ProblemError } from '~/web/live/client';
import { offerSnapshot } from '~/web/live/snapshots';
import { uuid } from '~/web/live/uuid';
import { saidKey, type Said } from './kept';
import { SaidQueue } from './said-queue';

/** Whether the patient has still to answer, or is doing so. */
export const isAnswering = ({ turns }: ConsultationSnapshot): boolean =>
  ['waiting', 'speaking'].includes(turns.at(-1)?.state ?? '');

/** What is said, on its way to the server. @param agreed the model that it may go to; empty for none @param onRefused told what the server would not take, and why */
export function useSaid(
  consultationId: number,
  snapshot: ConsultationSnapshot,
  agreed: string,
  onRefused: (said: Said, problem: ProblemError) => void,
) {
  const cache = useQueryClient();
  const personId = useSession().person?.id ?? 0;
  const ends = useRef<(said: Said, problem: ProblemError) => void>(() => undefined);
  const allowed = useRef(agreed);
  const [queue] = useState(
    () =>
      new SaidQueue<ConsultationSnapshot>(saidKey(personId, consultationId), {
        send: (said, leaving) =>
          runAction(
            consultationPage,
            'say',
            { params: { consultation_id: consultationId } },
            { ...said, model: allowed.current },
            {
              keepalive: leaving,
            },
          ),
        taken: (_said, answer) => offerSnapshot(cache, stationConsultation, consultationId, answer),
        refused: (said, problem) => ends.current(said, problem),
      }),
  );
  // Before the effects of a commit, so that none is missed.
  useLayoutEffect(() => {
    ends.current = onRefused;
    allowed.current = agreed;
  });
  const answering = isAnswering(snapshot);
  useEffect(() => {
    queue.settle(new Set(snapshot.turns.map(({ turn_id }) => turn_id)));
    queue.hold(answering);
  }, [queue, snapshot.turns, answering]);
  useEffect(() => queue.open(), [queue]);
  const state = useSyncExternalStore(queue.subscribe, queue.snapshot);
  const known = new Set(snapshot.turns.map(({ turn_id }) => turn_id));
  return {
    ...state,
    /** What is not in the transcript yet. */
    entries: state.entries.filter(({ turn_id }) => !known.has(turn_id)),
    retry: queue.retry,
    say: (text: string) => queue.add({ turn_id: uuid(), text }),
  };
}
