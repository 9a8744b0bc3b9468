import type { FastifyInstance } from 'fastify';
import { giveSupporter } from '~/domain/purchases/entitlements/give-supporter';
import { askForRebuild } from '~/domain/statistics/ask-for-rebuild';
import { shareChart, timeChart } from '~/domain/statistics/chart.query';
import { findCohorts } from '~/domain/statistics/cohorts.query';
import { type ChartData, type SentAnswer, statistics, statisticsPage, usersPage } from '~/domain/statistics/contract';
import type { Group } from '~/domain/statistics/figures.query';
import { lookUpUsers, newestLookUps } from '~/domain/statistics/look-ups';
import { ALL_COUNTRIES, ALL_STAGES } from '~/domain/acts/metrics';
import { findProgress, windowSnapshotOf } from '~/domain/statistics/progress.query';
import { type Chart } from '~/domain/statistics/requests';
import { roundCombined } from '~/domain/statistics/round-combined';
import { trainingChart } from '~/domain/statistics/training-chart.query';
import { countRoles, findGroups } from '~/domain/statistics/users.query';
import { bucketsOf, SHAPES, type Window } from '~/domain/statistics/windows';
import type { Deps } from '~/infra/process/deps';
import { bindCall, bindPage, type GatewayRoom } from '../bind';

/** Statistics for staff: everything is read from roll-ups, and lists of people are recorded. */
function bindStatistics(app: FastifyInstance, deps: Deps): void {
  const { read } = deps;

  function dataOf(chart: Chart, window: Window, group: Group): Promise<ChartData> {
    if (chart === 'users_training_chart') return trainingChart(read, window, group);
    return chart === 'practice_shares' ? shareChart(read, chart, window, group) : timeChart(read, chart, window, group);
  }

  async function chartOf(chart: Chart, window: Window, group: Group): Promise<SentAnswer> {
    const { span, tooltip } = SHAPES[window];
    // The time before the figures: they are at least as new as it says.
    const { counted_at } = await findProgress(read);
    return {
      chartData: await dataOf(chart, window, group),
      chartSettings: {
        window,
        unit: chart === 'users_training_chart' ? 'training_stage' : span,
        tooltip,
        format: chart === 'practice_shares' ? 'percent' : 'number',
        counted_at,
      },
    };
  }

  bindCall(app, deps, statistics, async ({ person, input, reply }): Promise<SentAnswer> => {
    reply.header('cache-control', 'no-store');
    const { data_request, window, country, training_stage, page } = input;
    const group: Group = { country: country || ALL_COUNTRIES, stage: training_stage || ALL_STAGES };
    // Its bars are of stages already.
    const combined = country !== '' && (training_stage !== 0 || data_request === 'users_training_chart');
    const shown = (answer: SentAnswer): SentAnswer => (combined ? roundCombined(answer) : answer);
    switch (data_request) {
      case 'user_training_list':
      case 'user_country_list': {
        const since = window === 5 ? new Date(0) : bucketsOf(window, read.clock.now(), null)[0]!;
        const { items, ...rest } = await deps.inTransaction((tx) =>
          lookUpUsers(tx, person, { list: data_request, country, training_stage, window, page, since }),
        );
        return { list: items, ...rest };
      }
      case 'user_country_by_role': {
        const { all, roles } = await countRoles(read, group);
        return shown({ list: roles, text: all === null ? '<5' : String(all) });
      }
      case 'cohorts':
        return shown({ list: await findCohorts(read, group) });
      default:
        return shown(await chartOf(data_request, window, group));
    }
  });

  bindPage(app, deps, statisticsPage, {
    async data() {
      const [groups, { rebuilt_at }] = await Promise.all([findGroups(read), findProgress(read)]);
      return { ...groups, rebuilt_at };
    },
    actions: {
      status: ({ input }) => windowSnapshotOf(read, input.window),
      rebuild: async () => ({ asked: await deps.inTransaction(askForRebuild) }),
    },
  });
  bindPage(app, deps, usersPage, {
    data: async () => ({ look_ups: await newestLookUps(read) }),
    actions: {
      grant: async ({ person, input }) => ({
        people: await deps.inTransaction((tx) => giveSupporter(tx, person, input)),
      }),
    },
  });
}

export const statisticsRoom: GatewayRoom = { name: 'statistics', bindForStaff: bindStatistics };
