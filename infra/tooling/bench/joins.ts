import { AIMS } from './aims';
import type { Measurement, Result } from './benchmark';
import { type JoinResult, measureJoins, PEER_OF_JOINS } from './join-rounds';
import { GATEWAYS, MEMBERS, type Plan, type SideName } from './plan';
import { median, percentile, ratioOf } from './statistics';
import { costTable, ms, spread, table, whole } from './tables';

function report(results: Record<SideName, JoinResult[]>, plan: Plan): Result {
  const of = (name: SideName, values: (result: JoinResult) => number) => results[name].map(values);
  const line = (title: string, values: (result: JoinResult) => number) => [
    title,
    ms(median(of('product', values))),
    ms(median(of('peer', values))),
    spread(ratioOf(of('product', values), of('peer', values))),
  ];
  const p50 = ({ shown }: JoinResult) => percentile(shown, 0.5);
  const p99 = ({ shown }: JoinResult) => percentile(shown, 0.99);
  const costs = (name: SideName) => results[name].map(({ cost }) => cost);
  const text = [
    `${whole(plan.lobbies * MEMBERS)} sockets in ${whole(plan.lobbies)} lobbies of ${MEMBERS} over ${GATEWAYS} gateways; ${plan.joinRate} joins a second, ${plan.joins} a round, half by the link of the QR code and half with the PIN typed; ${results.peer.length} rounds in turn. No push was missed.`,
    table(
      ['from the POST of a join, ms', 'product', 'peer', 'ratio'],
      [
        line("last member's screen p50", p50),
        line("last member's screen p99", p99),
        line('answer p50', ({ answered }) => percentile(answered, 0.5)),
      ],
    ),
    costTable('a join', costs('product'), costs('peer')),
  ].join('\n\n');
  return {
    text,
    figures: [
      [AIMS.pushP50, ratioOf(of('product', p50), of('peer', p50))],
      [AIMS.pushP99, ratioOf(of('product', p99), of('peer', p99))],
    ],
  };
}

export const joins: Measurement = {
  name: 'joins',
  title: 'Push: from a join to the last screen, 1,000 sockets',
  peer: PEER_OF_JOINS,
  groups: true,
  async run(context) {
    const { plan } = context;
    const results = await measureJoins(context, {
      lobbies: plan.lobbies,
      joins: plan.warmUpJoins + plan.joins,
      warmUp: plan.warmUpJoins,
      pace: { rate: plan.joinRate },
    });
    return report(results, plan);
  },
};
