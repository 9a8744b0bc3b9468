import { importJob } from '~/domain/questions/exchange/contract';
import { failImport, publishProgress } from '~/domain/questions/exchange/read-import';
import { importSnapshotOf } from '~/domain/questions/exchange/find-import.query';
import { runImport as takeAll } from '~/domain/questions/exchange/run-import';
import { placeImported } from '~/domain/quizzes/personal/place-imported';
import { handle } from '../registry';
import { atWork } from './at-work';

/** Milliseconds between two reports of progress. */
const PROGRESS_EVERY_MS = 500;

/** All of them or none: a worker that is killed in the middle leaves nothing behind, and the next one begins anew. */
export const runImport = handle(importJob, {
  async run({ import_id }, { deps, commit }) {
    const before = await importSnapshotOf(deps.read, import_id);
    if (before?.state !== 'taking') return;
    let reportedAt = Date.now();
    const between = async (done: number): Promise<void> => {
      if (Date.now() - reportedAt < PROGRESS_EVERY_MS) return;
      reportedAt = Date.now();
      // On a connection of its own, or nobody would hear of it before everything is over.
      await deps.inTransaction((tx) =>
        publishProgress(tx, import_id, 'taking', {
          done,
          total: before.accepted,
          accepted: before.accepted,
          refused: before.refused,
        }),
      );
    };
    await atWork(deps, import_id, 'taking', () => commit((tx) => takeAll(tx, import_id, between, placeImported)));
  },
  failed: (tx, { import_id }) => failImport(tx, import_id, 'internal'),
});
