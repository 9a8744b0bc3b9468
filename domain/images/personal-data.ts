import { type PersonalData, unlinkedFromAccount } from '../kit/personal-data';

export const imagesPersonalData: PersonalData = {
  tables: [unlinkedFromAccount('images', 'key, sound, width, height, bytes, created_at')],
};
