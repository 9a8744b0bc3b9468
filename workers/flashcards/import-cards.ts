import { IMPORT_BEAT_MS, importCardsJob } from '~/domain/flashcards/exchange/contract';
import { noteWork } from '~/domain/flashcards/exchange/note-work';
import { endReading, failImport, importWork } from '~/domain/flashcards/exchange/read-import';
import { endTaking, takeSome } from '~/domain/flashcards/exchange/take-import';
import type { Deps } from '~/infra/process/deps';
import { handle, type RunContext } from '../registry';
import { readFile } from './read-file';

/** Says every IMPORT_BEAT_MS that a worker is still at it: its silence tells those who watch that it was killed. */
export async function whileNoting(deps: Deps, importId: number, work: () => Promise<void>): Promise<void> {
  const note = () => deps.inTransaction((tx) => noteWork(tx, importId));
  await note();
  let noting: Promise<unknown> = Promise.resolve();
  const beat = setInterval(() => {
    noting = noting
      .then(note)
      .catch((error: unknown) =>
        deps.log.warn({ err: error, import_id: importId }, 'an import could not say that it is being worked on'),
      );
  }, IMPORT_BEAT_MS);
  try {
    await work();
  } finally {
    clearInterval(beat);
    await noting;
  }
}

async function importFile(deps: Deps, importId: number, commit: RunContext['commit']): Promise<void> {
  const work = await importWork(deps.read, importId);
  if (work?.state === 'reading') {
    const failure = await readFile(deps, work);
    if (failure === 'cancelled') return;
    if (failure) return commit((tx) => failImport(tx, importId, failure));
    await deps.inTransaction((tx) => endReading(tx, importId));
  }
  while (await deps.inTransaction((tx) => takeSome(tx, importId)));
  await commit((tx) => endTaking(tx, importId));
}

/** Reads a file of cards, then merges it, some cards in each transaction; a killed worker's work goes on where it was. */
export const importCards = handle(importCardsJob, {
  run: ({ import_id }, { deps, commit }) => whileNoting(deps, import_id, () => importFile(deps, import_id, commit)),
  failed: (tx, { import_id }) => failImport(tx, import_id, 'internal'),
});
