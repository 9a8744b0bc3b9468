import { room } from '../kit/room';
import * as purchases from './contract';
import { purchasesEntities } from './entities';

export const purchasesRoom = room({
  name: 'purchases',
  contracts: { purchases },
  entities: purchasesEntities,
});
