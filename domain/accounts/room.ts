import { room } from '../kit/room';
import * as accounts from './contract';
import { accountsMails } from './email/mails';
import { accountsEntities } from './entities';
import { accountsLive } from './live';
import { accountsPersonalData } from './personal-data';
import * as profile from './profile/contract';
import * as security from './security/contract';

export const accountsRoom = room({
  name: 'accounts',
  contracts: { accounts, profile, security },
  entities: accountsEntities,
  live: accountsLive,
  personalData: accountsPersonalData,
  mails: accountsMails,
});
