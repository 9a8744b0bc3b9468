import { personChanged } from '../accounts/events';
import { accountLeaves } from '../accounts/privacy/events';
import { personBlocked } from '../audio-pairing/events';
import { classPeopleChanged } from '../classes/events';
import { follow } from '../kit/event';
import { peopleCounted } from '../statistics/events';
import { announceBoards, boardsChanged, pointsChanged } from './announce';
import { leaveLeaderboard, profileChanged } from './take-part';

export const leaderboardFollowers = [
  follow(peopleCounted, (tx, { account_ids }) => pointsChanged(tx, account_ids)),
  follow(classPeopleChanged, (tx, { class_id }) => announceBoards(tx, [`class-${class_id}`])),
  follow(personBlocked, (tx, { blocker_id, blocked_id }) => boardsChanged(tx, [blocker_id, blocked_id])),
  follow(personChanged, (tx, { account_id }) => profileChanged(tx, account_id)),
  follow(accountLeaves, (tx, { account_id }) => leaveLeaderboard(tx, account_id)),
];
