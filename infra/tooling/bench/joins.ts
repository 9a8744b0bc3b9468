import { costEach } from './processor-time';
import { type ClientProcess, startClient } from './orders';
import { type Plan, LOBBIES, MEMBERS, type SideName } from './plan';
import { inPairs, mustBeRight, type Pair, type Sides } from './rounds';
import { everyoneHere, joinerOf, sendJoinersOut } from './rows';
import { joinsOf, type Side, watchesOf } from './side';
import { percentile } from './statistics';
import type { WatchingOrders } from './watching-client';

/** Milliseconds from sending the join; `screens` counts how many showed it. */
export interface JoinResult {
  p50: number;
  p99: number;
  /** Median until the answer of the `POST` was there. */
  answered: number;
  screens: number;
  /** Processor time of the gateways for one join, in milliseconds, with everything that they do meanwhile. */
  cost: number | null;
}

/** Without a push for so long, in milliseconds, a side has come to rest. */
const REST = 300;

/** How long it takes from the `POST` of a join until the last member of the lobby has it on the screen. */
export async function measureJoins(sides: Sides, plan: Plan, say: (line: string) => void): Promise<Pair<JoinResult>[]> {
  const joiners = Array.from({ length: plan.warmUpJoins + plan.joins }, (_, index) => joinerOf(index));
  const clients: Partial<Record<SideName, ClientProcess<WatchingOrders>>> = {};
  try {
    for (const side of [sides.product, sides.peer]) {
      await everyoneHere(side.database);
      const client = (clients[side.name] = startClient<WatchingOrders>(require.resolve('./watching-client')));
      say(`${await client.tell('watch', watchesOf(side))} sockets watch ${LOBBIES} lobbies of the ${side.name}`);
    }
    const measure = async (side: Side): Promise<JoinResult> => {
      const client = clients[side.name]!;
      await client.tell('quiet', REST);
      const order = { url: side.gateways[0]!, joins: joinsOf(side, joiners), warmUp: plan.warmUpJoins, rate: plan.joinRate };
      const { result: round, cost } = await costEach(side.pids, () => client.tell('join', order), () => joiners.length);
      mustBeRight(side, 'Joins', round.refused);
      mustBeRight(side, 'Sockets', round.dropped);
      mustBeRight(side, 'Pushes were lost: screens', round.lost);
      mustBeRight(side, 'Screens', round.wrong);
      await side.forgetJoiners(joiners);
      await sendJoinersOut(side.database);
      return { p50: percentile(round.shown, 0.5), p99: percentile(round.shown, 0.99), answered: percentile(round.answered, 0.5), screens: round.shown.length * MEMBERS, cost };
    };
    return await inPairs(sides, plan.pairs, measure, (done) => say(`${done} of ${plan.pairs} pairs`));
  } finally {
    await Promise.all(Object.values(clients).map((client) => client.stop()));
  }
}
