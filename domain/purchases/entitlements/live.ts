import { isRegistered } from '~/domain/accounts/policy';
import { implement } from '~/domain/kit/live';
import { accountEntitlements } from './contract';
import { entitlementsOf } from './entitlements.query';

/** One's own only, staff included. */
const entitlementsLive = implement(accountEntitlements, {
  snapshot: entitlementsOf,
  mayWatch: async (_read, person, accountId) => isRegistered(person) && person.id === accountId,
});

export const purchasesLive = [entitlementsLive];
