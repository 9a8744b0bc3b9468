import { room } from '../kit/room';
import * as accounts from './contract';
import { accountsEntities } from './entities';
import { accountsLive } from './live';

export const accountsRoom = room({
  name: 'accounts',
  contracts: { accounts },
  entities: accountsEntities,
  live: accountsLive,
});
