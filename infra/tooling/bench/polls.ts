import { checkGroup, type LobbySnapshot } from '~/domain/group-practice/contract';
import { AIMS } from './aims';
import type { Ask, AskingOrders } from './asking-client';
import type { Context, Measurement, Result } from './benchmark';
import { costTable, spread, table, totals, whole } from './tables';
import { startClient } from './client-process';
import { MEMBERS, POLLERS, POOL, SIDES, type SideName } from './plan';
import { type Cost, costEach } from './processor-time';
import { inTurns, mustBeRight } from './rounds';
import { memberOf, pinOf } from './rows';
import type { Side } from './side';
import { median, ratioOf } from './statistics';

interface PollResult {
  perSecond: number;
  /** Of one poll. */
  cost: Cost;
}

/** Everybody's polls spread over the connections, so that nobody comes near the limit of requests a minute. */
function connectionsOf(side: Side, lobbies: number): Ask[][] {
  const polls = Array.from({ length: lobbies * MEMBERS }, (_, index): Ask => {
    const pin = pinOf(Math.floor(index / MEMBERS));
    return {
      method: 'POST',
      path: checkGroup.path,
      headers: side.headersOf(memberOf(0, index)),
      body: JSON.stringify({ data_request: 'check_group_study', pin }),
      expect: `"pin":"${pin}"`,
    };
  });
  return Array.from({ length: Math.min(POLLERS, polls.length) }, (_, connection) =>
    polls.filter((_poll, index) => index % POLLERS === connection),
  );
}

/** The answer to one poll without its version, with the fields in one order for both sides. */
async function lobbyOf(side: Side): Promise<string> {
  const answer = await fetch(side.gateways[0]!.url + checkGroup.path, {
    method: 'POST',
    headers: { ...side.headersOf(memberOf(0, 0)), accept: 'application/json', 'content-type': 'application/json' },
    body: JSON.stringify({ pin: pinOf(0) }),
  });
  const { version, ...snapshot } = (await answer.json()) as LobbySnapshot;
  if (!(version > 0)) throw new Error(`The ${side.name} answered a poll with ${answer.status} and no version.`);
  return JSON.stringify(
    snapshot,
    [
      ...new Set([
        ...Object.keys(snapshot),
        ...Object.keys(snapshot.station ?? {}),
        ...Object.keys(snapshot.members?.[0] ?? {}),
      ]),
    ].sort(),
  );
}

async function run({ plan, meter, groups, say }: Context): Promise<Result> {
  const { product, peer } = await groups();
  const [ours, theirs] = await Promise.all([lobbyOf(product), lobbyOf(peer)]);
  if (ours !== theirs) mustBeRight('peer', 'Polls', [`the product answers ${ours}`, `the peer answers ${theirs}`]);
  const client = startClient<AskingOrders>(require.resolve('./asking-client'));
  const sides: Record<SideName, Side> = { product, peer };
  const connections = { product: connectionsOf(product, plan.lobbies), peer: connectionsOf(peer, plan.lobbies) };
  try {
    await meter.takeIdleLevel(plan.idleTime);
    const results = await inTurns(
      SIDES,
      plan.rounds,
      async (name): Promise<PollResult> => {
        const program = sides[name].gateways[0]!;
        const { hostname, port } = new URL(program.url);
        const order = {
          host: hostname,
          port: Number(port),
          connections: connections[name],
          cycle: true,
          warmUp: plan.pollWarmUp,
          time: plan.pollTime,
        };
        const { result, cost } = await meter.measure([program.pid], () => client.tell('ask', order));
        mustBeRight(name, 'Polls', result.wrong);
        return { perSecond: result.perSecond, cost: costEach(cost, result.answers) };
      },
      (done) => say(`${done} of ${plan.rounds} rounds`),
    );
    return report(results);
  } finally {
    await client.stop();
  }
}

function report(results: Record<SideName, PollResult[]>): Result {
  const rates = (name: SideName) => results[name].map(({ perSecond }) => perSecond);
  const costs = (name: SideName) => results[name].map(({ cost }) => cost);
  const row = (name: SideName) => [name, whole(median(rates(name))), spread(ratioOf(rates(name), rates('peer')))];
  return {
    text: [
      `${POLLERS} connections of 1,000 people, one gateway, ${POOL} connections to PostgreSQL; ${results.peer.length} rounds in turn.`,
      table(['saturated polls', 'a second', 'beside the peer'], [row('product'), row('peer')]),
      costTable('a poll', costs('product'), costs('peer')),
    ].join('\n\n'),
    figures: [
      [AIMS.saturatedPolls, ratioOf(rates('product'), rates('peer'))],
      [AIMS.pollCost, ratioOf(totals(costs('product')), totals(costs('peer')))],
    ],
  };
}

export const polls: Measurement = {
  name: 'polls',
  title: 'Saturated polls of a lobby',
  peer: 'The peer is Fastify with a session from Redis and the same named statement on `pg` for each poll. It checks no limits and keeps no presence.',
  groups: true,
  run,
};
