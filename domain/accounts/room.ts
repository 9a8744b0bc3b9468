import { room } from '../kit/room';
import * as accounts from './contract';
import * as email from './email/contract';
import { emailJobOperations } from './email/jobs';
import { accountsMails } from './email/mails';
import { accountsEntities } from './entities';
import { accountsLive } from './live';
import { accountsPersonalData } from './personal-data';
import * as profile from './profile/contract';
import * as security from './security/contract';
import * as firstStaff from './roles/first-staff-contract';
import * as roles from './roles/contract';
import { rolesJobOperations } from './roles/job-operations';

export const accountsRoom = room({
  name: 'accounts',
  contracts: { accounts, email, firstStaff, profile, roles, security },
  entities: accountsEntities,
  live: accountsLive,
  jobs: [...emailJobOperations, ...rolesJobOperations],
  personalData: accountsPersonalData,
  mails: accountsMails,
});
