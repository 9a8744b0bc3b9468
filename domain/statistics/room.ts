import { room } from '../kit/room';
import * as statistics from './contract';
import { statisticsJobOperations } from './job-operations';
import * as jobs from './jobs';
import { statisticsLive } from './live';
import { statisticsPersonalData } from './personal-data';

export const statisticsRoom = room({
  name: 'statistics',
  contracts: { statistics, jobs },
  jobs: statisticsJobOperations,
  live: statisticsLive,
  personalData: statisticsPersonalData,
});
