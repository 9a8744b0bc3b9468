import { useCallback, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { flashcardHome } from '~/domain/flashcards/home/contract';
import { endReview } from '~/domain/flashcards/review/contract';
import { href } from '~/domain/kit/contract';
import { useMutate } from '~/web/live/client';
import type { ReviewQueueState } from './review-queue';

/** Whether this tab knows the page on which the review was begun: the entry before this one in its history. */
const cameFromHere = (): boolean => ((window.history.state as { idx?: number } | null)?.idx ?? 0) > 0;

/**
 * Ends a review. Answers that are on their way go first; those that cannot be sent now are taken later. The server answers 0 for a
 * review of which it has no answer, and that leads back to the referrer (spec 2 §7), unless answers to it wait on this device, or
 * have arrived just after the end: they count, and the result is shown once they have been sent (`ended`).
 *
 * @param answered cards of the review that were answered, as far as this device knows
 * @param last the last answer, which the summary can take back if no card is left
 */
export function useEnding(
  quizlogId: number,
  answered: number,
  sending: ReviewQueueState,
  summary: string,
  last: string | null,
) {
  const navigate = useNavigate();
  const [wanted, setWanted] = useState(false);
  const [ended, setEnded] = useState(false);
  const undoable = last === null ? null : { undo: last };
  const waits = sending.waiting.some((one) => one.quizlog_id === quizlogId);
  const { mutate, reset, error, isPending } = useMutate(endReview, {
    onSuccess({ quizlog_id }) {
      if (waits) setEnded(true);
      else if (quizlog_id !== 0 || answered > 0) void navigate(summary, { replace: true, state: undoable });
      else if (cameFromHere()) void navigate(-1);
      else void navigate(href(flashcardHome), { replace: true });
    },
    onError: () => setWanted(false),
  });
  const settled = sending.waiting.length === 0 || sending.connection !== 'online';
  useEffect(() => {
    if (wanted && settled && !ended) mutate({ quizlog_id: quizlogId });
  }, [wanted, settled, ended, mutate, quizlogId]);
  /** Ends a review without further cards. If that fails, the summary has the way back to it. */
  const finish = useCallback(
    () => mutate({ quizlog_id: quizlogId }, { onError: () => void navigate(summary, { replace: true }) }),
    [mutate, quizlogId, navigate, summary],
  );
  return { end: () => setWanted(true), finish, ending: wanted || isPending, ended, problem: error, reset };
}
