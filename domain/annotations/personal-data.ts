import { deletedWithAccount, type PersonalData } from '../kit/personal-data';

export const annotationsPersonalData: PersonalData = {
  tables: [deletedWithAccount('annotations', 'entity_type, entity_id, text, deleted, created_at, updated_at')],
};
