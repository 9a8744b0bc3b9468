import { notExported, type PersonalData, unlinkedFromAccount } from '../kit/personal-data';

export const searchPersonalData: PersonalData = {
  tables: [
    notExported(
      'search_documents',
      ['owner_id'],
      'deleted',
      'They repeat texts that are exported where they were written.',
    ),
    notExported('search_synonyms', ['changed_by'], 'unlinked', 'Words that mean the same belong to everybody.'),
    unlinkedFromAccount('section_terms_left_out', 'section_id, synonym_id, created_at', {
      key: 'section_id, synonym_id',
    }),
    unlinkedFromAccount('synonym_changes', 'synonym_id, act, terms_before, terms_after, created_at'),
  ],
};
