import type { FastifyInstance } from 'fastify';
import { findChart } from '~/domain/learning/chart.query';
import { learningChart, today } from '~/domain/learning/contract';
import { findToday } from '~/domain/learning/today.query';
import { profileLists, todaySources } from '~/domain/rooms';
import type { Deps } from '~/infra/process/deps';
import { bindCall, type GatewayRoom } from '../bind';

/** Binds what one has learnt, and the lists of every room. */
export function bindLearning(app: FastifyInstance, deps: Deps): void {
  const { read } = deps;
  bindCall(app, deps, today, ({ person }) => findToday(read, person, todaySources.values()));
  bindCall(app, deps, learningChart, ({ person, input }) => findChart(read, person, input));
  for (const { list, find } of profileLists.values())
    bindCall(app, deps, list, ({ person, input }) => find(read, person, input));
}

export const learningRoom: GatewayRoom = { name: 'learning', bind: bindLearning };
