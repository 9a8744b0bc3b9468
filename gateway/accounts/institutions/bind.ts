import type { FastifyInstance } from 'fastify';
import { institutionsPage } from '~/domain/accounts/institutions/contract';
import { listInstitutions } from '~/domain/accounts/institutions/list.query';
import { mergeInstitution, renameInstitution, verifyInstitution } from '~/domain/accounts/institutions/tidy';
import type { Deps } from '~/infra/process/deps';
import { bindPage } from '../../bind';

const done = { ok: true as const };

/** Institutions, verified, renamed and merged by staff. */
export function bindInstitutions(app: FastifyInstance, deps: Deps): void {
  bindPage(app, deps, institutionsPage, {
    data: ({ query }) => listInstitutions(deps.read, query),
    actions: {
      async verify({ person, input: { institution_id, is_verified } }) {
        await deps.inTransaction((tx) => verifyInstitution(tx, person, institution_id, is_verified));
        return done;
      },
      async rename({ person, input: { institution_id, name } }) {
        await deps.inTransaction((tx) => renameInstitution(tx, person, institution_id, name));
        return done;
      },
      async merge({ person, input: { institution_id, into_name } }) {
        await deps.inTransaction((tx) => mergeInstitution(tx, person, institution_id, into_name));
        return done;
      },
    },
  });
}
