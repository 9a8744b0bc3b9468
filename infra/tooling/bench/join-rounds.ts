import type { Context } from './benchmark';
import { type ClientProcess, startClient } from './client-process';
import { SIDES, type SideName } from './plan';
import { type Cost, costEach } from './processor-time';
import { inTurns, mustBeRight } from './rounds';
import { joinerOf, sendJoinersOut } from './rows';
import { joinsOf, type Lobbies, type Program, type Side, watchesOf } from './side';
import type { JoinOrder, JoinRound, WatchingOrders } from './watching-client';

/** Without news for so long, in milliseconds, a side has come to rest. */
const REST = 300;
/** How long a round waits for the last screens, in milliseconds: a limit that only a very busy machine comes near. */
const PATIENCE = 30_000;

export interface JoinResult extends JoinRound {
  /** Of one join, with everything that the programs do meanwhile. */
  cost: Cost;
}

export const startWatching = (): ClientProcess<WatchingOrders> =>
  startClient<WatchingOrders>(require.resolve('./watching-client'));

/** One round of joins to lobbies that are watched. The joiners are out again when it is over. */
export async function joinRound(
  context: Pick<Context, 'meter'>,
  client: ClientProcess<WatchingOrders>,
  side: Side,
  options: { lobbies: Lobbies; joins: number; warmUp: number; pace: JoinOrder['pace']; gateways?: readonly Program[] },
): Promise<JoinResult & { milliseconds: number }> {
  const { lobbies, warmUp, pace, gateways = side.gateways } = options;
  const joins = joinsOf(
    side,
    lobbies,
    Array.from({ length: options.joins }, (_, index) => joinerOf(index)),
  );
  const { result, cost, milliseconds } = await context.meter.measure(
    gateways.map(({ pid }) => pid),
    () => client.tell('join', { url: gateways[0]!.url, joins, warmUp, pace, patience: PATIENCE }),
  );
  mustBeRight(side.name, 'Joins', result.wrong);
  await side.forgetJoins(joins);
  await sendJoinersOut(side.database);
  return { ...result, milliseconds, cost: costEach(cost, joins.length) };
}

/** Rounds of joins on both sides in turn, to lobbies whose members all watch. */
export async function measureJoins(
  { plan, meter, groups, say }: Context,
  options: { lobbies: number; joins: number; warmUp: number; pace: JoinOrder['pace'] },
): Promise<Record<SideName, JoinResult[]>> {
  const sides = await groups();
  const lobbies = { from: 0, count: options.lobbies };
  const clients = { product: startWatching(), peer: startWatching() };
  try {
    for (const name of SIDES)
      say(
        `${await clients[name].tell('watch', watchesOf(sides[name], lobbies))} sockets watch ${lobbies.count} lobbies of the ${name}`,
      );
    await meter.takeIdleLevel(plan.idleTime);
    return await inTurns(
      SIDES,
      plan.rounds,
      async (name) => {
        await clients[name].tell('quiet', REST);
        return joinRound({ meter }, clients[name], sides[name], { ...options, lobbies });
      },
      (done) => say(`${done} of ${plan.rounds} rounds`),
    );
  } finally {
    await Promise.all(SIDES.map((name) => clients[name].stop()));
  }
}

export const PEER_OF_JOINS =
  "The peer runs the same statements between BEGIN and COMMIT and sends the same snapshot over Socket.IO's own Redis adapter. It has no session, CSRF token, limits, outbox or presence.";
