import { AIMS } from './aims';
import type { AskingOrders, AskOrder } from './asking-client';
import { PEOPLE, personOf } from './bank';
import type { Context } from './benchmark';
import { ms, spread, table, totals, verdicts, whole } from './markdown';
import { NOTEBOOK_BANK, QUESTIONS, SECTIONS } from './notebook-bank';
import { startClient } from './orders';
import { POOL, SIDES, type SideName } from './plan';
import { type Cost, costEach } from './processor-time';
import { type QuizSide, startOurs, startPeer } from './quizzes';
import { inTurns, mustBeRight } from './rounds';
import { median, percentile, ratioOf } from './statistics';

/** Connections that ask at the same time. */
const CONNECTIONS = 50;

interface Result {
  perSecond: number;
  p50: number;
  p99: number;
  /** Of one answer. */
  cost: Cost;
}

/** How fast a connection asks: `pause` milliseconds after each answer. */
export interface Pace {
  name: string;
  pause: number;
  /** Its p99 is held to the aim of the search. */
  aimed: boolean;
}

/** What is read of a large notebook, on both sides in turn, on one database. @param pathOf of the `nth` request */
export async function measureReading(
  { servers, plan, meter, say }: Context,
  namespace: string,
  paces: readonly Pace[],
  pathOf: (nth: number) => string,
): Promise<string> {
  const client = startClient<AskingOrders>(require.resolve('./asking-client'));
  say(`filling ${whole(SECTIONS)} sections and ${whole(QUESTIONS)} questions`);
  const ours = await startOurs(servers, { namespace, filled: NOTEBOOK_BANK });
  const others = Array.from({ length: PEOPLE / 2 }, (_, index) => personOf(2 * index + 1));
  const peer = await startPeer(servers, ours.databaseUrl, others, 'bare-notebook');
  const sides = { product: ours.side, peer: peer.side };
  const each = 60;

  const measure = async (pace: Pace, side: QuizSide, round: number): Promise<Result> => {
    const { hostname, port } = new URL(side.url);
    const order: AskOrder = {
      host: hostname,
      port: Number(port),
      time: plan.bankSeconds * 1_000,
      pause: pace.pause,
      cycle: true,
      connections: Array.from({ length: CONNECTIONS }, (_, connection) =>
        Array.from({ length: each }, (__, index) => {
          const nth = connection + (index + round * each) * CONNECTIONS;
          const headers = side.headersOf(nth % side.people.length);
          return { method: 'GET', path: pathOf(nth), headers, body: '' };
        }),
      ),
    };
    const { result, cost } = await meter.measure([side.pid], () => client.tell('ask', order));
    mustBeRight(side.name, pace.name, result.wrong);
    return {
      perSecond: result.perSecond,
      p50: percentile(result.latencies, 0.5),
      p99: percentile(result.latencies, 0.99),
      cost: costEach(cost, result.answers),
    };
  };

  try {
    await meter.takeIdleLevel(plan.idleTime);
    const results = new Map<Pace, Record<SideName, Result[]>>();
    for (const pace of paces)
      results.set(
        pace,
        await inTurns(
          SIDES,
          plan.bankRounds,
          (name, round) => measure(pace, sides[name], round),
          (done) => say(`${pace.name}: ${done} of ${plan.bankRounds} rounds`),
        ),
      );
    return report(results);
  } finally {
    await client.stop();
    await peer.stop();
    await ours.stop();
  }
}

function report(results: ReadonlyMap<Pace, Record<SideName, Result[]>>): string {
  const all = [...results];
  const rows = all.map(([pace, result]) => {
    const side = (name: SideName) => [
      whole(median(result[name].map(({ perSecond }) => perSecond))),
      ms(median(result[name].map(({ p50 }) => p50))),
      ms(median(result[name].map(({ p99 }) => p99))),
    ];
    const ratio = (of: (one: Result[]) => number[]) => spread(ratioOf(of(result.product), of(result.peer)));
    return [
      pace.name,
      ...side('product'),
      ...side('peer'),
      ratio((one) => one.map(({ perSecond }) => perSecond)),
      ratio((one) => totals(one.map(({ cost }) => cost))),
    ];
  });
  const heads = ['product a second', 'p50 ms', 'p99 ms', 'peer a second', 'p50 ms', 'p99 ms'];
  return [
    `${whole(SECTIONS)} sections, ${whole(QUESTIONS)} questions; ${CONNECTIONS} connections, one gateway, ${POOL} connections to PostgreSQL; ${all[0]![1].peer.length} rounds in turn.`,
    table(['', ...heads, 'ratio of a second', 'ratio of processor time'], rows),
    verdicts(
      all.map(([pace, { product, peer }]) =>
        pace.aimed
          ? [{ ...AIMS.search, what: `${AIMS.search.what}, ${pace.name}` }, median(product.map(({ p99 }) => p99))]
          : [
              { ...AIMS.hotReads, what: `${pace.name} a second` },
              ratioOf(
                product.map(({ perSecond }) => perSecond),
                peer.map(({ perSecond }) => perSecond),
              ),
            ],
      ),
    ),
  ].join('\n\n');
}
