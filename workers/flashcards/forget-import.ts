import { forgetImportJob } from '~/domain/flashcards/transfer/contract';
import { forgetImport as forget } from '~/domain/flashcards/transfer/forget-import';
import { handle } from '../registry';

export const forgetImport = handle(forgetImportJob, {
  run: ({ import_id }, { commit }) => commit((tx) => forget(tx, import_id)),
});
