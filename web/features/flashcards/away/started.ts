import { openReview } from '~/domain/flashcards/away/contract';
import { endReview } from '~/domain/flashcards/review/contract';
import { reviewTypeOf } from '~/domain/flashcards/review/kinds';
import { href, type Output } from '~/domain/kit/contract';
import { isObject } from '~/web/drafts/device-list';
import { ProblemError } from '~/web/live/problem-error';
import { post } from '~/web/live/request';
import { uuid } from '~/web/live/uuid';
import { drop, keep, readAll } from './device-keys';
import type { KeptReview } from './kept-reviews';

/** A review that was started on this device. It is opened on the server before its first answer is sent. */
export interface StartedReview {
  /** Below zero, so that it is never taken for one of the server's. */
  id: number;
  submission_id: string;
  /** Milliseconds since the epoch. */
  started_at: number;
  flashcard_ids: number[];
  /** None for one of an older page: of due cards, each once. */
  quiz_type?: number;
  /** Null until the server has opened it. */
  quizlog_id: number | null;
  ended: boolean;
}

const isStarted = (value: unknown): value is StartedReview =>
  isObject(value) &&
  [value.id, value.started_at].every(Number.isSafeInteger) &&
  typeof value.submission_id === 'string' &&
  Array.isArray(value.flashcard_ids) &&
  value.flashcard_ids.every(Number.isSafeInteger) &&
  (value.quizlog_id === null || Number.isSafeInteger(value.quizlog_id)) &&
  typeof value.ended === 'boolean';

const keyOf = (personId: number) => `wardmates.reviews.started.${personId}.` as const;

/** The reviews that were started on this device, the first one first. */
export const startedReviews = (personId: number): StartedReview[] =>
  readAll(keyOf(personId), isStarted).sort((one, other) => one.started_at - other.started_at);
export const startedReview = (personId: number, id: number): StartedReview | undefined =>
  startedReviews(personId).find((one) => one.id === id);

function change(personId: number, id: number, made: Partial<StartedReview>): void {
  const started = startedReview(personId, id);
  if (started) keep(`${keyOf(personId)}${id}`, { ...started, ...made });
}

/** Starts a review of these cards on this device, with learning steps. */
export function startHere(personId: number, flashcard_ids: number[], started_at: number): StartedReview {
  // By chance, so that two tabs never mean two reviews by it.
  const id = -1 - (crypto.getRandomValues(new Uint32Array(1))[0]! % 2_000_000_000);
  const started: StartedReview = {
    id,
    submission_id: uuid(),
    started_at,
    flashcard_ids,
    quiz_type: reviewTypeOf('today', false),
    quizlog_id: null,
    ended: false,
  };
  keep(`${keyOf(personId)}${id}`, started);
  return started;
}

/** The person ends it; the server gets the end after all answers. */
export const endHere = (personId: number, id: number): void => change(personId, id, { ended: true });
export const dropStarted = (personId: number, id: number): void => drop(`${keyOf(personId)}${id}`);

/**
 * Opens the reviews of these answers that only this device knows of.
 *
 * @returns what a review is called on the server; null if the server will not open it
 * @throws ProblemError if it could not be asked
 */
export async function openThoseOf(
  personId: number,
  answers: readonly KeptReview[],
): Promise<(id: number) => number | null> {
  const names = new Map<number, number | null>();
  for (const id of new Set(answers.map(({ quizlog_id }) => quizlog_id))) {
    if (id >= 0) continue;
    const started = startedReview(personId, id);
    names.set(id, started ? (started.quizlog_id ?? (await openOnServer(personId, started))) : null);
  }
  return (id) => (id >= 0 ? id : (names.get(id) ?? null));
}

async function openOnServer(personId: number, started: StartedReview): Promise<number | null> {
  const { submission_id, started_at, flashcard_ids, quiz_type } = started;
  try {
    const answer = await post(href(openReview), {
      submission_id,
      started_at,
      flashcard_ids,
      quiz_type,
      learner_id: personId,
    });
    const { quizlog_id } = answer as Output<typeof openReview>;
    change(personId, started.id, { quizlog_id });
    return quizlog_id;
  } catch (error) {
    if (error instanceof ProblemError && error.status === 422) return null;
    throw error;
  }
}

/** Tells the server of reviews that were ended here, once no answer of theirs waits. What fails is tried after the next answers. */
export async function endThoseOver(personId: number, waiting: readonly KeptReview[]): Promise<void> {
  for (const { id, quizlog_id, ended } of startedReviews(personId)) {
    if (!ended || waiting.some((one) => one.quizlog_id === id)) continue;
    try {
      if (quizlog_id !== null) await post(href(endReview), { quizlog_id });
      dropStarted(personId, id);
    } catch (error) {
      if (error instanceof ProblemError && !error.passing) dropStarted(personId, id);
    }
  }
}
