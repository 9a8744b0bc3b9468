import type { FastifyInstance } from 'fastify';
import { insightsPage } from '~/domain/stations/insights/contract';
import { domainBands } from '~/domain/stations/insights/domain-bands.query';
import { listOwnTries } from '~/domain/stations/insights/own-tries.query';
import { GP_STYLE, styleOf } from '~/domain/stations/styles';
import { suggestStations } from '~/domain/stations/insights/suggestions.query';
import {
  emptyWeeks,
  recentScores,
  weeksOfEverybody,
  type EverybodysWeeks,
} from '~/domain/stations/insights/weekly-scores.query';
import { sumWeeks, weeklyLine, without } from '~/domain/stations/insights/weeks';
import type { Deps } from '~/infra/process/deps';
import { remember } from '~/infra/support/remembered';
import { bindPage } from '~/gateway/bind';

/** How old the line of other users may be, in milliseconds: it is read from all tries of seven weeks. */
export const OTHERS_FOR = 600_000;

export function bindStationInsights(app: FastifyInstance, deps: Deps): void {
  const { read } = deps;
  const everybody = remember<'all', EverybodysWeeks>(
    { clock: deps.clock, for: OTHERS_FOR, most: 1 },
    async () => new Map([['all' as const, await weeksOfEverybody(read)]]),
  );

  async function weekly(personId: number, style: number) {
    const known = (await everybody(['all'])).get('all');
    const now = deps.clock.now();
    const own = await recentScores(read, personId, style, known?.at ?? now);
    // What everybody's sums hold of this person is taken out as of the moment that they were added up.
    const others = known ? without(known.styles.get(style) ?? emptyWeeks(), sumWeeks(known.at, own)) : emptyWeeks();
    return weeklyLine(sumWeeks(now, own), others);
  }

  bindPage(app, deps, insightsPage, {
    async data({ person, params, query }) {
      const style = styleOf(params.base);
      const [tries, line, domains, suggestions] = await Promise.all([
        listOwnTries(read, person.id, style, query),
        weekly(person.id, style),
        style === GP_STYLE ? domainBands(read, person.id) : [],
        suggestStations(read, person.id, style),
      ]);
      return { style, tries, weekly: line, domains, suggestions };
    },
    actions: {},
  });
}
