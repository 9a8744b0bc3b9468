import { room } from '../kit/room';
import * as purchases from './contract';
import { purchasesPersonalData } from './personal-data';

export const purchasesRoom = room({
  name: 'purchases',
  contracts: { purchases },
  personalData: purchasesPersonalData,
});
