import { deletedWithAccount, notExported, type PersonalData } from '../kit/personal-data';

export const reportsPersonalData: PersonalData = {
  tables: [
    deletedWithAccount('reports', 'id, kind, entity_id, reason, text, resolved_at, created_at'),
    notExported('reports', ['resolved_by'], 'unlinked', 'What a moderator resolved belongs to those who reported.'),
  ],
};
