import { randomUUID } from 'node:crypto';
import { flashcardReview, flashcardSetup, submitReview } from '~/domain/flashcards/review/contract';
import { href } from '~/domain/kit/contract';
import { AIMS } from './aims';
import type { AskingOrders, AskOrder } from './asking-client';
import { PEOPLE, personOf } from './bank';
import type { Benchmark, Context } from './benchmark';
import { cardBank, CARDS, deckOf, reviewedCardOf, reviewOf, topicOf } from './card-bank';
import { ms, spread, table, totals, verdicts, whole } from './markdown';
import { startClient } from './orders';
import { POOL, SIDES, type SideName } from './plan';
import { type Cost, costEach } from './processor-time';
import { type QuizSide, startOurs, startPeer } from './quizzes';
import { inTurns, mustBeRight } from './rounds';
import { median, percentile, ratioOf } from './statistics';

type Ask = AskOrder['connections'][number][number];

/** Connections that ask at the same time. */
const CONNECTIONS = 24;
const MEASURED = ['count', 'open review', 'next card', 'submit-answer'] as const;
type Measured = (typeof MEASURED)[number];
/** The others write; there is no aim for them. */
const READS = ['count', 'open review', 'next card'] as const;
/** More answers a second than there will be. */
const RATE_MAX = 4_000;

interface AskResult {
  perSecond: number;
  p50: number;
  p99: number;
  /** Of one answer. */
  cost: Cost;
}

/** The `nth` request of all those of a side. */
function requestOf(what: Measured, side: QuizSide, nth: number): Ask {
  const index = nth % side.people.length;
  const person = side.people[index]!;
  const headers = side.headersOf(index);
  const path = href(flashcardReview, { quizlogId: reviewOf(person) });
  const post = (to: string, body: object): Ask => ({ method: 'POST', path: to, headers, body: JSON.stringify(body) });
  switch (what) {
    case 'count': {
      const preference = {
        data_request: 'available_flashcards',
        selection_options: (['all', 'new', 'incorrect'] as const)[nth % 3],
      };
      return post(
        href(flashcardSetup),
        nth % 2
          ? { ...preference, quiz_type: 1, deck_id: deckOf(nth) }
          : { ...preference, quiz_type: 12, topic: topicOf(nth) },
      );
    }
    case 'open review':
      return { method: 'GET', path, headers, body: '' };
    case 'next card':
      return post(path, { data_request: 'cards', ids: String(reviewedCardOf(person, nth)) });
    case 'submit-answer':
      return post(href(submitReview), {
        flashcard_id: reviewedCardOf(person, Math.floor(nth / side.people.length)),
        quizlog_id: reviewOf(person),
        answer_correct: nth % 4 > 0,
        review_id: randomUUID(),
        took_ms: 4_000,
      });
  }
}

async function run({ servers, plan, meter, say }: Context): Promise<string> {
  const client = startClient<AskingOrders>(require.resolve('./asking-client'));
  say(`filling ${whole(CARDS)} cards and ${whole(plan.reviews)} reviews`);
  const ours = await startOurs(servers, { namespace: 'bench-flashcards', filled: cardBank(plan.reviews) });
  const others = Array.from({ length: PEOPLE / 2 }, (_, index) => personOf(2 * index + 1));
  const peer = await startPeer(servers, ours.databaseUrl, others, 'bare-flashcards');
  const sides = { product: ours.side, peer: peer.side };

  const measure = async (what: Measured, side: QuizSide, round: number): Promise<AskResult> => {
    const { hostname, port } = new URL(side.url);
    const writes = what === 'submit-answer';
    const each = writes ? Math.ceil((RATE_MAX * plan.bankSeconds) / CONNECTIONS) : 48;
    const order: AskOrder = {
      host: hostname,
      port: Number(port),
      time: plan.bankSeconds * 1_000,
      cycle: !writes,
      connections: Array.from({ length: CONNECTIONS }, (_, connection) =>
        Array.from({ length: each }, (__, nth) =>
          requestOf(what, side, connection + (nth + round * each) * CONNECTIONS),
        ),
      ),
    };
    const { result, cost } = await meter.measure([side.pid], () => client.tell('ask', order));
    mustBeRight(side.name, what, result.wrong);
    return {
      perSecond: result.perSecond,
      p50: percentile(result.latencies, 0.5),
      p99: percentile(result.latencies, 0.99),
      cost: costEach(cost, result.answers),
    };
  };

  try {
    await meter.takeIdleLevel(plan.idleTime);
    const results = {} as Record<Measured, Record<SideName, AskResult[]>>;
    for (const what of MEASURED)
      results[what] = await inTurns(
        SIDES,
        plan.bankRounds,
        (name, round) => measure(what, sides[name], round),
        (done) => say(`${what}: ${done} of ${plan.bankRounds} rounds`),
      );
    return report(results, plan.reviews);
  } finally {
    await client.stop();
    await peer.stop();
    await ours.stop();
  }
}

function report(results: Record<Measured, Record<SideName, AskResult[]>>, reviews: number): string {
  const rates = (what: Measured, name: SideName) => results[what][name].map(({ perSecond }) => perSecond);
  const costs = (what: Measured, name: SideName) => results[what][name].map(({ cost }) => cost);
  const rows = MEASURED.map((what) => {
    const side = (name: SideName) => [
      whole(median(rates(what, name))),
      ms(median(results[what][name].map(({ p50 }) => p50))),
      ms(median(results[what][name].map(({ p99 }) => p99))),
    ];
    return [
      what,
      ...side('product'),
      ...side('peer'),
      spread(ratioOf(rates(what, 'product'), rates(what, 'peer'))),
      spread(ratioOf(totals(costs(what, 'product')), totals(costs(what, 'peer')))),
    ];
  });
  const heads = ['product a second', 'p50 ms', 'p99 ms', 'peer a second', 'p50 ms', 'p99 ms'];
  return [
    `${whole(CARDS)} cards, ${whole(reviews)} reviews; ${CONNECTIONS} connections, one gateway, ${POOL} connections to PostgreSQL; ${results.count.peer.length} rounds in turn.`,
    table(['', ...heads, 'ratio of a second', 'ratio of processor time'], rows),
    verdicts(
      READS.map((what) => [
        { ...AIMS.hotReads, what: `${what} a second` },
        ratioOf(rates(what, 'product'), rates(what, 'peer')),
      ]),
    ),
  ].join('\n\n');
}

/** What a review asks of the server, on both sides in turn, on one database. */
export const flashcards: Benchmark = {
  name: 'flashcards',
  title: 'Flashcards: 100,000 cards and a large log of reviews',
  peer: 'The peer is Fastify with a session from Redis and the same named statements on `pg`, between BEGIN and COMMIT where something changes. It has no CSRF token, limits, outbox, checked output or sanitised HTML.',
  run,
};
