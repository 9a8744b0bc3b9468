import { IMPORT_BEAT_MS } from '~/domain/flashcards/exchange/contract';
import { noteWork } from '~/domain/flashcards/exchange/note-work';
import type { Deps } from '~/infra/process/deps';
import { whileNoting } from '../while-noting';

/** Works on an import of cards, and says meanwhile that it is at it. */
export async function atWork(deps: Deps, importId: number, work: () => Promise<void>): Promise<void> {
  const note = () => deps.inTransaction((tx) => noteWork(tx, importId));
  await note();
  await whileNoting(deps, { import_id: importId, every: IMPORT_BEAT_MS, note }, work);
}
