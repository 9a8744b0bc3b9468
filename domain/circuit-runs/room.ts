import { room } from '../kit/room';
import * as circuitRuns from './contract';
import { circuitRunsFollowers } from './followers';
import { circuitRunsJobOperations } from './job-operations';
import { circuitRunsLive } from './live';
import { circuitRunsPersonalData } from './personal-data';

export const circuitRunsRoom = room({
  name: 'circuit-runs',
  contracts: { circuitRuns },
  tables: ['circuit_run_rounds', 'circuit_runs'],
  live: circuitRunsLive,
  jobs: circuitRunsJobOperations,
  followers: circuitRunsFollowers,
  personalData: circuitRunsPersonalData,
});
