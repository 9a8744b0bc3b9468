import type { Client } from 'pg';
import type { Filling } from '../testing/product';
import { rateOf } from './aims';
import type { Ask, AskingOrders } from './asking-client';
import type { Context, Figure, Result } from './benchmark';
import { startClient } from './client-process';
import { type LearningSide, startLearningSides } from './learning-sides';
import { POOL, SIDES, type SideName } from './plan';
import { type Cost, costEach } from './processor-time';
import { inTurns, mustBeRight } from './rounds';
import { median, percentile, ratioOf } from './statistics';
import { ms, spread, table, totals, whole } from './tables';

interface AskResult {
  perSecond: number;
  p50: number;
  p99: number;
  /** Of one answer. */
  cost: Cost;
}

type Both = Record<SideName, AskResult[]>;

/** One kind of request. */
export interface Kind {
  name: string;
  /** What each connection asks in one round; over again if `cycle` is set. */
  asks(order: {
    side: LearningSide;
    round: number;
    seconds: number;
    connections: number;
    database: Client;
  }): Ask[][] | Promise<Ask[][]>;
  cycle: boolean;
  /** Milliseconds between an answer and the next request of its connection. */
  pause?: number;
  /** What has an aim. */
  figure?: (name: string, both: Both) => Figure;
}

/** The usual aim: as many a second as the peer. */
export const asManyAsThePeer = (name: string, { product, peer }: Both): Figure => [
  rateOf(name),
  ratioOf(
    product.map(({ perSecond }) => perSecond),
    peer.map(({ perSecond }) => perSecond),
  ),
];

/** Requests of these kinds, on both sides in turn, on one database. */
export async function measureAsks(
  { servers, plan, meter, say }: Context,
  {
    filled,
    holds,
    connections,
    kinds,
  }: { filled: Filling; holds: string; connections: number; kinds: readonly Kind[] },
): Promise<Result> {
  const client = startClient<AskingOrders>(require.resolve('./asking-client'));
  say(`filling ${holds}`);
  const sides = await startLearningSides(servers, filled);

  const measure = async (kind: Kind, side: LearningSide, round: number): Promise<AskResult> => {
    const { hostname, port } = new URL(side.url);
    const order = {
      host: hostname,
      port: Number(port),
      time: plan.bankSeconds * 1_000,
      cycle: kind.cycle,
      pause: kind.pause,
      connections: await kind.asks({ side, round, seconds: plan.bankSeconds, connections, database: sides.database }),
    };
    const { result, cost } = await meter.measure([side.pid], () => client.tell('ask', order));
    mustBeRight(side.name, kind.name, result.wrong);
    return {
      perSecond: result.perSecond,
      p50: percentile(result.latencies, 0.5),
      p99: percentile(result.latencies, 0.99),
      cost: costEach(cost, result.answers),
    };
  };

  try {
    await meter.takeIdleLevel(plan.idleTime);
    const results = new Map<Kind, Both>();
    for (const kind of kinds)
      results.set(
        kind,
        await inTurns(
          SIDES,
          plan.bankRounds,
          (name, round) => measure(kind, sides[name], round),
          (done) => say(`${kind.name}: ${done} of ${plan.bankRounds} rounds`),
        ),
      );
    return {
      text: [
        `${holds}; ${connections} connections, one gateway, ${POOL} connections to PostgreSQL; ${plan.bankRounds} rounds in turn.`,
        tableOf(results),
      ].join('\n\n'),
      figures: [...results].flatMap(([kind, both]) => (kind.figure ? [kind.figure(kind.name, both)] : [])),
    };
  } finally {
    await client.stop();
    await sides.stop();
  }
}

function tableOf(results: ReadonlyMap<Kind, Both>): string {
  const rows = [...results].map(([{ name }, both]) => {
    const side = (of: SideName) => [
      whole(median(both[of].map(({ perSecond }) => perSecond))),
      ms(median(both[of].map(({ p50 }) => p50))),
      ms(median(both[of].map(({ p99 }) => p99))),
    ];
    const ratio = (of: (one: AskResult[]) => number[]) => spread(ratioOf(of(both.product), of(both.peer)));
    return [
      name,
      ...side('product'),
      ...side('peer'),
      ratio((one) => one.map(({ perSecond }) => perSecond)),
      ratio((one) => totals(one.map(({ cost }) => cost))),
    ];
  });
  const heads = ['product a second', 'p50 ms', 'p99 ms', 'peer a second', 'p50 ms', 'p99 ms'];
  return table(['', ...heads, 'ratio of a second', 'ratio of processor time'], rows);
}
