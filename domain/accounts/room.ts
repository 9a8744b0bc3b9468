import { follow } from '../kit/event';
import { room } from '../kit/room';
import * as consent from './consent/contract';
import * as accounts from './contract';
import * as email from './email/contract';
import { emailConfirmed } from './email/events';
import { emailJobOperations } from './email/jobs';
import { accountsMails } from './email/mails';
import * as institutions from './institutions/contract';
import { accountsLive } from './live';
import { accountsPersonalData } from './personal-data';
import * as privacy from './privacy/contract';
import { privacyJobOperations } from './privacy/job-operations';
import { privacyLive } from './privacy/live';
import * as profile from './profile/contract';
import * as push from './push/contract';
import { pushJobOperations } from './push/job-operations';
import * as security from './security/contract';
import { securityMails } from './security/mails';
import * as trial from './trial/contract';
import { becomeFirstStaff } from './roles/first-staff';
import * as firstStaff from './roles/first-staff-contract';
import * as roles from './roles/contract';
import { rolesJobOperations } from './roles/job-operations';
import { personTarget } from './profile/moderated-person';

export const accountsRoom = room({
  name: 'accounts',
  contracts: { accounts, consent, email, firstStaff, institutions, privacy, profile, push, roles, security, trial },
  tables: [
    'account_consents',
    'account_export_pieces',
    'account_exports',
    'account_institutions',
    'account_links',
    'accounts',
    'avatars',
    'email_changes',
    'first_staff_offers',
    'institution_acts',
    'institution_aliases',
    'institutions',
    'notifications',
    'passkeys',
    'password_requests',
    'pending_sign_ins',
    'push_keys',
    'push_subscriptions',
    'recovery_codes',
    'role_changes',
    'security_acts',
    'sessions',
    'totp_factors',
    'trials',
  ],
  live: [...accountsLive, ...privacyLive],
  jobs: [...emailJobOperations, ...privacyJobOperations, ...pushJobOperations, ...rolesJobOperations],
  followers: [follow(emailConfirmed, (tx, { account_id }) => becomeFirstStaff(tx, account_id))],
  moderated: [personTarget],
  personalData: accountsPersonalData,
  mails: [...accountsMails, ...securityMails],
});
