import { type PersonalData, unlinkedFromAccount } from '../kit/personal-data';

export const imagesPersonalData: PersonalData = {
  tables: [unlinkedFromAccount('images', 'key, width, height, bytes, created_at')],
};
