import { deletedWithAccount, type PersonalTable } from '../../kit/personal-data';

export const trialTables: readonly PersonalTable[] = [
  deletedWithAccount('trials', [['account_id', 'int']], ['station_id', 'started_at']),
];
