import type { FastifyInstance } from 'fastify';
import * as away from '~/domain/flashcards/away/contract';
import { findCardsToKeep } from '~/domain/flashcards/away/find-cards-to-keep.query';
import { openReview } from '~/domain/flashcards/away/open-review';
import { learnedCards } from '~/domain/flashcards/cards.query';
import { requireLearner } from '~/domain/flashcards/refusals';
import type { Deps } from '~/infra/process/deps';
import { bindCall, bindPage } from '../bind';

/** Reviews that one person may open in an hour: each writes up to 2,000 rows. */
const OPENED = { points: 200, seconds: 3_600 };
/** Lists and texts of one person in a minute: a device that begins asks for 24. */
const LISTS = { points: 120, seconds: 60 };

export function bindAway(app: FastifyInstance, deps: Deps): void {
  const { read } = deps;
  const opened = app.limits.limiter('flashcard-openings', OPENED.points, OPENED.seconds);
  const lists = app.limits.limiter('flashcard-lists', LISTS.points, LISTS.seconds);

  bindPage(app, deps, away.cardsAway, { data: async () => ({}), actions: {} });
  bindPage(app, deps, away.reviewAway, { data: async () => ({}), actions: {} });
  bindCall(app, deps, away.cardsToKeep, async ({ person, input }) => {
    await lists.take(person.id);
    return findCardsToKeep(read, person.id, input);
  });
  bindCall(app, deps, away.cardTexts, async ({ person, input }) => {
    await lists.take(person.id);
    return { cards: await learnedCards(read, person.id, input.ids) };
  });
  bindCall(app, deps, away.openReview, async ({ person, input }) => {
    requireLearner(person.id, input.learner_id);
    await opened.take(person.id);
    return { quizlog_id: await deps.inTransaction((tx) => openReview(tx, person, input)) };
  });
}
