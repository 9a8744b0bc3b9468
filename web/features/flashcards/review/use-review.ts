import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { CARDS_AT_ONCE, flashcardReview, TOOK_MAX, undoAnswer } from '~/domain/flashcards/review/contract';
import type { Rating } from '~/domain/flashcards/review/memory';
import { againIn } from '~/domain/flashcards/review/steps';
import type { Output, PageData } from '~/domain/kit/contract';
import { runAction, type ProblemError } from '~/web/live/client';
import { useStable } from '~/web/ui/use-stable';
import { instantNow } from '../away/instant';
import { uuid } from '~/web/live/uuid';
import { useKeptCall } from '~/web/drafts/use-kept';
import { forgetAnswer, saveAnswers, saveAside, saveTexts } from '../away/stored-reviews';
import { reviewsOf, runReviews } from './review-queue';
import {
  answeredElsewhere,
  begin,
  type Done,
  lackedBy,
  leaveOut,
  lookAgain,
  mark,
  reveal,
  type RunState,
  setAside,
  showNow,
  takeBack,
  takenBackElsewhere,
} from './run-state';

type Data = PageData<typeof flashcardReview>;
export type Card = Output<typeof flashcardReview.actions.cards>['cards'][number];

const OUTSIDE = { random: Math.random, now: instantNow };
const RATINGS: readonly Rating[] = [1, 2, 3, 4];

/** In how many seconds the card that is asked comes again after an answer, by learning steps; null if its memory says when. */
function stepOf({ steps, current }: RunState, correct: boolean, rating?: Rating): number | null {
  if (!steps || !current) return null;
  return againIn(steps, { step: current.step, isNew: current.lastAnswered === null }, correct, rating);
}

/** Cards whose sides are fetched ahead; of a longer review the rest comes as it is needed. */
const AHEAD_MAX = 1_000;

/** Both sides of the cards of a review, fetched while others are answered. */
function useCards(
  personId: number,
  quizlogId: number,
  first: readonly Card[],
  pool: readonly { id: number }[],
  wanted: number | null,
  onGone: (ids: ReadonlySet<number>) => void,
) {
  const [cards, setCards] = useState(() => new Map(first.map((card) => [card.id, card])));
  const [problem, setProblem] = useState<ProblemError | null>(null);
  const underWay = useRef(false);
  const fetchMore = useCallback(async () => {
    const missing = pool.filter(({ id }) => !cards.has(id)).map(({ id }) => id);
    const first = wanted !== null && !cards.has(wanted) ? [wanted] : [];
    if (underWay.current || missing.length === 0 || (first.length === 0 && cards.size >= AHEAD_MAX)) return;
    underWay.current = true;
    const ids = [...new Set([...first, ...missing])].slice(0, CARDS_AT_ONCE);
    try {
      const answer = await runAction(flashcardReview, 'cards', { params: { quizlogId } }, { ids: ids.join() });
      setProblem(null);
      void saveTexts(personId, answer.cards);
      setCards((before) => new Map([...before, ...answer.cards.map((card) => [card.id, card] as const)]));
      const found = new Set(answer.cards.map(({ id }) => id));
      onGone(new Set(ids.filter((id) => !found.has(id))));
    } catch (error) {
      setProblem(error as ProblemError);
    } finally {
      underWay.current = false;
    }
  }, [personId, quizlogId, cards, pool, wanted, onGone]);
  useEffect(() => {
    if (!problem) void fetchMore();
  }, [fetchMore, problem]);
  return { cards, problem, retry: () => setProblem(null) };
}

/** A review: the card that is asked, its marks, and their way to the server. */
export function useReview(personId: number, data: Data, onRefused: () => void) {
  const queue = reviewsOf(personId);
  useEffect(() => runReviews(personId), [personId]);
  const refused = useStable(onRefused);
  useEffect(
    () =>
      queue.onRefused((reviews) => {
        if (reviews.some(({ quizlog_id }) => quizlog_id === data.quizlog_id)) refused();
      }),
    [queue, refused, data.quizlog_id],
  );
  const sending = useSyncExternalStore(queue.subscribe, queue.snapshot);
  const [state, setState] = useState<RunState>(() => {
    const { waiting, arrived } = queue.answersOf(data.quizlog_id);
    return begin(data, [...lackedBy(data, arrived), ...waiting], OUTSIDE);
  });
  // What other tabs answered, with its card as it was before, by the ids of the answers.
  const there = useRef(new Map<string, Done>());
  useEffect(
    () =>
      queue.onElsewhere((reviews) => {
        const here = reviews.filter(({ quizlog_id }) => quizlog_id === data.quizlog_id);
        const count = (so: RunState, answer: (typeof here)[number]): RunState => {
          const { review_id, flashcard_id, answer_correct: correct } = answer;
          const card = so.pool.find(({ id }) => id === flashcard_id);
          if (card) there.current.set(review_id, { kind: 'answer', review_id, correct, card });
          return answeredElsewhere(so, [answer], OUTSIDE);
        };
        setState((before) => here.reduce(count, before));
      }),
    [queue, data.quizlog_id],
  );
  useEffect(
    () =>
      queue.onUndone((reviewId) => {
        const taken = there.current.get(reviewId);
        if (!there.current.delete(reviewId) || !taken) return;
        setState((before) => takenBackElsewhere(before, taken, OUTSIDE));
      }),
    [queue],
  );
  const leave = useCallback((gone: ReadonlySet<number>) => setState((before) => leaveOut(before, gone, OUTSIDE)), []);
  const { cards, problem, retry } = useCards(
    personId,
    data.quizlog_id,
    data.cards,
    state.pool,
    state.current?.id ?? null,
    leave,
  );
  // What was done on this page, the last at the end.
  const [done, setDone] = useState<readonly Done[]>([]);
  const undoing = useKeptCall(undoAnswer, 'flashcard-undo');
  const shownAt = useRef(0);
  const currentId = state.current?.id;
  useEffect(() => {
    shownAt.current = performance.now();
  }, [currentId, state.answered]);

  const card = state.current ? cards.get(state.current.id) : undefined;
  return {
    state,
    card,
    /** In how many seconds the card comes again after each of four buttons; what is not known is left out. */
    intervals: RATINGS.map(
      // What the server said is of the card as it was when the review began.
      (rating) =>
        stepOf(state, rating > 1, rating) ?? (state.current?.correct == null && card?.intervals?.[rating - 1]),
    ),
    /** Asks a card that waited at a step, as soon as it has come. */
    lookAgain: () => setState((before) => lookAgain(before, OUTSIDE)),
    showNow: () => setState(showNow),
    cardsProblem: problem,
    retryCards: retry,
    sending,
    sendNow: queue.retry,
    reveal: () => setState(reveal),
    /** Whether the person answers by again, hard, good and easy. */
    fourButtons: data.four_buttons ?? false,
    mark(correct: boolean, rating?: Rating) {
      const { current, revealed } = state;
      if (!current || !revealed) return;
      const answered_at = instantNow();
      const again_in = stepOf(state, correct, rating);
      const answer = {
        review_id: uuid(),
        flashcard_id: current.id,
        quizlog_id: data.quizlog_id,
        answer_correct: correct,
        answered_at,
        // A card may have been shown for days.
        took_ms: Math.min(TOOK_MAX, Math.round(performance.now() - shownAt.current)),
        ...(rating !== undefined && { rating }),
        ...(again_in !== null && { again_in }),
      };
      queue.add(answer);
      void saveAnswers(personId, [answer]);
      setState(mark(state, answer, OUTSIDE));
      setDone([...done, { kind: 'answer', review_id: answer.review_id, correct, card: current }]);
    },
    /** Sets the card that is asked aside: it is not asked in this review. */
    setAside(kind: 'suspended' | 'buried') {
      if (!state.current) return;
      setDone([...done, { kind, card: state.current }]);
      void saveAside(personId, data.quizlog_id, state.current, true, instantNow());
      setState(setAside(state, OUTSIDE));
    },
    lastDone: done.at(-1) ?? null,
    /** Takes back what was done last. An answer that has not been sent is dropped; the undo is sent in any case. */
    undo() {
      const last = done.at(-1);
      if (!last) return;
      setDone(done.slice(0, -1));
      setState(takeBack(state, last));
      if (last.kind !== 'answer') return void saveAside(personId, data.quizlog_id, last.card, false, instantNow());
      queue.takeBack(last.review_id);
      void forgetAnswer(personId, { review_id: last.review_id, flashcard_id: last.card.id, undone_at: instantNow() });
      undoing.send(last.review_id, { review_id: last.review_id, undone_at: instantNow(), learner_id: personId });
    },
  };
}

export type Review = ReturnType<typeof useReview>;
