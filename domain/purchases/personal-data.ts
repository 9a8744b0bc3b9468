import { paymentErasing, paymentTables } from './payment/personal-data';
import { deletedWithAccount, type PersonalData } from '../kit/personal-data';

export const purchasesPersonalData: PersonalData = {
  erase: paymentErasing,
  tables: [
    ...paymentTables,
    {
      table: 'staff_grants',
      accounts: ['given_by'],
      exported: 'What staff gave is in the export of who has it.',
      erased: 'unlinked',
    },
    deletedWithAccount('purchase_interests', [['product', 'text']], ['product', 'created_at', 'told_at']),
    deletedWithAccount(
      'grants',
      [['id', 'int']],
      ['product', 'entitlements', 'source', 'starts_at', 'ends_at', 'ended_at', 'created_at'],
    ),
  ],
};
