import { groupCall } from '~/domain/group-practice/call-contract';
import { isMember } from '~/domain/group-practice/live';
import { presenceOf } from '~/domain/group-practice/presence';
import { implement } from '~/domain/kit/live';
import type { CallStore } from '../live/calls/store';

/** A group's call has no rows: the gateways hold it in Redis. */
export const callResource = (store: CallStore) =>
  implement(groupCall, {
    snapshot: (_read, pin) => store.read(pin),
    mayWatch: isMember,
    watching: (person, pin) => presenceOf(pin, person.id),
  });
