import type { FastifyInstance } from 'fastify';
import { flashcardHome } from '~/domain/flashcards/home/contract';
import { findFlashcardHome } from '~/domain/flashcards/home/find-home.query';
import { startToday } from '~/domain/flashcards/home/today-review';
import { flashcardNotInReview, reviewNotFound, requireLearner } from '~/domain/flashcards/refusals';
import * as review from '~/domain/flashcards/review/contract';
import { countCards } from '~/domain/flashcards/review/draw-cards.query';
import { endReview } from '~/domain/flashcards/review/end-review';
import { findReview, findReviewCards } from '~/domain/flashcards/review/find-review.query';
import { findSetup, takePacks } from '~/domain/flashcards/review/find-setup.query';
import { findFlashcardSummary } from '~/domain/flashcards/review/find-summary.query';
import { selectionOn } from '~/domain/flashcards/review/kinds';
import { recordReviews } from '~/domain/flashcards/review/record-reviews';
import { undoAnswer } from '~/domain/flashcards/review/undo-answer';
import { startReview } from '~/domain/flashcards/review/start-review';
import { conflict } from '~/domain/kit/errors';
import { href } from '~/domain/kit/contract';
import type { Deps } from '~/infra/process/deps';
import { remember } from '~/infra/support/remembered';
import { bindCall, bindPage, type GatewayRoom } from '../bind';
import { bindActs } from './acts';
import { bindAway } from './away';
import { bindBrowse } from './browse';
import { bindDecks } from './decks';
import { bindTransfer } from './exchange';
import { bindDrafts } from './drafting/bind-drafts';
import { bindDeckGeneration } from './generation';
import { bindPlan } from './plan';
import { bindSharing } from './sharing';
import { bindSingleCard } from './single-card';

/** How old the numbers of the packs may be, in milliseconds. */
const PACKS_FOR = 10_000;
/** Reviews that one person may begin in an hour: each writes up to 9,999 rows. */
const STARTS = { points: 200, seconds: 3_600 };
/** Batches of answers of one person in a minute. */
const BATCHES = { points: 60, seconds: 60 };
/** Answers that one person may take back in a minute. */
const UNDOS = { points: 120, seconds: 60 };

function bindFlashcards(app: FastifyInstance, deps: Deps): void {
  const { read } = deps;
  const starts = app.limits.limiter('flashcard-reviews', STARTS.points, STARTS.seconds);
  const batches = app.limits.limiter('flashcard-batches', BATCHES.points, BATCHES.seconds);

  const undos = app.limits.limiter('flashcard-undos', UNDOS.points, UNDOS.seconds);

  const remembered = remember(
    { clock: deps.clock, for: PACKS_FOR, most: 1 },
    async () => new Map([['all', await takePacks(read)]]),
  );
  const packs = async () => (await remembered(['all'])).get('all')!;

  bindPage(app, deps, flashcardHome, {
    data: async ({ person }) => findFlashcardHome(read, person, await packs()),
    actions: {
      async start({ person, input }) {
        await starts.take(person.id);
        const quizlogId = await deps.inTransaction((tx) => startToday(tx, person, input.submission_id ?? null));
        return { next_url: href(review.flashcardReview, { quizlogId }) };
      },
    },
  });

  bindPage(app, deps, review.flashcardSetup, {
    data: async ({ person, query }) => findSetup(read, person, query, await packs()),
    actions: {
      available_flashcards: async ({ person, query, input }) => ({
        count: await countCards(read, person.id, selectionOn(query, input)),
      }),
      async submit({ person, query, input }) {
        await starts.take(person.id);
        const quizlogId = await deps.inTransaction((tx) => startReview(tx, person, selectionOn(query, input)));
        return { next_url: href(review.flashcardReview, { quizlogId }) };
      },
    },
  });

  bindPage(app, deps, review.flashcardReview, {
    data: ({ person, params }) => findReview(read, person.id, params.quizlogId),
    actions: {
      cards: async ({ person, params, input }) => ({
        cards: await findReviewCards(read, person.id, params.quizlogId, input.ids),
      }),
    },
  });

  bindPage(app, deps, review.flashcardSummary, {
    data: ({ person, params, query }) => findFlashcardSummary(read, person.id, params.quizlogId, query),
    actions: {},
  });

  bindCall(app, deps, review.submitReview, async ({ person, input }) => {
    const { refused, quizlog_completed } = await deps.inTransaction((tx) => recordReviews(tx, person, [input]));
    switch (refused[0]?.reason) {
      case undefined:
        return { quizlog_completed };
      case 'review-not-found':
        throw reviewNotFound();
      case 'flashcard-not-in-review':
        throw flashcardNotInReview();
      case 'review-ended':
        throw conflict('review-ended', 'This review has ended. Its result is in the summary.');
    }
  });

  bindCall(app, deps, review.submitReviews, async ({ person, input }) => {
    requireLearner(person.id, input.learner_id);
    await batches.take(person.id);
    return deps.inTransaction((tx) => recordReviews(tx, person, input.reviews));
  });

  bindCall(app, deps, review.undoAnswer, async ({ person, input }) => {
    requireLearner(person.id, input.learner_id);
    await undos.take(person.id);
    await deps.inTransaction((tx) => undoAnswer(tx, person, input));
    return { undone: true as const };
  });

  bindCall(app, deps, review.endReview, async ({ person, input }) => ({
    quizlog_id: await deps.inTransaction((tx) => endReview(tx, person, input.quizlog_id)),
  }));
}

export const flashcardsRoom: GatewayRoom = {
  name: 'flashcards',
  bind: (app, deps) =>
    [
      bindFlashcards,
      bindActs,
      bindDecks,
      bindAway,
      bindBrowse,
      bindDrafts,
      bindDeckGeneration,
      bindPlan,
      bindSharing,
      bindSingleCard,
      bindTransfer,
    ].forEach((bind) => bind(app, deps)),
};
