import { paymentErasing, paymentTables } from './payment/personal-data';
import { deletedWithAccount, type PersonalData } from '../kit/personal-data';

export const purchasesPersonalData: PersonalData = {
  erase: paymentErasing,
  tables: [
    ...paymentTables,
    deletedWithAccount('purchase_interests', [['product', 'text']], ['product', 'created_at']),
    deletedWithAccount(
      'grants',
      [['id', 'int']],
      ['product', 'entitlements', 'source', 'starts_at', 'ends_at', 'ended_at', 'created_at'],
    ),
  ],
};
