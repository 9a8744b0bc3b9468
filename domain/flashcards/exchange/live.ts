import { implement } from '~/domain/kit/live';
import { importProgress } from './contract';
import { importSnapshotOf } from './find-import.query';
import { cardImportFiles } from './request-import';

export const exchangeLive = [
  implement(importProgress, {
    snapshot: importSnapshotOf,
    mayWatch: (read, person, importId) => cardImportFiles.isOwn(read, person.id, importId),
  }),
];
