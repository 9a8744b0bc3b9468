import { room } from '../kit/room';
import * as accounts from './contract';
import * as security from './security/contract';
import { accountsEntities } from './entities';
import { accountsLive } from './live';
import { accountsPersonalData } from './personal-data';
import * as profile from './profile/contract';

export const accountsRoom = room({
  name: 'accounts',
  contracts: { accounts, profile, security },
  entities: accountsEntities,
  live: accountsLive,
  personalData: accountsPersonalData,
});
