import { undoImportJob } from '~/domain/flashcards/exchange/contract';
import { failImport } from '~/domain/flashcards/exchange/read-import';
import { endUndoing, undoSome } from '~/domain/flashcards/exchange/undo-import';
import { handle } from '../registry';
import { atWork } from './at-work';

export const undoImport = handle(undoImportJob, {
  run: ({ import_id }, { deps, commit }) =>
    atWork(deps, import_id, async () => {
      while (await deps.inTransaction((tx) => undoSome(tx, import_id)));
      await commit((tx) => endUndoing(tx, import_id));
    }),
  failed: (tx, { import_id }) => failImport(tx, import_id, 'internal'),
});
