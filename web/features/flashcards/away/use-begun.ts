import { useEffect, useState } from 'react';
import { network } from '~/web/core/loading/network';
import { reviewsOf } from '../review/review-queue';
import { saveReview, readReview } from './stored-reviews';
import type { ReviewData } from './store';

interface Begun {
  data: ReviewData;
  /** Another number for another beginning. */
  nth: number;
}

interface Source {
  /** What the server sent, once it has. */
  sent: ReviewData | undefined;
  /** The server could not be asked. */
  away: boolean;
  refetch: () => Promise<ReviewData | undefined>;
}

/**
 * The start of a review: what the server sent or, without a network, what this device has of it. It does not
 * change when the network is back, as answers may be on their way then; it does when the page is loaded again.
 */
export function useBegun(personId: number | null, id: number, { sent, away, refetch }: Source) {
  const [begun, setBegun] = useState<Begun | null>(null);
  const begin = (data: ReviewData | null | undefined) =>
    data && setBegun((before) => ({ data, nth: (before?.nth ?? 0) + 1 }));
  const current = begun?.data.quizlog_id === id ? begun : null;
  if (!current && sent?.quizlog_id === id) begin(sent);

  useEffect(() => {
    if (personId !== null && sent) void saveReview(personId, sent, reviewsOf(personId).snapshot().waiting);
  }, [personId, sent]);

  const kept = useKept(personId, id, !sent && (away || network.isAway()));
  if (!current && kept) begin(kept);
  return { begun: current, reload: () => void refetch().then(begin) };
}

/** A review as this device has it; null if it does not, or while it is looked for. */
export function useKept(personId: number | null, id: number, wanted: boolean): ReviewData | null {
  const [kept, setKept] = useState<ReviewData | null>(null);
  useEffect(() => {
    if (!wanted || personId === null) return;
    let gone = false;
    void readReview(personId, id, reviewsOf(personId).snapshot().waiting).then((data) => {
      if (!gone) setKept(data);
    });
    return () => {
      gone = true;
    };
  }, [personId, id, wanted]);
  return kept?.quizlog_id === id ? kept : null;
}
