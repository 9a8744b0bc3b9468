import { implement } from '~/domain/kit/live';
import { importProgress } from './contract';
import { importSnapshotOf, ownsImport } from './find-import.query';

export const exchangeLive = [
  implement(importProgress, {
    snapshot: importSnapshotOf,
    mayWatch: (read, person, importId) => ownsImport(read, person.id, importId),
  }),
];
