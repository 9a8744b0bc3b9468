import { isRegistered } from '../accounts/policy';
import { implement } from '../kit/live';
import { pairingMatch, pairingSearching } from './contract';
import { matchSnapshotOf, matchSnapshotsOf } from './match-snapshot.query';
import { mayReadMatch } from './policy';
import { presenceOfSeeker } from './presence';
import { searchingSnapshotOf } from './searching-count.query';

export const audioPairingLive = [
  implement(pairingMatch, {
    snapshot: matchSnapshotOf,
    snapshots: matchSnapshotsOf,
    mayWatch: async (_read, person, accountId) => mayReadMatch(person, accountId),
    watching: (person) => presenceOfSeeker(person.id),
  }),
  implement(pairingSearching, {
    snapshot: searchingSnapshotOf,
    mayWatch: async (_read, person) => isRegistered(person),
  }),
];
