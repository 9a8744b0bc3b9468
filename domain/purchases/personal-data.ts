import { deletedWithAccount, type PersonalData } from '../kit/personal-data';

export const purchasesPersonalData: PersonalData = {
  tables: [
    deletedWithAccount('purchase_interests', [['product', 'text']], ['product', 'created_at']),
    deletedWithAccount(
      'grants',
      [['id', 'int']],
      ['product', 'entitlements', 'source', 'starts_at', 'ends_at', 'ended_at', 'created_at'],
    ),
  ],
};
