import { implement } from '~/domain/kit/live';
import { importProgress } from './contract';
import { importSnapshotOf } from './find-import.query';
import { questionImportFiles } from './request-import';

export const exchangeLive = [
  implement(importProgress, {
    snapshot: importSnapshotOf,
    mayWatch: (read, person, importId) => questionImportFiles.isOwn(read, person.id, importId),
  }),
];
