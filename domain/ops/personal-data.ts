import { changingStep, type PersonalData, unlinkedFromAccount } from '../kit/personal-data';

/** The audit stays, without the name of who acted. */
const unname = changingStep(
  'ops-name',
  'ops_audit',
  `account_name = '–'`,
  `account_id = ANY ($1::int[]) AND account_name <> '–'`,
);

export const opsPersonalData: PersonalData = {
  tables: [unlinkedFromAccount('ops_audit', 'act, queue, jobs, state, reason, created_at')],
  erase: [unname],
};
