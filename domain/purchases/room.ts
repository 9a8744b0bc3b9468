import { room } from '../kit/room';
import * as purchases from './contract';

export const purchasesRoom = room({
  name: 'purchases',
  contracts: { purchases },
});
