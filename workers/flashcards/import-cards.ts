import { importCardsJob } from '~/domain/flashcards/exchange/contract';
import { endReading, failImport, importWork } from '~/domain/flashcards/exchange/read-import';
import { endTaking, importSome } from '~/domain/flashcards/exchange/run-import';
import type { Deps } from '~/infra/process/deps';
import { handle, type RunContext } from '../registry';
import { atWork } from './at-work';
import { readFile } from './read-file';

async function importFile(deps: Deps, importId: number, commit: RunContext['commit']): Promise<void> {
  const work = await importWork(deps.read, importId);
  if (work?.state === 'reading') {
    const failed = await readFile(deps, work);
    if (failed === 'cancelled') return;
    if (failed) return commit((tx) => failImport(tx, importId, failed.failure, failed.line));
    await deps.inTransaction((tx) => endReading(tx, importId));
  }
  while (await deps.inTransaction((tx) => importSome(tx, importId)));
  await commit((tx) => endTaking(tx, importId));
}

/** Reads a file of cards, then merges it, some cards in each transaction; a killed worker's work goes on where it was. */
export const importCards = handle(importCardsJob, {
  run: ({ import_id }, { deps, commit }) => atWork(deps, import_id, () => importFile(deps, import_id, commit)),
  failed: (tx, { import_id }) => failImport(tx, import_id, 'internal'),
});
