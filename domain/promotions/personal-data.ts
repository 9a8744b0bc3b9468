import { deletedWithAccount, notExported, type PersonalData } from '../kit/personal-data';

export const promotionsPersonalData: PersonalData = {
  tables: [
    notExported(
      'promotions',
      ['changed_by'],
      'unlinked',
      'What staff write to tell people what there is belongs to the product.',
    ),
    deletedWithAccount('promotion_dismissals', 'promotion_id, dismissed_at', { key: 'promotion_id' }),
  ],
};
