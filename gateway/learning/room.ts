import type { FastifyInstance } from 'fastify';
import { findChart } from '~/domain/learning/chart.query';
import { chooseGoal, learningChart, putAwayFirst, today, week } from '~/domain/learning/contract';
import { mistakesPage } from '~/domain/learning/mistakes/contract';
import { findMistakes } from '~/domain/learning/mistakes/find-mistakes.query';
import { markUnderstood } from '~/domain/learning/mistakes/mark-understood';
import { putAwayFirstDay } from '~/domain/learning/put-away-first-day';
import { setGoal } from '~/domain/learning/set-goal';
import { findToday } from '~/domain/learning/today.query';
import { findWeek } from '~/domain/learning/week.query';
import { profileLists, todaySources } from '~/domain/rooms';
import type { Deps } from '~/infra/process/deps';
import { bindCall, bindPage, type GatewayRoom } from '../bind';

/** Binds what one has learnt, and the lists of every room. */
export function bindLearning(app: FastifyInstance, deps: Deps): void {
  const { read } = deps;
  bindCall(app, deps, today, ({ person }) => findToday(read, person, todaySources.values()));
  bindCall(app, deps, week, ({ person, input }) => findWeek(read, person, input.zone));
  bindCall(app, deps, chooseGoal, async ({ person, input: { goal } }) => {
    await deps.inTransaction((tx) => setGoal(tx, person, goal));
    return { goal };
  });
  bindCall(app, deps, putAwayFirst, async ({ person }) => {
    await deps.inTransaction((tx) => putAwayFirstDay(tx, person));
    return { ok: true as const };
  });
  bindCall(app, deps, learningChart, ({ person, input }) => findChart(read, person, input));
  bindPage(app, deps, mistakesPage, {
    data: ({ person, query }) => findMistakes(read, person, query),
    actions: {
      async understand({ person, input }) {
        await deps.inTransaction((tx) => markUnderstood(tx, person, input));
        return { ok: true as const };
      },
    },
  });
  for (const { list, find } of profileLists.values())
    bindCall(app, deps, list, ({ person, input }) => find(read, person, input));
}

export const learningRoom: GatewayRoom = { name: 'learning', bind: bindLearning };
