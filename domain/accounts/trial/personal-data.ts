import { deletedWithAccount, type PersonalTable } from '../../kit/personal-data';

export const trialTables: readonly PersonalTable[] = [
  deletedWithAccount('trials', 'station_id, started_at', { key: 'account_id' }),
];
