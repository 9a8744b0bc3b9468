import { implement } from '~/domain/kit/live';
import { accountExport } from './contract';
import { exportSnapshotOf, ownsExport } from './exports';

export const privacyLive = [
  implement(accountExport, {
    snapshot: exportSnapshotOf,
    mayWatch: (read, person, exportId) => ownsExport(read, person.id, exportId),
  }),
];
