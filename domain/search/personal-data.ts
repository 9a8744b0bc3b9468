import type { PersonalData } from '../kit/personal-data';

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
  ],
};
