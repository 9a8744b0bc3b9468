import { standingOf } from '~/domain/accounts/consent/consents';
import { cardsOfReview } from '~/domain/flashcards/cards.query';
import { cardSelection, flashcardReview, submitReview } from '~/domain/flashcards/review/contract';
import { countCards } from '~/domain/flashcards/review/draw-cards.query';
import { findReview } from '~/domain/flashcards/review/find-review.query';
import { selectionOn } from '~/domain/flashcards/review/kinds';
import { recordReviews } from '~/domain/flashcards/review/record-reviews';
import { findActiveGroup } from '~/domain/group-practice/active-group.query';
import { writeJson } from '~/domain/kit/written-json';
import { quizSetup, selection, STUDY } from '~/domain/quizzes/contract';
import { countQuestions, takeKnown } from '~/domain/quizzes/count-questions.query';
import { findSummary } from '~/domain/quizzes/find-summary.query';
import { takeCensus } from '~/domain/quizzes/generation/bank-census.query';
import { startQuiz } from '~/domain/quizzes/start-quiz';
import { submitAnswer } from '~/domain/quizzes/submit-answer';
import { search, searchOffersOf } from '~/domain/search/search.query';
// Cleans text that an older sanitiser stored, as in the product.
import '~/infra/html/sanitise';
import { inTransaction, listen, personOf, read, withSessions } from './bare-server';

/**
 * The peer of quizzes, flashcards and search: Fastify, a session from Redis, and the same named statements on `pg`, between
 * BEGIN and COMMIT if something changes. No CSRF, limits, outbox, checked output or sanitised HTML.
 */

/** How old a count may be, in milliseconds: as old as in `gateway/bank-counts.ts`. */
const REMEMBERED = 10_000;

function remembered<K, V>(load: (key: K) => Promise<V>): (key: K) => Promise<V> {
  const kept = new Map<K, { value: Promise<V>; until: number }>();
  return (key) => {
    const found = kept.get(key);
    if (found && found.until > Date.now()) return found.value;
    const value = load(key);
    kept.set(key, { value, until: Date.now() + REMEMBERED });
    return value;
  };
}

const bank = remembered((_: 'bank') => takeCensus(read));
const known = remembered((personId: number) => takeKnown(read, personId));

withSessions((routes) => {
  routes.get('/api/session/', async (request) => {
    const person = await personOf(request);
    const [group, standing] = await Promise.all([findActiveGroup(read, person.id), standingOf(read, person.id)]);
    return { person, language: person.language, group, ...standing, server_time: Date.now() };
  });
  routes.post<{ Body: { data_request: string; answer_id: string } }>('/learn/quiz/setup/', async (request) => {
    const person = await personOf(request);
    if (request.body.data_request === 'available_questions')
      return countQuestions(await bank('bank'), await known(person.id), selection.parse(request.body), STUDY);
    const input = quizSetup.actions.submit.input.parse(request.body);
    return { next_url: `/learn/quiz/${await inTransaction((tx) => startQuiz(tx, person, input))}/` };
  });
  routes.post<{ Body: { quizlog_id: number; question_id: number; answer_id: string; submission_id: string } }>(
    '/learn/quiz/:id/',
    async (request) => {
      const person = await personOf(request);
      const { answer_id, ...input } = request.body;
      return inTransaction((tx) => submitAnswer(tx, person, { ...input, picked: answer_id.split(',').map(Number) }));
    },
  );
  routes.get<{ Params: { id: string } }>('/learn/quiz/:id/summary/', async (request, reply) => {
    const summary = await findSummary(read, await personOf(request), Number(request.params.id), {
      page: 1,
      print: false,
    });
    return reply
      .type('application/json; charset=utf-8')
      .send(writeJson<object>({ ...summary, questions: writeJson(summary.questions) }).pieces.join(''));
  });

  routes.post('/flashcards/setup/', async (request) => {
    const person = await personOf(request);
    const chosen = selectionOn({ specialty: 0, topic: 0 }, cardSelection.parse(request.body));
    return { count: await countCards(read, person.id, chosen) };
  });
  routes.get<{ Params: { id: string } }>('/flashcards/review/:id/', async (request) =>
    findReview(read, (await personOf(request)).id, Number(request.params.id)),
  );
  routes.post<{ Params: { id: string } }>('/flashcards/review/:id/', async (request) => {
    const person = await personOf(request);
    const { ids } = flashcardReview.actions.cards.input.parse(request.body);
    return { cards: await cardsOfReview(read, person.id, Number(request.params.id), ids) };
  });
  routes.post('/api/flashcards/submit-answer/', async (request) => {
    const person = await personOf(request);
    const { review_id, ...review } = submitReview.input.parse(request.body);
    const recorded = await inTransaction((tx) => recordReviews(tx, person, [{ ...review, review_id: review_id! }]));
    return { quizlog_completed: recorded.quizlog_completed };
  });

  routes.get<{ Querystring: { q: string } }>('/search/', async (request) =>
    search(read, await personOf(request), { notebook: false, packs: [] }, { q: request.query.q }),
  );
  routes.get<{ Querystring: { q: string } }>('/api/search/', async (request) => ({
    items: await searchOffersOf(
      read,
      await personOf(request),
      { notebook: false, packs: [] },
      {
        q: request.query.q,
        texts: false,
      },
    ),
  }));
});

listen();
