import { room } from '../kit/room';
import * as groupCalls from './call-contract';
import * as groupPractice from './contract';
import { groupPracticeJobOperations } from './job-operations';
import * as groupKnocks from './knock-contract';
import { groupPracticeFollowers } from './followers';
import { groupPracticeLive } from './live';
import { groupPracticePersonalData } from './personal-data';
import { activeGroup } from './today';

export const groupPracticeRoom = room({
  name: 'group-practice',
  contracts: { groupPractice, groupCalls, groupKnocks },
  live: groupPracticeLive,
  heldByGateways: [groupCalls.groupCall],
  jobs: groupPracticeJobOperations,
  personalData: groupPracticePersonalData,
  followers: groupPracticeFollowers,
  today: [activeGroup],
});
