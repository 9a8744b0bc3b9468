import type { Person } from '../accounts/person';
import { isMember } from '../group-practice/live';
import { presenceOf } from '../group-practice/presence';
import { implement } from '../kit/live';
import { circuitRun } from './contract';
import { runSnapshotOf } from './snapshot.query';

export const circuitRunsLive = [
  implement(circuitRun, {
    snapshot: (read, pin) => runSnapshotOf(read, pin),
    mayWatch: isMember,
    watching: (person: Person, pin: string) => presenceOf(pin, person.id),
  }),
];
