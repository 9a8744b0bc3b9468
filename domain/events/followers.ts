import { personChanged } from '../accounts/events';
import { accountLeaves } from '../accounts/privacy/events';
import { personBlocked } from '../audio-pairing/events';
import { follow } from '../kit/event';
import { leaveAllEvents, partBlocked, participantChanged } from './take-part';

export const eventsFollowers = [
  follow(personBlocked, (tx, { blocker_id, blocked_id }) => partBlocked(tx, blocker_id, blocked_id)),
  follow(personChanged, (tx, { account_id }) => participantChanged(tx, account_id)),
  follow(accountLeaves, (tx, { account_id }) => leaveAllEvents(tx, account_id)),
];
