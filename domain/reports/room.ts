import { room } from '../kit/room';
import * as reports from './contract';
import { reportsPersonalData } from './personal-data';
import { Report } from './report.entity';
import { takeInReports } from './take-in-guest';
import { weighGuestReports } from './weigh-guest-reports';

/** What people say is wrong, and the cases that this opens for moderators. */
export const reportsRoom = room({
  name: 'reports',
  contracts: { reports },
  tables: ['moderation_cases', 'moderation_queue', 'reports'],
  entities: [Report],
  followers: [weighGuestReports, takeInReports],
  personalData: reportsPersonalData,
});
