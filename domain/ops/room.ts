import { room } from '../kit/room';
import * as browserErrors from './browser-errors/contract';
import * as ops from './contract';
import { retentionJobOperations } from './job-operations';
import { opsPersonalData } from './personal-data';

export const opsRoom = room({
  name: 'ops',
  contracts: { ops, browserErrors },
  jobs: retentionJobOperations,
  personalData: opsPersonalData,
});
