import { isStaff } from '../accounts/policy';
import { implement } from '../kit/live';
import { statisticsWindow } from './contract';
import { windowSnapshotOf } from './progress.query';

export const statisticsLive = [
  implement(statisticsWindow, {
    snapshot: windowSnapshotOf,
    async snapshots(read, windows) {
      const snapshot = await windowSnapshotOf(read, 1);
      return new Map(windows.map((window) => [window, { ...snapshot, window }]));
    },
    mayWatch: (_read, person) => Promise.resolve(isStaff(person)),
  }),
];
