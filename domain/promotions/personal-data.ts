import { exportedRows, type PersonalData } from '../kit/personal-data';

export const promotionsPersonalData: PersonalData = {
  tables: [
    {
      table: 'promotions',
      accounts: ['changed_by'],
      exported: 'What staff write to tell people what there is belongs to the product.',
      erased: 'unlinked',
    },
    {
      table: 'promotion_dismissals',
      accounts: ['account_id'],
      exported: exportedRows('promotion_dismissals', {
        where: 'account_id = $1',
        key: [['promotion_id', 'int']],
        columns: ['promotion_id', 'dismissed_at'],
      }),
      erased: 'deleted',
    },
  ],
};
