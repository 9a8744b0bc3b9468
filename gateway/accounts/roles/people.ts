import type { FastifyInstance } from 'fastify';
import type { Person } from '~/domain/accounts/person';
import { changeRole } from '~/domain/accounts/roles/change-role';
import { isOnlyStaff, newestRoleChanges, roleChangesOf } from '~/domain/accounts/roles/changes.query';
import {
  type GivenRole,
  PEOPLE_FOUND_MAX,
  PEOPLE_PER_PAGE,
  peoplePage,
  personPage,
} from '~/domain/accounts/roles/contract';
import { findListedPerson, findPeople } from '~/domain/accounts/roles/people.query';
import { factorRemovalsOf, removeFactorsAsStaff } from '~/domain/accounts/security/remove-factors-as-staff';
import { notFound } from '~/domain/kit/errors';
import type { Deps } from '~/infra/process/deps';
import { bindPage } from '../../bind';

/** People and their roles, for staff. */
export function bindPeople(app: FastifyInstance, deps: Deps): void {
  bindPage(app, deps, peoplePage, {
    async data({ query }) {
      const [{ count, items }, changes] = await Promise.all([
        findPeople(deps.read, query),
        newestRoleChanges(deps.read),
      ]);
      const pages = Math.max(1, Math.ceil(count / PEOPLE_PER_PAGE));
      return { items, page: query.page, pages, count, more: count >= PEOPLE_FOUND_MAX, changes };
    },
    actions: {},
  });

  async function read(accountId: number) {
    const [person, changes, only_staff, { has_factors, removals }] = await Promise.all([
      findListedPerson(deps.read, accountId),
      roleChangesOf(deps.read, accountId),
      isOnlyStaff(deps.read, accountId),
      factorRemovalsOf(deps.read, accountId),
    ]);
    if (!person) throw notFound();
    return {
      person,
      changes,
      only_staff: only_staff && person.roles.includes('staff'),
      has_factors,
      factor_removals: removals,
    };
  }

  async function change(who: Person, account_id: number, given: boolean, input: { role: GivenRole; reason: string }) {
    await deps.inTransaction((tx) => changeRole(tx, who, { account_id, given, ...input }));
    // The job does the same and tells open pages; the next request should not have to wait for it.
    await app.sessions.forgetPerson(account_id);
    return read(account_id);
  }

  bindPage(app, deps, personPage, {
    data: ({ params }) => read(params.account_id),
    actions: {
      give_role: ({ person, params, input }) => change(person, params.account_id, true, input),
      take_role: ({ person, params, input }) => change(person, params.account_id, false, input),
      async remove_factors({ person, params: { account_id }, input: { reason } }) {
        await deps.inTransaction((tx) => removeFactorsAsStaff(tx, person, { account_id, reason }));
        await app.sessions.forgetPerson(account_id);
        return read(account_id);
      },
    },
  });
}
