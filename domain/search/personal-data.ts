import { exportedRows, type PersonalData } from '../kit/personal-data';

export const searchPersonalData: PersonalData = {
  tables: [
    {
      table: 'search_documents',
      accounts: ['owner_id'],
      exported: 'They repeat texts that are exported where they were written.',
      erased: 'deleted',
    },
    {
      table: 'search_synonyms',
      accounts: ['changed_by'],
      exported: 'Words that mean the same belong to everybody.',
      erased: 'unlinked',
    },
    {
      table: 'synonym_changes',
      accounts: ['account_id'],
      exported: exportedRows('synonym_changes', {
        where: 'account_id = $1',
        key: [['id', 'int']],
        columns: ['synonym_id', 'act', 'terms_before', 'terms_after', 'created_at'],
      }),
      erased: 'unlinked',
    },
  ],
};
