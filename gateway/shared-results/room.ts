import type { FastifyInstance } from 'fastify';
import { Problem } from '~/domain/kit/errors';
import type { Transaction } from '~/domain/kit/transaction';
import { resultSharing, sharedResult, type Sharing } from '~/domain/shared-results/contract';
import {
  agreeToSharing,
  countOpening,
  findSharing,
  shareResult,
  takeBackResult,
} from '~/domain/shared-results/share-result';
import { findSharedResult, previewSharedResult } from '~/domain/shared-results/shared-result.query';
import type { Deps } from '~/infra/process/deps';
import { bindPage, type GatewayRoom } from '../bind';

/** Changes to the sharing of results by one person in a minute. */
export const SHARING = { points: 60, seconds: 60 };
/** A link is counted as opened from one address so often. */
export const OPENINGS = { points: 1, seconds: 3_600 };

function bindSharedResults(app: FastifyInstance, deps: Deps): void {
  const { read } = deps;
  const changes = app.limits.limiter('shared-results-person', SHARING.points, SHARING.seconds);
  const openings = app.limits.limiter('shared-results-openings', OPENINGS.points, OPENINGS.seconds);

  async function change(
    { person, params }: { person: { id: number }; params: { quizlog_id: number } },
    run: (tx: Transaction, person: { id: number }, attemptId: number) => Promise<Sharing>,
  ): Promise<Sharing> {
    await changes.take(person.id);
    return deps.inTransaction((tx) => run(tx, person, params.quizlog_id));
  }

  bindPage(app, deps, sharedResult, {
    preview: async ({ params }) => {
      const { title, description, percent } = await previewSharedResult(read, params.key);
      return { title, description, picture: `result-${percent}` };
    },
    data: ({ person, params }) => findSharedResult(read, person, params.key),
    first: ({ station }) => ({ heading: station }),
    actions: {
      async count_opening({ person, params: { key }, request }) {
        const first = await openings.take(`${key} ${request.ip}`).catch((error: unknown) => {
          if (!(error instanceof Problem)) throw error;
          return null;
        });
        if (first) await deps.inTransaction((tx) => countOpening(tx, person, key));
        return { ok: true } as const;
      },
    },
  });

  bindPage(app, deps, resultSharing, {
    data: ({ person, params }) => findSharing(read, person, params.quizlog_id),
    actions: {
      share: (of) => change(of, shareResult),
      take_back: (of) => change(of, takeBackResult),
      agree: (of) => change(of, (tx, person, attemptId) => agreeToSharing(tx, person, attemptId, of.input.agreed)),
    },
  });
}

export const sharedResultsRoom: GatewayRoom = { name: 'shared-results', bind: bindSharedResults };
