import { AIMS } from './aims';
import type { Context, Measurement, Result } from './benchmark';
import { joinRound, PEER_OF_JOINS, startWatching } from './join-rounds';
import { ms, spread, table, whole } from './tables';
import { MEMBERS, type SideName } from './plan';
import { allOf, type Cost } from './processor-time';
import { inTurns } from './rounds';
import { type Lobbies, watchesOf } from './side';
import { median, ratioOf } from './statistics';

const PARTIES = ['product 1', 'product 2', 'peer 1', 'peer 2'] as const;
type Party = (typeof PARTIES)[number];

const REST = 300;

async function run({ plan, meter, groups, say }: Context): Promise<Result> {
  const sides = await groups();
  const half = Math.min(plan.lobbies, Math.floor(plan.allLobbies / 2));
  // Each has lobbies of its own: what happens in one's lobbies is shown nowhere else.
  const of = (party: Party) => {
    const [name, count] = party.split(' ') as [SideName, '1' | '2'];
    const lobbies: Lobbies = { from: count === '1' ? 0 : half, count: half };
    return { side: sides[name], lobbies, gateways: sides[name].gateways.slice(0, Number(count)) };
  };
  const clients = new Map(PARTIES.map((party) => [party, startWatching()]));
  try {
    for (const party of PARTIES) {
      const { side, lobbies, gateways } = of(party);
      await clients.get(party)!.tell('watch', watchesOf(side, lobbies, gateways));
    }
    await meter.takeIdleLevel(plan.idleTime);
    const results = await inTurns(
      PARTIES,
      plan.rounds,
      async (party) => {
        const { side, lobbies, gateways } = of(party);
        const client = clients.get(party)!;
        await client.tell('quiet', REST);
        return joinRound({ meter }, client, side, {
          lobbies,
          gateways,
          joins: plan.joins,
          warmUp: 0,
          pace: { rate: plan.joinRate },
        });
      },
      (done) => say(`${done} of ${plan.rounds} rounds`),
    );
    return report(
      Object.fromEntries(PARTIES.map((party) => [party, results[party].map(({ cost }) => cost)])) as Record<
        Party,
        Cost[]
      >,
      half * MEMBERS,
      plan.joinRate,
    );
  } finally {
    await Promise.all([...clients.values()].map((client) => client.stop()));
  }
}

function report(costs: Record<Party, Cost[]>, sockets: number, rate: number): Result {
  const middle = (party: Party, what: (cost: Cost) => number) => ms(median(costs[party].map(what)));
  const total = (party: Party) => costs[party].map(allOf);
  const line = (name: SideName) => {
    const ratio = ratioOf(total(`${name} 2`), total(`${name} 1`));
    return {
      ratio,
      row: [
        name,
        middle(`${name} 1`, allOf),
        middle(`${name} 2`, allOf),
        middle(`${name} 2`, ({ programs }) => programs),
        middle(`${name} 2`, ({ postgres }) => postgres),
        middle(`${name} 2`, ({ redis }) => redis),
        spread(ratio),
      ],
    };
  };
  const [product, peer] = [line('product'), line('peer')];
  const text = [
    `${whole(sockets)} sockets watch, ${rate} joins a second are sent to the first gateway; ${costs['peer 1'].length} rounds in turn. With one gateway all sockets are there as well; the second one then runs idle and is not counted.`,
    table(
      [
        'processor time of a join, ms',
        'one gateway',
        'two gateways',
        'of it gateways',
        'PostgreSQL',
        'Redis',
        'two beside one',
      ],
      [product.row, peer.row],
    ),
  ].join('\n\n');
  return { text, figures: [[AIMS.twoGateways, product.ratio]] };
}

export const twoGateways: Measurement = {
  name: 'two-gateways',
  title: 'Two gateways beside one',
  peer: PEER_OF_JOINS,
  groups: true,
  run,
};
