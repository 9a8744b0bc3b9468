import { personChanged } from '../accounts/events';
import { accountLeaves } from '../accounts/privacy/events';
import { personBlocked } from '../audio-pairing/events';
import { memberJoined } from '../group-practice/events';
import { follow } from '../kit/event';
import { admit } from './admit';
import { leaveAllEvents, partBlocked, participantChanged } from './take-part';

export const eventsFollowers = [
  follow(memberJoined, (tx, { pin, account_id }) => admit(tx, pin, account_id)),
  follow(personBlocked, (tx, { blocker_id, blocked_id }) => partBlocked(tx, blocker_id, blocked_id)),
  follow(personChanged, (tx, { account_id }) => participantChanged(tx, account_id)),
  follow(accountLeaves, (tx, { account_id }) => leaveAllEvents(tx, account_id)),
];
