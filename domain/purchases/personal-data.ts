import { paymentErasing, paymentTables } from './payment/personal-data';
import { deletedWithAccount, notExported, type PersonalData } from '../kit/personal-data';

export const purchasesPersonalData: PersonalData = {
  erase: paymentErasing,
  tables: [
    ...paymentTables,
    notExported('staff_grants', ['given_by'], 'unlinked', 'What staff gave is in the export of who has it.'),
    deletedWithAccount('purchase_interests', 'product, created_at, told_at', { key: 'product::text' }),
    deletedWithAccount('grants', 'product, entitlements, source, starts_at, ends_at, ended_at, created_at'),
  ],
};
