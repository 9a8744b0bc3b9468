import type { FastifyInstance } from 'fastify';
import { mayModerate } from '~/domain/accounts/policy';
import { notFound } from '~/domain/kit/errors';
import { listPage } from '~/domain/moderation/lists/contract';
import { findList } from '~/domain/moderation/lists/list.query';
import { bankCheckNow, requestBankCheck } from '~/domain/quizzes/quality/check-bank';
import type { Deps } from '~/infra/process/deps';
import { bindPage } from '../../bind';

/** The lists of moderators and staff. */
export function bindLists(app: FastifyInstance, deps: Deps): void {
  bindPage(app, deps, listPage, {
    data: ({ person, params, query }) => findList(deps.read, person, params.list, query),
    actions: {
      check_gate({ person }) {
        if (!mayModerate(person)) throw notFound();
        return bankCheckNow(deps.read);
      },
      async check_bank({ person }) {
        await deps.inTransaction((tx) => requestBankCheck(tx, person));
        return { ok: true as const };
      },
    },
  });
}
