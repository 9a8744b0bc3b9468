import { BATCH_MAX, submitReviews } from '~/domain/flashcards/review/contract';
import { href, type Input, type Output } from '~/domain/kit/contract';
import { isObject, readList, writeList } from '~/web/drafts/device-list';
import { KeptQueue, type QueueConnection } from '~/web/live/kept-queue';
import type { ProblemError } from '~/web/live/problem-error';
import { post } from '~/web/live/request';

/** An answer that the server does not have yet. */
export interface KeptReview {
  review_id: string;
  flashcard_id: number;
  quizlog_id: number;
  answer_correct: boolean;
  /** Milliseconds since the epoch. */
  answered_at: number;
  took_ms: number;
}

export interface ReviewQueueState {
  waiting: readonly KeptReview[];
  connection: QueueConnection;
  problem: ProblemError | null;
}

type Answer = Output<typeof submitReviews>;

/** Milliseconds that are waited at most before the next attempt. */
const RETRY_LONGEST = 30_000;

const isReview = (value: unknown): value is KeptReview =>
  isObject(value) &&
  typeof value.review_id === 'string' &&
  [value.flashcard_id, value.quizlog_id, value.answered_at, value.took_ms].every(Number.isSafeInteger) &&
  typeof value.answer_correct === 'boolean';

const keyOf = (personId: number): string => `wardmates.reviews.${personId}`;

/**
 * Brings answers to cards to the server, all that wait in one batch. They are on the device until the server has them, and belong
 * to the person, so that those of an earlier review go first.
 */
export class ReviewQueue extends KeptQueue<KeptReview, Answer, ReviewQueueState> {
  private readonly key: string;
  /** What the request that is under way carries beside its first answer. */
  private batch: readonly KeptReview[] = [];

  constructor(personId: number, ends: { refused: (reviews: Answer['refused']) => void }) {
    const own: { queue: ReviewQueue | null } = { queue: null };
    super(
      readList(keyOf(personId), isReview),
      {
        send: (_, leaving) => own.queue!.sendBatch(leaving),
        taken: (_, answer) => {
          own.queue!.drop(own.queue!.batch);
          if (answer.refused.length > 0) ends.refused(answer.refused);
        },
        refused: () => undefined,
      },
      { longest: RETRY_LONGEST, stops: [401, 403] },
    );
    own.queue = this;
    this.key = keyOf(personId);
  }

  add(review: KeptReview): void {
    // Another tab may review as well: only this answer is put in.
    writeList(this.key, [...readList(this.key, isReview), review]);
    this.put([...this.entries, review]);
  }

  private sendBatch(leaving: boolean): Promise<Answer> {
    this.batch = this.entries.slice(0, BATCH_MAX);
    const input: Input<typeof submitReviews> = { reviews: [...this.batch] };
    return post(href(submitReviews), input, undefined, { keepalive: leaving }) as Promise<Answer>;
  }

  protected override stateOf(
    entries: readonly KeptReview[],
    connection: QueueConnection,
    problem: ProblemError | null,
  ): ReviewQueueState {
    return { waiting: entries, connection, problem };
  }

  protected override forget(gone: readonly KeptReview[]): void {
    const ids = new Set(gone.map(({ review_id }) => review_id));
    writeList(
      this.key,
      readList(this.key, isReview).filter(({ review_id }) => !ids.has(review_id)),
    );
  }
}
