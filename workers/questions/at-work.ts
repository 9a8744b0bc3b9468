import { IMPORT_BEAT_MS } from '~/domain/questions/exchange/contract';
import { noteWork } from '~/domain/questions/import-work';
import type { Deps } from '~/infra/process/deps';

/**
 * Works on an import, and says every IMPORT_BEAT_MS that it is still at it: its silence tells those who watch that the worker was
 * killed. Does nothing where the import is not in that phase any more.
 */
export async function atWork(
  deps: Deps,
  importId: number,
  phase: 'reading' | 'taking',
  work: () => Promise<void>,
): Promise<void> {
  const note = () => deps.inTransaction((tx) => noteWork(tx, importId, phase));
  if (!(await note())) return;
  let noting: Promise<unknown> = Promise.resolve();
  const beat = setInterval(() => {
    // One at a time. A beat that is lost is not worth a failed import.
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
