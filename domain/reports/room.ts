import { room } from '../kit/room';
import * as reports from './contract';
import { reportsPersonalData } from './personal-data';
import { mergeGuestReports } from './merge-guest';
import { weighGuestReports } from './weigh-guest-reports';

/** Reports by users, and the moderation cases that they open. */
export const reportsRoom = room({
  name: 'reports',
  contracts: { reports },
  tables: ['moderation_cases', 'moderation_queue', 'reports'],
  followers: [weighGuestReports, mergeGuestReports],
  personalData: reportsPersonalData,
});
