import { room } from '../kit/room';
import * as statistics from './contract';
import { statisticsJobOperations } from './job-operations';
import * as jobs from './jobs';
import { statisticsLive } from './live';
import { statisticsPersonalData } from './personal-data';
import { statisticsFollowers } from './followers';

export const statisticsRoom = room({
  name: 'statistics',
  contracts: { statistics, jobs },
  tables: [
    'statistics_cohorts',
    'statistics_counts',
    'statistics_look_ups',
    'statistics_memberships',
    'statistics_people',
    'statistics_person_hours',
    'statistics_person_months',
    'statistics_progress',
    'statistics_roles',
  ],
  jobs: statisticsJobOperations,
  live: statisticsLive,
  followers: statisticsFollowers,
  personalData: statisticsPersonalData,
});
