import { forgetImportJob } from '~/domain/questions/exchange/contract';
import { forgetImport as forget } from '~/domain/questions/exchange/forget-import';
import { handle } from '../registry';

export const forgetImport = handle(forgetImportJob, {
  run: ({ import_id }, { commit }) => commit((tx) => forget(tx, import_id)),
});
