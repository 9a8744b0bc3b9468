import { forgetImportJob } from '~/domain/flashcards/exchange/contract';
import { forgetImport as forget } from '~/domain/flashcards/exchange/forget-import';
import { handle } from '../registry';

export const forgetImport = handle(forgetImportJob, {
  run: ({ import_id }, { commit }) => commit((tx) => forget(tx, import_id)),
});
