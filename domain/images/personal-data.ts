import { exportedRows, type PersonalData } from '../kit/personal-data';

export const imagesPersonalData: PersonalData = {
  tables: [
    {
      table: 'images',
      accounts: ['account_id'],
      exported: exportedRows('images', {
        where: 'account_id = $1',
        key: [['id', 'int']],
        columns: ['key', 'width', 'height', 'bytes', 'created_at'],
      }),
      erased: 'unlinked',
    },
  ],
};
