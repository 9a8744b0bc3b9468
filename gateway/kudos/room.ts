import type { FastifyInstance } from 'fastify';
import { href } from '~/domain/kit/contract';
import { receivedKudos, roundKudos } from '~/domain/kudos/contract';
import { giveKudos } from '~/domain/kudos/give-kudos';
import { findReceived } from '~/domain/kudos/received.query';
import { findRound } from '~/domain/kudos/round.query';
import { summary } from '~/domain/stations/summary-contract';
import { baseOf } from '~/domain/stations/styles';
import type { Deps } from '~/infra/process/deps';
import { bindPage, type GatewayRoom } from '../bind';

/** Thanks of one person in a minute, given or taken back: enough for everybody in the largest group, twice over. */
export const KUDOS = { points: 60, seconds: 60 };

export function bindKudos(app: FastifyInstance, deps: Deps): void {
  const { read } = deps;
  const gifts = app.limits.limiter('kudos-person', KUDOS.points, KUDOS.seconds);

  bindPage(app, deps, roundKudos, {
    data: ({ person, params }) => findRound(read, person, params.quizlog_id),
    actions: {
      async give({ person, params, input }) {
        await gifts.take(person.id);
        return deps.inTransaction((tx) => giveKudos(tx, person, params.quizlog_id, input));
      },
      check_kudos: async ({ person, params }) => (await findRound(read, person, params.quizlog_id)).round,
    },
  });

  bindPage(app, deps, receivedKudos, {
    async data({ person, query }) {
      const received = await findReceived(read, person, query.page);
      return {
        ...received,
        items: received.items.map(({ name, avatar, kinds, station, style, quizlog_id, given_at }) => ({
          from: { name, avatar },
          kinds,
          station,
          url: href(summary, { base: baseOf(style), quizlog_id }),
          given_at: given_at.toISOString(),
        })),
      };
    },
    actions: {},
  });
}

export const kudosRoom: GatewayRoom = { name: 'kudos', bind: bindKudos };
