import { groupCall } from '~/domain/group-practice/call-contract';
import { isMember } from '~/domain/group-practice/live';
import { presenceOf } from '~/domain/group-practice/presence';
import { implement, type LiveImplementation } from '~/domain/kit/live';
import { liveResources } from '~/domain/rooms';
import type { CallStore } from './call-store';

/** Everything that can be watched: what the database stands behind, and what the gateways hold themselves. */
export function watchableResources(store: CallStore): ReadonlyMap<string, LiveImplementation> {
  const call = implement(groupCall, {
    snapshot: async (_read, pin) => (await store.read(pin)).call,
    mayWatch: isMember,
    watching: (person, pin) => presenceOf(pin, person.id),
  });
  return new Map([...liveResources, [groupCall.name, call as unknown as LiveImplementation]]);
}
