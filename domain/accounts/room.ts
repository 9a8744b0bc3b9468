import { room } from '../kit/room';
import * as accounts from './contract';
import { accountsEntities } from './entities';
import { accountsLive } from './live';
import * as profile from './profile/contract';

export const accountsRoom = room({
  name: 'accounts',
  contracts: { accounts, profile },
  entities: accountsEntities,
  live: accountsLive,
});
