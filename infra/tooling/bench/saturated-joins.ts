import { AIMS } from './aims';
import type { Measurement } from './benchmark';
import { measureJoins, PEER_OF_JOINS } from './join-rounds';
import { costTable, ms, spread, table, whole } from './tables';
import { JOINERS_AT_ONCE, joinersOf, MEMBERS } from './plan';
import { median, percentile, ratioOf } from './statistics';

/** Every free seat of every lobby is taken as fast as joins are answered. */
export const saturatedJoins: Measurement = {
  name: 'saturated-joins',
  title: 'Saturated joins',
  peer: PEER_OF_JOINS,
  groups: true,
  async run(context) {
    const { plan } = context;
    const results = await measureJoins(context, {
      lobbies: plan.lobbies,
      joins: joinersOf(plan),
      warmUp: 0,
      pace: { atOnce: JOINERS_AT_ONCE },
    });
    const rates = (name: 'product' | 'peer') => results[name].map(({ perSecond }) => perSecond);
    const shown = (name: 'product' | 'peer', part: number) =>
      results[name].map((result) => percentile(result.shown, part));
    const ratio = ratioOf(rates('product'), rates('peer'));
    const text = [
      `${JOINERS_AT_ONCE} joins at once to one gateway, ${whole(joinersOf(plan))} a round, while ${whole(plan.lobbies * MEMBERS)} members watch over two gateways; ${results.peer.length} rounds in turn. No join and no push was missed.`,
      table(
        ['', 'product', 'peer', 'ratio'],
        [
          ['joins a second', whole(median(rates('product'))), whole(median(rates('peer'))), spread(ratio)],
          ...[0.5, 0.99].map((part) => [
            `last member's screen p${part * 100}, ms`,
            ms(median(shown('product', part))),
            ms(median(shown('peer', part))),
            spread(ratioOf(shown('product', part), shown('peer', part))),
          ]),
        ],
      ),
      costTable(
        'a join',
        results.product.map(({ cost }) => cost),
        results.peer.map(({ cost }) => cost),
      ),
    ].join('\n\n');
    return { text, figures: [[AIMS.saturatedJoins, ratio]] };
  },
};
