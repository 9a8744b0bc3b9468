import type { FastifyInstance } from 'fastify';
import { listPage } from '~/domain/moderation/lists/contract';
import { findList } from '~/domain/moderation/lists/list.query';
import { requestBankCheck } from '~/domain/quizzes/quality/check-bank';
import type { Deps } from '~/infra/process/deps';
import { bindPage } from '../../bind';

/** The lists of moderators and staff. */
export function bindLists(app: FastifyInstance, deps: Deps): void {
  bindPage(app, deps, listPage, {
    data: ({ person, params, query }) => findList(deps.read, person, params.list, query),
    actions: {
      async check_bank({ person }) {
        await deps.inTransaction((tx) => requestBankCheck(tx, person));
        return { ok: true as const };
      },
    },
  });
}
