import { room } from '../kit/room';
import * as browserErrors from './browser-errors/contract';
import * as ops from './contract';
import { retentionJobOperations } from './job-operations';
import { opsPersonalData } from './personal-data';

export const opsRoom = room({
  name: 'ops',
  contracts: { ops, browserErrors },
  tables: ['browser_error_minutes', 'browser_errors', 'ops_audit'],
  jobs: retentionJobOperations,
  personalData: opsPersonalData,
});
