import { room } from '../kit/room';
import * as groupCalls from './call-contract';
import * as groupPractice from './contract';
import { groupPracticeFollowers } from './followers';
import { groupPracticeJobOperations } from './job-operations';
import * as groupKnocks from './knock-contract';
import { groupPracticeLive } from './live';
import * as groupMarks from './marks-contract';
import * as groupTrials from './try-contract';
import { groupPracticePersonalData } from './personal-data';
import { groupWaiting } from './push';
import { activeGroup } from './today';

export const groupPracticeRoom = room({
  name: 'group-practice',
  contracts: { groupPractice, groupCalls, groupKnocks, groupMarks, groupTrials },
  tables: [
    'group_knocks',
    'group_members',
    'group_sessions',
    'observer_sheets',
    'round_handovers',
    'round_marks',
    'round_ticks',
  ],
  live: groupPracticeLive,
  heldByGateways: [groupCalls.groupCall],
  jobs: groupPracticeJobOperations,
  followers: groupPracticeFollowers,
  personalData: groupPracticePersonalData,
  today: [activeGroup],
  pushes: [groupWaiting],
});
