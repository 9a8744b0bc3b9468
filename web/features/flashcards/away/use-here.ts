import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { reviewsOf, runReviews } from '../review/review-queue';
import { instantNow } from './instant';
import { dueHere } from './save-cards';
import { keeper } from './keeping';
import { type RefusedReview, refusedReviews } from './kept-reviews';
import { dropStarted, type StartedReview, startedReviews } from './started';
import { type ListedCard, storeOf } from './store';
import { forgetReview, saveAnswers, readReview } from './stored-reviews';

export interface Here {
  /** Cards on this device, and those of them that are due, the most urgent first. */
  cards: number;
  due: ListedCard[];
  /** The review that was started here last and is not over, and its cards that are left. */
  unfinished: { started: StartedReview; answered: number; left: ReadonlySet<number> } | null;
  refused: (RefusedReview & { front: string | null })[];
}

async function look(personId: number): Promise<Here> {
  const store = await storeOf(personId);
  const { waiting } = reviewsOf(personId).snapshot();
  await saveAnswers(personId, waiting);
  // A card that waited at a learning step is due again.
  const answered = new Set(waiting.flatMap(({ flashcard_id, again_in }) => (again_in ? [] : flashcard_id)));
  const due = await dueHere(personId, instantNow(), answered);
  const refused = await Promise.all(
    refusedReviews(personId).map(async (one) => ({
      ...one,
      front: (await store?.get('texts', one.flashcard_id))?.card.front ?? null,
    })),
  );
  let unfinished: Here['unfinished'] = null;
  for (const started of startedReviews(personId)) {
    if (started.ended) continue;
    const data = await readReview(personId, started.id, []);
    const waits = waiting.some(({ quizlog_id }) => quizlog_id === started.id);
    if (data && data.pool.length > 0)
      unfinished = { started, answered: data.answered, left: new Set(data.pool.map(({ id }) => id)) };
    else if (!waits) {
      dropStarted(personId, started.id);
      await forgetReview(personId, started.id);
    }
  }
  return { cards: (await store?.count('due')) ?? 0, due, unfinished, refused };
}

/** What is on this device of somebody's cards, looked at again when something of it changes. */
export function useHere(personId: number) {
  const queue = reviewsOf(personId);
  useEffect(() => runReviews(personId), [personId]);
  const sending = useSyncExternalStore(queue.subscribe, queue.snapshot);
  const keeping = useSyncExternalStore(keeper.subscribe, () => keeper.stateOf(personId));
  const [here, setHere] = useState<Here | null>(null);
  const [looks, setLooks] = useState(0);
  const lookAgain = useCallback(() => setLooks((before) => before + 1), []);
  useEffect(() => {
    let gone = false;
    void look(personId).then((found) => {
      if (!gone) setHere(found);
    });
    return () => {
      gone = true;
    };
  }, [personId, sending.waiting.length, keeping, looks]);
  useEffect(() => void keeper.keep(personId, true), [personId]);
  return { here, sending, keeping, sendNow: queue.retry, lookAgain };
}
