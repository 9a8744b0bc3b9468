import { randomUUID } from 'node:crypto';
import { flashcardReview, flashcardSetup, submitReview } from '~/domain/flashcards/review/contract';
import { href } from '~/domain/kit/contract';
import type { Ask } from './asking-client';
import type { Measurement } from './benchmark';
import { cardBank, CARDS, deckOf, reviewedCardOf, reviewOf, topicOf } from './card-bank';
import type { LearningSide } from './learning-sides';
import { asManyAsThePeer, type Kind, measureAsks } from './measure-asks';
import { whole } from './tables';

/** More answers a second than there will be. */
const RATE_MAX = 4_000;

type Request = Pick<Ask, 'method' | 'path'> & { body?: object };

/** @param request the `nth` of all requests of a side */
const kind = (
  name: string,
  request: (person: number, nth: number, people: number) => Request,
  { writes = false } = {},
): Kind => ({
  name,
  cycle: !writes,
  asks({ side, round, seconds, connections }) {
    const each = writes ? Math.ceil((RATE_MAX * seconds) / connections) : 48;
    return Array.from({ length: connections }, (_, connection) =>
      Array.from({ length: each }, (__, index) =>
        askOf(side, connection + (index + round * each) * connections, request),
      ),
    );
  },
  ...(writes ? {} : { figure: asManyAsThePeer }),
});

function askOf(side: LearningSide, nth: number, request: Parameters<typeof kind>[1]): Ask {
  const index = nth % side.people.length;
  const { method, path, body } = request(side.people[index]!, nth, side.people.length);
  return { method, path, headers: side.headersOf(index), body: body ? JSON.stringify(body) : '' };
}

const reviewPath = (person: number) => href(flashcardReview, { quizlogId: reviewOf(person) });

const KINDS: readonly Kind[] = [
  kind('count', (_, nth) => ({
    method: 'POST',
    path: href(flashcardSetup),
    body: {
      data_request: 'available_flashcards',
      selection_options: (['all', 'new', 'incorrect'] as const)[nth % 3],
      ...(nth % 2 ? { quiz_type: 1, deck_id: deckOf(nth) } : { quiz_type: 12, topic: topicOf(nth) }),
    },
  })),
  kind('open review', (person) => ({ method: 'GET', path: reviewPath(person) })),
  kind('next card', (person, nth) => ({
    method: 'POST',
    path: reviewPath(person),
    body: { data_request: 'cards', ids: String(reviewedCardOf(person, nth)) },
  })),
  kind(
    'submit-answer',
    (person, nth, people) => ({
      method: 'POST',
      path: href(submitReview),
      body: {
        flashcard_id: reviewedCardOf(person, Math.floor(nth / people)),
        quizlog_id: reviewOf(person),
        answer_correct: nth % 4 > 0,
        review_id: randomUUID(),
        took_ms: 4_000,
      },
    }),
    { writes: true },
  ),
];

/** What a review asks of the server. */
export const flashcards: Measurement = {
  name: 'flashcards',
  title: 'Flashcards: 100,000 cards and a large log of reviews',
  peer: 'The peer is Fastify with a session from Redis and the same named statements on `pg`, between BEGIN and COMMIT if something changes. It has no CSRF token, limits, outbox, checked output or sanitised HTML.',
  run: (context) =>
    measureAsks(context, {
      filled: cardBank(context.plan.reviews),
      holds: `${whole(CARDS)} cards, ${whole(context.plan.reviews)} reviews`,
      connections: 24,
      kinds: KINDS,
    }),
};
