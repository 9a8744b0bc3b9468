import { deletedWithAccount, type PersonalData } from '../kit/personal-data';

export const purchasesPersonalData: PersonalData = {
  tables: [deletedWithAccount('purchase_interests', [['product', 'text']], ['product', 'created_at'])],
};
