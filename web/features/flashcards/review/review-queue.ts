import { BATCH_MAX, submitReviews } from '~/domain/flashcards/review/contract';
import { href, type Input, type Output } from '~/domain/kit/contract';
import { KeptQueue, type QueueConnection } from '~/web/live/kept-queue';
import { PersonQueues } from '~/web/live/person-queues';
import type { ProblemError } from '~/web/live/problem-error';
import { post } from '~/web/live/request';
import { inTurn } from '../away/in-turn';
import { drop, keep, parsed } from '../away/device-keys';
import {
  isReview,
  keptReviews,
  type KeptReview,
  keyOfReviews,
  type RefusedReview,
  setAside,
} from '../away/kept-reviews';
import { saveAnswers, noteSent, sentBefore } from '../away/stored-reviews';
import { endThoseOver, openThoseOf } from '../away/started';

export type { KeptReview } from '../away/kept-reviews';

export interface ReviewQueueState {
  waiting: readonly KeptReview[];
  connection: QueueConnection;
  problem: ProblemError | null;
}

type Answer = Output<typeof submitReviews>;

/** Answers that are remembered after the server has them. */
const ARRIVED_MAX = 100;
/** Milliseconds that are waited at most before the next attempt. */
const RETRY_LONGEST = 30_000;
/** Before the id of an answer that was taken back. */
const UNDONE = 'undone.';
const NOTHING: Answer = { accepted: 0, duplicates: 0, refused: [], quizlog_completed: false };

/**
 * Brings answers to cards to the server, all that wait in one batch. They are on the device until the server has them, and belong
 * to the person, so that those of an earlier review go first. Tabs of one device take turns.
 */
export class ReviewQueue extends KeptQueue<KeptReview, Answer, ReviewQueueState> {
  private readonly key: ReturnType<typeof keyOfReviews>;
  /** What the request that is under way carries. */
  private batch: readonly KeptReview[] = [];
  /** Answers that the storage did not take: they are in this tab alone. */
  private readonly unsaved = new Set<string>();
  /** Answers that the server has, the last ones: a review that was asked for before it had them lacks them. */
  private arrived: readonly KeptReview[] = [];
  private readonly elsewhere = new Set<(reviews: readonly KeptReview[]) => void>();
  private readonly undone = new Set<(reviewId: string) => void>();
  private readonly refusals = new Set<(refused: readonly RefusedReview[]) => void>();

  constructor(private readonly personId: number) {
    const own: { queue: ReviewQueue | null } = { queue: null };
    super(
      keptReviews(personId),
      {
        send: (_, leaving) => own.queue!.sendBatch(leaving),
        taken: (_, answer) => own.queue!.settle(answer),
        refused: (_, problem) => own.queue!.refuseBatch(problem),
      },
      { longest: RETRY_LONGEST, stops: [401, 403, 409] },
    );
    own.queue = this;
    this.key = keyOfReviews(personId);
  }

  override open(): () => void {
    // Somebody may have signed out since it was closed, or another tab may have sent some.
    const kept = keptReviews(this.personId);
    const ids = new Set(kept.map(({ review_id }) => review_id));
    this.lose(({ review_id }) => !ids.has(review_id));
    this.follow(kept);
    const close = super.open();
    const heard = ({ key, newValue }: StorageEvent) => {
      if (key === null) this.lose(() => true);
      else if (!key.startsWith(this.key)) return;
      else if (key.startsWith(this.key + UNDONE)) {
        if (newValue !== null) for (const tell of this.undone) tell(key.slice((this.key + UNDONE).length));
      } else if (newValue === null) this.lose(({ review_id }) => key === this.key + review_id);
      else this.follow([parsed(newValue)].filter(isReview));
    };
    window.addEventListener('storage', heard);
    return () => {
      window.removeEventListener('storage', heard);
      close();
    };
  }

  add(review: KeptReview): void {
    if (!keep(`${this.key}${review.review_id}`, review)) this.unsaved.add(review.review_id);
    this.put([...this.entries, review]);
  }

  /** Answers to a review that wait here, and the last that arrived. */
  answersOf(quizlogId: number): { waiting: readonly KeptReview[]; arrived: readonly KeptReview[] } {
    const own = ({ quizlog_id }: KeptReview) => quizlog_id === quizlogId;
    return { waiting: this.entries.filter(own), arrived: this.arrived.filter(own) };
  }

  /** Forgets an answer that was taken back. One that is on its way may still arrive: the undo is sent by itself. */
  takeBack(id: string): void {
    const gone = this.entries.filter(({ review_id }) => review_id === id);
    this.forget(gone);
    this.arrived = this.arrived.filter(({ review_id }) => review_id !== id);
    if (gone.length > 0) this.put(this.entries.filter((one) => !gone.includes(one)));
    // Long enough for other tabs to hear of it.
    const key = `${this.key}${UNDONE}${id}` as const;
    keep(key, true);
    drop(key);
  }

  /** Tells of answers that another tab of this device took back. @returns ends it */
  onUndone(listener: (reviewId: string) => void): () => void {
    this.undone.add(listener);
    return () => void this.undone.delete(listener);
  }

  /** Tells of answers that another tab of this device gave. @returns ends it */
  onElsewhere(listener: (reviews: readonly KeptReview[]) => void): () => void {
    this.elsewhere.add(listener);
    return () => void this.elsewhere.delete(listener);
  }

  /** Tells of answers that the server will never take; they were set aside. @returns ends it */
  onRefused(listener: (refused: readonly RefusedReview[]) => void): () => void {
    this.refusals.add(listener);
    return () => void this.refusals.delete(listener);
  }

  /** Takes over what another tab added. */
  private follow(kept: readonly KeptReview[]): void {
    const here = new Set(this.entries.map(({ review_id }) => review_id));
    const added = kept.filter(({ review_id }) => !here.has(review_id));
    if (added.length === 0) return;
    this.put([...this.entries, ...added]);
    for (const tell of this.elsewhere) tell(added);
  }

  /** Lets go of what is not on the device any more: another tab has sent it, or has signed out. */
  private lose(gone: (review: KeptReview) => boolean): void {
    const left = this.entries.filter((one) => this.unsaved.has(one.review_id) || !gone(one));
    if (left.length < this.entries.length) this.put(left);
  }

  private sendBatch(leaving: boolean): Promise<Answer> {
    // A page that is left has no time to wait for its turn. Sent twice, an answer counts once.
    return leaving ? this.sendNow(true) : inTurn(this.key, () => this.sendNow(false));
  }

  private async sendNow(leaving: boolean): Promise<Answer> {
    const mine = this.entries;
    const kept = new Set(keptReviews(this.personId).map(({ review_id }) => review_id));
    const before = leaving ? new Set<string>() : await sentBefore(this.personId, [...kept]);
    const due = mine.filter(
      ({ review_id }) => this.unsaved.has(review_id) || (kept.has(review_id) && !before.has(review_id)),
    );
    // The others were sent by another tab.
    const sent = mine.filter((one) => !due.includes(one));
    this.batch = [...sent, ...due.slice(0, BATCH_MAX)];
    if (due.length === 0) return NOTHING;
    const noted = saveAnswers(this.personId, due);
    if (!leaving) await noted;
    const opened = await openThoseOf(this.personId, due.slice(0, BATCH_MAX));
    const placed = due.slice(0, BATCH_MAX).map((one) => ({ ...one, quizlog_id: opened(one.quizlog_id) }));
    const homeless = placed
      .filter(({ quizlog_id }) => quizlog_id === null)
      .map(({ review_id }) => ({ review_id, reason: 'flashcard-not-in-review' as const }));
    const reviews = placed.flatMap((one) => (one.quizlog_id === null ? [] : [{ ...one, quizlog_id: one.quizlog_id }]));
    const input: Input<typeof submitReviews> = { reviews, learner_id: this.personId };
    if (reviews.length === 0) return { ...NOTHING, refused: homeless };
    const answer = (await post(href(submitReviews), input, undefined, { keepalive: leaving })) as Answer;
    // While it is this tab's turn, so that the next one does not send them again. What is refused may be sent as another review.
    const not = new Set(answer.refused.map(({ review_id }) => review_id));
    await noteSent(
      this.personId,
      reviews.map(({ review_id }) => review_id).filter((id) => !not.has(id)),
    );
    return { ...answer, refused: [...answer.refused, ...homeless] };
  }

  private settle({ refused }: Answer): void {
    const reasons = new Map(refused.map(({ review_id, reason }) => [review_id, reason]));
    this.refuse(
      this.batch.flatMap((one) => {
        const reason = reasons.get(one.review_id);
        return reason ? [{ ...one, reason }] : [];
      }),
    );
    const taken = this.batch.filter(({ review_id }) => !reasons.has(review_id));
    this.arrived = [...this.arrived, ...taken].slice(-ARRIVED_MAX);
    this.drop(this.batch);
    void endThoseOver(this.personId, this.entries);
  }

  /** The whole batch is refused: nothing of it may be lost without a word. */
  private refuseBatch(problem: ProblemError): void {
    this.refuse(this.batch.map((one) => ({ ...one, reason: problem.code })));
    this.drop(this.batch);
  }

  private refuse(refused: readonly RefusedReview[]): void {
    if (refused.length === 0) return;
    setAside(this.personId, refused);
    for (const tell of this.refusals) tell(refused);
  }

  protected override stateOf(
    entries: readonly KeptReview[],
    connection: QueueConnection,
    problem: ProblemError | null,
  ): ReviewQueueState {
    return { waiting: entries, connection, problem };
  }

  protected override forget(gone: readonly KeptReview[]): void {
    for (const { review_id } of gone) {
      this.unsaved.delete(review_id);
      drop(`${this.key}${review_id}`);
    }
  }
}

export const {
  of: reviewsOf,
  run: runReviews,
  send: sendReviews,
} = new PersonQueues((personId) => new ReviewQueue(personId));
