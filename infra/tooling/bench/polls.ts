import { checkGroup, type LobbySnapshot } from '~/domain/group-practice/contract';
import { costEach } from './processor-time';
import { startClient } from './orders';
import type { Plan } from './plan';
import type { PollingOrders } from './polling-client';
import { inPairs, mustBeRight, type Pair, type Sides } from './rounds';
import { onlyPollersHere } from './rows';
import { pollersOf, type Side } from './side';

export interface PollResult {
  perSecond: number;
  /** Processor time of the gateways for one poll, in milliseconds. */
  cost: number | null;
}

/** How many polls of the lobby a second one gateway answers. */
export async function measurePolls(sides: Sides, plan: Plan, say: (line: string) => void): Promise<Pair<PollResult>[]> {
  const client = startClient<PollingOrders>(require.resolve('./polling-client'));
  try {
    for (const side of [sides.product, sides.peer]) await onlyPollersHere(side.database);
    const [product, peer] = await Promise.all([lobbyOf(sides.product), lobbyOf(sides.peer)]);
    if (product !== peer) mustBeRight(sides.peer, 'Polls', [`the product answers ${product}`, `the peer answers ${peer}`]);

    const measure = async (side: Side): Promise<PollResult> => {
      const { hostname, port } = new URL(side.gateways[0]!);
      const order = { host: hostname, port: Number(port), pollers: pollersOf(side), warmUp: plan.pollWarmUp, time: plan.pollTime };
      const { result: round, cost } = await costEach(side.pids, () => client.tell('poll', order), ({ answers }) => answers);
      mustBeRight(side, 'Polls', round.wrong);
      return { perSecond: round.perSecond, cost };
    };
    return await inPairs(sides, plan.pairs, measure, (done) => say(`${done} of ${plan.pairs} pairs`));
  } finally {
    await client.stop();
  }
}

/** What one poll is answered, in the same order of fields whoever answers; the version counts what happened before. */
async function lobbyOf(side: Side): Promise<string> {
  const { pin, headers } = pollersOf(side)[0]!;
  const answer = await fetch(side.gateways[0]! + checkGroup.path, { method: 'POST', headers: { ...headers, accept: 'application/json', 'content-type': 'application/json' }, body: JSON.stringify({ pin }) });
  const { version, ...snapshot } = (await answer.json()) as LobbySnapshot;
  if (!(version > 0)) throw new Error(`The ${side.name} answered a poll with ${answer.status} and no version.`);
  return JSON.stringify(snapshot, [...new Set([...Object.keys(snapshot), ...Object.keys(snapshot.station ?? {}), ...Object.keys(snapshot.members?.[0] ?? {})])].sort());
}
