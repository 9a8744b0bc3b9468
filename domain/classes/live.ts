import { implement } from '../kit/live';
import { belongsTo, teaches } from './class-row';
import { classSnapshotOf, rosterSnapshotOf } from './classes.query';
import { classLive, rosterLive } from './contract';

export const classesLive = [
  implement(classLive, {
    snapshot: classSnapshotOf,
    mayWatch: async (read, person, classId) =>
      (await belongsTo(read, person, classId)) || (await teaches(read, person, classId)),
  }),
  implement(rosterLive, { snapshot: rosterSnapshotOf, mayWatch: teaches }),
];
