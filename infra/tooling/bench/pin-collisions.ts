import { type LobbySnapshot, checkGroup, prepGroup } from '~/domain/group-practice/contract';
import { AIMS } from './aims';
import type { AskingOrders, AskOrder } from './asking-client';
import { startBareProgram } from './bare-program';
import type { Benchmark, Context } from './benchmark';
import { spread, table, verdicts, whole } from './markdown';
import { startClient } from './orders';
import { JOINERS_AT_ONCE, SIDES, type SideName } from './plan';
import { inTurns, mustBeRight } from './rounds';
import { joinerOf, memberOf } from './rows';
import type { Program, Side } from './side';
import { median, ratioOf } from './statistics';

/** PINs there are for each group: about one draw in six meets one that is taken. */
const PINS_FOR_A_GROUP = 3;
const JOINERS_FOR_A_GROUP = 3;

interface Room {
  host: number;
  pin: string;
  joiners: number[];
}

interface CollisionResult {
  joinsPerSecond: number;
  openedPerSecond: number;
  /** People who joined with the PIN that their host was given, and are not in their host's group. */
  strayed: number;
}

interface Game {
  url: string;
  open(host: number): Promise<string>;
  joinOf(pin: string, account: number): AskOrder['connections'][number][number];
  membersSeenBy(room: Room): Promise<number[]>;
  forget(rooms: readonly Room[]): Promise<void>;
}

async function ask<T>(method: string, url: string, headers: Record<string, string>, body?: object): Promise<T> {
  const answer = await fetch(url, {
    method,
    headers: { accept: 'application/json', ...(body ? { 'content-type': 'application/json' } : {}), ...headers },
    body: body && JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${url} was answered ${answer.status} ${(await answer.text()).slice(0, 200)}`);
  return (await answer.json()) as T;
}

function gameOfProduct(side: Side, { url }: Program, slug: string): Game {
  return {
    url,
    open: async (host) =>
      (await ask<{ pin: string }>('POST', url + prepGroup.path, side.headersOf(host), { slug })).pin,
    joinOf: (pin, account) => ({
      method: 'POST',
      path: side.joinPathOf(pin, false),
      headers: side.headersOf(account),
      body: side.joinBodyOf(account),
    }),
    membersSeenBy: async ({ host, pin }) =>
      (await ask<LobbySnapshot>('POST', url + checkGroup.path, side.headersOf(host), { pin })).members.map(
        ({ id }) => id,
      ),
    async forget(rooms) {
      await side.forgetJoins(
        rooms.flatMap(({ pin, host, joiners }) => [host, ...joiners].map((account) => ({ account, pin }))),
      );
      await side.database.query('DELETE FROM group_sessions WHERE pin = ANY($1)', [rooms.map(({ pin }) => pin)]);
    },
  };
}

const gameOfPeer = ({ url }: Program): Game => ({
  url,
  open: async (host) => (await ask<{ pin: string }>('POST', `${url}/open/`, {}, { host })).pin,
  joinOf: (pin, account) => ({
    method: 'POST',
    path: `/join/${pin}/`,
    headers: {},
    body: JSON.stringify({ account_id: account }),
  }),
  async membersSeenBy({ host, pin }) {
    const room = await ask<{ host: number; members: number[] }>('GET', `${url}/room/${pin}/`, {});
    return room.host === host ? room.members : [];
  },
  forget: async () => void (await ask('POST', `${url}/forget/`, {}, {})),
});

async function run({ plan, groups, say }: Context): Promise<string> {
  const { product } = await groups();
  const pins = plan.collidingGroups * PINS_FOR_A_GROUP;
  const env = { BENCH_PINS: String(pins) };
  const ours = await product.startGateway('infra/tooling/bench/gateway-few-pins.ts', env);
  const theirs = await startBareProgram('bare-game', env);
  const client = startClient<AskingOrders>(require.resolve('./asking-client'));
  const { rows } = await product.database.query<{ slug: string }>('SELECT slug FROM stations ORDER BY slug LIMIT 1');
  const games: Record<SideName, Game> = {
    product: gameOfProduct(product, ours, rows[0]!.slug),
    peer: gameOfPeer(theirs),
  };

  const measure = async (name: SideName): Promise<CollisionResult> => {
    const game = games[name];
    const began = performance.now();
    const opened = await Promise.all(
      Array.from({ length: plan.collidingGroups }, async (_, group): Promise<Room> => {
        const host = memberOf(0, group);
        const joiners = Array.from({ length: JOINERS_FOR_A_GROUP }, (_joiner, place) =>
          joinerOf(group * JOINERS_FOR_A_GROUP + place),
        );
        return { host, pin: await game.open(host), joiners };
      }),
    );
    const opening = performance.now() - began;
    const joins = opened.flatMap(({ pin, joiners }) => joiners.map((account) => game.joinOf(pin, account)));
    const connections = Array.from({ length: Math.min(JOINERS_AT_ONCE, joins.length) }, (_, connection) =>
      joins.filter((_join, index) => index % JOINERS_AT_ONCE === connection),
    );
    const { hostname, port } = new URL(game.url);
    const round = await client.tell('ask', {
      host: hostname,
      port: Number(port),
      connections,
      cycle: false,
      time: 60_000,
    });
    mustBeRight(name, 'Joins', round.wrong);
    let strayed = 0;
    for (const room of opened) {
      const seen = new Set(await game.membersSeenBy(room));
      strayed += room.joiners.filter((joiner) => !seen.has(joiner)).length;
    }
    await game.forget(opened);
    return { joinsPerSecond: round.perSecond, openedPerSecond: (plan.collidingGroups * 1_000) / opening, strayed };
  };

  try {
    const results = await inTurns(SIDES, plan.rounds, measure, (done) => say(`${done} of ${plan.rounds} rounds`));
    return report(results, plan.collidingGroups, pins);
  } finally {
    await client.stop();
    await theirs.stop();
    await ours.stop();
  }
}

function report(results: Record<SideName, CollisionResult[]>, groups: number, pins: number): string {
  const of = (name: SideName, what: keyof CollisionResult) => results[name].map((result) => result[what]);
  const row = (title: string, what: keyof CollisionResult) => [
    title,
    whole(median(of('product', what))),
    whole(median(of('peer', what))),
  ];
  const ratio = ratioOf(of('product', 'joinsPerSecond'), of('peer', 'joinsPerSecond'));
  const strayed = of('product', 'strayed').reduce((sum, count) => sum + count, 0);
  return [
    `${whole(groups)} groups opened at once with PINs out of ${whole(pins)}, then ${whole(groups * JOINERS_FOR_A_GROUP)} joins with the PIN typed, ${JOINERS_AT_ONCE} at once; one gateway; ${results.peer.length} rounds in turn.`,
    table(
      ['', 'product', 'peer', 'ratio'],
      [
        [...row('joins a second', 'joinsPerSecond'), spread(ratio)],
        [
          ...row('groups opened a second', 'openedPerSecond'),
          spread(ratioOf(of('product', 'openedPerSecond'), of('peer', 'openedPerSecond'))),
        ],
        [...row('people who are not in the group that they joined', 'strayed'), ''],
      ],
    ),
    verdicts([
      [AIMS.joinsBesideMemory, ratio],
      [{ what: 'people who strayed, all rounds', most: 0 }, strayed],
    ]),
  ].join('\n\n');
}

export const pinCollisions: Benchmark = {
  name: 'pin-collisions',
  title: 'Joins with PINs that collide',
  peer: 'The peer is a quiz game in the memory of one process, with no database and no sessions. It draws a PIN without a look at those that are taken, so that a second host takes the players of the first.',
  groups: true,
  run,
};
