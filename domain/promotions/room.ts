import { room } from '../kit/room';
import * as promotions from './contract';
import { promotionsPersonalData } from './personal-data';

export const promotionsRoom = room({
  name: 'promotions',
  contracts: { promotions },
  tables: ['promotion_days', 'promotion_dismissals', 'promotions'],
  personalData: promotionsPersonalData,
});
