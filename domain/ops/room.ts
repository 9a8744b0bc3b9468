import { room } from '../kit/room';
import * as browserErrors from './browser-errors/contract';
import * as ops from './contract';
import { opsEntities } from './entities';
import { retentionJobOperations } from './job-operations';

export const opsRoom = room({
  name: 'ops',
  contracts: { ops, browserErrors },
  entities: opsEntities,
  jobs: retentionJobOperations,
});
