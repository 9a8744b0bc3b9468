import { IMPORT_BEAT_MS } from '~/domain/questions/exchange/contract';
import { noteWork } from '~/domain/questions/import-work';
import type { Deps } from '~/infra/process/deps';
import { whileNoting } from '../while-noting';

/** Works on an import, and says meanwhile that it is at it. Does nothing if the import is not in that phase any more. */
export async function atWork(
  deps: Deps,
  importId: number,
  phase: 'reading' | 'taking',
  work: () => Promise<void>,
): Promise<void> {
  const note = () => deps.inTransaction((tx) => noteWork(tx, importId, phase));
  if (await note()) await whileNoting(deps, { import_id: importId, every: IMPORT_BEAT_MS, note }, work);
}
