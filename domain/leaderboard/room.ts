import { room } from '../kit/room';
import * as leaderboard from './contract';
import { leaderboardFollowers } from './followers';
import { leaderboardJobOperations } from './job-operations';
import * as jobs from './jobs';
import { leaderboardLive } from './live';
import { leaderboardPersonalData } from './personal-data';
import { leaderboardToday } from './today';

export const leaderboardRoom = room({
  name: 'leaderboard',
  contracts: { leaderboard, jobs },
  tables: ['leaderboard_people', 'leaderboard_progress'],
  jobs: leaderboardJobOperations,
  live: leaderboardLive,
  followers: leaderboardFollowers,
  today: [leaderboardToday],
  personalData: leaderboardPersonalData,
});
